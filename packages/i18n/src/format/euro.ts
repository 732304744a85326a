import { formatNumber } from './number.ts';

export const NBSP = '\u00A0';
/** Shown where a figure is missing or is not a number. */
export const MISSING = '—';

export interface EuroFormat {
  /** Digits after the comma, 0 by default: big numbers are read to the euro. */
  decimals?: number;
  /** `+` before what is above zero, for changes. */
  signed?: boolean;
}

/**
 * `1.234,56 €`, the same in every language: thousands always grouped (four digits too), comma,
 * non-breaking space, a true minus sign. Minus zero prints `0 €`.
 */
export function formatEuro(value: number | null | undefined, format: EuroFormat = {}): string {
  const parts = formatEuroParts(value, format);
  return parts === null ? MISSING : `${parts.number}${NBSP}€`;
}

/**
 * The figure and the sign apart, for places that draw them differently; null when there is no
 * figure.
 */
export function formatEuroParts(
  value: number | null | undefined,
  { decimals = 0, signed = false }: EuroFormat = {},
): { number: string } | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const number = formatNumber(value, decimals);
  return { number: signed && value > 0 && !/^[0.,]+$/.test(number) ? `+${number}` : number };
}
