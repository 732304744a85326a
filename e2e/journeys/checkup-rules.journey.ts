/** What the checkup refuses, with the specification's exact words, and what it keeps. */
import assert from 'node:assert/strict';
import {
  addMarco,
  arrive,
  fillCasa,
  fillDate,
  fillDati,
  fillFinanza,
  fillPrevidenza,
  fillSplit,
  next,
  startCheckup,
} from '../harness/checkup.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('the rules of the checkup', () => {
  const product = useProduct();

  test('refuses a minor, and keeps the answers', async () => {
    const { page, context } = await product.visit();
    await startCheckup(page);
    await fillDati(page, { birth: ['21', '11', String(new Date().getFullYear() - 17)] });
    await next(page);
    await page.getByText('Devi essere maggiorenne per proseguire.').first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/checkup/1');
    await fillDate(page, 'Quando sei nato o nata?', ['14', '03', '1986']);
    await next(page);
    await arrive(page, '/checkup/1-5');
    await context.close();
  });

  test('asks for what is missing before going on, and resumes after a reload', async () => {
    const { page, context } = await product.visit();
    await startCheckup(page);
    await next(page);
    await page
      .getByText(/Ci sono \d+ dati da rivedere/)
      .first()
      .waitFor();
    await fillDati(page);
    await next(page);
    await arrive(page, '/checkup/1-5');
    await page.goto('/checkup/4');
    await arrive(page, '/checkup/1');
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Anna');
    assert.equal(
      await page.getByLabel('Quanto guadagni in un anno, al netto?').inputValue(),
      '34.800',
    );
    await context.close();
  });

  test('refuses a mortgage over the value, and splits of 99 and 101', async () => {
    const { page, context, complaints } = await product.visit();
    await startCheckup(page);
    await fillDati(page);
    await next(page);
    await arrive(page, '/checkup/1-5');
    await addMarco(page);
    await next(page);
    await arrive(page, '/checkup/2');
    await fillCasa(page, { mortgage: '280.001' });
    await next(page);
    await page.getByText("Il mutuo supera il valore dell'immobile.").first().waitFor();
    await page.getByLabel('Quanto resta da restituire?').fill('148.000');
    await next(page);
    await arrive(page, '/checkup/3');
    await fillPrevidenza(page);
    await next(page);
    await arrive(page, '/checkup/3-5');
    await page.getByRole('link', { name: 'Continua', exact: true }).click();
    await arrive(page, '/checkup/4');
    await fillFinanza(page);
    for (const [share, words] of [
      ['61', 'Le percentuali assegnate sono superiori del 100%'],
      ['59', 'Le percentuali assegnate sono inferiori del 100%'],
    ] as const) {
      await fillSplit(page, 'In che cosa sono', { Liquidi: share });
      await next(page);
      await page.getByText(words).first().waitFor();
      assert.equal(new URL(page.url()).pathname, '/checkup/4');
    }
    await fillSplit(page, 'In che cosa sono', { Liquidi: '60' });
    await next(page);
    await arrive(page, '/checkup/5');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
