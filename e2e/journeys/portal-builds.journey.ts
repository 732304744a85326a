/**
 * Builds that replace one another under people: broken ones give way, good ones wait for a clean
 * moment, and what was answered stays.
 */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { arrive, fillDati, next, startCheckup } from '../harness/checkup.ts';
import { loadEventsOf, startFaultProxy } from '../harness/fault-proxy.ts';
import type { FaultProxy } from '../harness/fault-proxy.ts';
import { filesOf, goInPage, SCREENS, shown, staffVisit } from '../harness/portals.ts';
import { registryOf, startProductOnCopy } from '../harness/product-on-copy.ts';
import type { ProductOnCopy } from '../harness/product-on-copy.ts';
import { currentManifest, PORTAL_NAMES, reissue } from '../harness/reissue.ts';
import type { PortalName, Reissue } from '../harness/reissue.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

test.describe('builds that replace one another', () => {
  let proxy: FaultProxy;
  let product: ProductOnCopy;
  let browser: Browser;
  let builds = 0;
  test.beforeAll(async () => {
    proxy = await startFaultProxy();
    [product, browser] = await Promise.all([
      startProductOnCopy({ env: { PUBLIC_URL: proxy.url } }),
      openBrowser(),
    ]);
    proxy.target = product.url;
  });
  test.afterAll(async () => {
    await browser.close();
    await proxy.close();
    await product.stop();
  });

  /**
   * Into stable, by the publisher's own way.
   * @returns its name
   */
  async function publish(portal: PortalName, part: Omit<Reissue, 'buildId'> = {}): Promise<string> {
    builds += 1;
    const buildId = `b${String(builds).padStart(11, '0')}`;
    await reissue(product.distDir, portal, { buildId, ...part });
    await publishRelease(
      await registryOf(product),
      await readBuilt(product.distDir, portal, buildId),
      { channel: 'stable' },
    );
    return buildId;
  }
  const asked = (visit: string, buildId: string): string[] =>
    proxy.log
      .filter((one) => one.visit === visit && one.path.includes(`/${buildId}/`))
      .map((one) => one.path);
  /** What the page told the server of its loads. */
  const toldOf = (visit: string): string[] =>
    loadEventsOf(proxy, visit).map(({ outcome, code, fallbackTo }) =>
      [outcome, code, fallbackTo].filter(Boolean).join(' '),
    );

  for (const portal of PORTAL_NAMES) {
    test(`${portal}: a release that throws, in its entry or in a piece, gives way to the one before`, async () => {
      const registry = await registryOf(product);
      const good = (await currentManifest(product.distDir, portal)).buildId;
      const { path: screen, other } = SCREENS[portal];
      const chunk = path.basename(
        filesOf(await currentManifest(product.distDir, portal), screen).chunk,
      );
      for (const file of ['remoteEntry.js', chunk]) {
        const bad = await publish(portal, {
          edit: (name, text) =>
            name === file ? `throw new Error("broken release");${text}` : text,
        });
        const visit = `${portal} ${file}`;
        const { page, context } = await staffVisit(browser, proxy.url, visit);
        await page.goto(SCREENS[other].path);
        assert.equal(await shown(page), 'ready');
        await goInPage(page, screen);
        assert.equal(await shown(page), 'ready');
        assert.ok(asked(visit, bad).length > 0, 'the newest was not tried');
        assert.ok(asked(visit, good).length > 0, 'the one before was not taken');
        await until(
          () => Promise.resolve(toldOf(visit).includes(`fallback ENTRY_EXECUTION ${good}`)),
          'the fallback is told',
          30_000,
        );
        await context.close();
        // Out of every list: stable is the one before again.
        await registry('publishKill', { params: { portal, buildId: bad }, body: {} });
      }
    });
  }

  test('altered on the wire, or refused: the one before is used, and nothing of the altered one runs', async () => {
    const newest = await publish('admin');
    for (const fault of ['tampered', '404'] as const) {
      const visit = `admin newest ${fault}`;
      const { page, context } = await staffVisit(browser, proxy.url, visit);
      await page.goto(SCREENS.thirdparty.path);
      assert.equal(await shown(page), 'ready');
      proxy.break(visit, (asking) => asking === `/portals/admin/${newest}/remoteEntry.js`, fault);
      await goInPage(page, SCREENS.admin.path);
      assert.equal(await shown(page), 'ready');
      assert.deepEqual(
        asked(visit, newest).filter((one) => /\/(js|css)\//.test(one)),
        [],
        'pieces of the newest were asked for',
      );
      await context.close();
    }
  });

  test('a newer build while a page is open: offered, both builds run, the new one comes at the next entry', async () => {
    const { page, context } = await staffVisit(browser, proxy.url, 'side by side');
    await page.clock.install();
    const old = (await currentManifest(product.distDir, 'user-area')).buildId;
    await page.goto('/app/dashboards/strumenti/i-miei-report');
    assert.equal(await shown(page), 'ready');
    await page.clock.runFor(10_000);
    const now = await publish('user-area');
    // A jump of the clock runs the poll once it is due. (`runFor` would also run the fetch's own
    // time limit before the answer can arrive.) A slow page begins to poll later: jump until the
    // list has come.
    const offer = page.getByText('È pronta una versione più recente di');
    for (let minutes = 0; minutes < 60 && !(await offer.isVisible()); minutes += 6) {
      await page.clock.fastForward(6 * 60_000 + 1_000);
      await offer.waitFor({ timeout: 3_000 }).catch(() => undefined);
    }
    await offer.waitFor({ timeout: 1_000 });
    // The old one goes on, its own pieces too.
    const before = asked('side by side', old).length;
    await goInPage(page, '/app/dashboards/account');
    assert.equal(await shown(page), 'ready');
    assert.ok(
      asked('side by side', old).length > before,
      'the page of the old build brought nothing of its own',
    );
    assert.deepEqual(asked('side by side', now), []);
    await goInPage(page, SCREENS.admin.path);
    assert.equal(await shown(page), 'ready');
    await goInPage(page, '/app/dashboards/strumenti/i-miei-report');
    assert.equal(await shown(page), 'ready');
    assert.ok(
      asked('side by side', now).some((one) => one.endsWith('/remoteEntry.js')),
      'the new build was not loaded',
    );
    await context.close();
  });

  test('redeployed half-way through the checkup, the old files gone: no error, nothing lost', async () => {
    const { page, context } = await newVisitor(browser, proxy.url);
    await startCheckup(page);
    await fillDati(page);
    const old = await currentManifest(product.distDir, 'checkup');
    await page.waitForTimeout(3_000);
    await publish('checkup');
    await rm(path.join(product.dataDir, 'portals/checkup', old.buildId), { recursive: true });
    await next(page);
    await arrive(page, '/checkup/1-5');
    await page.getByRole('heading', { name: 'Le persone della famiglia' }).waitFor();
    assert.equal(await page.locator('[role=alert] dl').count(), 0);
    await page.goto('/checkup/1');
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Anna');
    await context.close();
  });
});
