import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { lockClientsOf } from '../people/consulente-repository.ts';
import { markDeleted } from '../people/user-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SessionService } from '../session/session-service.ts';
import * as staff from '../people/staff-repository.ts';
import type { StaffMember } from '../people/staff-repository.ts';
import type { StaffDeed } from './staff-deed.ts';
import { staffRemovedLetter } from './staff-letters.ts';

interface Parts {
  sessions: Pick<SessionService, 'endAllOf'>;
  mailer: Pick<Mailer, 'send'>;
  deed: StaffDeed;
}

/** How anybody leaves the staff, and how an invitation is taken back. The caller says who may. */
export function offTheStaff({ clock }: Pick<Deps, 'clock'>, { sessions, mailer, deed }: Parts) {
  return {
    /** @returns false when it is no invitation to one of these roles */
    async uninvite(
      tx: Tx,
      actor: Actor,
      { id, reason, roles }: { id: string; reason: string; roles: readonly StaffMember['role'][] },
    ): Promise<boolean> {
      const person = await staff.dropInvitation(tx, id);
      if (!person) return false;
      const { role } = person;
      if (!roles.includes(role)) throw new ProblemError('NOT_FOUND');
      const action = 'staff.uninvited';
      await deed(tx, actor, { what: 'uninvited', action, reason, subject: null, person, role });
      return true;
    },
    async remove(tx: Tx, actor: Actor, person: StaffMember, reason: string): Promise<void> {
      const { id, role } = person;
      // A suspension gives clients to others, and ends what waits for a yes.
      const isSuspended = person.state === 'disabled' && (await lockClientsOf(tx, id)).length === 0;
      if (role === 'Consulente' && !isSuspended)
        throw new ProblemError('CONFLICT', {
          detail: 'An adviser is suspended first, and the clients given to others',
        });
      await markDeleted(tx, id, clock());
      await staff.dropInvitationsOf(tx, id);
      await sessions.endAllOf(tx, id, 'taken off the staff');
      await mailer.send(tx, person.email, staffRemovedLetter(person, reason));
      await deed(tx, actor, {
        what: 'removed',
        action: 'staff.removed',
        reason,
        subject: id,
        person,
        role,
      });
    },
  };
}
export type OffTheStaff = ReturnType<typeof offTheStaff>;

const ALL = ['Consulente', 'Admin', 'SuperAdmin'] as const;
/** By a SuperAdmin: a person of any role, or an invitation. */
export function removeStaff({ db }: Pick<Deps, 'db'>, off: OffTheStaff) {
  async function removable(tx: Tx, actor: Actor, id: string): Promise<StaffMember> {
    const superAdmins = await staff.lockSuperAdmins(tx);
    // Another SuperAdmin may have removed the one who asks meanwhile.
    if (!superAdmins.includes(actor.userId)) throw new ProblemError('FORBIDDEN');
    const found = await staff.findStaff(tx, id);
    if (!found) throw new ProblemError('NOT_FOUND');
    if (found.role === 'SuperAdmin' && superAdmins.every((one) => one === id))
      throw new ProblemError('FORBIDDEN', { detail: 'The last SuperAdmin stays' });
    return found;
  }

  return async (actor: Actor, id: string, reason: string): Promise<void> => {
    if (id === actor.userId)
      throw new ProblemError('FORBIDDEN', { detail: 'Nobody takes themselves off the staff' });
    await db.transaction(async (tx) => {
      if (await off.uninvite(tx, actor, { id, reason, roles: ALL })) return;
      await off.remove(tx, actor, await removable(tx, actor, id), reason);
    });
  };
}
