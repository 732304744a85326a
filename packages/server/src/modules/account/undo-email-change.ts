import { plusSeconds, romeDay } from '../../clock.ts';
import type { Tx } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { restore } from '../people/erasure-repository.ts';
import { dropLinksSince } from '../people/report-repository.ts';
import { dropFactorsSince } from '../people/factor-repository.ts';
import { dropIdentitiesSince } from '../people/social-repository.ts';
import { revokeSince } from '../people/grant-repository.ts';
import * as changes from './email-change-repository.ts';
import { LIFE_SECONDS, taken } from './email-change-parts.ts';
import type { EmailChangeParts } from './email-change-parts.ts';
import { issueToken } from '../people/issue-token.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import { dropRivals, findToken, takeToken } from '../people/token-repository.ts';
import * as users from '../people/user-repository.ts';

/** The link at the old address: the change is taken back, and who made it is locked out. */
export function undoEmailChange({ db, clock, sessions, mailer, notices }: EmailChangeParts) {
  /**
   * Locks the account of the link. If it was deleted from the new address, the deletion is undone
   * too.
   */
  async function held(tx: Tx, tokenHash: string) {
    const link = await findToken(tx, tokenHash, 'undo-email', clock());
    if (!link?.detail) throw new ProblemError('TOKEN_INVALID');
    const user = await users.lockAccount(tx, link.userId);
    // Of two that come at once the second finds here that the link was used.
    if (!(await takeToken(tx, tokenHash, 'undo-email', clock())))
      throw new ProblemError('TOKEN_INVALID');
    if (link.expired) throw new ProblemError('TOKEN_EXPIRED');
    // Staff are taken off by others, and a suspended account is ended by the staff: neither comes
    // back by a link.
    if (user?.state !== 'active' || !user.email || (user.deletedAt && user.role !== 'User'))
      throw new ProblemError('NOT_FOUND');
    return { ...user, email: user.email, link: { ...link, detail: link.detail } };
  }
  /**
   * The owner of the old address did not ask for the change: all that was added to the account
   * since then is removed.
   */
  async function undo(token: string): Promise<{ email: string; undone: true }> {
    const email = await db
      .transaction(async (tx) => {
        const { link, ...user } = await held(tx, hashToken(token));
        await changes.dropChange(tx, user.id);
        if (foldEmail(user.email) !== foldEmail(link.detail))
          await users.setEmail(tx, user.id, link.detail, foldEmail(link.detail));
        if (user.deletedAt) {
          if (!(await restore(tx, user.id, link.createdAt))) throw new ProblemError('NOT_FOUND');
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'account.restored',
          });
        }
        await users.dropPassword(tx, user.id);
        await dropFactorsSince(tx, user.id, link.createdAt);
        await dropIdentitiesSince(tx, user.id, link.createdAt);
        await dropRivals(tx, link);
        // Grants given since then were told to the new address only.
        if ((await revokeSince(tx, user.id, link.createdAt, clock())) > 0)
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'grant.revoked',
          });
        await dropLinksSince(tx, user.id, romeDay(link.createdAt));
        await sessions.endAllOf(tx, user.id, 'change of address undone');
        await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'email.undone' });
        const reset = await issueToken(tx, {
          userId: user.id,
          kind: 'reset',
          now: clock(),
          expiresAt: plusSeconds(clock(), LIFE_SECONDS),
        });
        await mailer.reset(
          tx,
          {
            email: link.detail,
            firstName: user.firstName,
            language: user.language,
            role: user.role,
          },
          reset,
        );
        await notices.tell(tx, user.id, 'email-change-undone', {}, 'screen');
        return link.detail;
      })
      .catch(taken);
    return { email, undone: true };
  }

  return undo;
}
