/**
 * The product on a phone: 390 px wide, by touch. Nothing scrolls sideways, also at 320 px. The bar
 * at the foot leads everywhere, and drawers open and close.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import {
  addMarco,
  arrive,
  fillCasa,
  fillDati,
  fillFinanza,
  fillPrevidenza,
  finish,
  next,
  tick,
} from '../harness/checkup.ts';
import { tap } from '../harness/browser.ts';
import { codeFor } from '../harness/mailbox.ts';
import { admin, anna, partner, signInByForm, superAdmin } from '../harness/people.ts';
import { PHONE, assertFits, settled } from '../harness/phone.ts';
import { AREA } from '../harness/screens.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const PUBLIC = [
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/user/email-register',
  '/metodo',
  '/nowhere',
  '/unauthorized',
];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu principale' });
async function fitsOn(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await assertFits(page);
  }
}

test.describe('on a phone', () => {
  const product = useProduct();

  test('the way in fits, in both languages', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await fitsOn(page, PUBLIC);
    await page.evaluate(() => localStorage.setItem('bussola.language', 'en'));
    await fitsOn(page, PUBLIC);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('the main job: checkup, results, registration, home', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await page.goto('/user/login');
    await tap(page.getByRole('button', { name: 'Inizia il checkup gratuito' }));
    await page.getByRole('heading', { name: 'Cominciamo da te' }).waitFor();
    await fillDati(page);
    await assertFits(page);
    await next(page);
    await arrive(page, '/checkup/1-5');
    await addMarco(page);
    await assertFits(page);
    await next(page);
    await arrive(page, '/checkup/2');
    await fillCasa(page);
    await assertFits(page);
    await next(page);
    await arrive(page, '/checkup/3');
    await fillPrevidenza(page);
    await assertFits(page);
    await next(page);
    await arrive(page, '/checkup/3-5');
    await assertFits(page);
    await tap(page.getByRole('link', { name: 'Continua', exact: true }));
    await arrive(page, '/checkup/4');
    await fillFinanza(page);
    await assertFits(page);
    await next(page);
    await arrive(page, '/checkup/5');
    await assertFits(page);
    await finish(page);
    await page.getByRole('heading', { level: 1, name: /^Anna, / }).waitFor();
    await assertFits(page);
    await tap(page.getByRole('link', { name: 'Registrati' }).first());
    const email = 'anna.telefono@prova.example';
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Ginestra-Vela-318');
    await page.getByLabel('Conferma password').fill('Ginestra-Vela-318');
    await tick(page, /Ho letto l’informativa/);
    await tap(page.getByRole('button', { name: 'Registrati' }));
    await page.waitForURL('**/user/new-verify-email');
    await assertFits(page);
    await tap(page.getByLabel('Cifra 1 di 6'));
    await page.keyboard.type(await codeFor(context.request, product.url, email));
    await page.waitForURL('**/app/dashboards/home');
    await settled(page);
    await assertFits(page);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('every page of the area fits, in both languages; the bar is the one menu, with the reds on it', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await signInByForm(page, anna());
    await fitsOn(page, Object.values(AREA).flat());
    await page.goto('/app/dashboards/home');
    await settled(page);
    await bar(page).waitFor();
    assert.equal(await bar(page).count(), 1, 'one menu is offered, and no other');
    const places = await bar(page).getByRole('listitem').allInnerTexts();
    assert.equal(places.length, 5);
    const reds = await bar(page)
      .getByRole('link', { name: /Priorità/ })
      .innerText();
    assert.match(reds.replaceAll(/\s+/g, ' '), /\b[1-9]\d* da affrontare/);
    for (const [name, path] of [
      ['Priorità', '/app/dashboards/soluzione-consigliata'],
      ['Home', '/app/dashboards/home'],
    ] as const) {
      await tap(bar(page).getByRole('link', { name: new RegExp(name) }));
      await page.waitForURL(`**${path}`);
      await bar(page).locator('[aria-current=page]', { hasText: name }).waitFor();
    }
    await page.evaluate(() => localStorage.setItem('bussola.language', 'en'));
    await fitsOn(page, Object.values(AREA).flat());
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('drawers and dialogs: opened, as wide as the phone, closed, and the page is where it was', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await signInByForm(page, anna());
    const opensAndCloses = async (open: () => Promise<void>, close: RegExp) => {
      await open();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      const box = await dialog.boundingBox();
      assert.ok(
        box && box.x >= 0 && box.x + box.width <= 390,
        `the dialog ends at ${box ? box.x + box.width : 'nowhere'} px`,
      );
      await assertFits(page);
      await tap(dialog.getByRole('button', { name: close }).first());
      await dialog.waitFor({ state: 'detached' });
    };
    await page.goto('/app/dashboards/home');
    await settled(page);
    await opensAndCloses(() => tap(bar(page).getByRole('button', { name: 'Altro' })), /^Chiudi/);
    await page.goto('/app/dashboards/soluzione-consigliata/TCM');
    await settled(page);
    await opensAndCloses(
      () =>
        tap(
          page
            .getByRole('main')
            .getByRole('button', { name: /Perché|Da dove/ })
            .first(),
        ),
      /^Chiudi/,
    );
    await page.goto('/app/dashboards/home/membri');
    await settled(page);
    await opensAndCloses(
      () => tap(page.getByRole('button', { name: /Aggiungi/ }).first()),
      /^(Chiudi|Annulla)/,
    );
    await page.goto('/app/dashboards/strumenti/accesso-terzi');
    await settled(page);
    await opensAndCloses(
      () => tap(page.getByRole('button', { name: /Dai (un )?accesso/ }).first()),
      /^(Chiudi|Annulla)/,
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('«Altro» leads to the account, the language and the way out', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await signInByForm(page, anna());
    await page.goto('/app/dashboards/home');
    await settled(page);
    const more = page.getByRole('dialog', { name: 'Altro' });
    await tap(bar(page).getByRole('button', { name: 'Altro' }));
    await tap(more.getByRole('link', { name: 'Account' }));
    await page.waitForURL('**/app/dashboards/account');
    await tap(page.getByRole('button', { name: 'Altro' }));
    // The dialog changes its name with the language.
    await tap(more.getByRole('radio', { name: 'English' }));
    await tap(page.getByRole('button', { name: 'Close' }).first());
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await tap(page.getByRole('button', { name: 'More' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Sign out' }));
    await page.waitForURL('**/user/login');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('the pages of staff and partners fit, too', async () => {
    for (const [person, paths] of [
      [admin(), ['/admin/clienti']],
      [superAdmin(), ['/admin/clienti', '/admin/portali']],
      [partner(), ['/thirdparty/clienti']],
    ] as const) {
      const { page, context, complaints } = await product.visit(PHONE);
      await signInByForm(page, person);
      await fitsOn(page, paths);
      if (paths[0] === '/admin/clienti') {
        await page.goto('/admin/clienti');
        await settled(page);
        await tap(
          page
            .getByRole('main')
            .getByRole('link', { name: /Colombo/ })
            .first(),
        );
        await page.waitForURL('**/admin/cliente**');
        await settled(page);
        await assertFits(page);
      }
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
});
