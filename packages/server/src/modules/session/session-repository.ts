import type { SessionRow as WireSession } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';
import type { Device } from './device.ts';

export type LimitedTo = 'enrol' | 'report' | null;
export interface SessionRow {
  id: string;
  userId: string;
  provisional: boolean;
  counter: number;
  confirmed: boolean;
  rotatedAt: Date;
  expiresAt: Date;
  remember: boolean;
  revoked: boolean;
  limitedTo: LimitedTo;
  reportId: string | null;
  via: 'own' | 'grant' | 'placeholder';
  areaId: string;
  grantId: string | null;
  parentId: string | null;
  /** What opened somebody else's area still does; true in one's own. */
  rightLives: boolean;
  /** The person ended it, or it was copied: nothing comes back after that. */
  endedByHand: boolean;
}
export interface ProbeRow {
  userId: string;
  provisional: boolean;
  counter: number;
  confirmed: boolean;
  role: 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
  state: string;
  checkup: boolean;
  version: number;
  revision: number;
  via: 'own' | 'grant' | 'placeholder';
  areaId: string;
  provedAt: Date | null;
  grantId: string | null;
  scopes: string[] | null;
  members: string[] | null;
  hideAmounts: boolean | null;
  limitedTo: LimitedTo;
  reportId: string | null;
}

/**
 * The one read of every request: the session, its person, by what right an area is open, and the
 * numbers of that area.
 */
export async function probe(
  db: Queryable,
  sessionId: string,
  now: Date,
  day: IsoDate,
): Promise<ProbeRow | undefined> {
  const [row] = await db.prepared<ProbeRow>(
    'session-probe',
    `
    select s.user_id as "userId", s.provisional, s.counter, s.confirmed, u.role, u.state, coalesce(o.checkup, u.checkup) as checkup,
      coalesce(a.version, 0) as version, coalesce(a.revision, 0) as revision, s.via, coalesce(s.area_id, s.user_id) as "areaId", s.proved_at as "provedAt",
      s.grant_id as "grantId", to_json(g.scopes) as scopes, to_json(g.members) as members, g.hide_amounts as "hideAmounts", s.limited_to as "limitedTo", s.report_id as "reportId"
    from sessions s join users u on u.id = s.user_id
    left join users o on o.id = s.area_id
    left join grants g on g.id = s.grant_id and g.state = 'active' and g.holder_id = s.user_id and g.owner_id = s.area_id and $3::date between g.from_day and g.to_day
    left join areas a on a.user_id = coalesce(s.area_id, s.user_id)
    where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.state <> 'disabled' and u.deleted_at is null
      and case s.via when 'own' then true when 'grant' then g.id is not null and o.state <> 'disabled' and o.deleted_at is null else u.role = 'SuperAdmin' and o.placeholder end`,
    [sessionId, now, day],
  );
  return row;
}

/** The client of an adviser's link whose waiting time is over, with the numbers of their area. */
export async function findLinkedArea(
  db: Queryable,
  consulenteId: string,
  clientId: string,
  now: Date,
): Promise<{ checkup: boolean; version: number; revision: number } | undefined> {
  const [row] = await db.query<{ checkup: boolean; version: number; revision: number }>(
    `
    select c.checkup, a.version, a.revision from consulente_clienti l join users c on c.id = l.client_id join areas a on a.user_id = c.id
    where l.consulente_id = $1 and l.client_id = $2 and l.since <= $3 and c.state <> 'disabled' and c.deleted_at is null`,
    [consulenteId, clientId, now],
  );
  return row;
}

