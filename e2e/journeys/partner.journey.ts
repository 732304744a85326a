/** Into somebody else's area and back: what is asked before, what is always in sight, what is never there. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { partner, signIn } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';

describe('a partner', () => {
  let product: Product;
  let browser: Browser;
  before(async () => { [product, browser] = await Promise.all([startProduct(), openBrowser()]); });
  after(async () => { await browser.close(); await product.stop(); });

  it('enters on a press, under a bar that says whose area it is, and comes back to their own', async () => {
    const { page, context, complaints } = await newVisitor(browser, product.url);
    await signIn(page, partner());
    await page.waitForURL('**/thirdparty/clienti');
    const own = await context.newPage();
    await own.goto('/thirdparty/clienti');
    await own.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Entra nell’area di/ }).click();
    await page.getByRole('heading', { name: 'Stai per entrare in un’area non tua' }).waitFor();
    assert.equal(page.url(), `${product.url}/user/authenticate/thirdparty`);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.waitForURL('**/app/dashboards/home');
    const bar = page.getByRole('region', { name: 'Area di un’altra persona' });
    await bar.getByText(/sei nell’area di Anna/).waitFor();
    await bar.getByText(/Puoi vedere: .*dati personali.*Fino alle/).waitFor();
    // The other tab follows: it shows nothing of the person it was of.
    await own.waitForURL('**/app/dashboards/home');
    await own.getByRole('region', { name: 'Area di un’altra persona' }).waitFor();
    for (const path of ['/app/dashboards/account', '/thirdparty/clienti', '/checkup/1']) {
      await page.goto(path);
      await page.waitForURL('**/app/dashboards/home');
    }
    await bar.getByRole('button', { name: 'Esci dall’area' }).click();
    await page.waitForURL('**/thirdparty/clienti');
    assert.equal(await bar.count(), 0);
    await page.goto('/user/authenticate/thirdparty');
    await page.getByRole('heading', { name: 'Non si può entrare' }).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
