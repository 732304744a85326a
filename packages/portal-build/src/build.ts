/** Builds the shell and the portals for production, and writes the releases that the server reads. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { MultiStats, StatsCompilation } from 'webpack';
import type { PortalDescriptor, PortalRelease } from '@bussola/portal/descriptor';
import { validateDescriptor, validateRelease } from '@bussola/portal/validate';
import { enforce } from './budgets.ts';
import { compressFolder, filesUnder, wireBytes } from './compress.ts';
import { hashInputs } from './inputs.ts';
import { containerName, webpackConfig } from './webpack-config.ts';
import type { AppBuild } from './webpack-config.ts';

const BROWSER_PACKAGES = ['domain', 'contract', 'client', 'ui', 'forms', 'i18n', 'portal', 'portal-loader', 'portal-build'].map((name) => `packages/${name}`);
export const PORTALS = ['checkup', 'user-area', 'admin', 'thirdparty'] as const;
/** Old builds stay reachable: a page open since before a release still asks for its chunks. */
const KEPT_BUILDS = 5;

/** What the server needs to draw the shell's page. */
export interface ShellRelease {
  buildId: string;
  /** Of the first page, in order. */
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /** Files of the shared families, fetched before they are needed. */
  families: Record<string, string[]>;
}

export interface BuildOptions { root: string; outDir: string; force?: boolean; say?: (line: string) => void; single?: boolean; only?: readonly string[]; salt?: string }

const sri = async (file: string): Promise<string> => `sha384-${createHash('sha384').update(await readFile(file)).digest('base64')}`;

async function hashesOf(dir: string, publicPath: string): Promise<Record<string, string>> {
  const files = (await filesUnder(dir)).filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(await Promise.all(files.map(async (file): Promise<[string, string]> => [publicPath + path.relative(dir, file).replaceAll(path.sep, '/'), await sri(file)])));
}

async function writeAtomic(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

async function currentBuild(file: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { buildId?: string }).buildId;
  } catch {
    return undefined;
  }
}

async function pruneOld(dir: string, keep: string): Promise<void> {
  const { stat } = await import('node:fs/promises');
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory() && entry.name !== keep).map((entry) => path.join(dir, entry.name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  dated.sort((a, b) => b.at - a.at);
  for (const { folder } of dated.slice(KEPT_BUILDS - 1)) await rm(folder, { recursive: true, force: true });
}

interface App extends AppBuild { releaseFile: string; descriptor?: PortalDescriptor }

export async function describePortal(dir: string): Promise<PortalDescriptor> {
  const { portal } = (await import(pathToFileURL(path.join(dir, 'src/portal.ts')).href)) as { portal: unknown };
  return validateDescriptor(portal);
}

async function appOf(name: string, { root, outDir, salt = '', single = false }: BuildOptions): Promise<App> {
  const host = name === 'shell';
  const dir = path.join(root, host ? 'shell' : `mfe-${name}`);
  const portalDirs = single ? PORTALS.map((portal) => `mfe-${portal}`) : [];
  const buildId = await hashInputs(root, [...(host ? ['shell', ...portalDirs] : [`mfe-${name}`]), ...BROWSER_PACKAGES], `${name} ${single} ${salt}`);
  const place = host ? 'shell' : `portals/${name}`;
  return {
    dir, name, host, buildId, mode: 'production', single,
    outDir: path.join(outDir, place, buildId),
    publicPath: `/${place}/${buildId}/`,
    releaseFile: path.join(outDir, place, host ? 'shell.json' : 'release.json'),
    ...(host ? {} : { descriptor: await describePortal(dir) }),
  };
}

/** Files of named chunks, as addresses. */
const chunkFiles = (stats: StatsCompilation, publicPath: string, wanted: (chunkNames: string[]) => boolean): string[] =>
  (stats.chunks ?? []).filter((chunk) => wanted(chunk.names ?? [])).flatMap((chunk) => chunk.files ?? []).map((file) => publicPath + file);

async function releaseShell(app: App, stats: StatsCompilation): Promise<void> {
  const { publicPath, outDir, buildId, releaseFile } = app;
  const initial = (stats.entrypoints?.['main']?.assets ?? []).map(({ name }) => publicPath + name);
  const families = Object.fromEntries(['ui/forms', 'ui/charts', 'ui/results', 'query'].map((family) => {
    const group = stats.namedChunkGroups?.[`family-${family.replace('/', '-')}`];
    return [family, (group?.assets ?? []).map(({ name }) => publicPath + name)];
  }));
  const release: ShellRelease = {
    buildId,
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: initial.filter((file) => file.endsWith('.css')),
    integrity: await hashesOf(outDir, publicPath),
    families,
  };
  await writeAtomic(releaseFile, JSON.stringify(release, null, 1));
}

async function releasePortal(app: App & { descriptor: PortalDescriptor }, stats: StatsCompilation): Promise<void> {
  const { publicPath, outDir, buildId, releaseFile, descriptor } = app;
  const integrity = await hashesOf(outDir, publicPath);
  const entry = `${publicPath}remoteEntry.js`;
  const exposed = chunkFiles(stats, publicPath, (names) => names.some((name) => name.startsWith('__federation_expose')));
  const release: PortalRelease = validateRelease({
    name: app.name, buildId, contract: descriptor.contract, entry, container: containerName(app.name, buildId), integrity, preload: [entry, ...exposed], descriptor,
  });
  const bytes = await wireBytes(path.join(outDir, 'remoteEntry.js'));
  enforce([{ what: `${app.name} entry`, bytes, limitKb: descriptor.budgets.entryKb }]);
  await writeAtomic(releaseFile, JSON.stringify(release, null, 1));
}

/** Builds what changed. Answers the names of what was built. @throws Error with the compiler's own words. */
export async function buildAll(options: BuildOptions): Promise<string[]> {
  const { force = false, say = () => {}, only } = options;
  const names = options.single ? ['shell'] : ['shell', ...PORTALS].filter((name) => only === undefined || only.includes(name));
  const apps = await Promise.all(names.map((name) => appOf(name, options)));
  const current = await Promise.all(apps.map((app) => currentBuild(app.releaseFile)));
  const stale = apps.filter((app, index) => force || current[index] !== app.buildId);
  if (stale.length === 0) return [];
  say(`building ${stale.map(({ name }) => name).join(', ')}`);

  const configs = stale.map((app) => webpackConfig(app));
  const compiler = webpack(Object.assign(configs, { parallelism: 2 }));
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<MultiStats>((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : result ? resolve(result) : reject(new Error('webpack answered nothing')))));
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));

  for (const [index, app] of stale.entries()) {
    const result = stats.stats[index]?.toJson({ all: false, chunks: true, chunkGroups: true, entrypoints: true, ids: true, assets: true });
    if (!result) throw new Error(`no result for ${app.name}`);
    await compressFolder(app.outDir);
    if (app.descriptor) await releasePortal({ ...app, descriptor: app.descriptor }, result);
    else await releaseShell(app, result);
    await pruneOld(path.dirname(app.outDir), app.buildId);
  }
  return stale.map(({ name }) => name);
}
