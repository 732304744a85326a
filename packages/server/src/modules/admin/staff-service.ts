/** Staff and advisers: invited, let in with a password of their own, taken off (product.md 1.8). */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf, StaffRow } from '@bussola/contract';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail, hashToken, newToken } from '../account/one-use.ts';
import * as users from '../account/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../session/session-service.ts';
import { countClients } from './admin-repository.ts';
import * as staff from './staff-repository.ts';

const INVITATION_DAYS = 3;
type Invited = BodyOf<'createConsulente'> & { role: StaffRow['role'] };
const ADMINS = ['Admin', 'SuperAdmin'] as const;
const CONSULENTI = ['Consulente'] as const;

export function staffService(
  { db, clock }: Deps,
  { sessions, mailer }: { sessions: SessionService; mailer: Mailer },
) {
  const admins = async () => ({ rows: await staff.listStaff(db, ADMINS, clock()) });
  const consulenti = async () => ({ rows: await staff.listStaff(db, CONSULENTI, clock()) });

  return {
    admins,
    consulenti,
    /** Who the admins are is for a SuperAdmin to know (specification §6). */
    async all({ role }: Actor): Promise<ResponseOf<'adminGetAll'>> {
      return {
        admins: role === 'SuperAdmin' ? (await admins()).rows : null,
        consulenti: (await consulenti()).rows,
        clients: await countClients(db),
      };
    },
    async invite(
      actor: Actor,
      { email, firstName, lastName, role, language = 'it' }: Invited,
    ): Promise<void> {
      const folded = foldEmail(email);
      const token = newToken();
      await db.transaction(async (tx) => {
        // The inviter is a known member of staff, so nothing is hidden from them here.
        if (await users.findByEmail(tx, folded))
          throw new ProblemError('CONFLICT', {
            detail:
              'This address has an account already: staff use an address of their own for the work',
          });
        await staff.putInvitation(tx, {
          id: randomUUID(),
          email: email.trim(),
          folded,
          role,
          firstName,
          lastName,
          language,
          tokenHash: hashToken(token),
          invitedBy: actor.userId,
          now: clock(),
          expiresAt: plusDays(clock(), INVITATION_DAYS),
        });
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: null,
          action: 'staff.invited',
          detail: role,
        });
        await mailer.invitation(tx, { email: email.trim(), firstName, language }, token, role);
      });
    },

    /** The invitation behind a link, if it is one. @throws ProblemError when it is over */
    async invitationOf(tokenHash: string): Promise<staff.Invitation | undefined> {
      const invitation = await staff.findInvitation(db, tokenHash);
      if (invitation && invitation.expiresAt <= clock()) throw new ProblemError('TOKEN_EXPIRED');
      return invitation;
    },
    /** The link proves the address; the account is theirs, with the password just chosen. */
    async accept(
      tokenHash: string,
      { email, folded, role, firstName, lastName, language }: staff.Invitation,
      passwordHash: string,
    ): Promise<void> {
      await db
        .transaction(async (tx) => {
          if (!(await staff.takeInvitation(tx, tokenHash))) throw new ProblemError('TOKEN_INVALID');
          const id = randomUUID();
          await users.insertUser(tx, {
            id,
            state: 'to-verify',
            role,
            firstName,
            lastName,
            language,
            now: clock(),
            email,
            folded,
            passwordHash,
          });
          await users.activate(tx, id, folded);
          await note(tx, {
            at: clock(),
            actor: id,
            subject: id,
            action: 'staff.joined',
            detail: role,
          });
        })
        .catch((error: unknown) => {
          if (users.isAddressTaken(error))
            throw new ProblemError('CONFLICT', { detail: 'This address has an account meanwhile' });
          throw error;
        });
    },

    async remove(actor: Actor, id: string): Promise<void> {
      if (id === actor.userId)
        throw new ProblemError('FORBIDDEN', { detail: 'Nobody takes themselves off the staff' });
      await db.transaction(async (tx) => {
        if (await staff.dropInvitation(tx, id)) {
          await note(tx, {
            at: clock(),
            actor: actor.userId,
            subject: null,
            action: 'staff.uninvited',
          });
          return;
        }
        const superAdmins = await staff.lockSuperAdmins(tx);
        // Another SuperAdmin may have removed the one who asks meanwhile.
        if (!superAdmins.includes(actor.userId)) throw new ProblemError('FORBIDDEN');
        const found = await staff.findStaff(tx, id);
        if (!found) throw new ProblemError('NOT_FOUND');
        if (found.role === 'SuperAdmin' && superAdmins.filter((one) => one !== id).length === 0)
          throw new ProblemError('FORBIDDEN', { detail: 'The last SuperAdmin stays' });
        await users.markDeleted(tx, id, clock());
        await staff.dropInvitationsOf(tx, id);
        await sessions.endAllOf(tx, id, 'taken off the staff');
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: id,
          action: 'staff.removed',
          detail: found.role,
        });
      });
    },
    sweep: () => staff.sweepInvitations(db, plusDays(clock(), -30)),
  };
}
export type StaffService = ReturnType<typeof staffService>;
