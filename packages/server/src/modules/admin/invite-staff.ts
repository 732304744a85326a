import { randomUUID } from 'node:crypto';
import type { BodyOf, StaffRow } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail, hashToken, newToken } from '../people/one-use.ts';
import { findByEmail } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { putInvitation } from '../people/staff-repository.ts';

const INVITATION_DAYS = 3;
type Invited = BodyOf<'createConsulente'> & { role: StaffRow['role'] };

/** Mails a link to choose a password; the account is made when it is used. */
export const inviteStaff =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, mailer: Pick<Mailer, 'invitation'>) =>
  async (
    actor: Actor,
    { email, firstName, lastName, role, language = 'it' }: Invited,
  ): Promise<void> => {
    const folded = foldEmail(email);
    const token = newToken();
    const now = clock();
    await db.transaction(async (tx) => {
      // The inviter is a known member of staff, so nothing is hidden from them here.
      if (await findByEmail(tx, folded))
        throw new ProblemError('CONFLICT', {
          detail:
            'This address has an account already: staff use an address of their own for the work',
        });
      await putInvitation(tx, {
        id: randomUUID(),
        email: email.trim(),
        folded,
        role,
        firstName,
        lastName,
        language,
        tokenHash: hashToken(token),
        invitedBy: actor.userId,
        now,
        expiresAt: plusDays(now, INVITATION_DAYS),
      });
      await note(tx, {
        at: now,
        actor: actor.userId,
        subject: null,
        action: 'staff.invited',
        detail: role,
      });
      await mailer.invitation(tx, { email: email.trim(), firstName, language }, token, role);
    });
  };
