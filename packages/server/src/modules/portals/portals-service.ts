/** Which build of each portal is in force: read from the folder that `build` writes, again whenever a release file changes. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ListedRelease, PortalManifest, ReleaseList } from '@bussola/portal/release';
import { validateManifest } from '@bussola/portal/validate';
import { CONTRACT_VERSION } from '@bussola/portal/version';

/** What the build says of the shell; see packages/portal-build. */
export interface ShellRelease {
  buildId: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  families: Record<string, string[]>;
  portalStart: string[];
  frame: string[];
  firstPaint?: { markup: Record<'it' | 'en', string>; css: string; script: string };
}

/** A build in force, with all that its manifest says. */
export interface BuildInForce { manifest: PortalManifest; manifestIntegrity: string }

interface Remembered { mtimeMs: number; build: BuildInForce }
const remembered = new Map<string, Remembered>();

async function readBuild(folder: string): Promise<BuildInForce | undefined> {
  const file = path.join(folder, 'release.json');
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const known = remembered.get(file);
  if (known?.mtimeMs === found.mtimeMs) return known.build;
  try {
    const { buildId, manifestIntegrity } = JSON.parse(await readFile(file, 'utf8')) as { buildId: string; manifestIntegrity: string };
    if (!/^[a-z0-9]{6,40}$/.test(buildId)) throw new Error(`${String(buildId)} is no name of a build`);
    const bytes = await readFile(path.join(folder, buildId, 'manifest.json'));
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== manifestIntegrity) throw new Error('the manifest is not the one that was built');
    const build = { manifest: validateManifest(JSON.parse(bytes.toString('utf8'))), manifestIntegrity };
    remembered.set(file, { mtimeMs: found.mtimeMs, build });
    return build;
  } catch (error) {
    // A release that does not hold is not published; the last good one stays in force.
    process.emitWarning(`portal release ${path.basename(folder)} refused: ${error instanceof Error ? error.message : String(error)}`);
    return known?.build;
  }
}

/** Builds in force, by name. A portal that was never built is absent; the others go on. */
export async function buildsInForce(distDir: string): Promise<BuildInForce[]> {
  const folder = path.join(distDir, 'portals');
  const names = await readdir(folder).catch(() => []);
  const builds = await Promise.all(names.sort().map((name) => readBuild(path.join(folder, name))));
  return builds.filter((build) => build !== undefined);
}

/** As browsers get it. Hashes do not compress and weigh on every page: only the portal that a page opens with brings them along. */
function listed({ manifest, manifestIntegrity }: BuildInForce, withHashes: boolean): ListedRelease {
  const { schemaVersion: _schema, assets, preload: _preload, screens: _screens, ...release } = manifest;
  return {
    ...release, manifest: `/portals/${manifest.name}/${manifest.buildId}/manifest.json`, manifestIntegrity,
    ...(withHashes ? { integrity: Object.fromEntries(Object.entries(assets).map(([file, { integrity }]) => [file, integrity])) } : {}),
  };
}

/** @param opensWith the portal whose hashes come along; nobody's by default */
export function releaseList(builds: readonly BuildInForce[], at: Date, opensWith?: string): ReleaseList {
  return {
    schemaVersion: 2, serial: 1, generatedAt: at.toISOString(), minShell: CONTRACT_VERSION,
    portals: builds.map((build) => ({ name: build.manifest.name, channel: 'stable', versions: [listed(build, build.manifest.name === opensWith)] })),
  };
}

/** @throws Error when the shell was not built. */
export async function readShell(distDir: string): Promise<ShellRelease> {
  return JSON.parse(await readFile(path.join(distDir, 'shell', 'shell.json'), 'utf8')) as ShellRelease;
}
