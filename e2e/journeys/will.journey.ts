/** The record of a will in a real browser: from the services to the sheet of paper. */
import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessible.ts';
import { speaksChromium } from '../harness/browser.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const PLACE = 'Nello studio in via Roma 14';

test.describe('the record of a will', () => {
  const product = useProduct();

  test('is opened from the services, filled, saved, found again, and printed alone', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, anna());
    const openFromServices = async () => {
      await page.getByRole('link', { name: 'Servizi', exact: true }).click();
      await page.getByRole('link', { name: 'Apri il testamento' }).click();
    };
    await openFromServices();
    await page.getByRole('heading', { name: 'Senza testamento, oggi' }).waitFor();
    await page.getByText('1/3', { exact: true }).first().waitFor();
    await assertAccessible(page);

    // The answer is changed where it was given.
    const dialog = page.getByRole('dialog');
    const answerYes = async (name: string) => {
      await page.getByRole('link', { name: `Cambia la risposta: Testamento di ${name}` }).click();
      await dialog.getByRole('radio', { name: 'Sì', exact: true }).click();
      await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await answerYes('Anna');
    await openFromServices();

    await page.getByRole('button', { name: 'Segna dove si trova: Testamento di Anna' }).click();
    await dialog.getByRole('radio', { name: /^Fiduciario presso notaio/ }).click();
    await dialog.getByLabel('Da quale notaio è?').fill('Elena Ferretti, Reggio nell’Emilia');
    await dialog.getByLabel('Dove si trova l’originale?').fill(PLACE);
    await dialog.getByLabel('Chi lo sa?').fill('Marco');
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Salvato: testamento di Anna').waitFor();

    await page.reload();
    const record = page.getByRole('article', { name: 'Testamento di Anna' });
    await record.getByText(PLACE).waitFor();
    await record.getByText('Elena Ferretti, Reggio nell’Emilia').waitFor();
    await page
      .getByRole('heading', { level: 1, name: 'Un testamento c’è, e qualcuno sa dove.' })
      .waitFor();
    await assertAccessible(page);

    // The driver of a stock Firefox cannot show a page as it is printed.
    const mayPrint = speaksChromium();
    const printed = async () => {
      await page.emulateMedia({ media: 'print' });
      const words = (await page.locator('body').innerText()).split('\n').filter(Boolean);
      await page.emulateMedia({ media: 'screen' });
      return words;
    };
    const sheetOfAnna = [
      'Per chi mi vuole bene, da aprire quando servirà',
      'Testamento di Anna Colombo',
      'Dove si trova',
      PLACE,
      'Notaio',
      'Elena Ferretti, Reggio nell’Emilia',
      'Chi lo sa',
      'Marco',
    ];
    if (mayPrint) assert.deepEqual(await printed(), sheetOfAnna);

    // Each adult has a record of their own, on a sheet of its own.
    await answerYes('Marco');
    await openFromServices();
    await page.getByRole('button', { name: 'Segna dove si trova: Testamento di Marco' }).click();
    await dialog.getByRole('radio', { name: /^Olografo/ }).click();
    await dialog.getByLabel('Dove si trova l’originale?').fill('Nel cassetto della scrivania');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await record.getByText(PLACE).waitFor();
    await page
      .getByRole('article', { name: 'Testamento di Marco' })
      .getByText('Nel cassetto della scrivania')
      .waitFor();
    if (mayPrint) {
      const both = await printed();
      assert.deepEqual(both.slice(0, sheetOfAnna.length), sheetOfAnna);
      assert.ok(both.includes('Testamento di Marco Bellini'), both.join(' | '));
      assert.ok(both.includes('Nel cassetto della scrivania'));
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
