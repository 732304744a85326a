/**
 * Builds the shell and the portals for production, and writes the releases that the server reads.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compilation, MultiStats, MultiCompiler } from 'webpack';
import { CAPABILITIES, SHARED_FAMILIES } from '@bussola/portal/descriptor';
import type { ShellRelease } from '@bussola/portal/shell-release';
import type { Capability, PortalDescriptor } from '@bussola/portal/descriptor';
import type { PortalManifest } from '@bussola/portal/release';
import { validateDescriptor, validateManifest } from '@bussola/portal/validate';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { enforce } from './budgets.ts';
import { compressFile, compressFolder, filesUnder, wireBytes } from './compress.ts';
import { drawFirstPaint } from './first-paint.ts';
import { filesOfModule, readSizes, screenBudgets, screenSizes } from './first-screens.ts';
import type { ScreenSizes } from './first-screens.ts';
import { hashInputs } from './inputs.ts';
import { chunkBudgets } from './chunk-budgets.ts';
import { containerName, webpackConfig } from './webpack-config.ts';
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
const TEST_SHELL = 'test-shell';
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
/**
 * Old builds of the shell stay reachable: a page open since before still asks for its chunks. Those
 * of portals are kept by the registry.
 */
const KEPT_BUILDS = 5;

/** Pieces of the shell that come with the first portal, and modules that it imports then. */
const PORTAL_START = {
  chunks: ['ky', 'portal-place', 'federation', 'family-query'],
  modules: ['src/session/with-queries.tsx'],
};

export interface BuildOptions {
  root: string;
  outDir: string;
  force?: boolean;
  say?: (line: string) => void;
  single?: boolean;
  only?: readonly string[];
  salt?: string;
}

const sri = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

type Assets = PortalManifest['assets'];

async function assetsOf(dir: string, publicPath: string): Promise<Assets> {
  const files = (await filesUnder(dir)).filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, Assets[string]]> => {
        const bytes = await readFile(file);
        return [
          publicPath + path.relative(dir, file).replaceAll(path.sep, '/'),
          { integrity: sri(bytes), bytes: bytes.length },
        ];
      }),
    ),
  );
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
  const folders = (await readdir(dir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== keep)
    .map((entry) => path.join(dir, entry.name));
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })),
  );
  dated.sort((a, b) => b.at - a.at);
  for (const { folder } of dated.slice(KEPT_BUILDS - 1))
    await rm(folder, { recursive: true, force: true });
}

/** What a portal shows to the shell. */
const EXPOSED = 'src/portal-module.tsx';

interface App extends AppBuild {
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

async function appOf(
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

async function releaseShell(app: App, compilation: Compilation): Promise<void> {
  const { name, dir, publicPath, outDir, buildId, releaseFile, single } = app;
  const addresses = (files: Iterable<string> | undefined): string[] =>
    [...(files ?? [])].map((file) => publicPath + file);
  const initial = addresses(compilation.entrypoints.get('main')?.getFiles());
  const families = Object.fromEntries(
    SHARED_FAMILIES.map((family) => [
      family,
      addresses(compilation.namedChunkGroups.get(`family-${family.replace('/', '-')}`)?.getFiles()),
    ]),
  );
  const release: ShellRelease = {
    buildId,
    contractVersion: CONTRACT_VERSION,
    capabilities: CAPABILITIES,
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: initial.filter((file) => file.endsWith('.css')),
    integrity: Object.fromEntries(
      Object.entries(await assetsOf(outDir, publicPath)).map(([file, { integrity }]) => [
        file,
        integrity,
      ]),
    ),
    families,
    portalStart: name === TEST_SHELL ? [] : filesFor(compilation, dir, publicPath, PORTAL_START),
    frame: filesFor(compilation, dir, publicPath, { chunks: ['frame'] }),
    ...(single || name !== 'shell'
      ? {}
      : {
          firstPaint: {
            ...(await drawFirstPaint(app)),
            files: filesFor(compilation, dir, publicPath, { chunks: ['login'] }).filter(
              (file) => !initial.includes(file),
            ),
          },
        }),
  };
  await writeAtomic(releaseFile, JSON.stringify(release, null, 1));
}

/**
 * Addresses of what named chunks and modules bring, each once; a chunk that this build has not is
 * passed over.
 */
function filesFor(
  compilation: Compilation,
  dir: string,
  publicPath: string,
  { chunks = [], modules = [] }: { chunks?: readonly string[]; modules?: readonly string[] },
): string[] {
  const files = [
    ...chunks.flatMap((name) => [...(compilation.namedChunkGroups.get(name)?.getFiles() ?? [])]),
    ...modules.flatMap((module) => filesOfModule(compilation, dir, module)),
  ];
  return [...new Set(files)]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => publicPath + file);
}

/** Hints of each screen that names its modules; what every screen gets anyway is left out. */
function screensOf(
  compilation: Compilation,
  dir: string,
  publicPath: string,
  { routes }: PortalDescriptor,
  preload: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    routes
      .filter(({ modules }) => modules !== undefined)
      .map(({ path: route, modules }) => [
        route,
        filesFor(compilation, dir, publicPath, modules ? { modules } : {}).filter(
          (file) => !preload.includes(file),
        ),
      ]),
  );
}

