/**
 * Every tested version of the shell with every tested build of a portal. The agreement decides
 * before any code of the portal runs. A container built by webpack's own plugin, as before decision
 * 0040, still runs; a shell of that time gets no other.
 */
import assert from 'node:assert/strict';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import webpack from 'webpack';
import type { Capability } from '@bussola/portal/descriptor';
import type { PortalManifest } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { compressFolder, sharedForPortal, sri, webpackConfig } from '@bussola/portal-build';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { openBrowser } from '../harness/browser.ts';
import { shown, staffVisit } from '../harness/portals.ts';
import { builtDir, root } from '../harness/product.ts';
import { registryOf, startProductOnCopy } from '../harness/product-on-copy.ts';
import { currentManifest, reissue } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';

/**
 * Builds in force: an old one; a newer one that needs agreement 1.1 and federation's runtime, with
 * the old one as fallback; the newer one alone.
 */
const STATES = ['old', 'newer, old behind', 'newer'] as const;
type Got = 'old' | 'newer' | 'CONTRACT_MISMATCH';
interface Shell {
  version: string;
  lends: boolean;
}
const TABLE: [Shell, readonly [Got, Got, Got]][] = [
  [{ version: '1.0.0', lends: true }, ['old', 'old', 'CONTRACT_MISMATCH']],
  [{ version: '1.1.0', lends: true }, ['old', 'newer', 'newer']],
  [{ version: '1.3.0', lends: false }, ['old', 'old', 'CONTRACT_MISMATCH']],
  [{ version: CONTRACT_VERSION, lends: true }, ['old', 'newer', 'newer']],
];
const [OLD, NEWER] = ['skewolder000', 'skewnewer000'];
const PORTAL = 'thirdparty';
const RUNTIME = 'federation-runtime';

/** Gives the built shell another version of the agreement, with or without federation's runtime. */
async function speaks(distDir: string, { version, lends }: Shell): Promise<void> {
  const file = path.join(distDir, 'shell/shell.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as {
    contractVersion: string;
    capabilities: string[];
    scripts: string[];
    integrity: Record<string, string>;
  };
  let changed = 0;
  for (const script of release.scripts) {
    const code = path.join(distDir, script);
    const text = await readFile(code, 'utf8');
    if (!text.includes(`"${CONTRACT_VERSION}"`)) continue;
    changed += 1;
    const other = text
      .replaceAll(`"${CONTRACT_VERSION}"`, `"${version}"`)
      .replaceAll(`"${RUNTIME}"`, lends ? `"${RUNTIME}"` : '"nothing"');
    await writeFile(code, other);
    await Promise.all(['.br', '.gz'].map((ending) => rm(code + ending, { force: true })));
    release.integrity[script] = sri(other);
  }
  assert.equal(changed, 1, 'the version of the agreement is in one script of the shell');
  release.contractVersion = version;
  if (!lends) release.capabilities = release.capabilities.filter((one) => one !== RUNTIME);
  await writeFile(file, JSON.stringify(release));
}

/** @returns a change of what a build says of itself */
const asks =
  (contract: string, capabilities: Capability[]) =>
  (manifest: PortalManifest): PortalManifest => ({
    ...manifest,
    contract,
    descriptor: {
      ...manifest.descriptor,
      contract,
      capabilities: [
        ...manifest.descriptor.capabilities.filter((one) => one !== RUNTIME),
        ...capabilities,
      ],
    },
  });

/**
 * In the place of the build that is installed: the same sources in a container that webpack makes
 * by itself, for an agreement of 1.0.
 */
