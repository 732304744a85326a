/**
 * Files by what they hold: the name is the SHA-256 of the bytes, so a half-written or changed file
 * is never served as whole.
 */
import { createHash } from 'node:crypto';
import { open, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { writeWhole } from '@bussola/registry/write-whole';

export function blobStore(folder: string) {
  const fileOf = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('A file key is 64 hexadecimal digits');
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(bytes: Uint8Array): Promise<{ key: string; size: number }> {
      const key = createHash('sha256').update(bytes).digest('hex');
      const file = fileOf(key);
      await writeWhole(file, bytes);
      await syncFolder(path.dirname(file));
      return { key, size: bytes.byteLength };
    },
    async get(key: string): Promise<Uint8Array> {
      const bytes = await readFile(fileOf(key));
      if (createHash('sha256').update(bytes).digest('hex') !== key)
        throw new Error(`The stored file ${key.slice(0, 12)}… is damaged`);
      return bytes;
    },
    /** Now, without waiting for a sweep: for what must not be there any more. */
    async remove(keys: readonly string[]): Promise<void> {
      for (const key of keys) await rm(fileOf(key), { force: true });
    },
    /**
     * Removes what no row refers to any more. A file younger than an hour may belong to a row being
     * written.
     */
    async sweep(inUse: ReadonlySet<string>, now: Date): Promise<number> {
      let removed = 0;
      const names = await readdir(folder, { recursive: true }).catch(ifAbsent([]));
      for (const name of names) {
        const file = path.join(folder, name);
        // One that is just being given its name, or that another process sweeps, is gone by now.
        const found = await stat(file).catch(ifAbsent(undefined));
        if (
          !found?.isFile() ||
          inUse.has(path.basename(name)) ||
          now.getTime() - found.mtimeMs < 3_600_000
        )
          continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
export type BlobStore = ReturnType<typeof blobStore>;

/**
 * The name of a new file is on the disk only when its folder is. Windows has no such call, and does
 * not need it.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
