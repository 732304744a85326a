import type { Queryable } from '../../db/port.ts';

export interface SessionRow {
  id: string; userId: string; provisional: boolean; counter: number; confirmed: boolean;
  rotatedAt: Date; expiresAt: Date; remember: boolean; revoked: boolean;
}
export interface ProbeRow {
  userId: string; provisional: boolean; counter: number; confirmed: boolean; role: 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
  state: string; checkup: boolean; version: number; revision: number;
}

/** The one read of every request: the session, its person and the numbers of the area. */
export async function probe(db: Queryable, sessionId: string, now: Date): Promise<ProbeRow | undefined> {
  const [row] = await db.prepared<ProbeRow>('session-probe', `
    select s.user_id as "userId", s.provisional, s.counter, s.confirmed, u.role, u.state, u.checkup,
      coalesce(a.version, 0) as version, coalesce(a.revision, 0) as revision
    from sessions s join users u on u.id = s.user_id left join areas a on a.user_id = s.user_id
    where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.state <> 'disabled' and u.deleted_at is null`, [sessionId, now]);
  return row;
}

export async function insertSession(db: Queryable, s: { id: string; userId: string; provisional: boolean; remember: boolean; now: Date; expiresAt: Date }): Promise<void> {
  await db.query(
    'insert into sessions (id, user_id, provisional, remember, rotated_at, created_at, expires_at) values ($1, $2, $3, $4, $5, $5, $6)',
    [s.id, s.userId, s.provisional, s.remember, s.now, s.expiresAt]);
}

/** Locks the row: racing refreshes of one session pass one at a time. */
export async function lockSession(tx: Queryable, sessionId: string): Promise<(SessionRow & { userLives: boolean }) | undefined> {
  const [row] = await tx.query<SessionRow & { userLives: boolean }>(`
    select s.id, s.user_id as "userId", s.provisional, s.counter, s.confirmed, s.rotated_at as "rotatedAt", s.expires_at as "expiresAt",
      s.remember, s.revoked_at is not null as revoked, u.state <> 'disabled' and u.deleted_at is null as "userLives"
    from sessions s join users u on u.id = s.user_id where s.id = $1 for update of s`, [sessionId]);
  return row;
}

export async function rotate(tx: Queryable, sessionId: string, counter: number, now: Date): Promise<void> {
  await tx.query('update sessions set counter = $2, confirmed = false, rotated_at = $3 where id = $1', [sessionId, counter, now]);
}

export async function confirm(db: Queryable, sessionId: string, counter: number): Promise<void> {
  await db.query('update sessions set confirmed = true where id = $1 and counter = $2', [sessionId, counter]);
}

export async function revoke(db: Queryable, sessionId: string, why: string, now: Date): Promise<void> {
  await db.query('update sessions set revoked_at = $2, revoked_why = $3 where id = $1 and revoked_at is null', [sessionId, now, why]);
}

export async function revokeAllOf(db: Queryable, userId: string, why: string, now: Date): Promise<void> {
  await db.query('update sessions set revoked_at = $2, revoked_why = $3 where user_id = $1 and revoked_at is null', [userId, now, why]);
}

/** Sessions that ended a month ago say nothing to anybody. */
export async function sweepSessions(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from sessions where expires_at < $1 or revoked_at < $1', [before]);
}
