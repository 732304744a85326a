import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plusDays, plusSeconds } from '../../clock.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as changes from './email-change-repository.ts';
import { LIFE_SECONDS } from './email-change-parts.ts';
import type { EmailChangeParts } from './email-change-parts.ts';
import { issueToken } from '../people/issue-token.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { minDuration } from '../people/min-duration.ts';
import { foldEmail, hashToken, newCode, newToken } from '../people/one-use.ts';
import * as users from '../people/user-repository.ts';

/** A person wants another address: sends a code to it, and an undo link to the old one. */
export const askEmailChange =
  ({ db, clock, config, limit, mailer, notices, hashCode, person, putUndo }: EmailChangeParts) =>
  async (
    actor: Actor,
    { email }: BodyOf<'newUpdateEmail'>,
  ): Promise<ResponseOf<'newUpdateEmail'>> => {
    const folded = foldEmail(email);
    await limit.count('mail:minute', `change ${actor.userId}`);
    await limit.count('mail:hour', `change ${actor.userId}`);
    // Many accounts may ask for one address. Past the limit no mail is sent, without an error: an
    // error would say that another account asks for it.
    const mayWrite = (await limit.wait('mail:address', `change ${folded}`)) === 0;
    return minDuration(config.uniformMs, async () => {
      await db.transaction(async (tx) => {
        const user = await person(tx, actor.userId);
        if (foldEmail(user.email) === folded)
          throw new ProblemError('CONFLICT', {
            detail: 'This is the address of the account already',
          });
        const code = newCode();
        const token = newToken();
        const { firstName, language, role } = user;
        await changes.putChange(tx, {
          userId: user.id,
          email: email.trim(),
          folded,
          tokenHash: hashToken(token),
          codeHash: hashCode(user.id, code),
          now: clock(),
          expiresAt: plusSeconds(clock(), LIFE_SECONDS),
        });
        const taken = await users.findByEmail(tx, folded);
        // The owner of a taken address gets a mail about the attempt, but never the code.
        if (mayWrite && taken?.email) {
          const exists = await issueToken(tx, {
            userId: taken.id,
            kind: 'exists',
            now: clock(),
            expiresAt: plusDays(clock(), 1),
          });
          await mailer.alreadyExists(
            tx,
            {
              email: taken.email,
              firstName: taken.firstName,
              language: taken.language,
              role: taken.role,
            },
            exists,
          );
        } else if (mayWrite) {
          await mailer.emailChangeCode(
            tx,
            { email: email.trim(), firstName, language, role },
            code,
            token,
          );
        }
        await mailer.emailChangeAsked(
          tx,
          { email: user.email, firstName, language, role },
          await putUndo(tx, user.id, user.email),
        );
        await notices.tell(tx, user.id, 'email-change-asked', {}, 'screen');
        await note(tx, {
          at: clock(),
          actor: user.id,
          subject: user.id,
          action: 'email.change-asked',
        });
      });
      return MAIL_SENT;
    });
  };
