/** PostgreSQL 15 or newer behind the port. */
import pg from 'pg';
import { contextSql } from './rls-context.ts';
import { asTransaction, refuseInsideTransaction } from '../after-commit.ts';
import { PARSERS, SNAPSHOT } from './port.ts';
import type { Db, Queryable, SqlValue, TransactionOptions } from './port.ts';

interface Options {
  /** The login that acts for people. */
  url: string;
  /**
   * The login of the server's own work; absent: the same. A person's connection cannot become it
   * (decision 0039).
   */
  systemUrl?: string | undefined;
  /** Connections of each login. */
  poolSize?: number;
  /** Limit for a connection to be made or to come free. Longer in tests. */
  connectMs?: number;
  /** Limit for the answer to a statement. Longer in tests. */
  answerMs?: number;
}

export async function openPostgres({
  url,
  systemUrl = url,
  poolSize = systemUrl === url ? 10 : 6,
  connectMs = 2_000,
  answerMs = 5_000,
}: Options): Promise<Db> {
  const limits = { poolSize, connectMs, answerMs };
  const system = await openPool(systemUrl, limits);
  const people =
    systemUrl === url
      ? system
      : await openPool(url, limits).catch(async (error: unknown) => {
          await system.end();
          throw error;
        });
  return {
    engine: 'postgres',
    query: (text, values) => {
      refuseInsideTransaction();
      return run(system, text, values);
    },
    prepared: (name, text, values) => {
      refuseInsideTransaction();
      return run(system, text, values ?? [], name);
    },
    transaction: (work, options) => asTransaction(() => transaction(system, work, begun(options))),
    under: (entrant) => {
      const enter = contextSql(entrant);
      const begin = `begin; ${enter}`;
      return {
        query: (text, values) => {
          refuseInsideTransaction();
          return transaction(people, (tx) => tx.query(text, values), begin);
        },
        // A plan is of one role: the same statement of the system has a name of its own.
        prepared: (name, text, values) => {
          refuseInsideTransaction();
          return transaction(people, (tx) => tx.prepared(`${name}@`, text, values), begin);
        },
        transaction: (work, options) =>
          asTransaction(() => transaction(people, work, `${begun(options)}; ${enter}`)),
      };
    },
    close: async () => {
      await system.end();
      if (people !== system) await people.end();
    },
  };
}

/** The words of the driver: this error has no code. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

type Limits = Required<Pick<Options, 'poolSize' | 'connectMs' | 'answerMs'>>;
async function openPool(url: string, { poolSize, connectMs, answerMs }: Limits): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: answerMs - 500,
    // A server that is paused cancels nothing, and answers nothing.
    query_timeout: answerMs,
    lock_timeout: answerMs - 1_000,
    idle_in_transaction_session_timeout: 2 * answerMs,
    application_name: 'bussola',
    types: {
      getTypeParser: ((oid: number, format?: string): unknown =>
        (format === 'binary' ? undefined : PARSERS[oid]) ??
        pg.types.getTypeParser(oid, 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  // So would one that dies under a transaction: its statement is refused, and the transaction
  // tells.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

const begun = (options: TransactionOptions = {}): string =>
  options.snapshot ? `begin; ${SNAPSHOT}` : 'begin';

async function transaction<T>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work({
      query: (text, values) => run(client, text, values),
      prepared: (name, text, values) => run(client, text, values ?? [], name),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    // The connection still waits for its answer: it is closed, which rolls back.
    if (isUnanswered(error)) broken = error;
    else
      try {
        await client.query('rollback');
      } catch (rollbackError) {
        broken = rollbackError instanceof Error ? rollbackError : new Error('rollback failed');
      }
    throw error;
  } finally {
    client.release(broken);
  }
}

async function run<R extends object>(
  handle: pg.Pool | pg.PoolClient,
  text: string,
  values?: readonly SqlValue[],
  name?: string,
): Promise<R[]> {
  if (values === undefined) {
    // A text of several statements answers with a list of results, which the library's type leaves
    // out. The last result is the one to return.
    const results = [await handle.query<R & pg.QueryResultRow>(text)].flat();
    return results.at(-1)?.rows ?? [];
  }
  const given = values.map((value) => (value === undefined ? null : value));
  return (
    await handle.query<R & pg.QueryResultRow>(
      name === undefined ? { text, values: given } : { name, text, values: given },
    )
  ).rows;
}

async function checkServer(pool: pg.Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Number(rows[0]?.version);
  } catch (error) {
    throw new Error(
      `The PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
  }
  if (version < 150_000)
    throw new Error(
      `The PostgreSQL of DATABASE_URL is version ${Math.floor(version / 10_000)}: 15 or newer is needed`,
    );
}
