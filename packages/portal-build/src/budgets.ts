/** Limits that fail the build. */
export interface Budget { what: string; bytes: number; limitKb: number }

/** @throws Error listing every limit that was passed. */
export function enforce(budgets: Budget[]): void {
  const over = budgets.filter(({ bytes, limitKb }) => bytes > limitKb * 1000);
  if (over.length > 0) {
    throw new Error(`size limits passed: ${over.map(({ what, bytes, limitKb }) => `${what} ${(bytes / 1000).toFixed(1)} kB of ${limitKb}`).join('; ')}`);
  }
}
