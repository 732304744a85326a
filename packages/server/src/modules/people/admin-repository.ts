import { NEW_RED_DAYS } from '@bussola/contract';
import type { ClientRow, QueryOf, ResponseOf } from '@bussola/contract';
import { expressionBuilder, sql } from 'kysely';
import type { NotNull, RawBuilder } from 'kysely';
import { z } from 'zod';
import { plusDays, romeDay } from '../../clock.ts';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { anyOf, fullName, q, row, rows, wireTime } from '../../db/typed.ts';

const u = expressionBuilder<{ u: Schema['users'] }, 'u'>();
/**
 * Who is a client of table `u`, suspended or not: neither the placeholder household, nor who has
 * not proved their address, nor who is leaving.
 */
export const isClient = u.and([
  u('u.role', '=', 'User'),
  u('u.state', 'in', ['active', 'disabled']),
  u.not('u.placeholder'),
  u('u.deleted_at', 'is', null),
]);
/** What {@link isClient} says of the row, for the compiler: the address of a client is proved. */
export interface OfClient {
  email: NotNull;
  state: 'active' | 'disabled';
}
export const comuneName = sql<string | null>`${sql.ref('u.comune')}->>'comune'`;

type Question = Required<
  Pick<QueryOf<'adminClients'>, 'search' | 'kind' | 'sort' | 'direction' | 'pageSize'>
> &
  Omit<QueryOf<'adminClients'>, 'search' | 'kind' | 'sort' | 'direction' | 'pageSize'>;
export type ClientFilters = Omit<Question, 'sort' | 'direction' | 'pageSize' | 'after' | 'before'>;
type Sort = Question['sort'];

/** A closed list: no text of a request becomes the name of a column. Each has an index. */
const SORT = {
  name: { column: 'c.name_key', type: 'text', value: z.string() },
  updatedAt: {
    column: 'c.updated_at',
    type: 'timestamptz',
    value: z.string().regex(/^[\d :.+-]+$/),
  },
  membri: { column: 'c.membri', type: 'integer', value: z.string().regex(/^\d{1,4}$/) },
  reds: { column: 'c.reds', type: 'integer', value: z.string().regex(/^-?\d{1,4}$/) },
  lastLogin: {
    column: 'c.last_login_at',
    type: 'timestamptz',
    value: z.string().regex(/^[\d :.+-]+$/),
  },
} as const satisfies Record<Sort, { column: string; type: string; value: z.ZodString }>;

/** Counting stops here: nobody reads further, and it would take longer the more there are. */
const COUNTED = 10_000;
/** Few rows are sorted, many are read in index order. The planner misjudges the number. */
const isFew = ({ search }: ClientFilters, { n, exact }: Counted): boolean =>
  exact && n <= (search === '' ? 2_000 : COUNTED);

/** The rows of a question, in no order. */
function found(
  { search, kind, checkup, reds, newReds, adviser, lastLogin, toConfirm }: ClientFilters,
  now: Date,
) {
  const daysAgo = (days: number) => plusDays(now, -days);
  return q
    .selectFrom('client_index as c')
    .where('c.kind', '=', kind)
    .$if(search !== '', (some) => some.where(sql<boolean>`c.words @@ search_query(${search})`))
    .$if(checkup !== undefined, (some) => some.where('c.checkup', '=', checkup ?? 'none'))
    .$if(reds !== undefined, (some) => some.where('c.reds', '>=', reds ?? 0))
    .$if(newReds !== undefined, (some) =>
      some.where('c.new_red_on', '>', romeDay(daysAgo(NEW_RED_DAYS))),
    )
    .$if(adviser === 'none', (some) => some.where('c.has_adviser', '=', false))
    .$if(adviser !== undefined && adviser !== 'none', (some) =>
      some.where('c.user_id', 'in', (eb) =>
        eb
          .selectFrom('consulente_clienti as l')
          .select('l.client_id')
          .where('l.consulente_id', '=', adviser ?? ''),
      ),
    )
    .$if(toConfirm !== undefined, (some) => some.where('c.state', '=', 'to-verify'))
    .$if(lastLogin === 'never', (some) => some.where('c.last_login_at', '=', new Date(0)))
    .$if(lastLogin === 'older', (some) =>
      some.where('c.last_login_at', '<=', daysAgo(90)).where('c.last_login_at', '>', new Date(0)),
    )
    .$if(lastLogin !== undefined && /^\d+$/.test(lastLogin), (some) =>
      some.where('c.last_login_at', '>', daysAgo(Number(lastLogin))),
    );
}

type Counted = ResponseOf<'adminClients'>['total'];
/** How many rows, up to ten thousand. */
async function count(db: Queryable, filters: ClientFilters, now: Date): Promise<Counted> {
  const some = found(filters, now)
    .select(sql.lit(1).as('one'))
    .limit(COUNTED + 1);
  const counted = await row(
    db,
    q.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('n')),
  );
  const n = counted?.n ?? 0;
  return { n: Math.min(n, COUNTED), exact: n <= COUNTED };
}

