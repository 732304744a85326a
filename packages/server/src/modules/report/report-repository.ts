import type { IsoDate } from '@bussola/domain';
import type { Report, ResponseOf } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

const REPORT = `json_build_object('reportId', r.id, 'name', r.name, 'createdAt', wire_time(r.created_at), 'costanti', r.costanti, 'motore', r.motore,
  'membri', to_json(r.membri), 'language', r.language, 'hideAmounts', r.hide_amounts, 'state', r.state,
  'outdated', r.area_version <> a.version or r.costanti <> $2 or r.motore <> $3, 'changed', to_json(array_remove(array[
    case when r.area_version <> a.version then 'dati' end, case when r.costanti <> $2 then 'costanti' end, case when r.motore <> $3 then 'motore' end], null)),
  'sizeBytes', r.size_bytes)`;

/** @param now the release and the engine that a report of today would have */
export async function listReports(
  db: Queryable,
  userId: string,
  now: { costanti: string; motore: string },
): Promise<Report[]> {
  const rows = await db.query<{ report: Report }>(
    `select ${REPORT} as report from reports r join areas a on a.user_id = r.user_id where r.user_id = $1 order by r.created_at desc, r.id`,
    [userId, now.costanti, now.motore],
  );
  return rows.map(({ report }) => report);
}

export interface NewReport {
  id: string;
  userId: string;
  name: string;
  now: Date;
  costanti: string;
  motore: string;
  membri: string[];
  language: 'it' | 'en';
  hideAmounts: boolean;
  areaVersion: number;
  /** The household as the engine saw it, and the fingerprint of what it answered. */
  input: string;
  analisiHash: string;
}
export async function insertReport(tx: Queryable, r: NewReport): Promise<void> {
  await tx.query(
    `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, input, analisi_hash)
     values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, 'running', $10, $11, $12)`,
    [
      r.id,
      r.userId,
      r.name,
      r.now,
      r.costanti,
      r.motore,
      r.membri,
      r.language,
      r.hideAmounts,
      r.areaVersion,
      r.input,
      r.analisiHash,
    ],
  );
}
export interface PinnedRow {
  name: string;
  createdAt: string;
  costanti: string;
  motore: string;
  input: string | null;
  analisiHash: string | null;
}
export async function findPinned(
  db: Queryable,
  userId: string,
  id: string,
): Promise<PinnedRow | undefined> {
  const [row] = await db.query<PinnedRow>(
    'select name, wire_time(created_at) as "createdAt", costanti, motore, input, analisi_hash as "analisiHash" from reports where id = $1 and user_id = $2',
    [id, userId],
  );
  return row;
}
export async function countRunning(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from reports where user_id = $1 and state in ('queued', 'running')`,
    [userId],
  );
  return row?.n ?? 0;
}
export async function finishReport(
  tx: Queryable,
  id: string,
  blob: { key: string; size: number } | null,
): Promise<void> {
  await tx.query(`update reports set state = $2, blob_key = $3, size_bytes = $4 where id = $1`, [
    id,
    blob ? 'ready' : 'failed',
    blob?.key,
    blob?.size,
  ]);
}
/**
 * Those under way when a server stopped will not end by themselves. `begunBefore` where other
 * servers may be making some.
 */
export async function failInterrupted(
  db: Queryable,
  { begunBefore = null, userId = null }: { begunBefore?: Date | null; userId?: string | null } = {},
): Promise<void> {
  await db.query(
    `update reports set state = 'failed' where state in ('queued', 'running') and ($1::timestamptz is null or created_at < $1) and ($2::uuid is null or user_id = $2)`,
    [begunBefore, userId],
  );
}
export async function hasReport(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (
    (await db.query('select 1 from reports where id = $1 and user_id = $2', [id, userId])).length >
    0
  );
}
/** @returns false when the report is not of this area */
export async function renameReport(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  return (
    (
      await db.query('update reports set name = $3 where id = $1 and user_id = $2 returning id', [
        id,
        userId,
        name,
      ])
    ).length > 0
  );
}
export async function findBlob(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ name: string; key: string } | undefined> {
  const [row] = await db.query<{ name: string; key: string }>(
    `select name, blob_key as key from reports where id = $1 and user_id = $2 and state = 'ready'`,
    [id, userId],
  );
  return row;
}
/** The newest that can be read, or the one that is named if it can. */
export async function latestReady(
  db: Queryable,
  userId: string,
  id?: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select id from reports where user_id = $1 and state = 'ready' and ($2::uuid is null or id = $2) order by created_at desc, id limit 1`,
    [userId, id],
  );
  return row?.id;
}
export async function blobsInUse(db: Queryable): Promise<Set<string>> {
  return new Set(
    (
      await db.query<{ key: string }>(
        'select distinct blob_key as key from reports where blob_key is not null',
        [],
      )
    ).map(({ key }) => key),
  );
}

type Sintesi = ResponseOf<'reportSintesi'>;
export async function insertSintesi(
  tx: Queryable,
  s: {
    tokenHash: string;
    userId: string;
    day: IsoDate;
    expiresOn: IsoDate;
    familyName: string;
    areas: Sintesi['areas'];
  },
): Promise<void> {
  await tx.query(
    'insert into sintesi_links (token_hash, user_id, day, expires_on, family_name, areas) values ($1, $2, $3, $4, $5, $6)',
    [s.tokenHash, s.userId, s.day, s.expiresOn, s.familyName, JSON.stringify(s.areas)],
  );
}
/** While the account is suspended its link opens nothing, as nothing else of it does. */
export async function findSintesi(db: Queryable, tokenHash: string): Promise<Sintesi | undefined> {
  const [row] = await db.query<Sintesi>(
    `
    select l.day as date, l.expires_on as "expiresOn", l.family_name as "familyName", l.areas from sintesi_links l join users u on u.id = l.user_id
    where l.token_hash = $1 and u.state <> 'disabled' and u.deleted_at is null`,
    [tokenHash],
  );
  return row;
}
/** Summaries that were shown to others from that day on. */
export async function dropLinksSince(tx: Queryable, userId: string, day: string): Promise<void> {
  await tx.query('delete from sintesi_links where user_id = $1 and day >= $2::date', [userId, day]);
}
export async function sweepSintesi(db: Queryable, day: IsoDate): Promise<void> {
  await db.query('delete from sintesi_links where expires_on < $1::date - 30', [day]);
}
