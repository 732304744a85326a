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

/** Removes a person from the staff, or withdraws an invitation. */
export function removeStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessions, mailer, deed }: Parts,
) {
  async function removePerson(tx: Tx, actor: Actor, id: string): Promise<StaffMember> {
    const superAdmins = await staff.lockSuperAdmins(tx);
    // Another SuperAdmin may have removed the one who asks meanwhile.
    if (!superAdmins.includes(actor.userId)) throw new ProblemError('FORBIDDEN');
    const found = await staff.findStaff(tx, id);
    if (!found) throw new ProblemError('NOT_FOUND');
    if (found.role === 'SuperAdmin' && superAdmins.every((one) => one === id))
      throw new ProblemError('FORBIDDEN', { detail: 'The last SuperAdmin stays' });
    if (found.role === 'Consulente' && (await lockClientsOf(tx, id)).length > 0)
      throw new ProblemError('CONFLICT', {
        detail: 'An adviser is suspended first, and the clients given to others',
      });
    await markDeleted(tx, id, clock());
    await staff.dropInvitationsOf(tx, id);
    await sessions.endAllOf(tx, id, 'taken off the staff');
    return found;
  }

  return async (actor: Actor, id: string, reason: string): Promise<void> => {
    if (id === actor.userId)
      throw new ProblemError('FORBIDDEN', { detail: 'Nobody takes themselves off the staff' });
    await db.transaction(async (tx) => {
      const invited = await staff.dropInvitation(tx, id);
      if (invited) {
        const { role } = invited;
        const action = 'staff.uninvited';
        await deed(tx, actor, {
          what: 'uninvited',
          action,
          reason,
          subject: null,
          person: invited,
          role,
        });
      } else {
        const gone = await removePerson(tx, actor, id);
        await mailer.send(tx, gone.email, staffRemovedLetter(gone, reason));
        const { role } = gone;
        const action = 'staff.removed';
        await deed(tx, actor, { what: 'removed', action, reason, subject: id, person: gone, role });
      }
    });
  };
}
