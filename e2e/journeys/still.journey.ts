/** Errors appear and disappear, and no control of the form moves. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  arrive,
  choose,
  fillCasa,
  fillDati,
  fillMarco,
  fillPrevidenza,
  next,
  startCheckup,
  tick,
} from '../harness/checkup.ts';
import { assertStill, markControls } from '../harness/moves.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** Each with its main button. */
const PUBLIC = [
  ['/user/login', 'Accedi'],
  ['/user/register', 'Registrati'],
  ['/user/forgot-password', 'Invia il collegamento'],
  ['/user/email-register', 'Invia il collegamento'],
  ['/user/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG', 'Salva la password'],
] as const;
/** Rows of «I miei dati» whose editor asks for an amount. */
const EDITORS = ['Reddito di Marco', 'La casa di Anna', 'Fondo pensione di Marco'] as const;
const WIDTHS = [390, 1280] as const;

/** Presses the main button of a form in which an answer is missing. */
async function refused(page: Page, button: string, what: string): Promise<void> {
  await markControls(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await assertStill(page, what);
}

test.describe('nothing jumps under the finger', () => {
  const product = useProduct();

  for (const width of WIDTHS) {
    const visit = () =>
      product.visit({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });

    test(`on the way in, ${width} px wide`, async () => {
      const { page, context } = await visit();
      for (const [path, button] of PUBLIC) {
        // The sign-in is drawn twice: by the server, then by its script.
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: button, exact: true }).waitFor();
        await refused(page, button, path);
      }
      await page.goto('/user/register');
      await page.getByLabel('Password', { exact: true }).fill('Ginestra-Vela-318');
      await page.getByLabel('Conferma password').fill('Ginestra-Vela-317');
      await page.getByRole('button', { name: 'Registrati', exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      // Correcting the confirmation took the error away under a press on the box below.
      await markControls(page);
      await page.getByLabel('Conferma password').fill('Ginestra-Vela-318');
      await tick(page, /Ho letto l’informativa/);
      await assertStill(page, 'register, the confirmation corrected');
      assert.equal(await page.getByRole('checkbox', { name: /Ho letto/ }).isChecked(), true);
      await context.close();
    });

    test(`in the checkup, ${width} px wide`, async () => {
      const { page, context } = await visit();
      await startCheckup(page);
      await refused(page, 'Avanti', 'checkup 1');
      await fillDati(page);
      await next(page);
      await arrive(page, '/checkup/1-5');
      await page.getByRole('button', { name: 'Aggiungi una persona' }).click();
      await page.getByRole('group', { name: 'Chi è per te?' }).waitFor();
      await refused(page, 'Avanti', 'checkup 1-5');
      await fillMarco(page);
      await next(page);
      await arrive(page, '/checkup/2');
      await choose(page, /A che titolo ci viv/, 'Proprietà');
      await choose(page, 'C’è un mutuo su questa casa?', 'Sì');
      await refused(page, 'Avanti', 'checkup 2');
      await markControls(page);
      const debt = page.getByLabel('Quanto resta da restituire?');
      await debt.fill('-5');
      await debt.blur();
      await assertStill(page, 'checkup 2, an amount below zero');
      await fillCasa(page);
      await next(page);
      await arrive(page, '/checkup/3');
      await page.getByRole('heading', { name: 'Marco' }).waitFor();
      await refused(page, 'Avanti', 'checkup 3');
      await fillPrevidenza(page);
      await next(page);
      await arrive(page, '/checkup/3-5');
      await page.getByRole('link', { name: 'Continua', exact: true }).click();
      await arrive(page, '/checkup/4');
      await page.getByLabel(/Quanto avete in tutto/).waitFor();
      await refused(page, 'Avanti', 'checkup 4');
      await context.close();
    });
  }

  test('a step of the checkup is at its top when it appears', async () => {
    const { page, context } = await product.visit({ viewport: { width: 390, height: 600 } });
    await startCheckup(page);
    await fillDati(page);
    // The next step is drawn ahead, hidden.
    await page.locator('h1').nth(1).waitFor({ state: 'attached' });
    const scrolled = await page.evaluate(async () => {
      const shown = <E extends HTMLElement>(all: NodeListOf<E>, text = '') =>
        [...all].find((one) => one.checkVisibility() && one.textContent.includes(text));
      const title = () => shown(document.querySelectorAll<HTMLElement>('h1'))?.textContent;
      const before = title();
      scrollTo(0, document.documentElement.scrollHeight);
      const from = scrollY;
      shown(document.querySelectorAll('button'), 'Avanti')?.click();
      while (title() === before) await new Promise(requestAnimationFrame);
      return { from, to: scrollY };
    });
    assert.ok(scrolled.from > 0);
    assert.equal(scrolled.to, 0);
    await context.close();
  });

  test('in the editors of «I miei dati»', async () => {
    const { page: first, context } = await product.visit({
      reducedMotion: 'reduce',
    });
    await signIn(first, anna());
    for (const label of EDITORS) {
      const page = await context.newPage();
      await page.goto('/app/dashboards/profilo');
      await page
        .getByRole('button', { name: new RegExp(`^(Modifica|Aggiungi): ${label}$`) })
        .click();
      const amount = page.getByRole('dialog').locator('input[inputmode=decimal]').first();
      await amount.waitFor();
      await markControls(page);
      await amount.fill('-5');
      await amount.blur();
      await assertStill(page, label);
      await page.close();
    }
    await context.close();
  });
});
