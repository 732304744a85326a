/** A build is skipped when the files it is made from have not changed. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SKIP = new Set(['node_modules', 'dist', 'coverage', 'bench', 'test']);

async function* sources(dir: string): AsyncGenerator<string> {
  const entries = (await readdir(dir, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (entry.isDirectory()) {
      if (!SKIP.has(entry.name)) yield* sources(path.join(dir, entry.name));
    } else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) yield path.join(dir, entry.name);
  }
}

/** Hash of everything an app is made from: its own folder, the packages under it, the lock file. */
export async function hashInputs(root: string, folders: string[], salt: string): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for (const folder of folders) {
    for await (const file of sources(path.join(root, folder)))
      hash.update(path.relative(root, file).replaceAll(path.sep, '/')).update(await readFile(file));
  }
  hash.update(await readFile(path.join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex').slice(0, 12);
}
