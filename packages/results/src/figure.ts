import type { Unit } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { formatNumber, formatPercent } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { resultsNamespace } from './namespace.ts';

/**
 * A number of the engine with its unit: «583 € al mese», «19 anni», «65%». Amounts are covered in
 * privacy mode.
 */
export function useFigure(): (value: number, unit: Unit) => string {
  const t = useT(resultsNamespace);
  const money = useMoney();
  return (value, unit) => {
    switch (unit) {
      case 'euro':
        return money.format(value);
      case 'euroAnno':
        return `${money.format(value)} ${t('unit.perYear')}`;
      case 'euroMese':
        return `${money.format(value)} ${t('unit.perMonth')}`;
      case 'pct':
        return formatPercent(value);
      case 'anni':
        return t('unit.years', { count: value, number: plain(value) });
      case 'mesi':
        return t('unit.months', { count: value, number: plain(value) });
      case 'punti':
        return t('unit.points', { number: plain(value) });
    }
  };
}

const plain = (value: number): string => formatNumber(value, 1, 0);
