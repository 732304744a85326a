/**
 * «Segna come»: an area marked as done leaves Home's first three. It stays away after a reload and
 * comes back when an answer changes its numbers.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const HOME = '/app/dashboards/home';
const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const badge = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^Priorità/ });

async function openHome(page: Page) {
  await page.goto(HOME);
  await cards(page).first().waitFor();
}
async function choose(page: Page, action: string) {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Segna come/ })
    .click();
  await page.getByRole('menu').waitFor();
  await assertAccessible(page);
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('marks of areas', () => {
  const product = useProduct();

  test('a priority that is done makes room for the next, until its numbers change', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await openHome(page);
    const [first = '', second = '', third = ''] = await titles(page);
    const reds = await badge(page).innerText();

    await choose(page, 'L’ho già fatto');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await assertAccessible(page);
    for (const [part, value] of [
      ['Giorno', '8'],
      ['Mese', '11'],
      ['Anno', '2025'],
    ] as const)
      await dialog.getByLabel(part).fill(value);
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await dialog.waitFor({ state: 'detached' });
    await cards(page).first().getByRole('heading', { name: second }).waitFor();
    assert.deepEqual((await titles(page)).slice(0, 2), [second, third]);
    assert.notEqual(await badge(page).innerText(), reds);

    await page.reload();
    await cards(page).first().waitFor();
    assert.deepEqual((await titles(page)).slice(0, 2), [second, third]);

    await page.goto('/app/dashboards/soluzione-consigliata');
    await cards(page)
      .filter({ hasText: first })
      .getByText('Fatto l’8 novembre 2025.', { exact: true })
      .waitFor();

    await page.goto('/app/dashboards/profilo');
    await page
      .getByRole('button', { name: /^(Modifica|Aggiungi|Rispondi): Reddito di Marco$/ })
      .click();
    const income = page
      .getByRole('dialog')
      .getByLabel(/^Reddito netto/)
      .first();
    await income.fill('29000');
    await income.blur();
    await page.getByRole('dialog').getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await openHome(page);
    const back = cards(page).filter({ hasText: first });
    await back
      .getByText('L’avevi segnata come fatta l’8 novembre 2025: da allora i numeri sono cambiati.')
      .waitFor();
    await context.close();
  });

  test('«Non ora» is taken back; the page of the area says what is marked', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await openHome(page);
    const [first = '', second = ''] = await titles(page);
    await choose(page, 'Non ora');
    await cards(page).first().getByRole('heading', { name: second }).waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await cards(page).first().getByRole('heading', { name: first }).waitFor();

    await cards(page).first().getByRole('link', { name: first }).click();
    await page.getByRole('button', { name: 'Segna un primo passo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    await page.getByText(/^Primo passo segnato (il |l’)/).waitFor();
    await page.getByRole('button', { name: 'Togli il segno' }).click();
    await page.getByRole('button', { name: 'Segna un primo passo' }).waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await context.close();
  });
});
