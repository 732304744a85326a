/**
 * «Stato dei portali»: a second build put on trial, widened, promoted, taken back and stopped by a
 * SuperAdmin, on screen; each move with its author.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { buildAll } from '@bussola/portal-build';
import { publishRelease, readBuilt } from '@bussola/portal-build/publisher';
import { assertAccessible } from '../harness/accessible.ts';
import { admin, signIn, superAdmin } from '../harness/people.ts';
import { root } from '../harness/product.ts';
import { registryOf } from '../harness/product-on-copy.ts';
import { test } from '../harness/test.ts';
import { useProductOnCopy } from '../harness/use-product.ts';

test.describe('the state of the portals', () => {
  const product = useProductOnCopy();
  let first: string;
  let second: string;
  test.beforeAll(async () => {
    const { distDir } = product;
    first = (await readBuilt(distDir, 'thirdparty')).manifest.buildId;
    await buildAll({ root, outDir: distDir, only: ['thirdparty'], salt: 'on trial' });
    const built = await readBuilt(distDir, 'thirdparty');
    second = built.manifest.buildId;
    await publishRelease(await registryOf(product), built, { channel: 'canary', percent: 10 });
  });

  const part = (page: Page) => page.getByRole('region', { name: 'Le aree affidate a te' });
  const confirm = async (page: Page, told: string) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Conferma' }).click();
    // The history below tells the same words, folded away.
    await page.getByText(told).filter({ visible: true }).first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  test('is a SuperAdmin’s, and no Admin’s', async () => {
    const { page, context } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/portali');
    await page.waitForURL('**/admin/clienti');
    assert.equal(await page.getByRole('link', { name: 'Stato dei portali' }).count(), 0);
    await context.close();
  });

  test('moves builds, and says who did', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto('/admin/clienti');
    await page.getByRole('link', { name: 'Stato dei portali' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'I portali vanno bene.' }).waitFor();
    const here = part(page);
    await here.getByText('In prova · 10 persone su 100').waitFor();
    await here.getByRole('button', { name: /^Cambia percentuale/ }).click();
    await page.getByLabel('Persone su cento').fill('101');
    await page.getByRole('dialog').getByRole('button', { name: 'Conferma' }).click();
    await page.getByText('Un numero intero da 0 a 100.').waitFor();
    await page.getByLabel('Persone su cento').fill('40');
    await confirm(page, 'Percentuale cambiata');
    await here.getByText('In prova · 40 persone su 100').waitFor();

    // One's own browser gets the build on trial, and then everybody's again.
    await here.getByText('Versioni', { exact: true }).click();
    await here.getByRole('button', { name: `Prova ${second}` }).click();
    await confirm(page, 'Provi questa versione per un’ora');
    await page.getByText(`prova ${second} di Le aree affidate a te`, { exact: false }).waitFor();
    const entry = page.waitForRequest((request) =>
      request.url().includes(`/portals/thirdparty/${second}/`),
    );
    await page.goto('/thirdparty/clienti');
    await entry;
    await page.goto('/admin/portali');
    await page.getByRole('button', { name: 'Basta prove in questo browser' }).click();
    await page.getByText('Nessuno sta provando una versione per conto suo.').waitFor();

    await here.getByRole('button', { name: /^Promuovi la prova/ }).click();
    await confirm(page, 'Versione promossa');
    await here.getByText(`0.1.0 · ${second}`).first().waitFor();
    await here.getByRole('button', { name: /^Torna indietro/ }).click();
    await page.getByLabel('Motivo').fill('La pagina dei clienti era lenta');
    await confirm(page, 'È tornata la versione di prima');
    await here.getByText(`0.1.0 · ${first}`).first().waitFor();
    await here.getByText('Versioni', { exact: true }).click();
    await here.getByRole('button', { name: `Ferma ${second}` }).click();
    await confirm(page, 'Versione fermata');
    await here.getByText('fermata', { exact: true }).first().waitFor();
    await here.getByText('Storia', { exact: true }).click();
    await here.getByText(/Motivo: «La pagina dei clienti era lenta»/).waitFor();
    for (const move of ['Percentuale cambiata', 'Promossa', 'Ritorno alla precedente', 'Fermata'])
      await here
        .getByRole('listitem')
        .filter({ hasText: move })
        .filter({ hasText: 'Silvia Neri' })
        .first()
        .waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
