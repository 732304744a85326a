/** Knows whether a transaction is open, and runs work after its commit. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Work for after the commit of the open transaction. */
const insideTransaction = new AsyncLocalStorage<Set<() => void>>();

/**
 * On PGlite, using the root handle inside a transaction is a deadlock. On PostgreSQL the statement
 * would run outside the transaction.
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
