/**
 * The site and the back office as two processes on one PostgreSQL, each with files of its own: each
 * works without the other.
 */
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startOwnPostgres } from '@bussola/server/postgres-for-tests';
import type { TestPostgres } from '@bussola/server/postgres-for-tests';
import { newVisitor, openBrowser, speaksChromium } from '../harness/browser.ts';
import { giveAuthenticator } from '../harness/passkey.ts';
import { admin, adviser, anna, signIn, superAdmin } from '../harness/people.ts';
import type { DemoPerson } from '../harness/people.ts';
import { builtDir, freePort, startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';
import { test } from '../harness/test.ts';
import { STEP_SECONDS, totpOf } from '../harness/totp.ts';
import { until } from '../harness/until.ts';

/** What `start:admin` builds for the back office. */
const OFFICE_FILES = ['assets', 'back-office', 'portals/admin', 'portals/user-area'];

test.describe('site and back office, two processes on one database', () => {
  let browser: Browser;
  let postgres: TestPostgres;
  let folder: string;
  let site: Product;
  let office: Product;
  let officeUrl: string;
  const visitOffice = () => newVisitor(browser, officeUrl);
  const visitSite = () => newVisitor(browser, site.url);

  test.beforeAll(async () => {
    browser = await openBrowser();
    const started = await startOwnPostgres();
    if (!started) throw new Error('this journey needs a PostgreSQL');
    postgres = started;
    folder = await mkdtemp(path.join(os.tmpdir(), 'bussola-two-'));
    await cp(builtDir(), path.join(folder, 'site'), { recursive: true });
    for (const name of OFFICE_FILES)
      await cp(path.join(builtDir(), name), path.join(folder, 'office', name), { recursive: true });
    const [sitePort, officePort] = [await freePort(), await freePort()];
    officeUrl = `http://ufficio.localhost:${officePort}`;
    const env = {
      DATABASE_URL: postgres.url,
      PUBLIC_URL: `http://localhost:${sitePort}`,
      BACK_OFFICE_URL: officeUrl,
    };
    const start = (port: number, distDir: string, serves: string) =>
      startProduct({
        port,
        distDir: path.join(folder, distDir),
        dataDir: path.join(folder, 'data'),
        env: { ...env, SERVE: serves },
      });
    site = await start(sitePort, 'site', 'site');
    office = await start(officePort, 'office', 'back-office');
  });
  test.afterAll(async () => {
    await Promise.all([site?.stop(), office?.stop()]);
    postgres?.stop();
    await browser?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const byForm = async (page: Page, { email, password }: DemoPerson) => {
    await page.goto('/user/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi' }).click();
  };

  test('lead the staff from the site to the back office, and nobody else', async () => {
    const { page, context, complaints } = await visitSite();
    await byForm(page, superAdmin());
    await page.getByText(/si lavora a un altro indirizzo/).waitFor();
    const cookies = (await context.cookies(site.url)).map(({ name }) => name);
    assert.ok(!cookies.includes('__Host-rt'), cookies.join(', '));
    await page.getByRole('link', { name: `Vai a ${new URL(officeUrl).host}` }).click();
    await page.waitForURL(`${officeUrl}/user/login`);
    await page.getByText('L’area di chi fa funzionare Bussola.').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();

    const other = await visitOffice();
    await byForm(other.page, anna());
    await other.page.getByText(/Per la tua area vai sul sito/).waitFor();
    await other.page.getByRole('link', { name: `Vai a ${new URL(site.url).host}` }).click();
    await other.page.waitForURL(`${site.url}/user/login`);
    await other.context.close();

    const pietro = await visitSite();
    await signIn(pietro.page, adviser());
    await pietro.page.waitForURL('**/consulente/**');
    await pietro.context.close();
  });

  if (speaksChromium())
    test('somebody of the staff makes a passkey at the back office, comes in with it, and looks together with a client at the site', async () => {
      const { page, context, complaints } = await visitOffice();
      await giveAuthenticator(page);
      await byForm(page, admin());
      await page.waitForURL('**/admin/clienti');
      await page.getByRole('link', { name: 'Account' }).first().click();
      await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await page.getByLabel('Come la chiami?').fill('Portatile dell’ufficio');
      await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await page
        .getByRole('dialog', { name: 'I tuoi codici di recupero' })
        .getByRole('button', { name: 'Li ho salvati' })
        .click();
      await page.getByText('Portatile dell’ufficio').waitFor();
      await page.getByRole('button', { name: 'Esci', exact: true }).first().click();
      await page.waitForURL(`${officeUrl}/user/login`);
      await page.getByRole('button', { name: 'Entra con una passkey' }).click();
      await page.waitForURL(`${officeUrl}/admin/clienti`);

      const client = await visitSite();
      await signIn(client.page, anna());
      const asked = client.page.waitForRequest(/\/api\/account\/look\/[0-9a-f-]{36}/);
      await client.page.goto('/app/dashboards/home');
      const id = /[0-9a-f-]{36}$/.exec((await asked).url())?.[0] ?? '';
      await page.goto(`/admin/cliente?id=${id}`);
      await page.getByRole('button', { name: 'Chiedi di guardare insieme' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Motivo').fill('Guardiamo insieme la pensione, al telefono.');
      await dialog.getByRole('button', { name: 'Chiedi', exact: true }).click();
      await client.page.getByRole('button', { name: 'Sì, guardiamo insieme' }).click();
      await page.getByRole('button', { name: 'Entra', exact: true }).click();
      await page.getByRole('heading', { name: 'Ti ha detto sì: guardate insieme' }).waitFor();
      await page.getByRole('button', { name: 'Entra', exact: true }).click();
      await page.waitForURL(`${officeUrl}/app/dashboards/home`);
      const bar = page.getByRole('region', { name: 'Guardare insieme' });
      await bar.getByText('L’area di Anna Colombo').waitFor();
      await page
        .getByText(/Patrimonio netto/)
        .first()
        .waitFor();
      await bar.getByRole('button', { name: /^Chiudi: / }).click();
      // Back where it was asked.
      await page.waitForURL(`${officeUrl}/admin/cliente?id=${id}`);
      await page.getByText(/^Avete finito di guardare insieme/).waitFor();
      await client.page.getByText(/^Avete finito alle \d\d:\d\d\.$/).waitFor();
      assert.deepEqual([...complaints, ...client.complaints], []);
      await Promise.all([context.close(), client.context.close()]);
    });

  test('the back office works with the files of the site gone and its process stopped', async () => {
    await site.stop();
    await rm(path.join(folder, 'site'), { recursive: true });
    const { page, context, complaints } = await visitOffice();
    await byForm(page, superAdmin());
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('link', { name: 'Account' }).first().click();
    await page.getByRole('button', { name: 'Aggiungi un’app di codici' }).click();
    const app = page.getByRole('dialog', { name: 'Inquadra con l’app' });
    const secret = (await app.locator('code').innerText()).replaceAll(/\s/g, '');
    const used = totpOf(secret);
    await app.getByLabel('Cifra 1 di 6').click();
    await page.keyboard.type(used);
    await page
      .getByRole('dialog', { name: 'I tuoi codici di recupero' })
      .getByRole('button', { name: 'Li ho salvati' })
      .click();
    await context.close();

    const again = await visitOffice();
    await byForm(again.page, superAdmin());
    await again.page.getByLabel('Cifra 1 di 6').click();
    // A code is taken once.
    const code = await until(
      () => totpOf(secret) !== used && totpOf(secret),
      'the next code',
      2 * STEP_SECONDS * 1000,
    );
    await again.page.keyboard.type(code);
    await again.page.waitForURL('**/admin/clienti');
    await again.page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
    await again.page.getByRole('link', { name: 'Colombo, Anna' }).first().waitFor();

    await again.page.goto('/admin/segnaposto');
    await again.page.getByRole('button', { name: 'Apri la famiglia' }).click();
    await again.page.getByRole('button', { name: 'Entra', exact: true }).click();
    await again.page.waitForURL(`${officeUrl}/app/dashboards/home`);
    const bar = again.page.getByRole('region', { name: 'Area di un’altra persona' });
    await again.page
      .getByText(/Patrimonio netto/)
      .first()
      .waitFor();
    await bar.getByRole('button', { name: 'Esci dall’area' }).click();
    await again.page.waitForURL(`${officeUrl}/admin/clienti`);
    assert.deepEqual([...complaints, ...again.complaints], []);
    await again.context.close();
  });

  test('the site works with the back office stopped', async () => {
    await office.stop();
    await cp(builtDir(), path.join(folder, 'site'), { recursive: true });
    await rm(path.join(folder, 'site/back-office'), { recursive: true });
    site = await startProduct({
      port: Number(new URL(site.url).port),
      distDir: path.join(folder, 'site'),
      dataDir: path.join(folder, 'data'),
      env: { DATABASE_URL: postgres.url, BACK_OFFICE_URL: officeUrl, SERVE: 'site' },
    });
    const { page, context, complaints } = await visitSite();
    await signIn(page, anna());
    await page
      .getByText(/Patrimonio netto/)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
