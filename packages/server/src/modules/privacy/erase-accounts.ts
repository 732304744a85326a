import { plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { foldEmail } from '../people/one-use.ts';
import { note } from '../audit/audit-repository.ts';
import { keepProof } from '../general/consent-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { forgetLetters } from '../mail/outbox-repository.ts';
import * as erasure from '../people/erasure-repository.ts';
import { erasureStatement } from './erasure-statement.ts';
import { erasedLetter } from './privacy-letters.ts';
import { UNDO_DAYS } from './undo-deletion.ts';

export interface EraseParts {
  mailer: Mailer;
  keys: PersonalKeys;
  reportBlobs: BlobStore;
  documentBlobs: BlobStore;
}

/** The key is destroyed, the rows go, and the person gets a mail. */
export function eraseAccounts(
  { db, clock, log, secrets }: Pick<Deps, 'db' | 'clock' | 'log' | 'secrets'>,
  { mailer, keys, reportBlobs, documentBlobs }: EraseParts,
) {
  /** @returns the names of their files; null for an account that must not be erased any more */
  async function erase(
    id: string,
    now: Date,
    deletedBefore: Date,
  ): Promise<Awaited<ReturnType<typeof erasure.blobsOf>> | null> {
    return db.transaction(async (tx) => {
      const user = await erasure.lockForErasure(tx, id, now, deletedBefore);
      if (!user) return null;
      const held = await erasure.blobsOf(tx, id);
      const key = await keys.fingerprint(tx, id);
      // Without a proved address there is no consent to keep a proof of.
      if (user.email && user.deleted)
        await keepProof(tx, id, secrets.mac('consent-proof', foldEmail(user.email)), clock());
      await erasure.destroy(tx, id);
      if (user.email) await forgetLetters(tx, foldEmail(user.email));
      await note(tx, {
        at: clock(),
        actor: null,
        subject: id,
        action: 'account.erased',
        ...(key ? { detail: `key ${key}` } : {}),
      });
      if (user.email && user.deleted) {
        const at = romeDay(clock());
        await mailer.send(
          tx,
          user.email,
          erasedLetter(user, {
            at,
            key,
            statement: await erasureStatement({ clock, secrets }, id, key),
          }),
        );
      }
      return held;
    });
  }

  /**
   * Each person in a transaction of their own; the bytes of what they kept follow at once. One that
   * fails holds up no other.
   * @returns how many.
   * @throws AggregateError at the end, of those that failed
   */
  return async (): Promise<number> => {
    const [now, deletedBefore] = [clock(), plusDays(clock(), -UNDO_DAYS)];
    const failed: unknown[] = [];
    let erased = 0;
    for (const id of await erasure.dueForErasure(db, now, deletedBefore)) {
      try {
        const blobs = await erase(id, now, deletedBefore);
        if (!blobs) continue;
        erased += 1;
        await reportBlobs.remove(blobs.reports);
        await documentBlobs.remove(blobs.documents);
      } catch (error) {
        failed.push(error);
      }
    }
    if (erased > 0) {
      log.info({ erased }, 'accounts past their time were erased');
    }
    if (failed.length > 0)
      throw new AggregateError(
        failed,
        `${failed.length} accounts past their time could not be erased`,
      );
    return erased;
  };
}
