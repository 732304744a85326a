import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CountMail, MailRequester } from './count-mail.ts';
import { issueAnotherToken } from '../people/issue-token.ts';
import { MAIL_SENT } from './mail-sent.ts';
import { minDuration } from '../people/min-duration.ts';
import { foldEmail } from '../people/one-use.ts';
import * as users from '../people/user-repository.ts';

const RESET_LIFE_SECONDS = 3600;

/** Mails a link for another password, if there is an account; the answer is always the same. */
export const forgotPassword =
  (
    { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
    { mailer, countMail }: { mailer: Mailer; countMail: CountMail },
  ) =>
  async (email: string, requester: MailRequester): Promise<typeof MAIL_SENT> => {
    const folded = foldEmail(email);
    const mayWrite = await countMail(folded, requester);
    return minDuration(config.uniformMs, async () => {
      await db.transaction(async (tx) => {
        const known = await users.findByEmail(tx, folded);
        if (!mayWrite || known?.state !== 'active' || !known.email) return;
        // Links sent before stay good: a stranger who asks again must not spoil the one the owner
        // is about to press.
        const token = await issueAnotherToken(tx, {
          userId: known.id,
          kind: 'reset',
          now: clock(),
          expiresAt: plusSeconds(clock(), RESET_LIFE_SECONDS),
        });
        await mailer.reset(
          tx,
          {
            email: known.email,
            firstName: known.firstName,
            language: known.language,
            role: known.role,
          },
          token,
        );
      });
      return MAIL_SENT;
    });
  };
