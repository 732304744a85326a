import type { Cambi, IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

export type StoredState = 'draft' | 'submitted' | 'approved' | 'withdrawn' | 'discarded';
export type Origin = 'shipped' | 'draft' | 'rollback' | 'completion';
export interface ReleaseRow {
  id: string;
  release: string | null;
  state: StoredState;
  origin: Origin;
  why: string;
  base: string | null;
  changes: Cambi;
  version: number;
  contributors: string[];
  submittedBy: string | null;
  approvedBy: string | null;
  validFrom: IsoDate | null;
  effectiveDay: IsoDate | null;
  place: number | null;
  createdAt: string;
  updatedAt: string;
}
const ROW = `id, release, state, origin, why, base, changes, version, to_json(contributors) as contributors, submitted_by as "submittedBy", approved_by as "approvedBy",
  valid_from as "validFrom", effective_day as "effectiveDay", place, wire_time(created_at) as "createdAt", wire_time(updated_at) as "updatedAt"`;

/**
 * Steps of releases pass one at a time, so what a step read of the others holds until its commit.
 * Readers do not wait.
 */
export async function lockReleases(tx: Queryable): Promise<void> {
  await tx.query('lock table costanti_releases in exclusive mode');
}

export async function listRows(db: Queryable): Promise<ReleaseRow[]> {
  return db.query<ReleaseRow>(
    `select ${ROW} from costanti_releases order by seq desc limit 500`,
    [],
  );
}
export async function findRow(db: Queryable, id: string): Promise<ReleaseRow | undefined> {
  const [row] = await db.query<ReleaseRow>(`select ${ROW} from costanti_releases where id = $1`, [
    id,
  ]);
  return row;
}

export interface ApprovedRow {
  release: string;
  effectiveDay: IsoDate;
  place: number;
}
/** In the order in which they come in force. */
export async function listApproved(db: Queryable): Promise<ApprovedRow[]> {
  return db.prepared<ApprovedRow>(
    'costanti-approved',
    `select release, effective_day as "effectiveDay", place from costanti_releases where state = 'approved' order by effective_day, place`,
    [],
  );
}
export async function findBody(
  db: Queryable,
  release: string,
): Promise<{ body: string; hash: string } | undefined> {
  const [row] = await db.query<{ body: string; hash: string }>(
    'select body, hash from costanti_releases where release = $1',
    [release],
  );
  return row;
}
/** «2026.12» → how many releases bear that month already, withdrawn ones included. */
export async function countOfMonth(tx: Queryable, month: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from costanti_releases where release like $1 || '.%'`,
    [month],
  );
  return row?.n ?? 0;
}

export interface NewRow {
  id: string;
  origin: Origin;
  why: string;
  changes: Cambi;
  contributors: string[];
  now: Date;
  /** Absent for a draft. */
  closed?: {
    release: string;
    base: string | null;
    validFrom: IsoDate;
    body: string;
    hash: string;
    submittedBy: string | null;
  };
}
export async function insertRow(tx: Queryable, r: NewRow): Promise<void> {
  const { closed: c } = r;
  await tx.query(
    `insert into costanti_releases (id, state, origin, why, changes, contributors, created_at, updated_at, release, base, valid_from, body, hash, submitted_by)
     values ($1, $2, $3, $4, $5, $6::uuid[], $7, $7, $8, $9, $10, $11, $12, $13)`,
    [
      r.id,
      c ? 'submitted' : 'draft',
      r.origin,
      r.why,
      JSON.stringify(r.changes),
      r.contributors,
      r.now,
      c?.release,
      c?.base,
      c?.validFrom,
      c?.body,
      c?.hash,
      c?.submittedBy,
    ],
  );
}
export async function saveDraft(
  tx: Queryable,
  d: { id: string; why: string; changes: Cambi; contributors: string[]; now: Date },
): Promise<void> {
  await tx.query(
    'update costanti_releases set why = $2, changes = $3, contributors = $4::uuid[], version = version + 1, updated_at = $5 where id = $1',
    [d.id, d.why, JSON.stringify(d.changes), d.contributors, d.now],
  );
}
export async function closeDraft(
  tx: Queryable,
  id: string,
  c: NonNullable<NewRow['closed']>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update costanti_releases set state = 'submitted', release = $2, base = $3, valid_from = $4, body = $5, hash = $6, submitted_by = $7, version = version + 1, updated_at = $8 where id = $1`,
    [id, c.release, c.base, c.validFrom, c.body, c.hash, c.submittedBy, now],
  );
}
export async function approveRow(
  tx: Queryable,
  id: string,
  approvedBy: string | null,
  effectiveDay: IsoDate,
  now: Date,
): Promise<void> {
  await tx.query(
    `update costanti_releases set state = 'approved', approved_by = $2, effective_day = $3, version = version + 1, updated_at = $4,
       place = (select coalesce(max(place), 0) + 1 from costanti_releases) where id = $1`,
    [id, approvedBy, effectiveDay, now],
  );
}
export async function moveDay(
  tx: Queryable,
  id: string,
  effectiveDay: IsoDate,
  now: Date,
): Promise<void> {
  await tx.query(
    'update costanti_releases set effective_day = $2, version = version + 1, updated_at = $3 where id = $1',
    [id, effectiveDay, now],
  );
}
/** @param why the reason of the end, put before that of the beginning */
export async function endRow(
  tx: Queryable,
  id: string,
  state: 'withdrawn' | 'discarded',
  now: Date,
  why = '',
): Promise<void> {
  await tx.query(
    `update costanti_releases set state = $2, version = version + 1, updated_at = $3, why = left(case when $4 = '' then why else $4 || ' · ' || why end, 500) where id = $1`,
    [id, state, now, why],
  );
}

/** Texts that the code shipped, the newest last seen first. */
export async function lastShipped(
  tx: Queryable,
): Promise<{ body: string; hash: string } | undefined> {
  const [row] = await tx.query<{ body: string; hash: string }>(
    'select body, hash from costanti_shipped order by seq desc limit 1',
    [],
  );
  return row;
}
/** @returns false when this text was seen before */
export async function noteShipped(
  tx: Queryable,
  text: { body: string; hash: string },
  now: Date,
): Promise<boolean> {
  return (
    (
      await tx.query(
        'insert into costanti_shipped (hash, body, seen_at) values ($1, $2, $3) on conflict (hash) do nothing returning seq',
        [text.hash, text.body, now],
      )
    ).length > 0
  );
}
