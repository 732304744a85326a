/** What staff write: drafts and versions. For the system only. */
import type { FaqBody, FaqRow } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, q, row, rows, run, wireTime } from '../../db/typed.ts';

type Category = FaqRow['category'];

/** Somebody is said to write while their screen said so in the last seconds. */
const OPEN_SECONDS = 45;

export interface KeptContent {
  id: string;
  category: Category;
  place: number;
  version: number;
  draft: FaqBody | null;
  draftBy: string | null;
  draftAt: string | null;
}
export const listContents = (db: Queryable): Promise<KeptContent[]> =>
  rows(
    db,
    q
      .selectFrom('contents as c')
      .leftJoin('users as u', 'u.id', 'c.draft_by')
      .select(['c.id', 'c.category', 'c.place', 'c.version', 'c.draft'])
      .select((eb) => [
        sql<string | null>`${fullName('u')}`.as('draftBy'),
        wireTime(eb, 'c.draft_at').as('draftAt'),
      ])
      .orderBy('c.place')
      .orderBy('c.created_at'),
  );

export interface KeptVersion {
  id: string;
  n: number;
  body: FaqBody;
  by: string | null;
  at: string;
  from: IsoDate;
}
/** Of all contents, the newest first. */
export const listVersions = (db: Queryable): Promise<KeptVersion[]> =>
  rows(
    db,
    q
      .selectFrom('content_versions as v')
      .leftJoin('users as u', 'u.id', 'v.published_by')
      .select(['v.content_id as id', 'v.n', 'v.body', 'v.in_force_on as from'])
      .select((eb) => [
        sql<string | null>`${fullName('u')}`.as('by'),
        wireTime(eb, 'v.published_at').as('at'),
      ])
      .orderBy('v.n', 'desc'),
  );

/** What everybody reads: of each content the last version whose day has come. */
export const listInForce = (
  db: Queryable,
  day: IsoDate,
): Promise<{ id: string; category: Category; body: FaqBody; from: IsoDate }[]> =>
  rows(
    db,
    q
      .selectFrom('contents as c')
      .innerJoin('content_versions as v', 'v.content_id', 'c.id')
      .select(['c.id', 'c.category', 'v.body', 'v.in_force_on as from'])
      .where('v.n', '=', (eb) =>
        eb
          .selectFrom('content_versions as w')
          .select(({ fn }) => fn.max('w.n').as('n'))
          .whereRef('w.content_id', '=', 'c.id')
          .where('w.in_force_on', '<=', day),
      )
      .orderBy('c.place')
      .orderBy('c.created_at'),
  );

export const lockContent = (
  tx: Queryable,
  id: string,
): Promise<{ version: number; draft: FaqBody | null; category: Category } | undefined> =>
  row(
    tx,
    q
      .selectFrom('contents')
      .select(['version', 'draft', 'category'])
      .where('id', '=', id)
      .forUpdate(),
  );
export const countContents = async (db: Queryable): Promise<number> =>
  (
    await row(
      db,
      q.selectFrom('contents').select(({ fn }) => fn.countAll<number>().as('n')),
    )
  )?.n ?? 0;

interface Saved {
  id: string;
  body: FaqBody;
  by: string;
  now: Date;
}
export const insertContent = (
  tx: Queryable,
  { id, category, body, by, now }: Saved & { category: Category },
): Promise<void> =>
  run(
    tx,
    q.insertInto('contents').values((eb) => ({
      id,
      kind: 'faq',
      category,
      place: eb
        .selectFrom('contents')
        .select(({ fn }) =>
          sql<number>`${fn.coalesce(fn.max('place'), sql.lit(0))} + 1`.as('place'),
        )
        .where('category', '=', category),
      draft: JSON.stringify(body),
      draft_by: by,
      draft_at: now,
      created_at: now,
    })),
  );
/** Null takes the draft away. */
export const putDraft = (
  tx: Queryable,
  { id, body, by, now }: Omit<Saved, 'body'> & { body: FaqBody | null },
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('contents')
      .set((eb) => ({
        version: eb('version', '+', 1),
        draft: body && JSON.stringify(body),
        draft_by: body && by,
        draft_at: body && now,
      }))
      .where('id', '=', id),
  );
export const versionOf = (
  tx: Queryable,
  id: string,
  n: number,
): Promise<{ body: FaqBody } | undefined> =>
  row(
    tx,
    q.selectFrom('content_versions').select('body').where('content_id', '=', id).where('n', '=', n),
  );
export const newestOf = (tx: Queryable, id: string): Promise<{ body: FaqBody } | undefined> =>
  row(
    tx,
    q
      .selectFrom('content_versions')
      .select('body')
      .where('content_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1),
  );
export const insertVersion = (
  tx: Queryable,
  { id, body, by, now, from }: Saved & { from: IsoDate },
): Promise<void> =>
  run(
    tx,
    q.insertInto('content_versions').values((eb) => ({
      content_id: id,
      n: eb
        .selectFrom('content_versions')
        .select(({ fn }) => sql<number>`${fn.coalesce(fn.max('n'), sql.lit(0))} + 1`.as('n'))
        .where('content_id', '=', id),
      body: JSON.stringify(body),
      published_by: by,
      published_at: now,
      in_force_on: from,
    })),
  );
export const deleteContent = (tx: Queryable, id: string): Promise<void> =>
  run(tx, q.deleteFrom('contents').where('id', '=', id));

/** The contents of a category in their order, locked. */
export const lockCategory = (
  tx: Queryable,
  category: Category,
): Promise<{ id: string; place: number }[]> =>
  rows(
    tx,
    q
      .selectFrom('contents')
      .select(['id', 'place'])
      .where('category', '=', category)
      .orderBy('place')
      .orderBy('created_at')
      .forUpdate(),
  );
export const setPlace = (
  tx: Queryable,
  { id, category, place }: { id: string; category: Category; place: number },
): Promise<void> =>
  run(tx, q.updateTable('contents').set({ category, place }).where('id', '=', id));
export const countVersion = (tx: Queryable, id: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('contents')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

export const putWriter = (
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> =>
  run(
    db,
    q
      .insertInto('content_writers')
      .values({ content_id: id, user_id: userId, seen_at: now })
      .onConflict((exists) =>
        exists
          .columns(['content_id', 'user_id'])
          .doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
      ),
  );
/** Who else has which content open. */
export const listWriters = (
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<{ id: string; name: string }[]> =>
  rows(
    db,
    q
      .selectFrom('content_writers as w')
      .innerJoin('users as u', 'u.id', 'w.user_id')
      .select(['w.content_id as id', sql<string>`${fullName('u')}`.as('name')])
      .where('w.user_id', '<>', userId)
      .where('w.seen_at', '>', new Date(now.getTime() - OPEN_SECONDS * 1000))
      .orderBy('name'),
  );
