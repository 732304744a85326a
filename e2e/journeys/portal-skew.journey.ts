/** Three shells and three states of a portal, each with each: the agreement decides before any code of the portal runs, and exactly so. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { openBrowser } from '../harness/browser.ts';
import { shown, staffVisit } from '../harness/portals.ts';
import { registryOf, startProductOnCopy } from '../harness/product-on-copy.ts';
import { currentManifest, reissue } from '../harness/reissue.ts';

/** What is in force: an old build; a newer one that asks for 1.1, the old one behind it; the newer one alone. */
const STATES = ['old', 'newer, old behind', 'newer'] as const;
type Got = 'old' | 'newer' | 'CONTRACT_MISMATCH';
const TABLE: Record<string, readonly [Got, Got, Got]> = {
  '1.0.0': ['old', 'old', 'CONTRACT_MISMATCH'],
  '1.1.0': ['old', 'newer', 'newer'],
  '1.3.0': ['old', 'newer', 'newer'],
};
const NEWER = 'skewnewer000';
const PORTAL = 'thirdparty';

/** The shell as it was, or will be, when the agreement had that version: nothing else of it differs. */
async function speaks(distDir: string, version: string): Promise<void> {
  const file = path.join(distDir, 'shell/shell.json');
  const release = JSON.parse(await readFile(file, 'utf8')) as { contractVersion: string; scripts: string[]; integrity: Record<string, string> };
  let changed = 0;
  for (const script of release.scripts) {
    const code = path.join(distDir, script);
    const text = await readFile(code, 'utf8');
    if (!text.includes(`"${CONTRACT_VERSION}"`)) continue;
    changed += 1;
    const other = text.replaceAll(`"${CONTRACT_VERSION}"`, `"${version}"`);
    await writeFile(code, other);
    await Promise.all(['.br', '.gz'].map((ending) => rm(code + ending, { force: true })));
    release.integrity[script] = `sha384-${createHash('sha384').update(other).digest('base64')}`;
  }
  assert.equal(changed, 1, 'the version of the agreement is in one script of the shell');
  release.contractVersion = version;
  await writeFile(file, JSON.stringify(release));
}

describe('shells and portals of different days', () => {
  let browser: Browser;
  before(async () => { browser = await openBrowser(); });
  after(() => browser.close());

  for (const [version, expected] of Object.entries(TABLE)) {
    it(`a shell of ${version} takes exactly what fits it`, async () => {
      const product = await startProductOnCopy({ prepare: (distDir) => speaks(distDir, version) });
      const { distDir } = product;
      const old = (await currentManifest(distDir, PORTAL)).buildId;
      try {
        const registry = await registryOf(product);
        await reissue(distDir, PORTAL, { buildId: NEWER, describe: (manifest) => ({ ...manifest, contract: '^1.1', descriptor: { ...manifest.descriptor, contract: '^1.1' } }) });
        const publish = async () => publishRelease(registry, await readBuilt(distDir, PORTAL, NEWER), { channel: 'stable' });
        const moves: Record<(typeof STATES)[number], () => Promise<unknown>> = {
          old: () => Promise.resolve(), 'newer, old behind': publish, newer: () => registry('publishKill', { params: { portal: PORTAL, buildId: old }, body: {} }),
        };
        const got: string[] = [];
        for (const state of STATES) {
          await moves[state]();
          const { page, context } = await staffVisit(browser, product.url, `${version} ${state}`);
          await page.goto('/thirdparty/clienti');
          const seen = await shown(page);
          // What has run left its container. Of what the shell refuses nothing is hinted at either.
          const hinted = await page.evaluate((prefix) => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => new URL(link.href).pathname).filter((file) => file.startsWith(prefix)).map((file) => file.split('/')[3] ?? ''), `/portals/${PORTAL}/`);
          for (const buildId of hinted) assert.equal(seen === 'ready' ? (buildId === old ? 'old' : 'newer') : `${buildId} hinted`, expected[STATES.indexOf(state)]);
          const ran = (await page.evaluate((prefix) => Object.keys(window).filter((name) => name.startsWith(prefix)), `${PORTAL}_`)).map((name) => name.slice(PORTAL.length + 1));
          got.push(seen === 'ready' ? ran.map((buildId) => (buildId === old ? 'old' : 'newer')).join(' and ') : `${seen}${ran.length > 0 ? ', and something ran' : ''}`);
          await context.close();
        }
        assert.deepEqual(got, expected);
      } finally {
        await product.stop();
      }
    });
  }
});
