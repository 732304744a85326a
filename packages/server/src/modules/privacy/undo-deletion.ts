import { plusDays } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../people/one-use.ts';
import { putToken, takeToken } from '../people/token-repository.ts';
import { isAddressTaken } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { restore } from '../people/erasure-repository.ts';
import { deletedLetter, keptLetter, restoredLetter } from './privacy-letters.ts';

export const UNDO_DAYS = 14;

/** Second thoughts about the end of an account: the letter that offers them, and the way back. */
export function undoDeletion(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  mailer: Pick<Mailer, 'send'>,
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
        const user = await restore(tx, taken.userId, plusDays(clock(), -UNDO_DAYS));
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

  return { announce, undo };
}
