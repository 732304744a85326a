/**
 * Places for work that each request holds for as long as its reader takes. Nobody waits for one:
 * when none is free, the answer says when to come back.
 */
import { networkOf } from './http/network.ts';
import { ProblemError } from './problem-error.ts';

interface Holder {
  account: string;
  /** The address that the request comes from. */ ip: string;
}
interface Limits {
  /**
   * Of one account, of one network, and in all: a few accounts cannot take all places, nor can one
   * network.
   */
  account: number;
  network: number;
  all: number;
  /** The name of the place, for the refusal. */
  what: string;
  retryAfterSeconds: number;
}

export function places({
  account: ofAccount,
  network: ofNetwork,
  all: inAll,
  what,
  retryAfterSeconds,
}: Limits) {
  const counts = new Map<string, number>();
  const change = (key: string, by: 1 | -1): void => {
    const n = (counts.get(key) ?? 0) + by;
    if (n === 0) counts.delete(key);
    else counts.set(key, n);
  };

  /**
   * @returns gives the place back, once.
   * @throws ProblemError TOO_MANY_REQUESTS when the account has its share, BUSY when the network
   * has, or all places are taken
   */
  return function take({ account, ip }: Holder): () => void {
    const keys = [
      ['all', inAll],
      [`network ${networkOf(ip)}`, ofNetwork],
      [`account ${account}`, ofAccount],
    ] as const;
    if ((counts.get(keys[2][0]) ?? 0) >= ofAccount)
      throw new ProblemError('TOO_MANY_REQUESTS', {
        detail: `${what} of this account is under way`,
        retryAfterSeconds,
      });
    if (keys.some(([key, most]) => (counts.get(key) ?? 0) >= most))
      throw new ProblemError('BUSY', {
        detail: `${what}: too many are under way`,
        retryAfterSeconds,
      });
    for (const [key] of keys) change(key, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      for (const [key] of keys) change(key, -1);
    };
  };
}