export interface NewSession {
  id: string;
  userId: string;
  provisional: boolean;
  remember: boolean;
  now: Date;
  expiresAt: Date;
  device: Device;
  proved: boolean;
  limitedTo: LimitedTo;
  reportId: string | null;
  /** Somebody else's area; absent for one's own. */
  elsewhere?: {
    via: 'grant' | 'placeholder';
    areaId: string;
    grantId: string | null;
    parentId: string;
  };
}
export async function insertSession(db: Queryable, s: NewSession): Promise<void> {
  await db.query(
    `insert into sessions (id, user_id, provisional, remember, rotated_at, created_at, last_seen_at, expires_at, browser, system, proved_at, limited_to, report_id, via, area_id, grant_id, parent_id)
     values ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      s.id,
      s.userId,
      s.provisional,
      s.remember,
      s.now,
      s.expiresAt,
      s.device.browser,
      s.device.system,
      s.proved ? s.now : null,
      s.limitedTo,
      s.reportId,
      s.elsewhere?.via ?? 'own',
      s.elsewhere?.areaId,
      s.elsewhere?.grantId,
      s.elsewhere?.parentId,
    ],
  );
}

/** Whose session it is. */
export async function holderOf(tx: Queryable, sessionId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ userId: string }>(
    'select user_id as "userId" from sessions where id = $1',
    [sessionId],
  );
  return row?.userId;
}
/** Locks the row: racing refreshes of one session pass one at a time. */
export async function lockSession(
  tx: Queryable,
  sessionId: string,
  day: IsoDate,
): Promise<(SessionRow & { userLives: boolean }) | undefined> {
  const [row] = await tx.query<SessionRow & { userLives: boolean }>(
    `
    select s.id, s.user_id as "userId", s.provisional, s.counter, s.confirmed, s.rotated_at as "rotatedAt", s.expires_at as "expiresAt",
      s.remember, s.revoked_at is not null as revoked, coalesce(s.revoked_why in ('logout', 'replayed', 'revoked by the owner'), false) as "endedByHand", s.limited_to as "limitedTo", s.report_id as "reportId", u.state <> 'disabled' and u.deleted_at is null as "userLives",
      s.via, coalesce(s.area_id, s.user_id) as "areaId", s.grant_id as "grantId", s.parent_id as "parentId",
      case s.via when 'own' then true when 'placeholder' then u.role = 'SuperAdmin' else exists (
        select from grants g join users o on o.id = g.owner_id where g.id = s.grant_id and g.state = 'active' and g.holder_id = s.user_id and g.owner_id = s.area_id
          and $2::date between g.from_day and g.to_day and o.deleted_at is null and o.state <> 'disabled') end as "rightLives"
    from sessions s join users u on u.id = s.user_id where s.id = $1 for update of s`,
    [sessionId, day],
  );
  return row;
}

export async function rotate(
  tx: Queryable,
  sessionId: string,
  counter: number,
  now: Date,
): Promise<void> {
  await tx.query(
    'update sessions set counter = $2, confirmed = false, rotated_at = $3, last_seen_at = $3 where id = $1',
    [sessionId, counter, now],
  );
}

export async function confirm(
  db: Queryable,
  sessionId: string,
  counter: number,
  now: Date,
): Promise<void> {
  await db.query(
    'update sessions set confirmed = true, last_seen_at = greatest(last_seen_at, $3) where id = $1 and counter = $2',
    [sessionId, counter, now],
  );
}

/**
 * With it whatever was opened from it in somebody else's area. @returns whether a living session
 * was ended
 */
export async function revoke(
  db: Queryable,
  sessionId: string,
  why: string,
  now: Date,
  userId: string | null = null,
): Promise<boolean> {
  const rows = await db.query(
    'update sessions set revoked_at = $2, revoked_why = $3 where (id = $1 or parent_id = $1) and revoked_at is null and ($4::uuid is null or user_id = $4) returning id',
    [sessionId, now, why, userId],
  );
  return rows.length > 0;
}

/** A session and the one that would come back after it. */
export async function withParent(db: Queryable, sessionId: string): Promise<string[]> {
  const rows = await db.query<{ id: string | null }>(
    'select id from sessions where id = $1 union select parent_id from sessions where id = $1',
    [sessionId],
  );
  return rows.flatMap(({ id }) => id ?? []);
}

/** @param but the session that stays, if one does */
export async function revokeAllOf(
  db: Queryable,
  userId: string,
  why: string,
  now: Date,
  but: string | null = null,
): Promise<void> {
  await db.query(
    'update sessions set revoked_at = $2, revoked_why = $3 where user_id = $1 and revoked_at is null and ($4::uuid is null or id <> $4)',
    [userId, now, why, but],
  );
}

export async function listLiving(
  db: Queryable,
  userId: string,
  current: string,
  now: Date,
): Promise<WireSession[]> {
  return db.query<WireSession>(
    `
    select id as "sessionId", id = $2 as current, browser, system, wire_time(created_at) as "createdAt", wire_time(last_seen_at) as "lastSeenAt",
      wire_time(expires_at) as "expiresAt", limited_to as "limitedTo"
    from sessions where user_id = $1 and revoked_at is null and expires_at > $3 order by id = $2 desc, last_seen_at desc, id limit 100`,
    [userId, current, now],
  );
}

export async function setProved(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.query('update sessions set proved_at = $2 where id = $1 and revoked_at is null', [
    sessionId,
    now,
  ]);
}

/** Who had to add a second factor has: the session is whole. */
export async function liftEnrol(db: Queryable, sessionId: string): Promise<void> {
  await db.query(`update sessions set limited_to = null where id = $1 and limited_to = 'enrol'`, [
    sessionId,
  ]);
}

/** Sessions that ended a month ago say nothing to anybody. */
export async function sweepSessions(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from sessions where expires_at < $1 or revoked_at < $1', [before]);
}
