import type { ClientRow } from '@bussola/contract';
import { expressionBuilder, sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { fullName, q, row, rows, wireTime, word } from '../../db/typed.ts';

interface Question {
  page: number;
  pageSize: number;
  search: string;
  sort: 'name' | 'updatedAt' | 'membri' | 'reds';
  direction: 'asc' | 'desc';
  checkup?: ClientRow['checkup'] | undefined;
}
/** A closed list: no text of a request becomes the name of a column. */
const SORT = {
  name: sql`lower(c.last_name || ' ' || c.first_name)`,
  updatedAt: sql.ref('c.updated_at'),
  membri: sql.ref('c.membri'),
  reds: sql`coalesce(c.red, -1)`,
} satisfies Record<Question['sort'], unknown>;

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

function clients({ search, checkup }: Question) {
  // Typed signs are letters to look for, not patterns.
  const letters = search.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const all = q
    .selectFrom('users as u')
    .innerJoin('areas as a', 'a.user_id', 'u.id')
    .innerJoin('drafts as d', 'd.user_id', 'u.id')
    .leftJoin('household_levels as an', 'an.user_id', 'u.id')
    .select(['u.id', 'u.state', 'u.first_name', 'u.last_name', 'u.email', 'u.last_login_at'])
    .select(['a.updated_at', 'an.red', 'an.yellow', 'an.green', 'an.grey'])
    .select((eb) => [
      comuneName.as('comune'),
      eb
        .selectFrom('membri as m')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('m.user_id', '=', 'u.id')
        .$asScalar()
        .$notNull()
        .as('membri'),
      eb
        .case()
        .when('u.checkup', '=', true)
        .then(word('completed'))
        .when('d.version', '>', 0)
        .then(word('started'))
        .else(word('none'))
        .end()
        .as('checkup'),
    ])
    .where(isClient)
    .$narrowType<OfClient>()
    .$if(letters !== '', (some) =>
      some.where(
        sql`u.last_name || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(${comuneName}, '')`,
        'ilike',
        `%${letters}%`,
      ),
    );
  const found = q.selectFrom(all.as('c'));
  return checkup ? found.where('c.checkup', '=', checkup) : found;
}

export async function listClients(
  db: Queryable,
  question: Question,
): Promise<{ rows: ClientRow[]; total: number }> {
  const { sort, direction, page, pageSize } = question;
  const found = clients(question);
  const count = await row(
    db,
    found.select((eb) => eb.fn.countAll<number>().as('n')),
  );
  const paged = await rows(
    db,
    found
      .select(['c.id as userId', 'c.first_name as firstName', 'c.last_name as lastName'])
      .select(['c.email', 'c.comune', 'c.membri', 'c.checkup', 'c.state'])
      .select(['c.red', 'c.yellow', 'c.green', 'c.grey'])
      .select((eb) => [
        eb
          .selectFrom('consulente_clienti as l')
          .innerJoin('users as k', 'k.id', 'l.consulente_id')
          .select((of) =>
            of.fn
              .agg<string | null>('string_agg', [fullName('k'), sql.lit(', ')])
              .orderBy('l.since')
              .orderBy('k.id')
              .as('names'),
          )
          .whereRef('l.client_id', '=', 'c.id')
          .where('k.deleted_at', 'is', null)
          .as('consulente'),
        wireTime(eb, 'c.updated_at').as('updatedAt'),
        wireTime(eb, 'c.last_login_at').as('lastLoginAt'),
      ])
      .orderBy(SORT[sort], (order) => order[direction]().nullsLast())
      .orderBy('c.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  );
  return { rows: paged.map(toClientRow), total: count?.n ?? 0 };
}

type Levels = NonNullable<ClientRow['levels']>;
function toClientRow({
  red,
  yellow,
  green,
  grey,
  ...client
}: Omit<ClientRow, 'levels'> & { [L in keyof Levels]: number | null }): ClientRow {
  const isAnalysed = red !== null && yellow !== null && green !== null && grey !== null;
  return { ...client, levels: isAnalysed ? { red, yellow, green, grey } : null };
}

/** Everybody in the list, whatever is looked for. */
export async function countClients(db: Queryable): Promise<number> {
  const count = await row(
    db,
    q
      .selectFrom('users as u')
      .innerJoin('areas as a', 'a.user_id', 'u.id')
      .innerJoin('drafts as d', 'd.user_id', 'u.id')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(isClient),
  );
  return count?.n ?? 0;
}
