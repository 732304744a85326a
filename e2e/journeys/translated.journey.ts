/** The product in a page that the browser translates: nothing stops, and no amount stays old. */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { completeCheckup, startCheckup } from '../harness/checkup.ts';
import { anna, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { translatePages } from '../harness/translated.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const head = (page: Page) => page.getByRole('heading', { level: 1 });
/** What a person sees of it, with plain spaces. */
const seen = async (part: Locator) => (await part.innerText()).replaceAll('\u00A0', ' ');

test.describe('a page that the browser translates', () => {
  const product = useProduct();
  const visit = async () => {
    const visitor = await product.visit({ reducedMotion: 'reduce' });
    await translatePages(visitor.context);
    return visitor;
  };

  test('goes through the checkup to the results', async () => {
    const { page, context, complaints } = await visit();
    await startCheckup(page);
    await completeCheckup(page);
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();
    assert.match(await seen(page.getByRole('main')), /600 € al mese/);
    await page.getByRole('button', { name: 'Nascondi importi' }).click();
    assert.doesNotMatch(await seen(page.getByRole('main')), /\d\.\d{3} €/);
    await page.getByRole('button', { name: 'Mostra importi' }).click();
    assert.match(await seen(page.getByRole('main')), /600 € al mese/);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('shows the new sums after a save, a switch and a lever', async () => {
    const { page, context, complaints } = await visit();
    await signInByForm(page, anna());
    await head(page).waitFor();
    assert.ok(await page.locator('font').count(), 'the page is translated');

    await page.getByRole('link', { name: 'I miei dati' }).click();
    await page
      .getByRole('button', { name: /^(Modifica|Aggiungi|Rispondi): Reddito di Marco$/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Reddito netto/).fill('27500');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = page
      .locator('li[data-dato]')
      .filter({ has: page.getByText('Reddito di Marco', { exact: true }) });
    await until(async () => (await seen(row)).includes('27.500 €'), 'the new income in its row');

    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    const main = page.getByRole('main');
    await until(async () => (await seen(main)).includes('62.300 €'), 'the new sum on Home');
    const marco = page.getByRole('switch', { name: /Marco/ }).first();
    await marco.press('Space');
    await until(async () => !(await seen(main)).includes('62.300 €'), 'the sum of Anna alone');
    await marco.press('Space');
    await until(async () => (await seen(main)).includes('62.300 €'), 'the sum of both again');

    await page.goto('/app/dashboards/soluzione-consigliata/pensione');
    const missing = page.getByRole('row', { name: /Quanto manca all’obiettivo/ });
    await page.getByRole('slider', { name: /^Quanto versare in un fondo pensione/ }).focus();
    await page.keyboard.press('ArrowRight');
    const first = await seen(missing);
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
    await until(async () => (await seen(missing)) !== first, 'the sum after the lever');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
