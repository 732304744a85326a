import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { markDeleted } from '../people/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import * as staff from '../people/staff-repository.ts';

/** Removes a person from the staff, or withdraws an invitation. */
export function removeStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessions: Pick<SessionService, 'endAllOf'>,
) {
  /** @returns the role that they had */
  async function removePerson(tx: Tx, actor: Actor, id: string): Promise<string> {
    const superAdmins = await staff.lockSuperAdmins(tx);
    // Another SuperAdmin may have removed the one who asks meanwhile.
    if (!superAdmins.includes(actor.userId)) throw new ProblemError('FORBIDDEN');
    const found = await staff.findStaff(tx, id);
    if (!found) throw new ProblemError('NOT_FOUND');
    if (found.role === 'SuperAdmin' && superAdmins.every((one) => one === id))
      throw new ProblemError('FORBIDDEN', { detail: 'The last SuperAdmin stays' });
    await markDeleted(tx, id, clock());
    await staff.dropInvitationsOf(tx, id);
    await sessions.endAllOf(tx, id, 'taken off the staff');
    return found.role;
  }

  return async (actor: Actor, id: string): Promise<void> => {
    if (id === actor.userId)
      throw new ProblemError('FORBIDDEN', { detail: 'Nobody takes themselves off the staff' });
    await db.transaction(async (tx) => {
      const deed = { at: clock(), actor: actor.userId };
      if (await staff.dropInvitation(tx, id))
        await note(tx, { ...deed, subject: null, action: 'staff.uninvited' });
      else {
        const detail = await removePerson(tx, actor, id);
        await note(tx, { ...deed, subject: id, action: 'staff.removed', detail });
      }
    });
  };
}
