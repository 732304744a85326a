import { expect, it } from '@jest/globals';
import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { diskSpace } from './disk-space.ts';

type Deps = Parameters<typeof diskSpace>[0];

/** The folder of temporary files, with a limit that can be moved, and what went into the log. */
function disk(minFreeDiskBytes?: number) {
  const told: { level: string; facts: object; text: string }[] = [];
  const at = (level: string) => (facts: object, text: string) => {
    told.push({ level, facts, text });
  };
  const config = { dataDir: os.tmpdir(), minFreeDiskBytes };
  const log = { warn: at('warn'), error: at('error') };
  return { config, told, space: diskSpace({ config, log } as unknown as Deps) };
}

it('a full disk is logged once, with what is free and what is asked for, and once more when it has room', async () => {
  const { config, told, space } = disk(Number.MAX_SAFE_INTEGER);
  const { bavail, bsize } = await statfs(os.tmpdir());
  await expect(space.refuseWhenFull()).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    details: { retryAfterSeconds: 600 },
  });
  expect(await space.hasRoom()).toBe(false);
  expect(told).toEqual([
    {
      level: 'error',
      facts: { freeBytes: expect.any(Number), leastBytes: Number.MAX_SAFE_INTEGER },
      text: expect.stringContaining('almost full'),
    },
  ]);
  // Others write to the same disk meanwhile.
  const { freeBytes } = told[0]?.facts as { freeBytes: number };
  expect(freeBytes / (bavail * bsize)).toBeCloseTo(1, 1);
  config.minFreeDiskBytes = 1;
  expect([await space.hasRoom(), await space.hasRoom()]).toEqual([true, true]);
  expect(told.map(({ level }) => level)).toEqual(['error', 'warn']);
});

it('asks for a tenth of the disk, or for 2 GB where the disk is large', async () => {
  const { blocks, bsize, bavail } = await statfs(os.tmpdir());
  const least = Math.min(2_000 * 1024 * 1024, blocks * bsize * 0.1);
  expect(await disk().space.hasRoom()).toBe(bavail * bsize >= least);
});
