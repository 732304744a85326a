import type { Cambi, IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, lockTable, preparedRows, q, row, rows, run, wireTime } from '../../db/typed.ts';

export type StoredState = 'draft' | 'submitted' | 'approved' | 'withdrawn' | 'discarded';
export type Origin = 'shipped' | 'draft' | 'rollback' | 'completion' | 'presentation';
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
const releases = () =>
  q
    .selectFrom('costanti_releases')
    .select(['id', 'release', 'state', 'origin', 'why', 'base', 'changes', 'version'])
    .select(['contributors', 'submitted_by as submittedBy', 'approved_by as approvedBy'])
    .select(['valid_from as validFrom', 'effective_day as effectiveDay', 'place'])
    .select((eb) => [
      wireTime(eb, 'created_at').as('createdAt'),
      wireTime(eb, 'updated_at').as('updatedAt'),
    ]);

/**
 * Steps of releases pass one at a time, so what a step read of the others holds until its commit.
 * Readers do not wait.
 */
export const lockReleases = (tx: Queryable): Promise<void> =>
  lockTable(tx, 'costanti_releases', 'exclusive');

export const listRows = (db: Queryable): Promise<ReleaseRow[]> =>
  rows(db, releases().orderBy('seq', 'desc').limit(500));
/**
 * Families with a level that another release moved, by its name. Where they changed an answer
 * meanwhile the release is not counted.
 */
export const countMoved = async (db: Queryable): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await rows(
        db,
        q
          .selectFrom('level_history')
          .select((eb) => [
            sql<string>`cause->>'release'`.as('release'),
            eb.fn.count<number>('user_id').distinct().as('families'),
          ])
          .where(sql<boolean>`cause ? 'release' and not cause ? 'answers'`)
          .groupBy(sql`cause->>'release'`),
      )
    ).map(({ release, families }) => [release, families]),
  );
export const findRow = (db: Queryable, id: string): Promise<ReleaseRow | undefined> =>
  row(db, releases().where('id', '=', id));

/** Closed, and not in force yet: approved for a later day or waiting for a signature, by age. */
export const listWaiting = (tx: Queryable, today: IsoDate): Promise<ReleaseRow[]> =>
  rows(
    tx,
    releases()
      .where((eb) =>
        eb.or([
          eb('state', '=', 'submitted'),
          eb.and([eb('state', '=', 'approved'), eb('effective_day', '>', today)]),
        ]),
      )
      .orderBy('place', (order) => order.asc().nullsLast())
      .orderBy('seq'),
  );

export interface ApprovedRow {
  release: string;
  effectiveDay: IsoDate;
  place: number;
}
const APPROVED = q
  .selectFrom('costanti_releases')
  .select(['release', 'effective_day as effectiveDay', 'place'])
  .where('state', '=', sql.lit('approved'))
  .orderBy('effective_day')
  .orderBy('place')
  // An approved release has all three: a check of the table (migration 0003).
  .$narrowType<{ release: NotNull; effectiveDay: NotNull; place: NotNull }>()
  .compile();
/** In the order in which they come in force. */
export const listApproved = (db: Queryable): Promise<ApprovedRow[]> =>
  preparedRows(db, 'costanti-approved', APPROVED);
export const findBody = (
  db: Queryable,
  release: string,
): Promise<{ body: string; hash: string } | undefined> =>
  row(
    db,
    q
      .selectFrom('costanti_releases')
      .select(['body', 'hash'])
      .where('release', '=', release)
      // A release gets its name, its body and its hash together.
      .$narrowType<{ body: NotNull; hash: NotNull }>(),
  );
/** «2026.12» → how many releases bear that month already, withdrawn ones included. */
export async function countOfMonth(tx: Queryable, month: string): Promise<number> {
  const count = await row(
    tx,
    q
      .selectFrom('costanti_releases')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('release', 'like', `${month}.%`),
  );
  return count?.n ?? 0;
}

export interface NewRow {
  id: string;
  origin: Origin;
  why: string;
  changes: Cambi;
  contributors: string[];
  now: Date;
  /** When it was first written, if not now. */
  createdAt?: string;
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
/** The columns that a draft does not have. */
const closing = (c: NonNullable<NewRow['closed']>) => ({
  state: 'submitted' as const,
  release: c.release,
  base: c.base,
  valid_from: c.validFrom,
  body: c.body,
  hash: c.hash,
  submitted_by: c.submittedBy,
});
export const insertRow = (tx: Queryable, r: NewRow): Promise<void> =>
  run(
    tx,
    q.insertInto('costanti_releases').values({
      id: r.id,
      origin: r.origin,
      why: r.why,
      changes: JSON.stringify(r.changes),
      contributors: r.contributors,
      created_at: r.createdAt ? new Date(r.createdAt) : r.now,
      updated_at: r.now,
      ...(r.closed ? closing(r.closed) : { state: 'draft' as const }),
    }),
  );
export const saveDraft = (
  tx: Queryable,
  d: { id: string; why: string; changes: Cambi; contributors: string[]; now: Date },
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('costanti_releases')
      .set((eb) => ({
        why: d.why,
        changes: JSON.stringify(d.changes),
        contributors: d.contributors,
        version: eb('version', '+', 1),
        updated_at: d.now,
      }))
      .where('id', '=', d.id),
  );
export const closeDraft = (
  tx: Queryable,
  id: string,
  c: NonNullable<NewRow['closed']>,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('costanti_releases')
      .set((eb) => ({ ...closing(c), version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id),
  );
export const approveRow = (
  tx: Queryable,
  id: string,
  approvedBy: string | null,
  effectiveDay: IsoDate,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('costanti_releases')
      .set((eb) => ({
        state: 'approved',
        approved_by: approvedBy,
        effective_day: effectiveDay,
        version: eb('version', '+', 1),
        updated_at: now,
        place: eb
          .selectFrom('costanti_releases')
          .select((all) => sql<number>`coalesce(max(${all.ref('place')}), 0) + 1`.as('next')),
      }))
      .where('id', '=', id),
  );
export const moveDay = (
  tx: Queryable,
  id: string,
  effectiveDay: IsoDate,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('costanti_releases')
      .set((eb) => ({
        effective_day: effectiveDay,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id),
  );
/** @param why the reason of the end, put before that of the beginning */
export const endRow = (
  tx: Queryable,
  id: string,
  state: 'withdrawn' | 'discarded',
  now: Date,
  why = '',
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('costanti_releases')
      .set((eb) => ({
        state,
        version: eb('version', '+', 1),
        updated_at: now,
        why:
          why === ''
            ? eb.ref('why')
            : sql<string>`left(${why}::text || ' · ' || ${eb.ref('why')}, 500)`,
      }))
      .where('id', '=', id),
  );

/** Texts that the code shipped, the newest last seen first. */
export const lastShipped = (tx: Queryable): Promise<{ body: string; hash: string } | undefined> =>
  row(
    tx,
    q.selectFrom('costanti_shipped').select(['body', 'hash']).orderBy('seq', 'desc').limit(1),
  );
/** @returns false when this text was seen before */
export const noteShipped = (
  tx: Queryable,
  text: { body: string; hash: string },
  now: Date,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('costanti_shipped')
      .values({ hash: text.hash, body: text.body, seen_at: now })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('seq'),
  );
