import type { Queryable } from '../../db/port.ts';

interface Entry {
  at: Date;
  actor: string | null;
  subject: string | null;
  action: string;
  /** Names of keys, days, a release: never a value, never a person. */
  detail?: string;
  /** By what right somebody else's area was open. */
  via?: string;
  grantId?: string | null;
  reason?: string;
  /** Names of fields that were sent, never what was in them. */
  fields?: readonly string[];
  requestId?: string;
}
/**
 * Writes down what happened to an account, an area or a release: who and what by names that only
 * this database can read. Sealed at commit.
 */
export async function note(db: Queryable, e: Entry): Promise<void> {
  await db.query('select audit_note($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10)', [
    e.at,
    e.actor,
    e.subject,
    e.action,
    e.detail,
    e.via,
    e.grantId,
    e.reason,
    e.fields && e.fields.length > 0 ? e.fields : null,
    e.requestId,
  ]);
}

/** Somebody else is about to read or write in an area; of a grant, also when it was last used. */
export async function noteAccess(tx: Queryable, e: Entry): Promise<void> {
  await note(tx, e);
  if (e.grantId)
    await tx.query('update grants set last_access_at = $2 where id = $1', [e.grantId, e.at]);
}

export interface AuditEvent {
  at: string;
  actor: string | null;
  action: string;
  detail: string | null;
}
/** What happened to one release of the constants, the first thing first. */
export async function historyOf(db: Queryable, release: string): Promise<AuditEvent[]> {
  return db.query<AuditEvent>('select at, actor, action, detail from audit_of_release($1)', [
    release,
  ]);
}

export interface LogRow {
  seq: number;
  canonical: string;
  hash: string;
  name: string | null;
}
/** What others did in the area of the person who asks, the newest first. */
export async function listAccesses(
  db: Queryable,
  q: { grantId: string | null; page: number; pageSize: number },
): Promise<{ rows: LogRow[]; total: number }> {
  const [count] = await db.query<{ n: number }>('select count(*)::int as n from audit_of_me($1)', [
    q.grantId,
  ]);
  const rows = await db.query<LogRow>(
    'select seq, canonical, hash, name from audit_of_me($1) order by seq desc limit $2 offset $3',
    [q.grantId, q.pageSize, (q.page - 1) * q.pageSize],
  );
  return { rows, total: count?.n ?? 0 };
}
/** The row hashes after `from` up to `to`. */
export async function walk(db: Queryable, from: number, to: number): Promise<string[]> {
  return (
    await db.query<{ hash: string }>(
      'select row_hash as hash from audit_walk($1, $2) order by seq',
      [from, to],
    )
  ).map(({ hash }) => hash);
}

export interface ChainHead {
  seq: number;
  hash: string;
}
/** For the system only. */
export async function chainHead(db: Queryable): Promise<ChainHead | undefined> {
  const [row] = await db.query<ChainHead>(
    'select seq, hash from audit_chain order by seq desc limit 1',
    [],
  );
  return row;
}
export interface ChainRow {
  seq: number;
  rowHash: string;
  hash: string;
  /** What the row must hash to, reckoned again from the entry. */ again: string | null;
}
export async function readChain(db: Queryable, after: number, limit: number): Promise<ChainRow[]> {
  return db.query<ChainRow>(
    `
    select c.seq, c.row_hash as "rowHash", c.hash, encode(sha256(convert_to(audit_canonical(a, c.seq, c.place), 'UTF8')), 'hex') as again
    from audit_chain c left join audit a on a.id = c.audit_id where c.seq > $1 order by c.seq limit $2`,
    [after, limit],
  );
}
/** Entries that no seal is about. */
export async function countUnsealed(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from audit a where not exists (select from audit_chain c where c.audit_id = a.id)',
    [],
  );
  return row?.n ?? 0;
}