const Key = z.tuple([z.string(), z.string(), z.uuid()]);
const writeKey = (sort: Sort, value: string, id: string): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
/** Undefined for a key of another order, or of nobody's making: the list then begins anew. */
function readKey(sort: Sort, text: string | undefined): { value: string; id: string } | undefined {
  if (text === undefined) return undefined;
  try {
    const [of, value, id] = Key.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return of === sort && SORT[sort].value.safeParse(value).success ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}

/** One page of the list. Two pages are told apart by the key of their ends, never by a number. */
export async function listClients(
  db: Queryable,
  question: Question,
  now: Date,
): Promise<ResponseOf<'adminClients'>> {
  const { sort, direction, pageSize } = question;
  const { column, type } = SORT[sort];
  const end = readKey(sort, question.after) ?? readKey(sort, question.before);
  const isBackwards = end !== undefined && readKey(sort, question.after) === undefined;
  const ascending = (direction === 'asc') !== isBackwards;
  const total = await count(db, question, now);
  const all = found(question, now).selectAll('c');
  const page = await rows(
    db,
    q
      .selectFrom((isFew(question, total) ? all.offset(0) : all).as('c'))
      .select(['c.user_id as userId', 'c.first_name as firstName', 'c.last_name as lastName'])
      .select(['c.kind', 'c.email', 'c.comune', 'c.membri', 'c.checkup', 'c.state'])
      .select(['c.red', 'c.yellow', 'c.green', 'c.grey', 'c.new_red_on as newRedOn'])
      .select((eb) => [
        sql<string>`${sql.ref(column)}::text`.as('key'),
        adviserNames.as('consulente'),
        wireTime(eb, 'c.updated_at').as('updatedAt'),
        eb
          .case()
          .when('c.last_login_at', '>', new Date(0))
          .then(wireTime(eb, 'c.last_login_at'))
          .end()
          .as('lastLoginAt'),
      ])
      .$if(end !== undefined, (rest) => rest.where(beyond(column, type, ascending, end)))
      .orderBy(column, ascending ? 'asc' : 'desc')
      .orderBy('c.user_id', ascending ? 'asc' : 'desc')
      // One more tells whether there is another page.
      .limit(pageSize + 1),
  );
  const isMore = page.length > pageSize;
  const shown = page.slice(0, pageSize);
  if (isBackwards) shown.reverse();
  const keyOf = (one: (typeof shown)[number] | undefined) =>
    one ? writeKey(sort, one.key, one.userId) : null;
  return {
    rows: shown.map(toClientRow),
    total,
    newReds: await countNewReds(db, question, total, now),
    next: (isBackwards ? shown.length > 0 : isMore) ? keyOf(shown.at(-1)) : null,
    previous: (isBackwards ? isMore : end !== undefined) ? keyOf(shown[0]) : null,
  };
}

/** None while something is searched for: whoever types waits for rows, not for a second count. */
async function countNewReds(
  db: Queryable,
  question: Question,
  total: Counted,
  now: Date,
): Promise<Counted | null> {
  if (question.search !== '') return null;
  return question.newReds ? total : count(db, { ...question, newReds: 'yes' }, now);
}

const beyond = (
  column: string,
  type: string,
  ascending: boolean,
  end: { value: string; id: string } | undefined,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)}, c.user_id) ${sql.raw(ascending ? '>' : '<')} (${end?.value ?? ''}::${sql.raw(type)}, ${end?.id ?? ''}::uuid)`;

const adviserNames = q
  .selectFrom('consulente_clienti as l')
  .innerJoin('users as k', 'k.id', 'l.consulente_id')
  .select((of) =>
    of.fn
      .agg<string | null>('string_agg', [fullName('k'), sql.lit(', ')])
      .orderBy('l.since')
      .orderBy('k.id')
      .as('names'),
  )
  .where(sql<boolean>`l.client_id = c.user_id`)
  .where('k.deleted_at', 'is', null);

type Levels = NonNullable<ClientRow['levels']>;
function toClientRow({
  red,
  yellow,
  green,
  grey,
  key: _key,
  ...client
}: Omit<ClientRow, 'levels'> & { key: string } & {
  [L in keyof Levels]: number | null;
}): ClientRow {
  const isAnalysed = red !== null && yellow !== null && green !== null && grey !== null;
  return { ...client, levels: isAnalysed ? { red, yellow, green, grey } : null };
}

/** Of an export: all of them, however many. */
export async function countAll(db: Queryable, filters: ClientFilters, now: Date): Promise<number> {
  const counted = await row(
    db,
    found(filters, now).select((eb) => eb.fn.countAll<number>().as('n')),
  );
  return counted?.n ?? 0;
}

/** Households that began the checkup. */
export const countClients = (db: Queryable, now: Date): Promise<{ n: number; exact: boolean }> =>
  count(db, { kind: 'client', search: '' }, now);

const named = q
  .selectFrom('client_index as c')
  .select('c.user_id as userId')
  .select(sql<string>`trim(c.first_name || ' ' || c.last_name)`.as('name'));
/** Who is in the list of clients, in the order of names. */
export const findPeople = (
  db: Queryable,
  filters: ClientFilters,
  { now, limit }: { now: Date; limit: number },
): Promise<{ userId: string; name: string }[]> =>
  rows(
    db,
    named
      .where('c.user_id', 'in', found(filters, now).select('c.user_id'))
      .orderBy('c.name_key')
      .orderBy('c.user_id')
      .limit(limit),
  );
/** The names of these people, in the order of names; who left meanwhile is not among them. */
export const namesOf = (
  db: Queryable,
  ids: readonly string[],
): Promise<{ userId: string; name: string }[]> =>
  rows(db, named.where('c.user_id', '=', anyOf(ids)).orderBy('c.name_key').orderBy('c.user_id'));
