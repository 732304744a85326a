/** Which build of each portal is in force: read from the folder that `build` writes, again whenever a release file changes. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PortalRelease } from '@bussola/portal/descriptor';
import { validateRelease } from '@bussola/portal/validate';

/** What the build says of the shell; see packages/portal-build. */
export interface ShellRelease {
  buildId: string;
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  families: Record<string, string[]>;
  portalStart: string[];
  frame: string[];
}

interface Remembered { mtimeMs: number; release: PortalRelease }
const remembered = new Map<string, Remembered>();

async function readRelease(file: string): Promise<PortalRelease | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  const known = remembered.get(file);
  if (known?.mtimeMs === found.mtimeMs) return known.release;
  try {
    const release = validateRelease(JSON.parse(await readFile(file, 'utf8')));
    remembered.set(file, { mtimeMs: found.mtimeMs, release });
    return release;
  } catch (error) {
    // A release that does not hold is not published; the last good one stays in force.
    process.emitWarning(`portal release ${path.basename(path.dirname(file))} refused: ${error instanceof Error ? error.message : String(error)}`);
    return known?.release;
  }
}

/** Releases in force, by name. A portal that was never built is absent; the others go on. */
export async function listReleases(distDir: string): Promise<PortalRelease[]> {
  const folder = path.join(distDir, 'portals');
  const names = await readdir(folder).catch(() => []);
  const releases = await Promise.all(names.sort().map((name) => readRelease(path.join(folder, name, 'release.json'))));
  return releases.filter((release) => release !== undefined);
}

/** As browsers get it: the hints of each screen are for the server, which writes them into the page. */
export const withoutHints = ({ screens: _screens, ...release }: PortalRelease): PortalRelease => ({
  ...release, descriptor: { ...release.descriptor, routes: release.descriptor.routes.map(({ modules: _modules, ...route }) => route) },
});

/** One that the page does not open with: menu, paths and labels, and no hashes, which do not compress and weigh on every page. */
export const inBrief = (release: PortalRelease): PortalRelease => ({ ...withoutHints(release), integrity: {}, preload: [], brief: true });

/** @throws Error when the shell was not built. */
export async function readShell(distDir: string): Promise<ShellRelease> {
  return JSON.parse(await readFile(path.join(distDir, 'shell', 'shell.json'), 'utf8')) as ShellRelease;
}
