/** The main job: a visitor's first answer to the PDF in their hands. */
import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { completeCheckup, startCheckup, tick } from '../harness/checkup.ts';
import { nextDownload } from '../harness/downloads.ts';
import { codeFor } from '../harness/mailbox.ts';
import { startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';
import { pdfText } from '../harness/pdf.ts';
import { test } from '../harness/test.ts';

test.describe('from a visitor’s first answer to the PDF in their hands', () => {
  let product: Product;
  let browser: Browser;
  test.beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  test.afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  test('checkup, levels, registration, code from the mailbox, report', async () => {
    const { page, context, complaints } = await newVisitor(browser, product.url);
    await startCheckup(page);
    await completeCheckup(page);

    // The levels come before any registration.
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();
    const results = await page.getByRole('main').innerText();
    assert.match(results, /Da affrontare/);
    assert.match(results, /Infortuni e malattie di Anna/);
    assert.match(results, /600\s€ al mese/);

    await page.getByRole('link', { name: 'Registrati' }).first().click();
    await page.getByLabel('E-mail').fill('anna.bellini@prova.example');
    await page.getByLabel('Password', { exact: true }).fill('Ginestra-Vela-318');
    await page.getByLabel('Conferma password').fill('Ginestra-Vela-318');
    await tick(page, /Ho letto l’informativa/);
    await page.getByRole('button', { name: 'Registrati' }).click();
    await page.waitForURL('**/user/new-verify-email');

    const code = await codeFor(context.request, product.url, 'anna.bellini@prova.example');
    await page.getByLabel('Cifra 1 di 6').click();
    await page.keyboard.type(code);
    await page.waitForURL('**/app/dashboards/home');
    await page.getByRole('heading', { name: /Anna/ }).first().waitFor();

    await page.goto('/app/dashboards/strumenti/i-miei-report');
    await page
      .getByRole('button', { name: /Genera/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: /Genera/ }).click();
    const [{ bytes: pdf }] = await Promise.all([
      nextDownload(page),
      page
        .getByRole('button', { name: /Scarica/ })
        .first()
        .click({ timeout: 30_000 }),
    ]);
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
    const text = await pdfText(pdf);
    assert.match(text, /Bellini/);
    assert.match(text, /280\.000\s€/);
    assert.match(text, /Da affrontare/);
    assert.match(text, /non sono consulenza in materia di investimenti/);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
