/** The constants that a text may name: what they are called, and what a reader sees today. */
import { costantiQueries } from '@bussola/client';
import { useLanguage } from '@bussola/i18n';
import { sayConstant } from '@bussola/i18n/format';
import { useQuery } from '@tanstack/react-query';

export interface Values {
  /** False until they are read, or cannot be. */
  isSettled: boolean;
  isKnown: (key: string) => boolean;
  /** In the language of who writes. */
  nameOf: (key: string) => string;
  /** As it is read in a text of that language. */
  say: (key: string, language: 'it' | 'en') => string;
}

export function useValues(): Values {
  const own = useLanguage();
  const { data, isPending } = useQuery(costantiQueries.staff());
  const found = (key: string) => data?.costanti.find((one) => one.key === key);
  return {
    isSettled: !isPending,
    isKnown: (key) => found(key) !== undefined,
    nameOf: (key) => found(key)?.nome[own] ?? key,
    say: (key, language) => {
      const constant = found(key);
      const due = data?.scadenze.find((one) => one.key === key);
      return constant
        ? sayConstant(constant, language, due?.scaduta ? due.anno : undefined)
        : `[${key}]`;
    },
  };
}
