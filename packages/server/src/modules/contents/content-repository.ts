/** What staff write: drafts and versions of each kind. For the system only. */
import type { FaqRow, FaqWords, RichText, SolutionFact, SolutionWords } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';

type Category = FaqRow['category'];

/** Somebody is said to write while their screen said so in the last seconds. */
const OPEN_SECONDS = 45;

/** What a kind of content says in one language. */
export interface Words {
  faq: FaqWords;
  text: RichText;
  solution: SolutionWords;
}
/** What it says in no language. */
export interface More {
  faq: object;
  text: object;
  solution: { facts: SolutionFact[] };
}
export type Kind = keyof Words;
/** In both languages, with the moment at which each was last changed. */
export interface Written<W> {
  it: W;
  en: W | null;
  itAt: string;
  enAt: string | null;
  /** The last day on which it is read as it is; undefined without one. */
  review?: IsoDate | undefined;
}
export const isOverdue = ({ review }: { review?: IsoDate | undefined }, day: IsoDate): boolean =>
  review !== undefined && review < day;
export type Body<K extends Kind> = Written<Words[K]> & More[K];
type AnyBody = Written<Words[Kind]>;
const kindOf = ({ it }: AnyBody): Kind =>
  'question' in it ? 'faq' : 'title' in it ? 'solution' : 'text';
const isBody = <K extends Kind>(kind: K, body: AnyBody): body is Body<K> => kindOf(body) === kind;
function bodyOf<K extends Kind>(kind: K, body: AnyBody): Body<K> {
  if (!isBody(kind, body)) throw new Error(`not the body of a ${kind}`);
  return body;
}
const draftOf = <K extends Kind>(kind: K, body: AnyBody | null): Body<K> | null =>
  body && bodyOf(kind, body);

export interface KeptContent<K extends Kind> {
  id: string;
  /** Of a question. */
  category: Category | null;
  /** Of a text, or the code of an area. */
  key: string | null;
  version: number;
  draft: Body<K> | null;
  draftBy: string | null;
  draftAt: string | null;
}
export const listContents = async <K extends Kind>(
  db: Queryable,
  kind: K,
): Promise<KeptContent<K>[]> =>
  (
    await rows(
      db,
      q
        .selectFrom('contents as c')
        .leftJoin('users as u', 'u.id', 'c.draft_by')
        .select(['c.id', 'c.category', 'c.key', 'c.version', 'c.draft'])
        .select((eb) => [
          sql<string | null>`${fullName('u')}`.as('draftBy'),
          wireTime(eb, 'c.draft_at').as('draftAt'),
        ])
        .where('c.kind', '=', kind)
        .orderBy('c.place')
        .orderBy('c.created_at'),
    )
  ).map((content) => ({ ...content, draft: draftOf(kind, content.draft) }));

export interface KeptVersion<K extends Kind> {
  id: string;
  key: string | null;
  n: number;
  body: Body<K>;
  by: string | null;
  at: string;
  from: IsoDate;
}
/** Of all contents of a kind, the newest first. */
export const listVersions = async <K extends Kind>(
  db: Queryable,
  kind: K,
): Promise<KeptVersion<K>[]> =>
  (
    await rows(
      db,
      q
        .selectFrom('content_versions as v')
        .innerJoin('contents as c', 'c.id', 'v.content_id')
        .leftJoin('users as u', 'u.id', 'v.published_by')
        .select(['v.content_id as id', 'c.key', 'v.n', 'v.body', 'v.in_force_on as from'])
        .select((eb) => [
          sql<string | null>`${fullName('u')}`.as('by'),
          wireTime(eb, 'v.published_at').as('at'),
        ])
        .where('c.kind', '=', kind)
        .orderBy('v.n', 'desc'),
    )
  ).map((version) => ({ ...version, body: bodyOf(kind, version.body) }));

interface InForce<K extends Kind> {
  id: string;
  category: Category | null;
  key: string | null;
  body: Body<K>;
  from: IsoDate;
}
/** What everybody reads: of each content the last version whose day has come. */
export const listInForce = async <K extends Kind>(
  db: Queryable,
  kind: K,
  day: IsoDate,
): Promise<InForce<K>[]> =>
  (
    await rows(
      db,
      q
        .selectFrom('contents as c')
        .innerJoin('content_versions as v', 'v.content_id', 'c.id')
        .select(['c.id', 'c.category', 'c.key', 'v.body', 'v.in_force_on as from'])
        .where('c.kind', '=', kind)
        .where('v.n', '=', (eb) =>
          eb
            .selectFrom('content_versions as w')
            .select(({ fn }) => fn.max('w.n').as('n'))
            .whereRef('w.content_id', '=', 'c.id')
            .where('w.in_force_on', '<=', day),
        )
        .orderBy('c.place')
        .orderBy('c.created_at'),
    )
  ).map((content) => ({ ...content, body: bodyOf(kind, content.body) }));

export interface Locked<K extends Kind> {
  id: string;
  version: number;
  draft: Body<K> | null;
}

/** By its id, or by the key that its text has. */
export type Which = { id: string } | { key: string };
export async function lockContent<K extends Kind>(
  tx: Queryable,
  kind: K,
  which: Which,
): Promise<Locked<K> | undefined> {
  const found = await row(
    tx,
    q
      .selectFrom('contents')
      .select(['id', 'version', 'draft'])
      .where('kind', '=', kind)
      .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('key', '=', which.key)))
      .forUpdate(),
  );
  return found && { ...found, draft: draftOf(kind, found.draft) };
}
export const countContents = async (db: Queryable, kind: Kind): Promise<number> =>
  (
    await row(
      db,
      q
        .selectFrom('contents')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('kind', '=', kind),
    )
  )?.n ?? 0;

interface Saved {
  id: string;
  body: AnyBody;
  by: string;
  now: Date;
}
/** A question comes last in its category. */
export const insertFaq = (
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
/** Kinds whose contents have a key that the code names. */
export type KeyedKind = 'text' | 'solution';
interface Keyed extends Omit<Saved, 'body'> {
  kind: KeyedKind;
  key: string;
  body: AnyBody | null;
}
/** Without a draft when it was only opened. False when its key has one already. */
export const insertKeyed = (
  tx: Queryable,
  { id, kind, key, body, by, now }: Keyed,
): Promise<boolean> =>
  hasRow(
    tx,
    q
      .insertInto('contents')
      .values({
        id,
        kind,
        key,
        place: 1,
        draft: body && JSON.stringify(body),
        draft_by: body && by,
        draft_at: body && now,
        created_at: now,
      })
      .onConflict((exists) => exists.columns(['kind', 'key']).doNothing())
      .returning('id'),
  );
/** Null takes the draft away. */
export const putDraft = (
  tx: Queryable,
  { id, body, by, now }: Omit<Saved, 'body'> & { body: AnyBody | null },
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
export async function versionOf<K extends Kind>(
  tx: Queryable,
  kind: K,
  id: string,
  n: number,
): Promise<Body<K> | undefined> {
  const found = await row(
    tx,
    q.selectFrom('content_versions').select('body').where('content_id', '=', id).where('n', '=', n),
  );
  return found && bodyOf(kind, found.body);
}
export async function newestOf<K extends Kind>(
  tx: Queryable,
  kind: K,
  id: string,
): Promise<Body<K> | undefined> {
  const found = await row(
    tx,
    q
      .selectFrom('content_versions')
      .select('body')
      .where('content_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1),
  );
  return found && bodyOf(kind, found.body);
}
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
