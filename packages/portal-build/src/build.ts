/**
 * Builds the shell and the portals for production, and writes the releases that the server reads.
 */
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { Compilation, MultiStats, MultiCompiler } from 'webpack';
import { appOf, wanted } from './app.ts';
import type { App, BuildOptions } from './app.ts';
import { newerThanFloor } from './browser-floor.ts';
import { enforce } from './budgets.ts';
import { writeAtomic } from './built-files.ts';
import { chunkBudgets } from './chunk-budgets.ts';
import { compressFolder, filesUnder } from './compress.ts';
import { readSizes, screenBudgets, screenSizes } from './first-screens.ts';
import type { ScreenSizes } from './first-screens.ts';
import { portalBudgets, releaseInBundle, releasePortal } from './release-portal.ts';
import { releaseShell } from './release-shell.ts';
import { webpackConfig } from './webpack-config.ts';

/**
 * Old builds of the shell stay reachable: a page open since before still asks for its chunks. Those
 * of portals are kept by the registry.
 */
const KEPT_BUILDS = 5;

async function currentBuild(file: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { buildId?: string }).buildId;
  } catch {
    return undefined;
  }
}

async function pruneOld(dir: string, keep: string): Promise<void> {
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

/** @throws Error when a file holds what the oldest browsers lack */
async function notNewer(dir: string): Promise<string> {
  for (const file of await filesUnder(dir)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const found = newerThanFloor(await readFile(file, 'utf8'));
    if (found.length > 0) throw new Error(`${path.basename(file)}: ${found.join('; ')}`);
  }
  return dir;
}

/**
 * Before any release is written: what is over its limit is built again the next time, and refused
 * again.
 */
async function enforceLimits(
  apps: readonly App[],
  built: ReadonlyMap<string, Compilation>,
): Promise<Map<string, ScreenSizes>> {
  const portals = await Promise.all(
    apps.map(async (app) => {
      const compilation = built.get(app.name);
      return app.descriptor && compilation
        ? portalBudgets({ ...app, descriptor: app.descriptor }, compilation)
        : [];
    }),
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
  enforce([...portals.flat(), ...screenBudgets(sizes), ...chunks.flat()]);
  return sizes;
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
 * Builds what changed. Answers the names of what was built.
 * @throws Error with the compiler's own words.
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
  for (const { outDir } of stale) await compressFolder(await notNewer(outDir));
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
