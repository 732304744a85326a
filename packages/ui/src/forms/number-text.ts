import { formatNumber, parseMoney } from '@bussola/i18n/format';

/**
 * Keeps digits in the shape of an amount while it shows: `280000` as `280.000`, cents only when
 * there are.
 */
export function moneyText(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return formatNumber(value, Number.isInteger(value) ? 0 : 2).replace('\u2212', '-');
}

/**
 * Whole numbers only; grouping dots and spaces are welcome. Null for an empty text, NaN for
 * anything else.
 */
export function parseInteger(text: string): number | null {
  const value = parseMoney(text);
  return value === null || Number.isInteger(value) ? value : Number.NaN;
}
