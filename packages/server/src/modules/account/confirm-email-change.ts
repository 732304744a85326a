import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { sameText } from '../../secrets.ts';
import { note } from '../audit/audit-repository.ts';
import * as changes from './email-change-repository.ts';
import { taken } from './email-change-parts.ts';
import type { EmailChangeParts } from './email-change-parts.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import { dropClaims } from '../people/claim-repository.ts';
import * as users from '../people/user-repository.ts';

const MAX_WRONG = 5;
/** `email`: which address is meant, where two were asked for one after the other. */
type Given = { email?: string | undefined } & ({ code: string } | { token: string });
type Outcome =
  { refused: 'CODE_WRONG' | 'CODE_LOCKED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' } | { email: string };

/** The new address is proved by its code or its link; from here on it is the account's. */
export function confirmEmailChange({
  db,
  clock,
  sessions,
  mailer,
  notices,
  hashCode,
  person,
  putUndo,
}: EmailChangeParts) {
  /** The account that asked proves the new address, while it is signed in. */
  async function apply(tx: Tx, actor: Actor, change: changes.EmailChange): Promise<string> {
    const user = await person(tx, actor.userId);
    await changes.dropChange(tx, user.id);
    await users.setEmail(tx, user.id, change.email, change.folded);
    await dropClaims(tx, user.id, change.folded);
    await changes.dropChangesTo(tx, change.folded);
    await sessions.endOthersOf(tx, actor, 'address changed');
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: actor.userId,
      action: 'email.changed',
    });
    const { firstName, language, role } = user;
    await mailer.emailChanged(
      tx,
      { email: user.email, firstName, language, role },
      await putUndo(tx, user.id, user.email),
    );
    await notices.tell(tx, user.id, 'email-changed');
    return change.email;
  }

  async function confirm(actor: Actor, given: Given): Promise<Outcome> {
    return db.transaction(async (tx) => {
      await users.lockAccount(tx, actor.userId);
      const row = await changes.lockChange(tx, actor.userId);
      const isMeant = given.email === undefined || foldEmail(given.email) === row?.folded;
      if (!row || !isMeant) return { refused: 'code' in given ? 'CODE_WRONG' : 'TOKEN_INVALID' };
      if ('code' in given) {
        if (row.attempts >= MAX_WRONG) return { refused: 'CODE_LOCKED' };
        if (!sameText(row.codeHash, hashCode(actor.userId, given.code))) {
          await changes.countWrongChange(tx, actor.userId);
          return { refused: row.attempts + 1 >= MAX_WRONG ? 'CODE_LOCKED' : 'CODE_WRONG' };
        }
      } else if (!sameText(row.tokenHash, hashToken(given.token))) {
        return { refused: 'TOKEN_INVALID' };
      }
      if (row.expiresAt <= clock()) return { refused: 'TOKEN_EXPIRED' };
      return { email: await apply(tx, actor, row) };
    });
  }

  return async (actor: Actor, given: Given): Promise<{ email: string; undone: false }> => {
    const outcome = await confirm(actor, given).catch(taken);
    if ('refused' in outcome) throw new ProblemError(outcome.refused);
    return { email: outcome.email, undone: false };
  };
}
