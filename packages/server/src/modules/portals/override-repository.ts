/** One build of a portal for one person, for a few hours. */
import type { Queryable } from '../../db/port.ts';

export interface NewOverride {
  id: string;
  portal: string;
  buildId: string;
  userId: string;
  createdBy: string;
  now: Date;
  expiresAt: Date;
}
export async function insertOverride(tx: Queryable, o: NewOverride): Promise<void> {
  await tx.query(
    'insert into portal_overrides (id, portal, build_id, user_id, created_by, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [o.id, o.portal, o.buildId, o.userId, o.createdBy, o.now, o.expiresAt],
  );
}
/** @returns false when it ended before, or never was */
export async function endOverride(tx: Queryable, id: string, now: Date): Promise<boolean> {
  return (
    (
      await tx.query(
        'update portal_overrides set ended_at = $2 where id = $1 and ended_at is null returning 1 as n',
        [id, now],
      )
    ).length > 0
  );
}
/** Whether an override is still meant, and its person still of the staff. */
export async function isLiving(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `select 1 as n from portal_overrides o join users u on u.id = o.user_id where o.id = $1 and o.ended_at is null and o.expires_at > $2 and u.role in ('Admin', 'SuperAdmin') and u.state = 'active' and u.deleted_at is null`,
    [id, now],
  );
  return rows.length > 0;
}
export interface OverrideRow {
  id: string;
  portal: string;
  buildId: string;
  person: string;
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  endedAt: string | null;
}
export async function listOverrides(db: Queryable, since: Date): Promise<OverrideRow[]> {
  return db.query<OverrideRow>(
    `
    select o.id, o.portal, o.build_id as "buildId", trim(u.first_name || ' ' || u.last_name) as person, nullif(trim(c.first_name || ' ' || c.last_name), '') as "createdBy",
      wire_time(o.created_at) as "createdAt", wire_time(o.expires_at) as "expiresAt", wire_time(o.ended_at) as "endedAt"
    from portal_overrides o join users u on u.id = o.user_id left join users c on c.id = o.created_by where o.expires_at > $1 order by o.created_at desc, o.id limit 100`,
    [since],
  );
}
/** The person, when they may be given one. */
export async function findStaffPerson(db: Queryable, userId: string): Promise<boolean> {
  return (
    (
      await db.query(
        `select 1 as n from users where id = $1 and role in ('Admin', 'SuperAdmin') and state = 'active' and deleted_at is null`,
        [userId],
      )
    ).length > 0
  );
}
export async function sweepOverrides(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from portal_overrides where expires_at < $1', [before]);
}
