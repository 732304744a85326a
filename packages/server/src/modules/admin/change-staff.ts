import type { BodyOf } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { homeOf } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { deleteFactors, lockFactors } from '../people/factor-repository.ts';
import * as staff from '../people/staff-repository.ts';
import type { StaffMember } from '../people/staff-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import type { StaffDeed } from './staff-deed.ts';
import { staffReopenedLetter, staffSuspendedLetter } from './staff-letters.ts';

interface Parts {
  sessions: Pick<SessionService, 'endAllOf'>;
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell'>;
  deed: StaffDeed;
}

/** Role, suspension and lost second factors of an administrator. */
export function changeStaff(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { sessions, mailer, notices, deed }: Parts,
) {
  type Change = BodyOf<'updateAdmin'>;

  /** Suspended, or no SuperAdmin any more: what they had sent leads nobody in. */
  async function loseAuthority(tx: Tx, { id }: StaffMember, why: string): Promise<void> {
    await staff.dropInvitationsOf(tx, id);
    await sessions.endAllOf(tx, id, why);
  }

  /** @returns false when the person is already so, and nothing was done */
  async function apply(tx: Tx, found: StaffMember, change: Change): Promise<boolean> {
    switch (change.action) {
      case 'role':
        if (found.role === change.role) return false;
        await staff.setStaffRole(tx, found.id, change.role);
        await loseAuthority(tx, found, 'another role');
        await notices.tell(tx, found.id, 'role-changed', { role: change.role });
        return true;
      case 'suspend':
        if (found.state === 'disabled') return false;
        await staff.setStaffState(tx, found.id, 'disabled', clock());
        await loseAuthority(tx, found, 'suspended by a SuperAdmin');
        await mailer.send(tx, found.email, staffSuspendedLetter(found, change.reason));
        return true;
      case 'reopen':
        if (found.state === 'active') return false;
        await staff.setStaffState(tx, found.id, 'active', clock());
        await mailer.send(
          tx,
          found.email,
          staffReopenedLetter(found, change.reason, `${homeOf(config, found.role)}/user/login`),
        );
        return true;
      case 'resetFactors':
        await lockFactors(tx, found.id);
        await deleteFactors(tx, found.id);
        await sessions.endAllOf(tx, found.id, 'second factors reset');
        await notices.tell(tx, found.id, 'factors-reset');
        return true;
    }
  }

  return async (actor: Actor, id: string, change: Change): Promise<void> => {
    if (id === actor.userId)
      throw new ProblemError('FORBIDDEN', { detail: 'Another SuperAdmin can do this to you' });
    await db.transaction(async (tx) => {
      const superAdmins = await staff.lockSuperAdmins(tx);
      // Another SuperAdmin may have changed the one who asks meanwhile.
      if (!superAdmins.includes(actor.userId)) throw new ProblemError('FORBIDDEN');
      const found = await staff.findStaff(tx, id);
      if (!found || found.role === 'Consulente') throw new ProblemError('NOT_FOUND');
      if (!(await apply(tx, found, change))) return;
      await deed(tx, actor, {
        ...DEEDS[change.action],
        reason: change.reason,
        subject: id,
        person: found,
        role: change.action === 'role' ? change.role : found.role,
      });
    });
  };
}
const DEEDS = {
  role: { what: 'role', action: 'staff.role' },
  suspend: { what: 'suspended', action: 'staff.suspended' },
  reopen: { what: 'reopened', action: 'staff.reopened' },
  resetFactors: { what: 'factors', action: 'staff.factorsReset' },
} as const;
