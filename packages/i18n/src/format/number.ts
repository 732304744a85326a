const formatters = new Map<string, Intl.NumberFormat>();

function formatter(minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  let found = formatters.get(key);
  if (!found) {
    // `always`: by default it-IT does not group four digits, and «1234» beside «12.345» reads as a
    // different unit.
    found = new Intl.NumberFormat('it-IT', {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      useGrouping: 'always',
      signDisplay: 'negative',
    });
    formatters.set(key, found);
  }
  return found;
}

/**
 * An Italian number with exactly `decimals` digits after the comma: `-1.234,50` with a true minus
 * sign.
 */
export function formatNumber(value: number, decimals = 0, minimum = decimals): string {
  return formatter(minimum, decimals).format(value).replace('-', '\u2212');
}

export interface PercentFormat {
  /** At most this many digits after the comma (1 by default); zeros at the end are not written. */
  decimals?: number;
  signed?: boolean;
}

/** A share of 0–100 as `12,5%`. */
export function formatPercent(
  pct: number | null | undefined,
  { decimals = 1, signed = false }: PercentFormat = {},
): string {
  if (pct === null || pct === undefined || !Number.isFinite(pct)) return '—';
  const number = formatNumber(pct, decimals, 0);
  return `${signed && pct > 0 && number !== '0' ? '+' : ''}${number}%`;
}
