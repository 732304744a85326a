/**
 * What a family keeps: documents that come back as they were, a note that is never lost to another
 * tab, a face in the frame.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { speaksChromium } from '../harness/browser.ts';
import { startCheckup } from '../harness/checkup.ts';
import { nextDownload } from '../harness/downloads.ts';
import { assertNoCardCut, printed } from '../harness/printed.ts';
import { makePapers } from '../harness/papers.ts';
import type { Papers } from '../harness/papers.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('what a family keeps', () => {
  const product = useProduct();
  let papers: Papers;
  test.beforeAll(async () => {
    papers = await makePapers(product.browser);
  });
  const entered = async () => {
    const visitor = await product.visit();
    await signIn(visitor.page, anna());
    return visitor;
  };
  const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file][name=documents]').setInputFiles(files);

  test('a document goes in, is named, comes out to the byte, and is thrown away', async () => {
    const { page, context, complaints } = await entered();
    await page.getByRole('link', { name: 'Documenti', exact: true }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Un posto solo per le carte che contano.' })
      .waitFor();
    await page
      .getByText(
        'PDF, JPG, PNG o WebP, fino a 10 MB. Li vedi tu, e chi autorizzi a vedere i documenti.',
      )
      .waitFor();
    const { pdf } = papers;
    await choose(page, [{ name: 'Polizza casa.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    await page.getByRole('heading', { name: 'Polizza casa.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Rinomina Polizza casa.pdf' }).click();
    await page.getByLabel('Nome del documento').fill('  ');
    await page.getByRole('button', { name: 'Salva il nome' }).click();
    await page.getByText('Scrivi un nome: non può restare vuoto.').waitFor();
    await page.getByLabel('Nome del documento').fill('Polizza della casa 2026');
    await page.getByRole('button', { name: 'Salva il nome' }).click();
    await page.getByRole('heading', { name: 'Polizza della casa 2026.pdf' }).waitFor();
    const coming = nextDownload(page);
    await page.getByRole('button', { name: 'Scarica Polizza della casa 2026.pdf' }).click();
    const { name, bytes } = await coming;
    assert.equal(name, 'Polizza della casa 2026.pdf');
    assert.ok(bytes.equals(pdf));
    // From a suggestion it takes the suggestion's name, and is not asked for again.
    await page
      .locator('input[type=file][name=document-polizzaMutuo]')
      .setInputFiles([
        { name: 'scan001.pdf', mimeType: 'application/pdf', buffer: papers.otherPdf },
      ]);
    await page.getByRole('heading', { name: 'Polizza del mutuo.pdf' }).waitFor();
    await page
      .getByRole('button', { name: 'Carica: Polizza del mutuo' })
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Elimina Polizza della casa 2026.pdf' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page
      .getByRole('heading', { name: 'Polizza della casa 2026.pdf', exact: true })
      .waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('what cannot be kept says why at its place, and the others go in', async () => {
    const { page, context } = await entered();
    await page.goto('/app/dashboards/strumenti/documenti');
    await page
      .getByRole('button', { name: /^Carica/ })
      .first()
      .waitFor();
    await choose(page, [
      { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('ciao') },
      {
        name: 'finto.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>non sono un PDF</html>'),
      },
      {
        name: 'enorme.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 32),
      },
      { name: 'Foto della casa.png', mimeType: 'image/png', buffer: papers.png },
    ]);
    const row = (name: string) =>
      page
        .getByRole('list', { name: 'Caricamenti' })
        .getByRole('listitem')
        .filter({ hasText: name });
    await row('appunti.txt').getByText('Non è un PDF, JPG, PNG o WebP.').waitFor();
    await row('finto.pdf').getByText('Non è un PDF, JPG, PNG o WebP.').waitFor();
    await row('enorme.pdf').getByText('È troppo grande: fino a 10 MB.').waitFor();
    await page.getByRole('heading', { name: 'Foto della casa.png' }).waitFor();
    await row('appunti.txt').getByRole('button', { name: 'Togli appunti.txt dall’elenco' }).click();
    await row('appunti.txt').waitFor({ state: 'detached' });
    await context.close();
  });

  test('a note saves itself, and two tabs never write over each other', async () => {
    const { page, context, complaints } = await entered();
    const open = async (where: Page) => {
      await where.getByRole('button', { name: 'Note', exact: true }).click();
      await where.getByLabel('La tua nota').waitFor();
    };
    await open(page);
    await page.getByLabel('La tua nota').fill('Chiedere al notaio della casa al mare');
    await page.getByText(/^Salvata il/).waitFor();
    const other = await context.newPage();
    await other.goto('/app/dashboards/home');
    await open(other);
    assert.equal(
      await other.getByLabel('La tua nota').inputValue(),
      'Chiedere al notaio della casa al mare',
    );
    await other.getByLabel('La tua nota').fill('Chiedere al notaio della casa in montagna');
    await other.getByText(/^Salvata il/).waitFor();
    await other.waitForTimeout(2_000);
    await page.getByLabel('La tua nota').fill('Chiedere al notaio di tutte e due');
    await page.getByText('Hai scritto anche da un’altra parte.', { exact: false }).waitFor();
    await page.getByText('Chiedere al notaio della casa in montagna').waitFor();
    await page.getByRole('button', { name: 'Tieni questa' }).click();
    await page.getByText(/^Salvata il/).waitFor();
    await other.reload();
    await open(other);
    assert.equal(
      await other.getByLabel('La tua nota').inputValue(),
      'Chiedere al notaio di tutte e due',
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('a picture is seen where the person is: account, household and frame', async () => {
    const { page, context, complaints } = await entered();
    await page.goto('/app/dashboards/account');
    await page
      .getByRole('region', { name: 'Chi sei' })
      .getByRole('button', { name: 'Cambia foto' })
      .click();
    const chooser = page.locator('input[type=file][name=avatar]');
    await chooser.setInputFiles([
      { name: 'io.pdf', mimeType: 'application/pdf', buffer: papers.pdf },
    ]);
    await page.getByRole('dialog').getByText('Non è un PDF, JPG, PNG o WebP.').waitFor();
    await chooser.setInputFiles([{ name: 'io.png', mimeType: 'image/png', buffer: papers.png }]);
    // The dialog is still open, and hides the page from screen readers meanwhile.
    const frame = page.getByRole('banner', { includeHidden: true }).locator('img');
    await frame.waitFor();
    assert.equal(
      await frame.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
      256,
    );
    await page.goto('/app/dashboards/home/membri');
    await page.getByRole('article').filter({ hasText: 'Anna Colombo' }).locator('img').waitFor();
    await page.getByRole('button', { name: 'Cambia foto: Anna' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Togli la foto' }).click();
    await frame.waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('what is printed has nothing over it, and no card is cut', async () => {
    // The driver of a stock Firefox cannot print.
    if (!speaksChromium()) return;
    // A second device: the first page says so.
    await (await entered()).context.close();
    const { page, context } = await entered();
    await page.getByText(/^Accesso da un dispositivo nuovo/).waitFor();
    const read = async (address: string, end: string | RegExp) => {
      await page.goto(address);
      await page.getByText(end).first().waitFor({ state: 'attached' });
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const sheets = await printed(page);
      assert.match(sheets.join(' '), new RegExp(end));
      return sheets;
    };
    const cards = await read('/app/dashboards/soluzione-consigliata', 'Aree da approfondire');
    assert.doesNotMatch(cards.join(' '), /dispositivo nuovo|Simula/);
    const titles = await page.locator('article').getByRole('heading').allInnerTexts();
    assertNoCardCut(cards, titles, /Precisione \p{L}+ ·/gu);
    await read('/app/dashboards/profilo', 'Quali tutele avete');
    await read('/app/dashboards/soluzione-consigliata/TCM', 'Fonti e metodo');
    // A form over the page is printed once, after it.
    const edited = await read('/app/dashboards/profilo/reddito/modifica', 'Perché lo chiediamo');
    assert.equal(edited.join(' ').split('Quanto guadagni in un anno').length, 2);
    await context.close();
    const guest = await product.visit();
    await startCheckup(guest.page);
    await printed(guest.page);
    await guest.context.close();
  });
});
