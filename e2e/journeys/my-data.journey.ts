/**
 * «I miei dati» in a real browser: every row opens its editor, a change reaches rows, results and a
 * new report, another browser sees it, and nothing that was typed is lost.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { nextDownload } from '../harness/downloads.ts';
import { pdfText } from '../harness/pdf.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const PAGE = '/app/dashboards/profilo';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const rowOf = (page: Page, label: string) =>
  page.locator('li[data-dato]').filter({ has: page.getByText(label, { exact: true }) });
const head = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, label: string) {
  await page
    .getByRole('button', { name: new RegExp(`^(Modifica|Aggiungi|Rispondi): ${label}$`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}
async function save(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The notice of a save stays until it is closed, and would cover the next one.
  await page.getByRole('button', { name: 'Chiudi' }).last().click();
}
const shows = (page: Page, label: string, value: string) =>
  rowOf(page, label)
    .filter({ hasText: new RegExp(value.replaceAll(' ', '[ \u00A0]')) })
    .waitFor();

/** A row, what is typed or chosen in its editor, and what the row shows then. */
const CHANGES: readonly [label: string, act: (page: Page) => Promise<void>, shown: string][] = [
  ['Reddito di Marco', (page) => fill(page, /^Reddito netto/, '27500'), '27.500'],
  ['Spese della famiglia', (page) => fill(page, /^Quanto spendete/, '2.500'), '2.500'],
  ['La casa di Anna', (page) => fill(page, /^Quanto vale oggi/, '150000'), '150.000'],
  ['Gli altri immobili di Anna', (page) => fill(page, /^Seconde case/, '50000'), '50.000'],
  ['I risparmi di Anna', (page) => fill(page, /^Quanto hai in tutto/, '31000'), '31.000'],
  ['Mutuo di Anna', (page) => fill(page, /^Quanto resta da restituire/, '70000'), '70.000'],
  ['La rata del mutuo', (page) => fill(page, /^Quanto pagate/, '890'), '890'],
  ['Le spese in vista', (page) => fill(page, /^Quanto pensi di spendere/, '9000'), '9.000'],
  ['Fondo pensione di Marco', (page) => fill(page, /^Quanto c’è dentro/, '12500'), '12.500'],
  ['Cure mediche di Anna', (page) => choose(page, 'No'), 'no'],
  ['Invalidità di Marco', (page) => choose(page, 'Sì'), 'sì'],
  ['Polizza della casa di Anna', (page) => choose(page, 'No'), 'no'],
];
async function fill(page: Page, label: RegExp, value: string) {
  const field = page.getByRole('dialog').getByLabel(label).first();
  await field.fill(value);
  await field.blur();
}
const choose = (page: Page, answer: string) =>
  page.getByRole('dialog').getByRole('radio', { name: answer, exact: true }).click();

