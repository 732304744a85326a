/**
 * A further build of a portal without its sources: the same files under another name, for a
 * redeploy, a spoilt release, an older agreement.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PortalManifest } from '@bussola/portal/release';
import { compressFolder, sri } from '@bussola/portal-build';

export const PORTAL_NAMES = ['checkup', 'user-area', 'admin', 'thirdparty'] as const;
export type PortalName = (typeof PORTAL_NAMES)[number];

export interface Reissue {
  /** Of the new build; six to forty of a–z and 0–9. */
  buildId: string;
  /** Changes a file on its way; its name is without folders. */
  edit?: (file: string, text: string) => string;
  /** Changes what the build says of itself. */
  describe?: (manifest: PortalManifest) => PortalManifest;
}

const release = (distDir: string, portal: PortalName): string =>
  path.join(distDir, 'portals', portal, 'release.json');

export async function currentManifest(
  distDir: string,
  portal: PortalName,
): Promise<PortalManifest> {
  const { buildId } = JSON.parse(await readFile(release(distDir, portal), 'utf8')) as {
    buildId: string;
  };
  return JSON.parse(
    await readFile(path.join(distDir, 'portals', portal, buildId, 'manifest.json'), 'utf8'),
  ) as PortalManifest;
}

/**
 * Writes the new build beside the one that was built. Every name of that one in its files becomes
 * its own: both run on one page.
 */
export async function reissue(
  distDir: string,
  portal: PortalName,
  { buildId, edit = (_file, text) => text, describe = (manifest) => manifest }: Reissue,
): Promise<PortalManifest> {
  const old = await currentManifest(distDir, portal);
  const folder = path.join(distDir, 'portals', portal);
  const target = path.join(folder, buildId);
  await mkdir(target, { recursive: true });
  await cp(path.join(folder, old.buildId), target, { recursive: true });
  const renamed = (text: string): string => text.replaceAll(old.buildId, buildId);
  const manifest = describe(JSON.parse(renamed(JSON.stringify(old))) as PortalManifest);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (/\.(br|gz)$/.test(file)) {
      await rm(file);
      continue;
    }
    if (!/\.(js|css)$/.test(file)) continue;
    const bytes = Buffer.from(edit(entry.name, renamed(await readFile(file, 'utf8'))));
    await writeFile(file, bytes);
    manifest.assets[
      `/portals/${portal}/${buildId}/${path.relative(target, file).replaceAll(path.sep, '/')}`
    ] = { integrity: sri(bytes), bytes: bytes.length };
  }
  const text = JSON.stringify(manifest);
  await writeFile(path.join(target, 'manifest.json'), text);
  await compressFolder(target);
  return manifest;
}
