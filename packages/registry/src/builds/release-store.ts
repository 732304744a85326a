/**
 * Where the files of builds are kept. A file is there whole or not at all; a build's folder never
 * changes once it is closed.
 */
import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { writeWhole } from '../write-whole.ts';

export interface BuildName {
  portal: string;
  buildId: string;
}
export const buildKey = (portal: string, buildId: string): string => `${portal}/${buildId}`;

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
  /**
   * Takes from this disk what nobody is writing any more and nobody will ask for: files that were
   * never whole, and builds that are not kept.
   * @param before what was touched later is left alone
   * @param keptOf which of these builds, as `portal/build`, must keep their files
   */
  tidy(
    before: Date,
    keptOf: (builds: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void>;
}

/** Of a path that leads down, and nowhere else. */
export const isPlainPath = (file: string): boolean =>
  file.split('/').every((part) => /^[\w-][\w.-]*$/.test(part));

/** @throws Error for any other path */
export function plainPath(file: string): string {
  if (!isPlainPath(file)) throw new Error(`«${file}» is no path of a file of a build`);
  return file;
}

export function diskStore(folder: string): ReleaseStore {
  const dirOf = ({ portal, buildId }: BuildName): string =>
    path.join(folder, plainPath(portal), plainPath(buildId));
  return {
    folder,
    async put(build, file, bytes) {
      await writeWhole(path.join(dirOf(build), plainPath(file)), bytes);
    },
    read: (build, file) =>
      readFile(path.join(dirOf(build), plainPath(file))).catch(ifAbsent(undefined)),
    async list(build) {
      const dir = dirOf(build);
      const names = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
        ifAbsent([]),
      );
      const files = names
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.join(entry.parentPath, entry.name));
      return new Map(
        await Promise.all(
          files.map(async (file): Promise<[string, number]> => [
            path.relative(dir, file).replaceAll(path.sep, '/'),
            (await stat(file)).size,
          ]),
        ),
      );
    },
    async fetch() {
      /* It is here, or nowhere. */
    },
    remove: (build) => rm(dirOf(build), { recursive: true, force: true }),
    async tidy(before, keptOf) {
      const isOld = async (place: string): Promise<boolean> =>
        await stat(place)
          .catch(ifAbsent(undefined))
          .then((found) => found !== undefined && found.mtime < before);
      const foldersIn = async (place: string): Promise<string[]> =>
        (await readdir(place, { withFileTypes: true }).catch(ifAbsent([])))
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name);
      const builds = (
        await Promise.all(
          (await foldersIn(folder)).map(async (portal) =>
            (await foldersIn(path.join(folder, portal))).map((buildId) =>
              buildKey(portal, buildId),
            ),
          ),
        )
      ).flat();
      // Asked after looking: a build whose folder was there has its row by now.
      const kept = new Set(await keptOf(builds));
      for (const build of builds) {
        const dir = path.join(folder, build);
        if (!kept.has(build)) {
          if (await isOld(dir)) await rm(dir, { recursive: true, force: true });
          continue;
        }
        for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }).catch(
          ifAbsent([]),
        )) {
          const file = path.join(entry.parentPath, entry.name);
          if (entry.isFile() && entry.name.endsWith('.part') && (await isOld(file)))
            await rm(file, { force: true });
        }
      }
    },
  };
}

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
