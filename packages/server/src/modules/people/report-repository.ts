import type { IsoDate } from '@bussola/domain';
import type { Report, ResponseOf } from '@bussola/contract';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';

/** @param now the release and the engine that a report of today would have */
export async function listReports(
  db: Queryable,
  areaId: string,
  now: { costanti: string; motore: string },
): Promise<Report[]> {
  const found = await rows(
    db,
    q
      .selectFrom('reports as r')
      .innerJoin('areas as a', 'a.user_id', 'r.user_id')
      .select((eb) => [
        'r.id as reportId',
        'r.name',
        wireTime(eb, 'r.created_at').as('createdAt'),
        'r.costanti',
        'r.motore',
        'r.membri',
        'r.language',
        'r.hide_amounts as hideAmounts',
        'r.state',
        'r.size_bytes as sizeBytes',
        'r.area_version as areaVersion',
        'a.version as versionNow',
      ])
      .where('r.user_id', '=', areaId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id'),
  );
  return found.map(({ areaVersion, versionNow, ...report }) => {
    const changed: Report['changed'] = [];
    if (areaVersion !== versionNow) changed.push('dati');
    if (report.costanti !== now.costanti) changed.push('costanti');
    if (report.motore !== now.motore) changed.push('motore');
    return { ...report, outdated: changed.length > 0, changed };
  });
}

export interface NewReport {
  id: string;
  areaId: string;
  name: string;
  now: Date;
  costanti: string;
  motore: string;
  membri: string[];
  language: 'it' | 'en';
  hideAmounts: boolean;
  areaVersion: number;
  /** The household as the engine saw it, and what it answered. */
  input: string;
  analisi: string;
  /** Made with reserved answers: only its owner reads it. */
  hasReserved: boolean;
}
export async function insertReport(tx: Queryable, r: NewReport): Promise<void> {
  await run(
    tx,
    q.insertInto('reports').values({
      id: r.id,
      user_id: r.areaId,
      name: r.name,
      created_at: r.now,
      costanti: r.costanti,
      motore: r.motore,
      membri: r.membri,
      language: r.language,
      hide_amounts: r.hideAmounts,
      state: 'running',
      area_version: r.areaVersion,
      input: r.input,
      analisi: r.analisi,
      has_reserved: r.hasReserved,
    }),
  );
}
/** The data kept with a report; older reports have only a part of it. */
export interface KeptRow {
  name: string;
  createdAt: string;
  costanti: string;
  motore: string;
  input: string | null;
  analisi: string | null;
}
const ofArea = (areaId: string, id: string) =>
  q.selectFrom('reports').where('id', '=', id).where('user_id', '=', areaId);
export const findKept = (db: Queryable, areaId: string, id: string): Promise<KeptRow | undefined> =>
  row(
    db,
    ofArea(areaId, id).select((eb) => [
      'name',
      wireTime(eb, 'created_at').as('createdAt'),
      'costanti',
      'motore',
      'input',
      'analisi',
    ]),
  );
export async function countRunning(tx: Queryable, areaId: string): Promise<number> {
  const count = await row(
    tx,
    q
      .selectFrom('reports')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', areaId)
      .where('state', 'in', ['queued', 'running']),
  );
  return count?.n ?? 0;
}
export async function finishReport(
  tx: Queryable,
  id: string,
  blob: { key: string; size: number } | null,
): Promise<void> {
  await run(
    tx,
    q
      .updateTable('reports')
      .set({
        state: blob ? 'ready' : 'failed',
        blob_key: blob?.key ?? null,
        size_bytes: blob?.size ?? null,
      })
      .where('id', '=', id),
  );
}
/**
 * Those under way when a server stopped will not end by themselves. `begunBefore` where other
 * servers may be making some.
 */
export async function failInterrupted(
  db: Queryable,
  { begunBefore = null, areaId = null }: { begunBefore?: Date | null; areaId?: string | null } = {},
): Promise<void> {
  await run(
    db,
    q
      .updateTable('reports')
      .set({ state: 'failed' })
      .where('state', 'in', ['queued', 'running'])
      .$if(begunBefore !== null, (all) => all.where('created_at', '<', begunBefore))
      .$if(areaId !== null, (all) => all.where('user_id', '=', areaId)),
  );
}
export const hasReport = (db: Queryable, areaId: string, id: string): Promise<boolean> =>
  hasRow(db, ofArea(areaId, id).select('id'));
/** @returns false when the report is not of this area */
export const renameReport = (
  db: Queryable,
  areaId: string,
  id: string,
  name: string,
): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('reports')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', areaId)
      .returning('id'),
  );
export const findBlob = (
  db: Queryable,
  areaId: string,
  id: string,
): Promise<{ name: string; key: string } | undefined> =>
  row(
    db,
    ofArea(areaId, id)
      .select(['name', 'blob_key as key'])
      .where('state', '=', 'ready')
      .where('blob_key', 'is not', null)
      .$narrowType<{ key: NotNull }>(),
  );
/** The newest that can be read, or the one that is named if it can. */
export async function latestReady(
  db: Queryable,
  areaId: string,
  id: string | null = null,
): Promise<string | undefined> {
  const newest = q
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', areaId)
    .where('state', '=', 'ready')
    .$if(id !== null, (all) => all.where('id', '=', id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1);
  return (await row(db, newest))?.id;
}
export async function blobsInUse(db: Queryable): Promise<Set<string>> {
  const kept = q
    .selectFrom('reports')
    .select('blob_key as key')
    .distinct()
    .where('blob_key', 'is not', null)
    .$narrowType<{ key: NotNull }>();
  return new Set((await rows(db, kept)).map(({ key }) => key));
}

type Sintesi = ResponseOf<'reportSintesi'>;
export async function insertSintesi(
  tx: Queryable,
  s: {
    tokenHash: string;
    areaId: string;
    day: IsoDate;
    expiresOn: IsoDate;
    familyName: string;
    areas: Sintesi['areas'];
  },
): Promise<void> {
  await run(
    tx,
    q.insertInto('sintesi_links').values({
      token_hash: s.tokenHash,
      user_id: s.areaId,
      day: s.day,
      expires_on: s.expiresOn,
      family_name: s.familyName,
      areas: JSON.stringify(s.areas),
    }),
  );
}
/** While the account is suspended its link opens nothing, as nothing else of it does. */
export const findSintesi = (db: Queryable, tokenHash: string): Promise<Sintesi | undefined> =>
  row(
    db,
    q
      .selectFrom('sintesi_links as l')
      .innerJoin('users as u', 'u.id', 'l.user_id')
      .select(['l.day as date', 'l.expires_on as expiresOn', 'l.family_name as familyName'])
      .select('l.areas')
      .where('l.token_hash', '=', tokenHash)
      .where('u.state', '<>', 'disabled')
      .where('u.deleted_at', 'is', null),
  );
/** Summaries that were shown to others from that day on. */
export const dropLinksSince = (tx: Queryable, areaId: string, day: string): Promise<void> =>
  run(tx, q.deleteFrom('sintesi_links').where('user_id', '=', areaId).where('day', '>=', day));
export const sweepSintesi = (db: Queryable, day: IsoDate): Promise<void> =>
  run(db, q.deleteFrom('sintesi_links').where('expires_on', '<', sql<IsoDate>`${day}::date - 30`));
