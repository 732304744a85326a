import { useT } from '@bussola/i18n';
import { useCallback } from 'react';
import { adminNamespace } from '../locales/admin-namespace.ts';

const IN_WORDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** A place in a list, counted from 0, in words: «settima»; from the thirteenth «numero 13». */
export function usePlace(): (index: number) => string {
  const t = useT(adminNamespace);
  return useCallback(
    (index) => {
      const word = IN_WORDS[index];
      return word ? t(`sorting.places.${word}`) : t('sorting.beyond', { number: index + 1 });
    },
    [t],
  );
}
