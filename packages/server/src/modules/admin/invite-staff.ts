import { randomUUID } from 'node:crypto';
import type { BodyOf, StaffRow } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail, hashToken, newToken } from '../people/one-use.ts';
import { findByEmail } from '../people/user-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { putInvitation } from '../people/staff-repository.ts';
import type { StaffDeed } from './staff-deed.ts';

const INVITATION_DAYS = 3;
type Invited = BodyOf<'createConsulente'> & { role: StaffRow['role'] };

/** Mails a link to choose a password; the account is made when it is used. */
export const inviteStaff =
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { mailer, deed }: { mailer: Pick<Mailer, 'invitation'>; deed: StaffDeed },
  ) =>
  async (
    actor: Actor,
    { email, firstName, lastName, role, reason, language = 'it' }: Invited,
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
      await deed(tx, actor, {
        what: 'invited',
        action: 'staff.invited',
        reason,
        subject: null,
        person: { firstName, lastName },
        role,
      });
      await mailer.invitation(tx, { email: email.trim(), firstName, language, role }, token);
    });
  };
