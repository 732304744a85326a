import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

export type Corrections = ResponseOf<'corrections'>;
export type Correction = Corrections['correzioni'][number];
type Value = NonNullable<Correction['cifra']>['prima'];

/** Formats a figure of a correction: «marzo 2052», «620 € al mese». */
export function useValueText(): (value: Value) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format } = useMoney();
  return (value) => {
    if (value.tipo === 'mese') return formatDate(`${value.valore}-01`, language, 'month');
    const sum = format(value.valore);
    return value.tipo === 'euroMese' ? t('correzioni.aMonth', { sum }) : sum;
  };
}
