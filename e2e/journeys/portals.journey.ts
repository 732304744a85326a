/**
 * A portal stopped, hung, altered, and replaced by a new build while the page is open: the rest
 * goes on.
 */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildAll } from '@bussola/portal-build';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { arrive, fillDati, next, startCheckup } from '../harness/checkup.ts';
import { anna, signIn } from '../harness/people.ts';
import { root } from '../harness/product.ts';
import { registryOf } from '../harness/product-on-copy.ts';
import { test } from '../harness/test.ts';
import { useProductOnCopy } from '../harness/use-product.ts';

const ENTRY = /\/portals\/user-area\/[^/]+\/remoteEntry\.js/;
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /Anna/ });

test.describe('portals that fail', () => {
  const product = useProductOnCopy();

  test('stopped: its own page in the frame, the menu still there, Riprova works in place', async () => {
    const { page, context } = await product.visit();
    await page.route(ENTRY, (route) => route.fulfill({ status: 503 }));
    await signIn(page, anna());
    await page.getByText('ENTRY_NETWORK').waitFor();
    await page
      .getByRole('navigation', { name: 'Menu principale' })
      .first()
      .getByRole('link', { name: 'Priorità' })
      .waitFor();
    let navigations = 0;
    page.on('framenavigated', () => {
      navigations += 1;
    });
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Riprova adesso' }).click();
    await home(page).waitFor();
    assert.equal(navigations, 0);
    await context.close();
  });

  test('altered: not run, said so, and the right file runs after a retry', async () => {
    const { page, context } = await product.visit();
    await page.route(ENTRY, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-encoding': '' },
        body: `${await answer.text()};window.__altered = true;`,
      });
    });
    await signIn(page, anna());
    await page.getByText('INTEGRITY').waitFor();
    assert.equal(await page.evaluate(() => '__altered' in window), false);
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Riprova adesso' }).click();
    await home(page).waitFor();
    await context.close();
  });

  test('hung: a sentence after 8 s, and Riprova asks under another address', async () => {
    const { page, context } = await product.visit();
    const asked: string[] = [];
    await page.route(ENTRY, async (route) => {
      asked.push(new URL(route.request().url()).search);
      if (!route.request().url().includes('?r=')) return;
      await route.continue();
    });
    await signIn(page, anna());
    await page.getByText('Ci vuole più del previsto').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await home(page).waitFor();
    assert.deepEqual(
      asked.filter((search) => search.startsWith('?r=')),
      ['?r=1'],
    );
    await context.close();
  });

  test('without its stylesheet: the stylesheet error, then the page', async () => {
    const { page, context } = await product.visit();
    const sheets = /\/portals\/user-area\/[^/]+\/css\//;
    await page.route(sheets, (route) => route.fulfill({ status: 503 }));
    await signIn(page, anna());
    await page.getByText('STYLESHEET_LOAD').waitFor();
    await page.unroute(sheets);
    await page.getByRole('button', { name: 'Riprova adesso' }).click();
    await home(page).waitFor();
    await context.close();
  });

  test('one portal down leaves the others alone', async () => {
    const { page, context } = await product.visit();
    await page.route(ENTRY, (route) => route.fulfill({ status: 503 }));
    await startCheckup(page);
    await fillDati(page);
    await next(page);
    await arrive(page, '/checkup/1-5');
    await context.close();
  });

  test('replaced by a new build while the page is open: one press, the new build, the answers still there', async () => {
    const { page, context } = await product.visit();
    await startCheckup(page);
    await fillDati(page);
    const { distDir } = product;
    const before = (await readBuilt(distDir, 'checkup')).manifest.buildId;
    await buildAll({ root, outDir: distDir, only: ['checkup'], salt: 'second build' });
    const built = await readBuilt(distDir, 'checkup');
    const now = built.manifest.buildId;
    assert.notEqual(now, before);
    await publishRelease(await registryOf(product), built, { channel: 'stable' });
    await rm(path.join(product.dataDir, 'portals/checkup', before), { recursive: true });

    const newest = page.waitForRequest((request) =>
      request.url().includes(`/portals/checkup/${now}/remoteEntry.js`),
    );
    await next(page);
    const stale = page.getByText('STALE_BUILD');
    const family = page.getByRole('heading', { name: 'Le persone della famiglia' });
    await Promise.race([stale.waitFor(), family.waitFor()]);
    if (await stale.isVisible()) {
      await page.getByRole('button', { name: 'Riprova adesso' }).click();
      await newest;
      await family.waitFor();
    }
    await page.goto('/checkup/1');
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Anna');
    assert.ok((await page.content()).includes(now));
    await context.close();
  });
});
