/** A sentence of an area, from a draft to the family that reads it, and back; who may not. */
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { admin, anna, signIn, superAdmin } from '../harness/people.ts';
import { reportAt, reportOf } from '../harness/reports.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** As a family reads it, with its own value. */
const READ = /Ci sono circa [\d.]+\s€ di immobili senza una copertura: guarda la polizza\./;
/** In each width and scheme in which it is read. */
async function assertAccessibleEverywhere(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 820, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await assertAccessible(page);
    }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

const AREA = '/app/dashboards/soluzione-consigliata/polizze-rischi';

test.describe('the sentences of an area', () => {
  const product = useProduct();

  test('are Bussola’s until staff publish others: a family reads them with its own values, and back', async () => {
    const { page: reader, complaints } = await product.visit();
    await signIn(reader, anna());
    await reader.goto(AREA);
    const main = reader.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await expect(main).not.toContainText('senza una copertura: guarda');
    const old = await reportOf(reader);
    assert.doesNotMatch(old, READ);

    const { page } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto('/admin/soluzione-consigliata');
    await page.getByRole('navigation', { name: 'Aree' }).getByRole('link').nth(3).click();
    await page.getByRole('article', { name: 'Anteprima' }).waitFor();
    const sentence = page.getByRole('textbox', { name: /«Da valutare» in italiano/ });
    await sentence.fill('Di casa tua 100 mila euro.');
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await page
      .getByText('Togli le cifre: i numeri si mettono con i valori sopra la frase.')
      .waitFor();
    await sentence.fill('Ci sono ');
    const putValue = page
      .getByRole('group', { name: 'Valori da mettere nella frase' })
      .nth(2)
      .getByRole('button', { name: 'immobili senza copertura' });
    await putValue.click();
    await expect(sentence).toHaveText('Ci sono immobili senza copertura');
    await page.keyboard.press('Backspace');
    await expect(sentence).toHaveText(/^Ci sono\s*$/);
    await page.keyboard.type('{esposizione} in tutto');
    await page.keyboard.press('Enter');
    await expect(sentence).toHaveText('Ci sono immobili senza copertura in tutto');
    await sentence.fill('Ci sono ');
    await putValue.click();
    await page.keyboard.type(' di immobili senza una copertura: guarda la polizza.');
    await expect(sentence).toHaveText(
      'Ci sono immobili senza copertura di immobili senza una copertura: guarda la polizza.',
    );
    await assertAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    await page.getByText('Pubblicate', { exact: true }).waitFor();

    await reader.goto('/app/dashboards/soluzione-consigliata');
    await expect(reader.getByRole('main')).toContainText(READ);
    assert.match(await reportOf(reader), READ);
    assert.equal(await reportAt(reader, 1), old);

    await page.getByRole('button', { name: 'Rimetti le frasi di Bussola' }).click();
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    await page.getByText('Pubblicate', { exact: true }).waitFor();
    await reader.goto('/app/dashboards/soluzione-consigliata');
    await expect(reader.getByRole('main')).toContainText('Aree da approfondire');
    await expect(reader.getByRole('main')).not.toContainText('senza una copertura: guarda');
    expect(complaints).toEqual([]);
  });

  test('are not for an Admin', async () => {
    const { page } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/soluzione-consigliata');
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
  });
});
