/**
 * Forms at six widths of the window: fields fit their values and placeholders, focus rings are
 * whole, nothing scrolls sideways.
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
  next,
  startCheckup,
} from '../harness/checkup.ts';
import { makePapers } from '../harness/papers.ts';
import { admin, anna, partner, signIn, superAdmin } from '../harness/people.ts';
import type { DemoPerson } from '../harness/people.ts';
import { settled } from '../harness/phone.ts';
import { AREA } from '../harness/screens.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';
import { findCrampedFields } from '../harness/widths.ts';

const AUTH = [
  '/user/login',
  '/user/register',
  '/user/forgot-password',
  '/user/email-register',
  '/user/new-verify-email',
  '/metodo',
];

/** The buttons that open a form, by page. Each of them is pressed. */
const FORMS: readonly (readonly [path: string, buttons: RegExp])[] = [
  ['/app/dashboards/profilo', /^(Modifica|Aggiungi|Rispondi): /],
  ['/app/dashboards/home/membri', /^(Aggiungi una persona|Modifica: )/],
  ['/app/dashboards/soluzione-consigliata/TCM', /^(Segna un primo passo|L’ho già fatto)$/],
  ['/app/dashboards/strumenti/accesso-terzi', /^(Dai un accesso|Cambia l’accesso di )/],
  ['/app/dashboards/strumenti/documenti', /^Rinomina /],
  ['/app/dashboards/strumenti/testamento', /^Segna dove si trova/],
  ['/app/dashboards/account', /^(Cambia indirizzo|Cambia password|Aggiungi un|Elimina l’account)/],
];

/** By the test that runs. */
let measured = 0;
async function check(page: Page, what: string, options?: { inSteps: boolean }): Promise<string[]> {
  const found = await findCrampedFields(page, options);
  measured += found.measured;
  return found.wrong.map((line) => `${what}, ${line}`);
}
function assertRoom(found: string[]): void {
  assert.deepEqual(found, []);
  assert.ok(measured > 0, 'no field was measured');
}
async function checkPages(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    found.push(...(await check(page, path, { inSteps: true })));
  }
  return found;
}
/** Opens each form of the page in turn. Those that open in place have no dialog to close. */
async function checkForms(page: Page, path: string, buttons: RegExp): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path);
  await settled(page);
  const openers = page.getByRole('main').getByRole('button', { name: buttons });
  await openers.first().waitFor();
  const names = await openers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  const dialog = page.getByRole('dialog');
  for (const name of new Set(names)) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).last().click();
    await page.locator('main form').or(dialog).first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    found.push(...(await check(page, `${path}, ${name}`)));
    if (await dialog.count()) {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
  return found;
}

test.describe('a form at every width', () => {
  const product = useProduct();
  test.beforeEach(() => {
    measured = 0;
  });
  const visit = () => product.visit({ reducedMotion: 'reduce' });
  const entered = async (person: DemoPerson) => {
    const visitor = await visit();
    await signIn(visitor.page, person);
    return visitor;
  };

  for (const language of ['it', 'en'])
    test(`the pages of everybody and of the family: ${language}`, async () => {
      const { page, context } = await visit();
      await context.addInitScript(
        (chosen) => localStorage.setItem('bussola.language', chosen),
        language,
      );
      const found = await checkPages(page, AUTH);
      await context.close();
      const family = await entered(anna());
      await family.page.evaluate(
        (chosen) => localStorage.setItem('bussola.language', chosen),
        language,
      );
      found.push(...(await checkPages(family.page, Object.values(AREA).flat())));
      await family.context.close();
      assertRoom(found);
    });

  test('the steps of the checkup', async () => {
    const { page, context } = await visit();
    const found: string[] = [];
    const see = async (path: string) => {
      await settled(page);
      found.push(...(await check(page, path, { inSteps: true })));
    };
    await startCheckup(page);
    await see('/checkup/1');
    await fillDati(page);
    await see('/checkup/1');
    await next(page);
    await arrive(page, '/checkup/1-5');
    await addMarco(page);
    await see('/checkup/1-5');
    await next(page);
    await arrive(page, '/checkup/2');
    await fillCasa(page, { value: '1.280.000', mortgage: '1.148.000' });
    await see('/checkup/2');
    await next(page);
    await arrive(page, '/checkup/3');
    await page.getByRole('heading', { name: /^Che cosa [vt]i protegge già$/ }).waitFor();
    // Everything one can hold: each opens its own fields.
    const covers = page.getByRole('main').getByRole('checkbox', { name: /^(?!Nessuna)/ });
    for (const cover of await covers.all()) await cover.check();
    for (const yes of await page.getByRole('radio', { name: 'Sì', exact: true }).all())
      await yes.check();
    await see('/checkup/3');
    await page.reload();
    await fillPrevidenza(page);
    await next(page);
    await arrive(page, '/checkup/3-5');
    await page.getByRole('link', { name: 'Continua', exact: true }).click();
    await arrive(page, '/checkup/4');
    await fillFinanza(page);
    await see('/checkup/4');
    await context.close();
    assertRoom(found);
  });

  for (const [path, buttons] of FORMS)
    test(`what ${path} opens`, async () => {
      const { page, context } = await entered(anna());
      if (path.endsWith('documenti')) {
        const { pdf } = await makePapers(product.browser);
        await page.goto(path);
        await page
          .locator('input[type=file][name=documents]')
          .setInputFiles([{ name: 'Polizza.pdf', mimeType: 'application/pdf', buffer: pdf }]);
        await page.getByRole('heading', { name: 'Polizza.pdf' }).waitFor();
      }
      if (path.endsWith('testamento')) {
        await page.goto(path);
        await page.getByRole('link', { name: 'Cambia la risposta: Testamento di Anna' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: 'Sì', exact: true }).click();
        await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      const found = await checkForms(page, path, buttons);
      await context.close();
      assertRoom(found);
    });

  test('the pages of staff and partners, and what they open', async () => {
    const found: string[] = [];
    for (const [who, paths] of [
      [admin(), ['/admin/clienti', '/admin/consulenti']],
      [
        superAdmin(),
        [
          'amministratori',
          'costanti',
          'ordine-soluzione-consigliata',
          'portali',
          'posta',
          'registro',
          'richieste',
        ].map((page) => `/admin/${page}`),
      ],
      [partner(), ['/thirdparty/clienti']],
    ] as const) {
      const { page, context } = await entered(who);
      found.push(...(await checkPages(page, paths)));
      if (who.role === 'SuperAdmin')
        found.push(...(await checkForms(page, '/admin/portali', /^Nuova chiave$/)));
      if (who.role.endsWith('Admin')) {
        await page.goto('/admin/clienti');
        const client = page.getByRole('main').getByRole('link', { name: /Colombo/ });
        const href = String(await client.first().getAttribute('href'));
        // The form of the reason lies in the page, and stays: it comes last.
        for (const buttons of who.role === 'Admin'
          ? [/^(Proponi un consulente|Sospendi l’account)$/, /^Mostra$/]
          : [/^Ha perso il secondo fattore$/])
          found.push(...(await checkForms(page, href, buttons)));
      }
      await context.close();
    }
    assertRoom(found);
  });
});
