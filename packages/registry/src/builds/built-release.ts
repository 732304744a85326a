import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { folderOf } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { validateLastBuild, validateManifest } from '@bussola/portal/validate';
import { MANIFEST } from './build-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { sha384 } from './sha384.ts';

/** The one-bundle build of tools/bench has this entry in its manifest, and no such file. */
const NO_ENTRY = 'in-the-bundle.js';

/** A build that the builder left in DIST_DIR. */
export interface BuiltRelease {
  text: string;
  integrity: string;
  manifest: PortalManifest;
  folder: string;
}

/**
 * @returns undefined if the builder left none for this portal
 * @throws Error if its manifest is not the one that was built
 */
export async function readBuiltRelease(
  distDir: string,
  portal: string,
): Promise<BuiltRelease | undefined> {
  const dir = path.join(distDir, 'portals', portal);
  const release = await readFile(path.join(dir, 'release.json'), 'utf8').catch(ifAbsent(undefined));
  if (release === undefined) return undefined;
  const { buildId, manifestIntegrity } = validateLastBuild(JSON.parse(release));
  const text = await readFile(path.join(dir, buildId, MANIFEST), 'utf8');
  if (sha384(text) !== manifestIntegrity)
    throw new Error('the manifest is not the one that was built');
  const manifest = validateManifest(JSON.parse(text));
  if (manifest.name !== portal || manifest.buildId !== buildId)
    throw new Error('the manifest is of another build');
  return { text, integrity: manifestIntegrity, manifest, folder: path.join(dir, buildId) };
}

/**
 * Copies the files of a build, and their compressed copies, into the store.
 * @returns bytes on the wire by address
 * @throws Error if a file is absent, or is not the one that its manifest names
 */
export async function copyBuiltRelease(
  store: ReleaseStore,
  { manifest, folder, text }: BuiltRelease,
): Promise<Record<string, number>> {
  const build = { portal: manifest.name, buildId: manifest.buildId };
  const there = await store.list(build);
  const wire: Record<string, number> = {};
  const place = async (file: string, bytes: Uint8Array): Promise<void> => {
    if (there.get(file) !== bytes.length) await store.put(build, file, bytes);
  };
  // One after the other: what a start reads at once stays with the process as memory.
  for (const [address, { integrity }] of Object.entries(manifest.assets)) {
    // The variant without federation has its files among those of the shell.
    if (!address.startsWith(folderOf(manifest))) continue;
    const file = address.slice(folderOf(manifest).length);
    if (file === NO_ENTRY) continue;
    const bytes = await readFile(path.join(folder, file));
    if (sha384(bytes) !== integrity) throw new Error(`${file} is not the one that was built`);
    wire[address] = bytes.length;
    for (const ending of ['.br', '.gz']) {
      const small = await readFile(path.join(folder, file + ending)).catch(ifAbsent(undefined));
      if (small === undefined) continue;
      if (ending === '.br') wire[address] = small.length;
      await place(file + ending, small);
    }
    await place(file, bytes);
  }
  const small = await readFile(path.join(folder, `${MANIFEST}.br`)).catch(ifAbsent(undefined));
  if (small) await place(`${MANIFEST}.br`, small);
  await place(MANIFEST, Buffer.from(text));
  return wire;
}
