import { LOOKS_A_DAY, RESENT_A_DAY } from '@bussola/contract/limits';
import { ProblemError } from '../../problem-error.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../http/network.ts';
import type { Caller } from '../../http/visitor-cookie.ts';
import { forget, hit } from './throttle-repository.ts';

/**
 * How many in how many seconds. `account` counts wrong guesses, from browsers that never entered.
 * Limits `:ip` count a browser by its visitor cookie, and a client without one by its address; all
 * browsers of one address together have `wall` times as much. Guessing has a lower wall.
 */
const LIMITS = {
  'login:ip': { max: 60, seconds: 600, wall: 5 },
  'login:account': { max: 10, seconds: 3600 },
  // Right passwords past the limit of guesses are looked for this often, and answered by a mailed
  // link.
  'login:late-from': { max: 5, seconds: 3600 },
  'login:late': { max: 100, seconds: 3600 },
  'login:mailed': { max: 3, seconds: 3600 },
  // Of one requester for one address.
  'mail:minute': { max: 2, seconds: 60 },
  'mail:hour': { max: 5, seconds: 3600 },
  // Of all requesters that the address does not know. Past it no mail leaves; those that left are
  // still good.
  'mail:address': { max: 10, seconds: 3600 },
  'mail:ip': { max: 60, seconds: 3600, wall: 20 },
  'verify:ip': { max: 60, seconds: 3600, wall: 20 },
  'create:ip': { max: 60, seconds: 3600, wall: 20 },
  // Offers of grants: each one sends a mail to another person.
  grants: { max: 20, seconds: 3600 },
  // Mails about grants to one address, from everybody together.
  'offers:to': { max: 5, seconds: 86_400 },
  // Letters with a gift: of one giver, and to one address from everybody together.
  gifts: { max: 5, seconds: 86_400 },
  'gifts:to': { max: 3, seconds: 86_400 },
  // Letters that staff have sent again to one person, whoever asks.
  resent: { max: RESENT_A_DAY, seconds: 86_400 },
  // Requests to look together, of one person of the staff to one client; pages of one look.
  looks: { max: LOOKS_A_DAY, seconds: 86_400 },
  'look-pages': { max: 300, seconds: 900 },
  // Looks at a grant before it is given: each is worked out.
  preview: { max: 60, seconds: 3600 },
  // Reads, votes and lines about questions and answers, and questions to a person of the staff.
  feedback: { max: 300, seconds: 3600 },
  questions: { max: 5, seconds: 86_400 },
  checkEmail: { max: 5, seconds: 3600 },
  'challenge:ip': { max: 60, seconds: 600, wall: 5 },
  // Proving again, or the first code of an app: of one session.
  prove: { max: 10, seconds: 3600 },
} as const;
type AddressLimit = {
  [L in keyof typeof LIMITS]: (typeof LIMITS)[L] extends { wall: number } ? L : never;
}[keyof typeof LIMITS];
export type Limit = Exclude<keyof typeof LIMITS, AddressLimit>;
/** Guesses of one person's secret are not widened where one machine plays everybody. */
const STRICT: ReadonlySet<Limit> = new Set([
  'login:account',
  'login:late-from',
  'login:late',
  'login:mailed',
  'prove',
  'mail:minute',
  'mail:hour',
  'mail:address',
  'offers:to',
  'gifts',
  'gifts:to',
  'resent',
  'looks',
]);

/**
 * An address, and whom the browser is bound to that registered it; null for strangers, who are
 * counted together.
 */
interface CodesOf {
  folded: string;
  boundTo: string | null;
}

export function throttle({ db, clock, config, secrets }: Deps) {
  // Addresses are kept as keyed hashes: the table says nothing of who was looked for.
  const keyOf = (limit: string, subject: string) =>
    `${limit}:${secrets.mac('throttle', subject).slice(0, 32)}`;
  const codeKey = ({ folded, boundTo }: CodesOf) =>
    `code:${secrets.mac('throttle', boundTo === null ? folded : `${folded} ${boundTo}`).slice(0, 32)}`;
  /**
   * Counts one. Never inside a transaction: a rollback would forget the count.
   * @returns 0 within the limit, else the seconds until it is free again
   */
  async function wait(limit: Limit, subject: string): Promise<number> {
    const { max, seconds } = LIMITS[limit];
    const { n, retryAfterSeconds } = await hit(db, keyOf(limit, subject), seconds, clock());
    return n > max * (STRICT.has(limit) ? 1 : config.throttleScale) ? retryAfterSeconds : 0;
  }
  return {
    wait,
    /** @throws ProblemError TOO_MANY_REQUESTS past the limit */
    async count(limit: Limit, subject: string): Promise<void> {
      const retryAfterSeconds = await wait(limit, subject);
      if (retryAfterSeconds > 0) throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    },
    /**
     * Counts one of a browser, and of all browsers of its address.
     * @throws ProblemError TOO_MANY_REQUESTS past either limit
     */
    async countFrom(limit: AddressLimit, { ip, visitor }: Caller): Promise<void> {
      const { max, seconds, wall } = LIMITS[limit];
      const network = networkOf(ip);
      const counts =
        visitor === null
          ? ([[limit, network, max]] as const)
          : ([
              [`${limit}:visitor`, visitor, max],
              [`${limit}:wall`, network, max * wall],
            ] as const);
      for (const [name, subject, most] of counts) {
        const { n, retryAfterSeconds } = await hit(db, keyOf(name, subject), seconds, clock());
        if (n > most * config.throttleScale)
          throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
    },
    /**
     * Counts a guess of a code where no claim of that browser and address exists. It locks after as
     * many guesses as a real claim, so that the lock does not tell which addresses are registered.
     * @returns the number of this guess
     */
    async countCode(of: CodesOf): Promise<number> {
      return (await hit(db, codeKey(of), 86_400, clock())).n;
    },
    forgetCodes: (of: CodesOf) => forget(db, codeKey(of)),
    forget: (limit: Limit, subject: string) => forget(db, keyOf(limit, subject)),
  };
}
export type Throttle = ReturnType<typeof throttle>;