test.describe('my data', () => {
  const product = useProduct();

  test('are changed one by one; rows, results and a new report follow', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await page.goto('/app/dashboards/home');
    await head(page).waitFor();
    const before = plain(await page.locator('main').innerText());
    await page.getByRole('link', { name: 'I miei dati' }).click();
    await head(page).waitFor();
    await assertAccessible(page);
    for (const [label, act, shown] of CHANGES) {
      await open(page, label);
      await act(page);
      await save(page);
      await shows(page, label, shown);
    }
    await page.reload();
    for (const [label, , shown] of CHANGES) await shows(page, label, shown);
    await shows(page, 'Reddito di Marco', 'scritto da te');
    await page.getByText(/^Le banche chiedono una copertura incendio/).waitFor();

    await page.goto('/app/dashboards/home');
    await head(page).waitFor();
    const after = plain(await page.locator('main').innerText());
    assert.notEqual(after, before);
    assert.ok(after.includes('62.300 €'), 'the income of both, on Home');

    await page.goto('/app/dashboards/strumenti/i-miei-report');
    await page
      .getByRole('button', { name: /Genera/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Genera/ })
      .click();
    const [{ bytes }] = await Promise.all([
      nextDownload(page),
      page
        .getByRole('button', { name: /Scarica/ })
        .first()
        .click({ timeout: 60_000 }),
    ]);
    const text = plain(await pdfText(bytes));
    assert.ok(text.includes('27.500'), 'the new income is in the new report');
    await context.close();
  });

  test('every row opens an editor that asks something', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await page.goto(PAGE);
    await head(page).waitFor();
    const buttons = page.getByRole('button', { name: /^(Modifica|Aggiungi|Rispondi): / });
    const names = await buttons.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    assert.ok(names.length > 40);
    for (const name of names) {
      // The list of what to check may lead to the same editor.
      await page.getByRole('button', { name, exact: true }).last().click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox')
        .or(dialog.getByRole('radio'))
        .or(dialog.getByRole('combobox'))
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test('of a section are left out of the results, and used again', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    const RESULT = '/app/dashboards/soluzione-consigliata/unit-index-linked';
    const level = async () => {
      await page.goto(RESULT);
      await head(page).waitFor();
      return page.getByText('Dati insufficienti', { exact: true }).count();
    };
    const turn = async (said: 'visible' | 'detached') => {
      await page.goto(PAGE);
      await page.getByRole('switch', { name: /Come sono divisi i risparmi/ }).click();
      await page.getByText(/^Li teniamo, ma i risultati non li usano dal/).waitFor({ state: said });
      await shows(page, 'Gli strumenti di Anna', 'Fondi comuni 38%');
    };
    assert.equal(await level(), 0);
    await turn('visible');
    assert.ok((await level()) > 0, 'the result lacks the splits');
    await turn('detached');
    assert.equal(await level(), 0);
    await context.close();
  });

  test('that somebody else saved meanwhile are shown beside one’s own', async () => {
    const [one, other] = await Promise.all([
      product.visit({ reducedMotion: 'reduce' }),
      product.visit({ reducedMotion: 'reduce' }),
    ]);
    for (const { page } of [one, other]) {
      await signIn(page, anna());
      await page.goto(PAGE);
      await head(page).waitFor();
      await open(page, 'Reddito di Anna');
    }
    await fill(one.page, /^Quanto guadagni/, '40000');
    await save(one.page);
    await fill(other.page, /^Quanto guadagni/, '45000');
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Salva', exact: true })
      .click();
    const dialog = other.page.getByRole('dialog');
    await dialog.getByText('Salvato nel frattempo').waitFor();
    assert.match(plain(await dialog.innerText()), /Reddito netto annuo: 40\.000/);
    await save(other.page);
    await shows(other.page, 'Reddito di Anna', '45.000');
    await one.page.reload();
    await shows(one.page, 'Reddito di Anna', '45.000');
    await one.context.close();
    await other.context.close();
  });

  test('that were typed offline stay, and are saved once the network is back', async () => {
    const { page, context } = await product.visit({ reducedMotion: 'reduce' });
    await signIn(page, anna());
    await page.goto(PAGE);
    await head(page).waitFor();
    const dialog = await open(page, 'I risparmi di Marco');
    await fill(page, /^Quanto avete in tutto/, '20500');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    assert.equal(
      await dialog
        .getByLabel(/^Quanto avete in tutto/)
        .first()
        .inputValue(),
      '20.500',
    );
    await context.setOffline(false);
    await save(page);
    await shows(page, 'I risparmi di Marco', '20.500');
    await context.close();
  });

  test('an editor at 200 % zoom, with the keyboard alone: the focus is in sight, and comes back', async () => {
    const { page, context } = await product.visit({ viewport: { width: 640, height: 400 } });
    await signIn(page, anna());
    await page.goto('/app/dashboards/profilo');
    const opener = page.getByRole('button', { name: 'Modifica: Il regime fiscale di Anna' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const hidden: string[] = [];
    // More than twice around.
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press(presses < 14 ? 'Tab' : 'Shift+Tab');
      const covered = await page.evaluate(() => {
        const at = document.activeElement;
        const shown = at?.closest('label') ?? at;
        if (!at || !shown) return 'nothing';
        const { x, y, width, height } = shown.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return shown.contains(top) ? '' : at.outerHTML.slice(0, 100);
      });
      if (covered) hidden.push(covered);
    }
    assert.deepEqual(hidden, []);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(await opener.evaluate((element) => element === document.activeElement));
    await context.close();
  });
});
