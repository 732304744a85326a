/** The order of the areas: one SuperAdmin moves it, clients see it, and it goes back. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { admin, anna, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const ADDRESS = '/admin/ordine-soluzione-consigliata';
const WHY = 'La pensione viene prima degli infortuni.';

test.describe('the order of the areas', () => {
  const product = useProduct();

  /** The areas in the order in which this client sees them. */
  async function prioritaOf(page: Page): Promise<string[]> {
    await page.goto('/app/dashboards/soluzione-consigliata');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const links = page.getByRole('main').locator('a[href*="/soluzione-consigliata/"]');
    await links.first().waitFor();
    const seen = await links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? ''),
    );
    return [...new Set(seen)].filter((code) => code !== 'piano');
  }

  test('is moved by keyboard, arrows and weight, seen on Priorità, told in the history, and goes back', async () => {
    const client = await product.visit();
    await signIn(client.page, anna());
    const before = await prioritaOf(client.page);
    const isPensionFirst = (codes: readonly string[]) =>
      codes.indexOf('pensione') < codes.indexOf('infortuni-malattie');
    assert.equal(isPensionFirst(before), false);

    const staff = await product.visit();
    const { page } = staff;
    await signIn(page, superAdmin());
    await page.getByRole('link', { name: 'Ordine', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ordine delle aree' }).waitFor();
    await page.getByRole('table').waitFor();
    await assertAccessible(page);
    const list = page.getByRole('list', { name: 'Le dodici aree, nell’ordine' });
    const names = () => list.getByRole('listitem').locator('b').allInnerTexts();
    const shipped = await names();
    const status = page.getByRole('main').getByRole('status');

    // By keyboard: lifted, moved down twice, dropped; then lifted and put back.
    const handle = page.getByRole('button', { name: 'Sposta Tutela legale' });
    await handle.focus();
    await page.keyboard.press('Space');
    await status.filter({ hasText: 'Stai spostando Tutela legale, ottava di 12' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await status.filter({ hasText: 'Tutela legale, settima di 12' }).waitFor();
    await assertAccessible(page);
    await page.keyboard.press('Space');
    await page.getByText('era ottava').waitFor();
    await page.keyboard.press('Space');
    await status.filter({ hasText: 'Stai spostando' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await status.filter({ hasText: 'ottava di 12' }).waitFor();
    await page.keyboard.press('Escape');
    await status.filter({ hasText: 'Tutela legale torna dov’era, settima di 12' }).waitFor();
    assert.equal((await names())[6], 'Tutela legale');

    // By hand: the third is dragged over the first.
    const third = page.getByRole('button', { name: `Sposta ${String(shipped[2])}` });
    const [from, to] = [
      await third.boundingBox(),
      await page.getByRole('button', { name: `Sposta ${String(shipped[0])}` }).boundingBox(),
    ];
    assert(from && to);
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 4 });
    await page.mouse.move(from.x + 20, to.y + 10, { steps: 8 });
    await page.mouse.up();
    await page.getByText('era terza').waitFor();
    assert.equal((await names())[0], shipped[2]);

    const more = page.getByRole('button', { name: 'Più peso: Pensione' });
    for (let tenth = 0; tenth < 3; tenth += 1) await more.click();
    await page.getByText('il peso era 1').waitFor();
    await page.getByText('Con la bozza').waitFor();
    await page.getByText(/Sui clienti veri: /).waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Salva l’ordine' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Perché lo cambi').fill(WHY);
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Salva l’ordine' }).click();
    await page.getByText('L’ordine nuovo è in vigore').waitFor();
    await page.getByText(new RegExp(`l’ha cambiato .+ «${WHY}»`)).waitFor();

    // The copy on the device is shown first, then what the server says.
    await until(
      async () => isPensionFirst(await prioritaOf(client.page)),
      'the client to see the new order',
      30_000,
    );
    const after = await prioritaOf(client.page);
    assert.deepEqual(after.toSorted(), before.toSorted());

    await page.getByRole('link', { name: 'Tutte le versioni' }).click();
    const told = page.getByRole('listitem').filter({ hasText: WHY });
    await told.getByText('L’ordine delle aree').waitFor();
    await told.getByText(/^Cambiato da .+ alle \d{2}:\d{2}$/).waitFor();
    await assertAccessible(page);
    await page
      .getByRole('button', { name: /^Torna a questi valori/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Perché').fill('Torna l’ordine di prima.');
    await page.getByRole('dialog').getByRole('button', { name: 'Prepara la versione' }).click();
    await page.getByText('Fatto: vale da adesso').waitFor();
    await page.getByText(/^È in vigore dal/).waitFor();
    await until(
      async () => (await prioritaOf(client.page)).join() === before.join(),
      'the client to see the order of before',
      30_000,
    );
    await page.goto(ADDRESS);
    await page.getByRole('table').waitFor();
    assert.deepEqual(await names(), shipped);
    assert.deepEqual([...client.complaints, ...staff.complaints], []);
    await Promise.all([client.context.close(), staff.context.close()]);
  });

  test('is not for an Admin', async () => {
    const { page, context } = await product.visit();
    await signIn(page, admin());
    await page.goto(ADDRESS);
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Ordine', exact: true }).count(), 0);
    await context.close();
  });
});
