/** Work that is looked at and never kept. */
import type { Queryable, Transacting } from './port.ts';

class TakenBack extends Error {}

/**
 * Does the work in a transaction of one moment, which is always taken back: nobody else ever sees
 * what it wrote.
 */
export async function dryRun<T>(db: Transacting, work: (tx: Queryable) => Promise<T>): Promise<T> {
  let seen: { answer: T } | undefined;
  try {
    await db.transaction(
      async (tx) => {
        seen = { answer: await work(tx) };
        throw new TakenBack();
      },
      { snapshot: true },
    );
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!seen) throw new Error('A transaction ended without its work');
  return seen.answer;
}
