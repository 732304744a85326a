import { networkOf } from '../../http/network.ts';
import type { Caller } from '../../http/visitor-cookie.ts';
import type { Throttle } from '../people/throttle.ts';

/**
 * Who asks for a mail: the network, and the browser when the account of the address was entered
 * from it.
 */
export interface MailRequester extends Caller {
  device: string | null;
}

/**
 * Strangers who ask for mails to an address spend budgets of their own, never the owner's: each
 * requester has one, and a browser that the account knows is outside the limit of the address.
 * @returns false when the address has had enough mails of strangers
 * @throws ProblemError TOO_MANY_REQUESTS when this requester asked too often
 */
export const countMail =
  (limit: Throttle) =>
  async (folded: string, { ip, visitor, device }: MailRequester): Promise<boolean> => {
    await limit.countFrom('mail:ip', { ip, visitor });
    const requester = `${device ?? visitor ?? networkOf(ip)} ${folded}`;
    await limit.count('mail:minute', requester);
    await limit.count('mail:hour', requester);
    return device !== null || (await limit.wait('mail:address', folded)) === 0;
  };

export type CountMail = ReturnType<typeof countMail>;
