/**
 * Free space of the data folder. When it is short, large writes are refused; reading and signing in
 * go on.
 */
import { statfs } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problem-error.ts';

/** A tenth of the disk, or this where the disk is large. */
const LEAST_FREE = 0.1;
const ENOUGH_BYTES = 2_000 * 1024 * 1024;

export function diskSpace({ config, log }: Pick<Deps, 'config' | 'log'>) {
  let hadRoom = true;
  /** Says so in the log whenever it changes. */
  async function hasRoom(): Promise<boolean> {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    const least = config.minFreeDiskBytes ?? Math.min(ENOUGH_BYTES, blocks * bsize * LEAST_FREE);
    const has = bavail * bsize >= least;
    if (has !== hadRoom) {
      const facts = { freeBytes: bavail * bsize, leastBytes: Math.round(least) };
      if (has) log.warn(facts, 'there is room on the disk again');
      else log.error(facts, 'the disk is almost full: uploads, reports and builds are refused');
      hadRoom = has;
    }
    return has;
  }
  return {
    hasRoom,
    /** @throws ProblemError STORAGE_FULL, before anything large is written */
    async refuseWhenFull(): Promise<void> {
      if (!(await hasRoom()))
        throw new ProblemError('STORAGE_FULL', {
          detail: 'The disk is almost full',
          retryAfterSeconds: 600,
        });
    },
  };
}
export type DiskSpace = ReturnType<typeof diskSpace>;
