/**
 * The same as `once`, for people without an account. Two visitors may send the same key, so a
 * repeat must bring the same key and the same request. Only a keyed hash of both is stored, because
 * the request may hold a password. Answers are kept for an hour.
 */
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import {
  findVisitorAnswer,
  keepVisitorAnswer,
  sweepVisitorKeys,
  takeVisitorKey,
} from './visitor-key-repository.ts';
import type { VisitorAnswer } from './visitor-key-repository.ts';

const KEPT_SECONDS = 3600;
/** Runs an effect inside the transaction that makes it happen once. */
type Effect = (tx: Tx, effect: () => Promise<VisitorAnswer>) => Promise<VisitorAnswer>;

export function onceForVisitors({ db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>) {
  const running = new Map<string, Promise<VisitorAnswer>>();
  const since = (): Date => plusSeconds(clock(), -KEPT_SECONDS);

  async function run(
    keyMac: string,
    work: (effect: Effect) => Promise<VisitorAnswer>,
  ): Promise<VisitorAnswer> {
    const earlier = await findVisitorAnswer(db, keyMac, since());
    if (earlier) return earlier;
    return work(async (tx, effect) => {
      // Another process may have been asked the same at the same moment.
      if (!(await takeVisitorKey(tx, keyMac, since(), clock()))) {
        const meanwhile = await findVisitorAnswer(tx, keyMac, since());
        if (!meanwhile) throw new Error('The key of a visitor is taken, and has no answer');
        return meanwhile;
      }
      const answer = await effect();
      await keepVisitorAnswer(tx, keyMac, answer);
      return answer;
    });
  }

  return {
    /**
     * @param work all that is done for the first of them, limits and hashing of passwords included;
     * it calls `effect` in its transaction
     */
    async once(
      { key, request }: { key: string | undefined; request: string },
      work: (effect: Effect) => Promise<VisitorAnswer>,
    ): Promise<VisitorAnswer> {
      if (key === undefined) return work((_tx, effect) => effect());
      const keyMac = secrets.mac('visitor-key', `${key} ${request}`);
      const before = running.get(keyMac);
      if (before) return before;
      // Those that come meanwhile wait for this one: they are no further tries, for the limits
      // either.
      const mine = run(keyMac, work).finally(() => running.delete(keyMac));
      running.set(keyMac, mine);
      return mine;
    },
    sweep: () => sweepVisitorKeys(db, since()),
  };
}
export type OnceForVisitors = ReturnType<typeof onceForVisitors>;
