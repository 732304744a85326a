/** Limits that fail the build. */
export interface Budget {
  what: string;
  bytes: number;
  limitKb: number;
}

/**
 * A limit with more room than a quarter of itself would let a regression through unseen; a portal
 * that is only beginning has such limits.
 */
const LEAST_USED = 0.75;
const said = (budgets: readonly Budget[]): string =>
  budgets
    .map(({ what, bytes, limitKb }) => `${what} ${(bytes / 1000).toFixed(1)} kB of ${limitKb}`)
    .join('; ');

/**
 * A size past its limit is refused; a limit that is far too wide is reported.
 * @throws Error listing every limit that was passed
 */
export function enforce(budgets: Budget[], warn: (line: string) => void = console.warn): void {
  const over = budgets.filter(({ bytes, limitKb }) => bytes > limitKb * 1000);
  if (over.length > 0) throw new Error(`over the size limits: ${said(over)}`);
  const wide = budgets.filter(({ bytes, limitKb }) => bytes < limitKb * 1000 * LEAST_USED);
  if (wide.length > 0) warn(`size limits to lower, more than a quarter is unused: ${said(wide)}`);
}
