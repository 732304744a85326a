/** What is built: shell, back office and portals, each from which files and into which folder. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalDescriptor } from '@bussola/portal/descriptor';
import { validateDescriptor } from '@bussola/portal/validate';
import { hashInputs } from './inputs.ts';
import type { AppBuild } from './webpack-config.ts';

const NEVER_IN_BROWSERS = ['lint', 'report', 'server'];
/**
 * The shell, and the same shell for the back office: its own folder, built and released when the
 * staff's day comes.
 */
const HOSTS = ['shell', 'back-office'] as const;
/**
 * The shell of the check before a release: mounts one page, with a server that answers nothing.
 * Only made when it is asked for.
 */
export const TEST_SHELL = 'test-shell';
const workspace = path.resolve(import.meta.dirname, '../../..');
/** What a build is made from beside its own folder: a new package is part of it by itself. */
const BROWSER_PACKAGES = readdirSync(path.join(workspace, 'packages'))
  .filter((name) => !NEVER_IN_BROWSERS.includes(name))
  .map((name) => `packages/${name}`);
/** Every folder `mfe-…` of the workspace. */
export const PORTALS: readonly string[] = readdirSync(workspace)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => folder.slice('mfe-'.length))
  .sort();

export interface BuildOptions {
  root: string;
  outDir: string;
  force?: boolean;
  say?: (line: string) => void;
  single?: boolean;
  only?: readonly string[];
  salt?: string;
}

export interface App extends AppBuild {
  releaseFile: string;
  sizesFile: string;
  descriptor?: PortalDescriptor;
}

export async function describePortal(dir: string): Promise<PortalDescriptor> {
  const { portal } = (await import(pathToFileURL(path.join(dir, 'src/portal.ts')).href)) as {
    portal: unknown;
  };
  return validateDescriptor(portal);
}

export async function appOf(
  name: string,
  { root, outDir, salt = '', single = false }: BuildOptions,
): Promise<App> {
  const host = [...HOSTS, TEST_SHELL].includes(name);
  const dir = path.join(root, host ? 'shell' : `mfe-${name}`);
  const portalDirs = single ? PORTALS.map((portal) => `mfe-${portal}`) : [];
  const buildId = await hashInputs(
    root,
    [...(host ? ['shell', ...portalDirs] : [`mfe-${name}`]), ...BROWSER_PACKAGES],
    `${name} ${single} ${salt}`,
  );
  const place = host ? name : `portals/${name}`;
  return {
    dir,
    name,
    host,
    buildId,
    mode: 'production',
    single,
    ...(name === TEST_SHELL ? { entry: './src/test-shell/main.tsx' } : {}),
    outDir: path.join(outDir, place, buildId),
    publicPath: `/${place}/${buildId}/`,
    releaseFile: path.join(outDir, place, host ? 'shell.json' : 'release.json'),
    sizesFile: path.join(outDir, place, 'sizes.json'),
    ...(host ? {} : { descriptor: await describePortal(dir) }),
  };
}

export function wanted({ single, only }: BuildOptions): string[] {
  if (single) return ['shell'];
  return only
    ? [...HOSTS, TEST_SHELL, ...PORTALS].filter((name) => only.includes(name))
    : [...HOSTS, ...PORTALS];
}
