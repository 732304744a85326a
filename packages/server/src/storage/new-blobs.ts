/** Files that are written before the rows that refer to them: without the rows they do not stay. */
import { sqlState } from '../db/port.ts';
import { ProblemError } from '../problem-error.ts';
import type { BlobStore } from './blob-store.ts';

export type Put = BlobStore['put'];

/**
 * @param prepare writes the files
 * @param commit writes the rows. A transaction whose end is not known (connection lost) may have
 *   committed: its files stay, and the sweep removes them when no row refers to them.
 */
export async function withNewBlobs<P, T>(
  blobs: BlobStore,
  prepare: (put: Put) => Promise<P>,
  commit: (prepared: P) => Promise<T>,
): Promise<T> {
  const keys: string[] = [];
  const put: Put = async (bytes) => {
    const kept = await blobs.put(bytes);
    keys.push(kept.key);
    return kept;
  };
  let isUndone = true;
  try {
    const prepared = await prepare(put);
    try {
      return await commit(prepared);
    } catch (error) {
      isUndone = isRolledBack(error);
      throw error;
    }
  } catch (error) {
    if (isUndone) await blobs.remove(keys);
    throw error;
  }
}

/** The server itself said no, so nothing was committed. */
function isRolledBack(error: unknown): boolean {
  const state = sqlState(error);
  return error instanceof ProblemError || (state !== undefined && !/^(08|57P)/.test(state));
}
