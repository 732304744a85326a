/**
 * How long each thing may take, in milliseconds. The server may shorten them for tests
 * (PORTAL_TIMES); people get these.
 */
export interface Times {
  /** A sentence says that it takes long. */
  slow: number;
  /** What has not come by then is asked for again, under another address. */
  hang: number;
  /** When an older build could be shown, the newest has this long. */
  giveWay: number;
  /**
   * The specification's limit (§8), over everything from the choice of a build to its first page.
   */
  limit: number;
  /**
   * Waits before each retry of what the network refused; up to a quarter more, so that a crowd does
   * not come back at once.
   */
  retries: readonly number[];
  /** A build that failed is left alone for so long. */
  open: number;
  /**
   * A page that stood for so long counts as drawn: one that throws in its own first moments does
   * not.
   */
  stood: number;
}

export const TIMES: Times = {
  slow: 8_000,
  hang: 20_000,
  giveWay: 60_000,
  limit: 120_000,
  retries: [1_000, 3_000],
  open: 60_000,
  stood: 3_000,
};
