/** Staff and one client: amounts only for a reason, and the client reads who and why. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { admin, anna, signIn } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';

const REASON = 'Anna chiede aiuto sul livello della pensione.';

describe('staff', () => {
  let product: Product;
  let browser: Browser;
  before(async () => { [product, browser] = await Promise.all([startProduct(), openBrowser()]); });
  after(async () => { await browser.close(); await product.stop(); });

  it('see a client without amounts, then with, for a reason that the client reads', async () => {
    const { page, context, complaints } = await newVisitor(browser, product.url);
    await signIn(page, admin());
    await page.goto('/admin/clienti');
    await page.getByRole('searchbox').fill('Colombo');
    await page.getByRole('link', { name: 'Colombo, Anna' }).first().click();
    await page.waitForURL('**/admin/cliente?id=*');
    await page.getByRole('heading', { level: 1, name: 'Anna Colombo' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('coperto', { exact: true }).first().waitFor();
    assert.doesNotMatch(await main.innerText(), /€/);
    assert.equal(await main.getByRole('listitem').filter({ hasText: /Da affrontare|Da valutare|A posto|Dati insufficienti|riguarda/ }).count(), 12);
    await page.getByRole('button', { name: 'Mostra gli importi' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('perché');
    await dialog.getByRole('button', { name: 'Mostra gli importi' }).click();
    await dialog.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Mostra gli importi' }).click();
    await page.getByText('Importi visibili').waitFor();
    // The number counts up to itself.
    await main.getByText('231.400', { exact: false }).first().waitFor();
    // Leaving covers them again.
    await page.goto('/admin/clienti');
    await page.goBack();
    await page.getByRole('button', { name: 'Mostra gli importi' }).waitFor();
    assert.doesNotMatch(await main.innerText(), /€/);
    assert.deepEqual(complaints, []);
    await context.close();

    const owner = await newVisitor(browser, product.url);
    await signIn(owner.page, anna());
    await owner.page.goto('/app/dashboards/account');
    const log = owner.page.getByRole('region', { name: 'Chi ha visto i miei dati' });
    const row = log.getByRole('listitem').filter({ hasText: 'Paolo Galli ha letto i dati con gli importi' });
    await row.getByText(`Motivo: «${REASON}»`).waitFor();
    await log.getByText('Paolo Galli ha letto la scheda, senza importi').first().waitFor();
    assert.deepEqual(owner.complaints, []);
    await owner.context.close();
  });
});
