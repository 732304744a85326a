/**
 * The note: what is being written outlives drawer, page and network, and is not lost by signing
 * out.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const TEXT = 'Chiedere alla banca del tasso';

test.describe('the note', () => {
  const product = useProduct();

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Note' }).first().click();
    return page.getByLabel('La tua nota');
  };

  test('survives the drawer and a change of page without a network, and signing out saves it', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, anna());
    await page.goto('/app/dashboards/strumenti');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const field = await open(page);
    await field.waitFor();
    await page.route('**/api/notes/**', (route) => route.abort());
    await field.fill(TEXT);
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await page.getByText('La nota non è ancora salvata').waitFor();
    await page.getByRole('link', { name: 'Priorità' }).first().click();
    await page.waitForURL('**/soluzione-consigliata');
    assert.equal(await (await open(page)).inputValue(), TEXT);
    assert.doesNotMatch(
      JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])),
      /banca/,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();

    // It cannot be saved, and the person stays.
    page.once('dialog', (asked) => {
      assert.match(asked.message(), /se esci si perde/);
      void asked.dismiss();
    });
    const asking = page.waitForEvent('dialog');
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await asking;
    assert.equal(await (await open(page)).inputValue(), TEXT);
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await page.unroute('**/api/notes/**');
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL('**/user/login');

    await signIn(page, anna());
    await page.goto('/app/dashboards/strumenti');
    const again = await open(page);
    await page.getByText(/^Salvata il/).waitFor();
    assert.equal(await again.inputValue(), TEXT);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
