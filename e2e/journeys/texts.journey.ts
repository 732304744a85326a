/** A text of a page, changed and published by staff and read by a client; who may not. */
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { admin, anna, signIn, superAdmin, superAdmins } from '../harness/people.ts';
import { reportAt, reportOf } from '../harness/reports.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const OWN = 'Un eventuale contributo del datore di lavoro arriverebbe anche a questo fondo?';
const ADDED = ' Fattelo scrivere.';

const OPENING = 'Gli importi sono in euro di oggi, arrotondati all’euro.';
const italian = (page: Page) => page.getByRole('textbox', { name: 'Testo in italiano' });
const pressSave = (page: Page) => page.getByRole('button', { name: 'Salva la bozza' }).click();
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
  await page.getByRole('button', { name: 'Pubblica adesso' }).click();
  await page.getByText('Pubblicato', { exact: true }).waitFor();
}

test.describe('the texts of the pages', () => {
  const product = useProduct();

  test('are read as Bussola wrote them until staff publish others, and go back', async () => {
    const { page: reader, complaints } = await product.visit();
    await signIn(reader, anna());
    await reader.goto('/app/dashboards/soluzione-consigliata/pensione');
    await reader.getByText(OWN, { exact: true }).waitFor();

    const { page } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto('/admin/testi-informativi');
    await page.getByLabel('Cerca un testo o una parola').fill('datore di lavoro');
    const row = page.getByRole('link', { name: /^Pensione: prima di firmare, seconda domanda/ });
    await row.click();
    const text = page.getByRole('textbox', { name: 'Testo in italiano' });
    await expect(text).toHaveText(OWN);
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(ADDED);
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Salva la bozza' }).click();
    await page.getByText('Bozza: intanto si legge il testo di Bussola').waitFor();
    await reader.reload();
    await reader.getByText(OWN, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    await page.getByText('Pubblicato', { exact: true }).waitFor();
    await reader.reload();
    await reader.getByText(OWN + ADDED, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Rimetti il testo di Bussola' }).click();
    await expect(text).toHaveText(OWN);
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica adesso' }).click();
    await page.getByText('Pubblicato', { exact: true }).waitFor();
    await reader.reload();
    await reader.getByText(OWN, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  /** The editor of a text, open for one of the SuperAdmins. */
  const written = async (key: string, who = superAdmin()) => {
    const { page } = await product.visit();
    await signIn(page, who);
    await page.goto(`/admin/testi-informativi?testo=${key}`);
    await italian(page).waitFor();
    return page;
  };

  test('change in the reports made from then on, with a value of the constants', async () => {
    const { page: client } = await product.visit();
    await signIn(client, anna());
    const old = await reportOf(client);
    assert.ok(old.includes(OPENING), 'the words of Bussola in the first report');

    const page = await written('report.apertura');
    await expect(italian(page)).toContainText(OPENING);
    await italian(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Nel fondo pensione si deducono 5300 euro, cioè ');
    await page.getByText('Le cifre vengono dalle costanti: mettile come valore.').waitFor();
    for (let signs = ' 5300 euro, cioè '.length; signs > 0; signs -= 1)
      await page.keyboard.press('Backspace');
    await page.keyboard.type(' al massimo /');
    const values = page.getByRole('dialog', { name: 'Quale valore?' });
    await values.getByLabel('Cerca un valore').fill('deducibili al fondo');
    await values.getByText(/^Oggi: 5\.300\s€ l’anno$/).waitFor();
    await assertAccessible(page);
    await values.getByRole('button', { name: /^Inserisci: / }).click();
    await expect(italian(page)).toContainText('Contributi deducibili al fondo pensione');
    await page.keyboard.type('.');
    await publish(page);

    const now = await reportOf(client);
    assert.match(now, /si deducono al massimo 5\.300\s€ l’anno\./);
    assert.equal(await reportAt(client, 1), old);
  });

  test('are kept whole when two people write one at once, and each is told of the other', async () => {
    const [one, other] = superAdmins();
    assert(one && other);
    const first = await written('area.LTC.cosa', one);
    const second = await written('area.LTC.cosa', other);
    await first.getByText(/ sta scrivendo qui$/).waitFor({ timeout: 40_000 });
    await italian(first).click();
    await first.keyboard.press('Control+End');
    await first.keyboard.type(' Il mio.');
    await italian(second).click();
    await second.keyboard.press('Control+End');
    await second.keyboard.type(' Il suo.');
    await pressSave(second);
    await second.getByText('Bozza salvata.').first().waitFor();
    await pressSave(first);
    await first.getByText(/ ha salvato alle /).waitFor();
    await expect(italian(first)).toContainText('Il mio.');
    await first.getByRole('button', { name: 'Confronta' }).click();
    const dialog = first.getByRole('dialog');
    await expect(dialog).toContainText('suo.');
    await assertAccessible(first);
    await dialog.getByRole('button', { name: 'Non adesso' }).click();
    await first.getByRole('button', { name: 'Tieni il mio' }).click();
    await first.getByText('Bozza salvata.').first().waitFor();
    await expect(italian(second)).toContainText('Il mio.', { timeout: 40_000 });
  });

  test('are not for an Admin', async () => {
    const { page } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/testi-informativi');
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
  });
});