async function makeOld(distDir: string): Promise<void> {
  const folder = path.join(distDir, 'portals', PORTAL);
  const outDir = path.join(folder, OLD);
  const today = webpackConfig({
    dir: path.join(root, `mfe-${PORTAL}`),
    name: PORTAL,
    host: false,
    buildId: OLD,
    outDir,
    publicPath: `/portals/${PORTAL}/${OLD}/`,
    mode: 'production',
  });
  const versionOf = (library: string): string =>
    (
      createRequire(path.join(root, `mfe-${PORTAL}/package.json`))(`${library}/package.json`) as {
        version: string;
      }
    ).version;
  const container = new webpack.container.ModuleFederationPlugin({
    name: `${PORTAL}_${OLD}`,
    filename: 'remoteEntry.js',
    exposes: { './portal': './src/portal-module.tsx' },
    shared: sharedForPortal(versionOf),
  });
  const compiler = webpack({
    ...today,
    externals: [],
    plugins: [
      ...(today.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin',
      ),
      container,
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.equal(stats?.hasErrors(), false, stats?.toString({ all: false, errors: true }));
  const now = await currentManifest(distDir, PORTAL);
  const assets: PortalManifest['assets'] = {};
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    assets[`/portals/${PORTAL}/${OLD}/${path.relative(outDir, file)}`] = {
      integrity: sri(bytes),
      bytes: bytes.length,
    };
  }
  const entry = `/portals/${PORTAL}/${OLD}/remoteEntry.js`;
  const text = JSON.stringify(
    asks(
      '^1.0',
      [],
    )({
      ...now,
      buildId: OLD,
      container: `${PORTAL}_${OLD}`,
      entry,
      assets,
      preload: Object.keys(assets).filter((file) => file.endsWith('.js')),
      screens: {},
    }),
  );
  await writeFile(path.join(outDir, 'manifest.json'), text);
  await compressFolder(outDir);
  await writeFile(
    path.join(folder, 'release.json'),
    JSON.stringify({
      name: PORTAL,
      buildId: OLD,
      manifestIntegrity: sri(text),
    }),
  );
}

test.describe('shells and portals of different days', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await openBrowser();
  });
  test.afterAll(() => browser.close());

  for (const [shell, expected] of TABLE) {
    test(`a shell of ${shell.version}${shell.lends ? '' : ' without federation’s runtime'} takes exactly what fits it`, async () => {
      const product = await startProductOnCopy({
        prepare: async (distDir) => {
          await speaks(distDir, shell);
          await makeOld(distDir);
        },
      });
      const { distDir } = product;
      // Installed: from here on the last build is that of today again.
      await cp(
        path.join(builtDir(), 'portals', PORTAL, 'release.json'),
        path.join(distDir, 'portals', PORTAL, 'release.json'),
      );
      const old = OLD;
      try {
        const registry = await registryOf(product);
        await reissue(distDir, PORTAL, { buildId: NEWER, describe: asks('^1.1', [RUNTIME]) });
        const publish = async () =>
          publishRelease(registry, await readBuilt(distDir, PORTAL, NEWER), { channel: 'stable' });
        const moves: Record<(typeof STATES)[number], () => Promise<unknown>> = {
          old: () => Promise.resolve(),
          'newer, old behind': publish,
          newer: () =>
            registry('publishKill', { params: { portal: PORTAL, buildId: old }, body: {} }),
        };
        const got: string[] = [];
        for (const state of STATES) {
          await moves[state]();
          const { page, context } = await staffVisit(
            browser,
            product.url,
            `${shell.version} ${state}`,
          );
          await page.goto('/thirdparty/clienti');
          const seen = await shown(page);
          // What has run left its container. Of what the shell refuses nothing is hinted at either.
          const hinted = await page.evaluate(
            (prefix) =>
              [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
                .map((link) => new URL(link.href).pathname)
                .filter((file) => file.startsWith(prefix))
                .map((file) => file.split('/')[3] ?? ''),
            `/portals/${PORTAL}/`,
          );
          for (const buildId of hinted)
            assert.equal(
              seen === 'ready' ? (buildId === old ? 'old' : 'newer') : `${buildId} hinted`,
              expected[STATES.indexOf(state)],
            );
          const ran = (
            await page.evaluate(
              (prefix) => Object.keys(window).filter((name) => name.startsWith(prefix)),
              `${PORTAL}_`,
            )
          ).map((name) => name.slice(PORTAL.length + 1));
          got.push(
            seen === 'ready'
              ? ran.map((buildId) => (buildId === old ? 'old' : 'newer')).join(' and ')
              : `${seen}${ran.length > 0 ? ', and something ran' : ''}`,
          );
          await context.close();
        }
        assert.deepEqual(got, expected);
      } finally {
        await product.stop();
      }
    });
  }
});
