/** The side of the client: who asks, yes or no, and the end. */
import type { BodyOf, OwnLook, ResponseOf } from '@bussola/contract';
import { LOOK_MINUTES } from '@bussola/contract/limits';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { listLookPages, note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import * as looks from '../people/look-repository.ts';

export function ownLook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reasons }: { reasons: EncryptedReasons },
) {
  /** How the last one went is shown for a day, unless it is put away. */
  async function read(userId: string, at: Tx = db): Promise<OwnLook | null> {
    const found = await looks.lastLookOf(at, userId, plusDays(clock(), -1));
    if (!found) return null;
    const look = looks.lookOf(found, clock());
    // A no needs no more words.
    if (look.state === 'refused') return null;
    const isSeen = look.state === 'open' || look.state === 'over';
    return {
      ...look,
      firstName: found.firstName,
      name: `${found.firstName} ${found.lastName}`.trim(),
      reason: (await reasons.open(at, userId, found.reason)).text,
      pages: isSeen ? await listLookPages(at, found.lookId) : [],
    };
  }
  const answered = async (userId: string): Promise<ResponseOf<'ownLook'>> => ({
    look: await read(userId),
  });
  const written = (tx: Tx, userId: string, action: string, lookId: string | null = null) =>
    note(tx, { at: clock(), actor: userId, subject: userId, action, grantId: lookId });
  return {
    read: ({ userId }: Actor) => answered(userId),
    async answer({ userId }: Actor, { lookId, accept }: BodyOf<'answerLook'>) {
      await db.transaction(async (tx) => {
        const until = accept ? plusSeconds(clock(), LOOK_MINUTES * 60) : null;
        if (!(await looks.answerLook(tx, { lookId, clientId: userId, until }, clock())))
          throw new ProblemError('NOT_FOUND');
        await written(tx, userId, accept ? 'look.agreed' : 'look.refused', lookId);
      });
      return answered(userId);
    },
    /** Its page shows how it went, and is put away by the same press a second time. */
    async end({ userId }: Actor) {
      await db.transaction(async (tx) => {
        if (await looks.endLook(tx, { clientId: userId }, clock()))
          return written(tx, userId, 'look.closed');
        // A request that waits is answered, not put away.
        if ((await read(userId, tx))?.state !== 'waiting')
          await looks.putAwayLooks(tx, userId, clock());
        return undefined;
      });
      return answered(userId);
    },
  };
}