async function releasePortal(
  app: App & { descriptor: PortalDescriptor },
  compilation: Compilation,
): Promise<void> {
  const { name, dir, publicPath, outDir, buildId, releaseFile, descriptor } = app;
  const entry = `${publicPath}remoteEntry.js`;
  const exposed = filesOfModule(compilation, dir, EXPOSED).map((file) => publicPath + file);
  const preload = [...new Set([entry, ...exposed])];
  await publishManifest(
    { outDir, releaseFile },
    {
      schemaVersion: 2,
      name,
      version: await versionOf(dir),
      buildId,
      contract: descriptor.contract,
      entry,
      container: containerName(name, buildId),
      assets: await assetsOf(outDir, publicPath),
      preload,
      screens: screensOf(compilation, dir, publicPath, descriptor, preload),
      descriptor: asPublished(descriptor),
    },
  );
}

const versionOf = async (dir: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as { version: string })
    .version;

/**
 * As it is published: which files a screen imports is answered in `screens`, and the container
 * needs the shell's copy of federation's runtime.
 */
const asPublished = (descriptor: PortalDescriptor): PortalDescriptor => ({
  ...descriptor,
  capabilities: [...new Set<Capability>([...descriptor.capabilities, 'federation-runtime'])],
  routes: descriptor.routes.map(({ modules: _modules, ...route }) => route),
});

/**
 * The manifest stands in the build's own folder; beside the folders, one small file says which
 * build was made last.
 */
async function publishManifest(
  { outDir, releaseFile }: { outDir: string; releaseFile: string },
  manifest: PortalManifest,
): Promise<void> {
  const text = JSON.stringify(validateManifest(manifest));
  await writeAtomic(path.join(outDir, 'manifest.json'), text);
  await compressFile(path.join(outDir, 'manifest.json'));
  await writeAtomic(
    releaseFile,
    JSON.stringify(
      { name: manifest.name, buildId: manifest.buildId, manifestIntegrity: sri(text) },
      null,
      1,
    ),
  );
}

/**
 * The one-bundle variant has releases too, for their descriptors and hints: an entry that nobody
 * fetches, the chunks of the bundle.
 */
async function releaseInBundle(
  shell: App,
  { root, outDir }: BuildOptions,
  compilation: Compilation,
): Promise<void> {
  const known = await assetsOf(shell.outDir, shell.publicPath);
  for (const name of PORTALS) {
    const dir = path.join(root, `mfe-${name}`);
    const descriptor = await describePortal(dir);
    const preload = filesOfModule(compilation, dir, EXPOSED).map((file) => shell.publicPath + file);
    const entry = `/portals/${name}/${shell.buildId}/in-the-bundle.js`;
    const screens = screensOf(compilation, dir, shell.publicPath, descriptor, preload);
    // Only what is hinted at: every hash of the bundle, four times over, would weigh on its page
    // and flatter the comparison.
    const assets = Object.fromEntries([
      [entry, known[preload[0] ?? '']],
      ...[...preload, ...Object.values(screens).flat()].map((file) => [file, known[file]]),
    ]) as Assets;
    await publishManifest(
      {
        outDir: path.join(outDir, 'portals', name, shell.buildId),
        releaseFile: path.join(outDir, 'portals', name, 'release.json'),
      },
      {
        schemaVersion: 2,
        name,
        version: await versionOf(dir),
        buildId: shell.buildId,
        contract: descriptor.contract,
        entry,
        container: containerName(name, shell.buildId),
        assets,
        preload,
        screens,
        descriptor: asPublished(descriptor),
      },
    );
  }
}

