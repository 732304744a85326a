/** Limits that fail the build. */
export interface Budget { what: string; bytes: number; limitKb: number }

/** A limit with more room than a quarter of itself would let a regression through unseen. */
const LEAST_USED = 0.75;
const said = (budgets: readonly Budget[]): string => budgets.map(({ what, bytes, limitKb }) => `${what} ${(bytes / 1000).toFixed(1)} kB of ${limitKb}`).join('; ');

/** Limits work both ways: what grows past one is refused, and so is one that what shrank has left behind. @throws Error listing every such limit. */
export function enforce(budgets: Budget[]): void {
  const over = budgets.filter(({ bytes, limitKb }) => bytes > limitKb * 1000);
  if (over.length > 0) throw new Error(`size limits passed: ${said(over)}`);
  const wide = budgets.filter(({ bytes, limitKb }) => bytes < limitKb * 1000 * LEAST_USED);
  if (wide.length > 0) throw new Error(`size limits to lower, more than a quarter is unused: ${said(wide)}`);
}
