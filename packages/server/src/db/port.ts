/**
 * The only interface to the database: four methods, the same SQL and the same types of values on
 * PGlite and on PostgreSQL.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a statement may carry. Objects are written as JSON by the caller, so that jsonb never
 * depends on a driver.
 */
export type SqlValue = string | number | boolean | null | Date | readonly string[] | undefined;

/**
 * Ids as they were proved, and the time; what they may do is looked up by the policies of the
 * database (migration 0004).
 */
export interface RlsContext {
  sessionId: string | null;
  actorId: string | null;
  areaId: string | null;
  now: Date;
}

export interface Queryable {
  query<R extends object>(text: string, values?: readonly SqlValue[]): Promise<R[]>;
  /** Planned once a connection, then only bound: for the reads that every request makes. */
  prepared<R extends object>(
    name: string,
    text: string,
    values?: readonly SqlValue[],
  ): Promise<R[]>;
}

/** `snapshot`: every statement sees the database of one moment. */
export interface TransactionOptions {
  snapshot?: boolean;
}
/** Has to be said before anything else. */
export const SNAPSHOT = 'set transaction isolation level repeatable read';
export interface Transacting extends Queryable {
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
}
export interface Db extends Transacting {
  readonly engine: 'pglite' | 'postgres';
  /**
   * The same database as one person sees it: each statement, or the whole transaction, as the role
   * without privileges (migration 0004).
   */
  under(entrant: RlsContext): Transacting;
  close(): Promise<void>;
}

/** What waits for the commit of the open transaction. */
const insideTransaction = new AsyncLocalStorage<Set<() => void>>();

/**
 * On PGlite the root handle waits for the open transaction, which waits for it: for ever. On both
 * it would act outside.
 */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error(
      'The root database handle was used inside a transaction: use the handle the transaction gives',
    );
}

/**
 * Runs a whole transaction, from its begin to its commit.
 * @throws what `run` throws; then nothing that waits for the commit happens
 */
export async function asTransaction<T>(run: () => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  const waiting = new Set<() => void>();
  const result = await insideTransaction.run(waiting, run);
  for (const work of waiting) work();
  return result;
}

/**
 * Calls `work` once the open transaction is committed, and never if it is rolled back; at once
 * outside a transaction. The same function given twice is called once.
 */
export function afterCommit(work: () => void): void {
  const waiting = insideTransaction.getStore();
  if (waiting) waiting.add(work);
  else work();
}

const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`An integer of the database does not fit a number: ${text}`);
  return value;
};
const asText = (text: string): string => text;
const json = (text: string): unknown => JSON.parse(text) as unknown;

/**
 * By type OID. Dates stay text (a day has no time zone), numeric stays text (no float on the way),
 * int8 is a safe number.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't' || text === 'true',
  20: integer,
  21: integer,
  23: integer,
  701: Number,
  114: json,
  3802: json,
  1082: asText,
  1700: asText,
  2950: asText,
  25: asText,
  1043: asText,
  1184: (text) => new Date(text),
};
export const parseValue = (oid: number, text: string | null): unknown =>
  text === null ? null : (PARSERS[oid] ?? asText)(text);

/** SQLSTATE of a refusal by the database, from either driver. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined;
}
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';
