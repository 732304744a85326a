/** The main job: a visitor's first answer to the PDF in their hands. */
import assert from 'node:assert/strict';
import {
  arrive,
  choose,
  completeCheckup,
  finish,
  next,
  startCheckup,
  tick,
} from '../harness/checkup.ts';
import { nextDownload } from '../harness/downloads.ts';
import { codeFor } from '../harness/mailbox.ts';
import { pdfText } from '../harness/pdf.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('from a visitor’s first answer to the PDF in their hands', () => {
  const product = useProduct();

  test('checkup, levels, registration, code from the mailbox, report', async () => {
    const { page, context, complaints } = await product.visit();
    await startCheckup(page);
    await completeCheckup(page);

    // The levels come before any registration.
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();
    const results = await page.getByRole('main').innerText();
    assert.match(results, /Da affrontare/);
    assert.match(results, /Infortuni e malattie di Anna/);
    assert.match(results, /600\s€ al mese/);

    await page.getByRole('link', { name: /^Registrati/ }).click();
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

  test('results with their reasons, corrected before any registration', async () => {
    const { page, context, complaints } = await product.visit();
    await startCheckup(page);
    await completeCheckup(page);
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();

    // The first of the three is open on its numbers; the others open in place.
    const first = page.getByRole('article').first();
    await first.getByText('Somma dei passi precedenti').waitFor();
    const second = page.getByRole('article').nth(1);
    assert.equal(await second.getByText('Reddito da sostenere').isVisible(), false);
    await second.getByRole('button', { name: /^Perché/ }).click();
    await second.getByText('Reddito da sostenere').waitFor();
    const medical = page.getByRole('button', { name: /^Cure mediche/ });
    await medical.click();
    assert.equal(await medical.getAttribute('aria-expanded'), 'true');
    await page.getByRole('button', { name: 'Nascondi importi' }).click();
    assert.match(await first.innerText(), /••••/);
    assert.doesNotMatch(await page.getByRole('main').innerText(), /\d\.\d{3}\s€/);
    await page.getByRole('button', { name: 'Mostra importi' }).click();

    // The checkup is open again, and the results come back when it is finished again.
    await page.getByRole('button', { name: 'Correggi le risposte' }).click();
    await page.getByRole('button', { name: 'Ottieni i risultati' }).waitFor();
    await page.goto('/app/dashboards/home');
    await page.waitForURL('**/checkup/1');
    await page.goto('/checkup/4');
    await choose(page, 'È quasi tutto sul conto?', 'Non lo so');
    await next(page);
    await arrive(page, '/checkup/5');
    await finish(page, { again: true });
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();

    // What nobody knows is asked, and not told back to them.
    assert.doesNotMatch(await page.getByRole('main').innerText(), /prodotti assicurativi/);
    const policies = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: /^Polizze d’investimento/ }),
    });
    await policies.getByRole('button').first().click();
    await policies.getByRole('button', { name: 'rispondi' }).first().click();
    await page.waitForURL('**/checkup/4');
    await choose(page, 'È quasi tutto sul conto?', 'Sì, quasi tutto');
    await next(page);
    await arrive(page, '/checkup/5');
    await finish(page, { again: true });
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();
    await page.getByText('Non risultano polizze d’investimento da verificare.').first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
