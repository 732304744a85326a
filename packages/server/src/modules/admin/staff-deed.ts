/**
 * Every change of the staff is written down. Of administrators every SuperAdmin is told: by mail
 * alone the one who made the change.
 */
import type { StaffRow } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { lockSuperAdmins } from '../people/staff-repository.ts';

/** The change, as the notice to the SuperAdmins names it. */
export type StaffChange =
  'invited' | 'uninvited' | 'removed' | 'role' | 'suspended' | 'reopened' | 'factors';
interface Deed {
  what: StaffChange;
  action: string;
  reason: string;
  /** Null of somebody who has only been invited. */
  subject: string | null;
  person: { firstName: string; lastName: string };
  role: StaffRow['role'];
}

export const staffDeed =
  (
    { clock }: Pick<Deps, 'clock'>,
    { notices, reasons }: { notices: Pick<NoticeService, 'tell'>; reasons: EncryptedReasons },
  ) =>
  async (tx: Tx, actor: Actor, { what, action, reason, subject, person, role }: Deed) => {
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject,
      action,
      detail: role,
      // Somebody invited has no key of their own yet.
      reason: await reasons.seal(tx, subject ?? actor.userId, reason),
    });
    if (role === 'Consulente') return;
    const name = `${person.firstName} ${person.lastName}`.trim();
    for (const id of await lockSuperAdmins(tx))
      await notices.tell(
        tx,
        id,
        'staff-changed',
        { what, name, role },
        id === actor.userId ? 'mail' : 'both',
      );
  };
export type StaffDeed = ReturnType<typeof staffDeed>;
