/** Writes the manifest of a portal, and which of its builds was made last. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import type { Capability, PortalDescriptor } from '@bussola/portal/descriptor';
import type { PortalManifest } from '@bussola/portal/release';
import { validateManifest } from '@bussola/portal/validate';
import { describePortal, PORTALS } from './app.ts';
import type { App, BuildOptions } from './app.ts';
import { assetsOf, filesFor, sri, writeAtomic } from './built-files.ts';
import type { Assets } from './built-files.ts';
import type { Budget } from './budgets.ts';
import { compressFile, wireBytes } from './compress.ts';
import { filesOfModule } from './first-screens.ts';
import { containerName } from './webpack-config.ts';

/** What a portal shows to the shell. */
const EXPOSED = 'src/portal-module.tsx';

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

type Portal = App & { descriptor: PortalDescriptor };

/** What the portal loads on every page of its own, and what each page adds. */
function filesOf({ dir, publicPath, descriptor }: Portal, compilation: Compilation) {
  const entry = `${publicPath}remoteEntry.js`;
  const exposed = filesOfModule(compilation, dir, EXPOSED).map((file) => publicPath + file);
  const preload = [...new Set([entry, ...exposed])];
  return { entry, preload, screens: screensOf(compilation, dir, publicPath, descriptor, preload) };
}

/** The entry and the heaviest page: the registry refuses a release over these limits. */
export async function portalBudgets(app: Portal, compilation: Compilation): Promise<Budget[]> {
  const { name, publicPath, outDir, descriptor } = app;
  const { entry, screens } = filesOf(app, compilation);
  const weigh = async (files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(
      files.map((file) => wireBytes(path.join(outDir, file.slice(publicPath.length)))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const pages = await Promise.all(
    Object.entries(screens).map(async ([route, files]) => ({ route, bytes: await weigh(files) })),
  );
  const heaviest = pages.toSorted((a, b) => b.bytes - a.bytes)[0];
  const { entryKb, routeKb } = descriptor.budgets;
  return [
    { what: `${name} entry`, bytes: await weigh([entry]), limitKb: entryKb },
    ...(heaviest
      ? [{ what: `${name} ${heaviest.route}`, bytes: heaviest.bytes, limitKb: routeKb }]
      : []),
  ];
}

export async function releasePortal(app: Portal, compilation: Compilation): Promise<void> {
  const { name, dir, publicPath, outDir, buildId, releaseFile, descriptor } = app;
  const { entry, preload, screens } = filesOf(app, compilation);
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
      screens,
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
export async function releaseInBundle(
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
