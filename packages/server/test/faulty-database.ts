/**
 * A database that goes away at the N-th statement, as a connection that is lost does: before the
 * statement, inside a transaction or outside.
 */
import type { Db, Queryable, SqlValue, Transacting } from '../src/db/port.ts';

export interface FaultyDatabase {
  db: Db;
  /** The n-th statement from now fails, and only that one. */ failAt(n: number): void;
  /** Whether it has; from here on none does. */ disarm(): boolean;
}

export function faultyDatabase(db: Db): FaultyDatabase {
  let left = Infinity;
  let failed = false;
  function count(): void {
    left -= 1;
    if (left !== 0) return;
    failed = true;
    throw Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    });
  }
  const counted = <Q extends Queryable>(inner: Q): Queryable => ({
    query: async <R extends object>(text: string, values?: readonly SqlValue[]) => {
      count();
      return inner.query<R>(text, values);
    },
    prepared: async <R extends object>(
      name: string,
      text: string,
      values?: readonly SqlValue[],
    ) => {
      count();
      return inner.prepared<R>(name, text, values);
    },
  });
  const transacting = (inner: Transacting): Transacting => ({
    ...counted(inner),
    transaction: (work, options) => inner.transaction((tx) => work(counted(tx)), options),
  });
  return {
    db: {
      ...transacting(db),
      engine: db.engine,
      under: (entrant) => transacting(db.under(entrant)),
      close: () => db.close(),
    },
    failAt(n) {
      left = n;
      failed = false;
    },
    disarm() {
      left = Infinity;
      return failed;
    },
  };
}