/**
 * Before any release is written: what is over its limit is built again the next time, and refused
 * again.
 */
async function enforceLimits(
  apps: readonly App[],
  built: ReadonlyMap<string, Compilation>,
): Promise<Map<string, ScreenSizes>> {
  const entries = await Promise.all(
    apps.flatMap(({ name, outDir, descriptor }) =>
      descriptor && built.has(name)
        ? [
            wireBytes(path.join(outDir, 'remoteEntry.js')).then((bytes) => ({
              what: `${name} entry`,
              bytes,
              limitKb: descriptor.budgets.entryKb,
            })),
          ]
        : [],
    ),
  );
  const sizes = new Map<string, ScreenSizes>();
  for (const app of apps) {
    const compilation = built.get(app.name);
    const found = compilation
      ? await screenSizes(compilation, app)
      : await readSizes(app.sizesFile);
    if (found) sizes.set(app.name, found);
  }
  const chunks = await Promise.all(
    apps.map(async (app) => {
      const compilation = built.get(app.name);
      return compilation ? chunkBudgets(compilation, app) : [];
    }),
  );
  enforce([...entries, ...screenBudgets(sizes), ...chunks.flat()]);
  return sizes;
}

function wanted({ single, only }: BuildOptions): string[] {
  if (single) return ['shell'];
  return only
    ? [...HOSTS, TEST_SHELL, ...PORTALS].filter((name) => only.includes(name))
    : [...HOSTS, ...PORTALS];
}

async function release(app: App, options: BuildOptions, compilation: Compilation): Promise<void> {
  if (options.single) await releaseInBundle(app, options, compilation);
  if (app.descriptor) await releasePortal({ ...app, descriptor: app.descriptor }, compilation);
  else await releaseShell(app, compilation);
}

async function runToEnd(compiler: MultiCompiler): Promise<MultiStats> {
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => {
      if (result) resolve(result);
      else reject(error ?? new Error('webpack answered nothing'));
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return stats;
}

/**
 * Builds what changed. Answers the names of what was built. @throws Error with the compiler's own
 * words.
 */
export async function buildAll(options: BuildOptions): Promise<string[]> {
  const { force = false, say = () => {} } = options;
  const names = wanted(options);
  const apps = await Promise.all(names.map((name) => appOf(name, options)));
  const current = await Promise.all(apps.map((app) => currentBuild(app.releaseFile)));
  const stale = apps.filter((app, index) => force || current[index] !== app.buildId);
  if (stale.length === 0) return [];
  say(`building ${stale.map(({ name }) => name).join(', ')}`);

  const configs = stale.map((app) => webpackConfig(app));
  const compiler = webpack(Object.assign(configs, { parallelism: 2 }));
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await runToEnd(compiler);
  if (stats.hasErrors())
    throw new Error(
      stats.toString({ all: false, errors: true, errorDetails: false, colors: false }),
    );

  const built = new Map(
    stale.map(({ name }, index) => {
      const compilation = stats.stats[index]?.compilation;
      if (!compilation) throw new Error(`no result for ${name}`);
      return [name, compilation];
    }),
  );
  for (const app of stale) await compressFolder(app.outDir);
  const sizes = options.single ? undefined : await enforceLimits(apps, built);

  for (const app of stale) {
    const compilation = built.get(app.name);
    if (!compilation) continue;
    if (sizes) await writeAtomic(app.sizesFile, JSON.stringify(sizes.get(app.name) ?? {}));
    await release(app, options, compilation);
    await pruneOld(path.dirname(app.outDir), app.buildId);
  }
  return stale.map(({ name }) => name);
}
