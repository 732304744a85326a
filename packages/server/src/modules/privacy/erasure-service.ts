/**
 * The end of an account: second thoughts for seven days, then the key is destroyed, the rows go,
 * and the person is told.
 */
import { SignJWT } from 'jose';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { foldEmail, hashToken, newToken } from '../account/one-use.ts';
import { putToken, takeToken } from '../account/token-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { isAddressTaken } from '../account/user-repository.ts';
import { keepProof } from '../general/consent-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { forgetLetters } from '../mail/outbox-repository.ts';
import * as erasure from './erasure-repository.ts';
import { deletedLetter, erasedLetter, keptLetter, restoredLetter } from './privacy-letters.ts';

export const UNDO_DAYS = 7;

interface Parts {
  mailer: Mailer;
  keys: PersonalKeys;
  reportBlobs: BlobStore;
  documentBlobs: BlobStore;
}

export function erasureService(
  { db, clock, config, log, secrets }: Deps,
  { mailer, keys, reportBlobs, documentBlobs }: Parts,
) {
  /** Inside the transaction that marks the account as deleted. */
  async function announce(
    tx: Tx,
    user: { id: string; email: string | null; firstName: string; language: 'it' | 'en' },
  ): Promise<void> {
    if (!user.email) return;
    const token = newToken();
    await putToken(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      kind: 'undo-delete',
      now: clock(),
      expiresAt: plusDays(clock(), UNDO_DAYS),
    });
    await mailer.send(
      tx,
      user.email,
      deletedLetter(user, `${config.publicUrl}/user/undo-delete?token=${token}`, UNDO_DAYS),
    );
  }

  /**
   * @throws ProblemError TOKEN_INVALID, TOKEN_EXPIRED, or CONFLICT when the address has a new
   *   account meanwhile
   */
  async function undo(token: string): Promise<{ restored: true }> {
    try {
      await db.transaction(async (tx) => {
        const taken = await takeToken(tx, hashToken(token), 'undo-delete', clock());
        if (!taken) throw new ProblemError('TOKEN_INVALID');
        const user = await erasure.restore(tx, taken.userId, plusDays(clock(), -UNDO_DAYS));
        if (taken.expired || !user) throw new ProblemError('TOKEN_EXPIRED');
        await note(tx, {
          at: clock(),
          actor: taken.userId,
          subject: taken.userId,
          action: 'account.restored',
        });
        if (user.email)
          await mailer.send(
            tx,
            user.email,
            user.state === 'disabled'
              ? keptLetter(user)
              : restoredLetter(user, `${config.publicUrl}/user/login`),
          );
      });
    } catch (error) {
      if (isAddressTaken(error))
        throw new ProblemError('CONFLICT', { detail: 'The address has a new account' });
      throw error;
    }
    return { restored: true };
  }

  /** @returns what they kept as files; null for whoever is not to be erased any more */
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
      // Who never proved an address agreed to nothing that could be held against them, or by them.
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
          erasedLetter(user, { at, key, statement: await statement(id, key) }),
        );
      }
      return held;
    });
  }

  /**
   * Each person in a transaction of their own; the bytes of what they kept follow at once. One that
   * fails holds up no other. @returns how many. @throws AggregateError at the end, of those that
   * failed
   */
  async function eraseDue(): Promise<number> {
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
  }

  /**
   * What was done and when, signed: the person is named by a keyed pseudonym that nobody else can
   * make.
   */
  const statement = (userId: string, key: string | null): Promise<string> =>
    new SignJWT({
      erased: ['account', 'nucleo', 'checkup', 'analisi', 'report', 'documenti', 'note'],
      kept: ['prova dei consensi'],
      ...(key ? { key } : {}),
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'erasure+jwt' })
      .setIssuer('bussola')
      .setSubject(secrets.mac('erasure', userId).slice(0, 32))
      .setIssuedAt(Math.floor(clock().getTime() / 1000))
      .sign(secrets.signKey);

  return { announce, undo, eraseDue };
}
export type ErasureService = ReturnType<typeof erasureService>;
