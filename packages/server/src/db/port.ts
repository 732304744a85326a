/**
 * The only interface to the database: four methods, the same SQL and the same types of values on
 * PGlite and on PostgreSQL.
 */
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

const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`An integer of the database does not fit a number: ${text}`);
  return value;
};
const asText = (text: string): string => text;
const json = (text: string): unknown => JSON.parse(text);

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
