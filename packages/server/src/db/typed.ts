/**
 * Queries that the compiler checks against the tables (decision 0045): Kysely makes the text, the
 * port runs it.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type {
  AliasedRawBuilder,
  Compilable,
  CompiledQuery,
  ExpressionBuilder,
  ExpressionWrapper,
  ExtractTypeFromStringReference,
  RawBuilder,
  SelectType,
  StringReference,
} from 'kysely';
import type { Queryable, SqlValue } from './port.ts';
import type { Schema } from './schema.ts';

/** Builds statements; {@link rows} and the functions beside it run them. */
export const q = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export async function rows<R extends object>(db: Queryable, query: Compilable<R>): Promise<R[]> {
  const { sql: text, parameters } = query.compile();
  // Parameters are of the types of the columns, which the port can send.
  return db.query<R>(text, parameters as readonly SqlValue[]);
}
/** The first. */
export async function row<R extends object>(
  db: Queryable,
  query: Compilable<R>,
): Promise<R | undefined> {
  return (await rows(db, query))[0];
}
/** Whether there is a row: of a write, whether it wrote one and `returning` tells. */
export async function hasRow(db: Queryable, query: Compilable<object>): Promise<boolean> {
  return (await rows(db, query)).length > 0;
}
/** A write that tells nothing. */
export async function run(db: Queryable, query: Compilable<object>): Promise<void> {
  await rows(db, query);
}

/** Planned once a connection: for a read without parameters that every request makes. */
export const preparedRows = <R extends object>(
  db: Queryable,
  name: string,
  { sql: text }: CompiledQuery<R>,
): Promise<R[]> => db.prepared<R>(name, text);

/** One parameter for all of them, also for none. */
export const anyOf = <V extends string>(values: readonly V[]): RawBuilder<V> => sql`any(${values})`;
/** A word in the text itself, no parameter: what `case` gives, for one. */
export const word = <const W extends string>(text: W): RawBuilder<W> => sql.lit(text);

type WireTime<T> = T extends Date ? string : T extends null ? null : unknown;
/** A moment as the contract writes it. */
export const wireTime = <DB, TB extends keyof DB, C extends StringReference<DB, TB>>(
  eb: ExpressionBuilder<DB, TB>,
  column: C,
): ExpressionWrapper<DB, TB, WireTime<SelectType<ExtractTypeFromStringReference<DB, TB, C>>>> =>
  eb.fn('wire_time', [column]);

export const isSet = <DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
): ExpressionWrapper<DB, TB, boolean> => eb(column, 'is not', null).$castTo<boolean>();

/** First and last name of the person in the table that is called `alias` in the query. */
export const fullName = (alias: string): RawBuilder<string> => {
  const column = (name: keyof Schema['users']) => sql.ref(`${alias}.${name}`);
  return sql`trim(${column('first_name')} || ' ' || ${column('last_name')})`;
};

/** Until the end of the transaction. */
export async function lockTable(
  tx: Queryable,
  table: keyof Schema,
  mode: 'exclusive' | 'share row exclusive',
): Promise<void> {
  await tx.query(`lock table ${table} in ${mode} mode`);
}

type SqlType = 'text' | 'date' | 'numeric' | 'integer' | 'bigint' | 'timestamptz';
/** The rows as a table `t` of a query, sent as one parameter however many they are. */
export const recordset = <R extends object>(
  given: readonly R[],
  columns: Readonly<Record<keyof R & string, SqlType>>,
): AliasedRawBuilder<R, 't'> => {
  const named = Object.entries<SqlType>(columns).map(
    ([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`,
  );
  return sql<R>`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)`.as<'t'>(
    sql`t (${sql.join(named)})`,
  );
};
