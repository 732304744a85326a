import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, row, rows, run } from '../../db/typed.ts';
import { countEntry } from './check-entry.ts';

interface Entry {
  at: Date;
  actor: string | null;
  subject: string | null;
  action: string;
  /** Names of keys, days, a release: never a value, never a person. */
  detail?: string;
  /** The right by which another person's area was open. */
  via?: string;
  grantId?: string | null;
  reason?: string;
  /** Names of the sent fields, never their values. */
  fields?: readonly string[];
  requestId?: string;
}
/**
 * Writes one entry: what happened to an account, an area or a release. People appear by pseudonyms.
 * The hash is added at commit.
 */
export async function note(db: Queryable, e: Entry): Promise<void> {
  const who = sql`${e.at}, ${e.actor}, ${e.subject}, ${e.action}`;
  const how = sql`${e.detail ?? null}, ${e.via ?? null}, ${e.grantId ?? null}, ${e.reason ?? null}`;
  const fields = e.fields && e.fields.length > 0 ? e.fields : null;
  const noted = sql`audit_note(${who}, ${how}, ${fields}::text[], ${e.requestId ?? null})`;
  await run(db, q.selectNoFrom(noted.as('noted')));
  countEntry();
}

/**
 * Another person is about to read or write in an area. For a grant, its last use is stored too.
 */
export async function noteAccess(tx: Queryable, e: Entry): Promise<void> {
  await note(tx, e);
  if (e.grantId)
    await run(
      tx,
      q.updateTable('grants').set({ last_access_at: e.at }).where('id', '=', e.grantId),
    );
}

export interface AuditEvent {
  at: string;
  actor: string | null;
  action: string;
  detail: string | null;
}
/** What happened to one release of the constants, the first thing first. */
export const historyOf = (db: Queryable, release: string): Promise<AuditEvent[]> =>
  rows(
    db,
    q
      .selectFrom(sql<AuditEvent>`audit_of_release(${release})`.as('event'))
      .select(['at', 'actor', 'action', 'detail']),
  );

export interface LogRow {
  seq: number;
  canonical: string;
  hash: string;
  name: string | null;
}
interface Paged {
  page: number;
  pageSize: number;
}
/** What others did in the area of the person who asks, the newest first. */
export const listAccesses = (
  db: Queryable,
  { grantId, ...paged }: Paged & { grantId: string | null },
): Promise<{ rows: LogRow[]; total: number }> =>
  pageOf(db, sql<LogRow>`audit_of_me(${grantId})`, paged);
/** The same of any person; for the system only. */
export const listAccessesOf = (
  db: Queryable,
  userId: string,
  paged: Paged,
): Promise<{ rows: LogRow[]; total: number }> =>
  pageOf(db, sql<LogRow>`audit_of(${userId}, null)`, paged);
async function pageOf(
  db: Queryable,
  of: RawBuilder<LogRow>,
  { page, pageSize }: Paged,
): Promise<{ rows: LogRow[]; total: number }> {
  const accesses = q.selectFrom(of.as('access'));
  const count = await row(
    db,
    accesses.select((eb) => eb.fn.countAll<number>().as('n')),
  );
  const paged = await rows(
    db,
    accesses
      .select(['seq', 'canonical', 'hash', 'name'])
      .orderBy('seq', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  );
  return { rows: paged, total: count?.n ?? 0 };
}
/** The pages that were opened in a look, for the client; the first thing first. */
export const listLookPages = (
  db: Queryable,
  lookId: string,
): Promise<{ page: string; at: string }[]> =>
  rows(
    db,
    q
      .selectFrom(sql<LogRow>`audit_of_me(${lookId})`.as('access'))
      .select([
        sql<string>`canonical::jsonb ->> 10`.as('page'),
        sql<string>`canonical::jsonb ->> 2`.as('at'),
      ])
      .where(sql<boolean>`canonical::jsonb ->> 7 = 'look.page'`)
      .orderBy('seq'),
  );
/** The row hashes after `from` up to `to`. */
export async function walk(db: Queryable, from: number, to: number): Promise<string[]> {
  const step = sql<{ seq: number; row_hash: string }>`audit_walk(${from}, ${to})`.as('step');
  const hashes = q.selectFrom(step).select('row_hash as hash').orderBy('seq');
  return (await rows(db, hashes)).map(({ hash }) => hash);
}

export interface ChainHead {
  seq: number;
  hash: string;
}
/** For the system only. */
export const chainHead = (db: Queryable): Promise<ChainHead | undefined> =>
  row(db, q.selectFrom('audit_chain').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1));
export interface ChainRow {
  seq: number;
  rowHash: string;
  hash: string;
  /** What the row must hash to, computed again from the entry. */ again: string | null;
}
export const readChain = (db: Queryable, after: number, limit: number): Promise<ChainRow[]> =>
  rows(
    db,
    q
      .selectFrom('audit_chain as c')
      .leftJoin('audit as a', 'a.id', 'c.audit_id')
      .select(['c.seq', 'c.row_hash as rowHash', 'c.hash'])
      .select(
        sql<
          string | null
        >`encode(sha256(convert_to(audit_canonical(a, c.seq, c.place), 'UTF8')), 'hex')`.as(
          'again',
        ),
      )
      .where('c.seq', '>', after)
      .orderBy('c.seq')
      .limit(limit),
  );
/** Entries that no seal is about. */
export async function countUnsealed(db: Queryable): Promise<number> {
  const count = await row(
    db,
    q
      .selectFrom('audit as a')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('audit_chain as c').select('c.seq').whereRef('c.audit_id', '=', 'a.id'),
          ),
        ),
      ),
  );
  return count?.n ?? 0;
}
