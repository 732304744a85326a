/** A text of a page, changed and published by staff and read by a client; who may not. */
import { expect } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { admin, anna, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const OWN = 'Un eventuale contributo del datore di lavoro arriverebbe anche a questo fondo?';
const ADDED = ' Fattelo scrivere.';

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

  test('are not for an Admin', async () => {
    const { page } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/testi-informativi');
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
  });
});
