/** Where the files of builds are kept. A file is there whole or not at all; a build's folder never changes once it is closed. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface BuildName { portal: string; buildId: string }
export interface ReleaseStore {
  /** Folder that files are served from: `<portal>/<buildId>/<file>`. */
  readonly folder: string;
  put(build: BuildName, file: string, bytes: Uint8Array): Promise<void>;
  read(build: BuildName, file: string): Promise<Uint8Array | undefined>;
  /** Files of a build with their sizes. */
  list(build: BuildName): Promise<Map<string, number>>;
  /** Brings a file, and its compressed copies, into {@link folder} where it is kept elsewhere. */
  fetch(build: BuildName, file: string): Promise<void>;
  remove(build: BuildName): Promise<void>;
}

/** @throws Error for a path that leads anywhere else than down */
export function plainPath(file: string): string {
  if (!file.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))) throw new Error(`«${file}» is no path of a file of a build`);
  return file;
}

export function diskStore(folder: string): ReleaseStore {
  const dirOf = ({ portal, buildId }: BuildName): string => path.join(folder, plainPath(portal), plainPath(buildId));
  return {
    folder,
    async put(build, file, bytes) {
      await writeWhole(path.join(dirOf(build), plainPath(file)), bytes);
    },
    read: (build, file) => readFile(path.join(dirOf(build), plainPath(file))).catch(ifAbsent(undefined)),
    async list(build) {
      const dir = dirOf(build);
      const names = await readdir(dir, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
      const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith('.part')).map((entry) => path.join(entry.parentPath, entry.name));
      return new Map(await Promise.all(files.map(async (file): Promise<[string, number]> => [path.relative(dir, file).replaceAll(path.sep, '/'), (await stat(file)).size])));
    },
    async fetch() { /* It is here, or nowhere. */ },
    remove: (build) => rm(dirOf(build), { recursive: true, force: true }),
  };
}

const ifAbsent = <T>(otherwise: T) => (error: unknown): T => {
  if ((error as { code?: string }).code === 'ENOENT') return otherwise;
  throw error;
};

/** The name is given when the bytes are on the disk. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.part`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

export const isThere = (file: string): Promise<boolean> => access(file).then(() => true, () => false);
