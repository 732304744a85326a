/**
 * Whose rights a statement has: those of a person with one area open, or those of the system. A
 * statement without either is refused.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, RlsContext, Queryable, SqlValue, Transacting } from './db/port.ts';

type Access = { system: true } | { system: false; entrant: RlsContext } | { within: Queryable };

const current = new AsyncLocalStorage<Access>();

/** Statements inside see and change the rows of the open area, and no others. */
export const asPerson = <T>(entrant: RlsContext, work: () => Promise<T>): Promise<T> =>
  current.run({ system: false, entrant }, work);

/**
 * Everything inside reaches every row: signing in, mail, housekeeping, what spans areas by its
 * nature. Not inside a transaction that a person began: that one stays theirs.
 */
export const asSystem = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ system: true }, work);

/**
 * Everything inside runs in this transaction and with its rights. Services that would begin a
 * transaction of their own join it.
 */
export const asWithin = <T>(tx: Queryable, work: () => Promise<T>): Promise<T> =>
  current.run({ within: tx }, work);

/**
 * The same database with the wall in between.
 * @throws Error for a statement outside {@link asPerson} and {@link asSystem}
 */
export function walled(db: Db): Db {
  const handle = () => {
    const access = current.getStore();
    if (!access) throw new Error('Query outside asPerson() or asSystem()');
    if ('within' in access) return joined(access.within);
    return access.system ? db : db.under(access.entrant);
  };
  return {
    engine: db.engine,
    query: <R extends object>(text: string, values?: readonly SqlValue[]) =>
      handle().query<R>(text, values),
    prepared: <R extends object>(name: string, text: string, values?: readonly SqlValue[]) =>
      handle().prepared<R>(name, text, values),
    transaction: (work, options) => handle().transaction(work, options),
    under: (entrant) => db.under(entrant),
    close: () => db.close(),
  };
}

const joined = (tx: Queryable): Transacting => ({
  query: (text, values) => tx.query(text, values),
  prepared: (name, text, values) => tx.prepared(name, text, values),
  transaction: (work) => work(tx),
});
