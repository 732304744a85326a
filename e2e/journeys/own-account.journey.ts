/**
 * What a person changes on the account page, seen again from outside: another password, a consent,
 * a deletion taken back.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { linkFor } from '../harness/mailbox.ts';
import { register } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const PASSWORD = 'Salice-Vento-731';
const OTHER = 'Ginepro-Sasso-264';
const ACCOUNT = '/app/dashboards/account';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('one’s own account', () => {
  const product = useProduct();

  async function newcomer(email: string) {
    const visitor = await product.visit();
    await register(visitor.page, product.url, { email, password: PASSWORD });
    await visitor.page.goto(ACCOUNT);
    await part(visitor.page, 'Chi sei').waitFor();
    return visitor;
  }
  /** Asked only when the proof given at the sign-in has grown old. */
  async function provedThen(
    page: Page,
    done: ReturnType<Page['getByText']>,
    password: string,
  ): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await dialog.or(done).first().waitFor();
    if (!(await dialog.isVisible())) return;
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await done.waitFor();
  }
  async function enter(page: Page, email: string, password: string): Promise<void> {
    await page.goto('/user/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi' }).click();
  }
  const isInside = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith('/user/'));

  test('another password: two that differ are refused, the old one no longer opens, the new one does', async () => {
    const email = 'cambio-password@bussola.example';
    const { page, context, complaints } = await newcomer(email);
    const elsewhere = await product.visit();
    await enter(elsewhere.page, email, PASSWORD);
    await isInside(elsewhere.page);
    await part(page, 'Password').getByRole('button', { name: 'Cambia password' }).click();
    await page.getByLabel('Nuova password', { exact: true }).fill(OTHER);
    await page.getByLabel('Ripeti la nuova password').fill(`${OTHER}0`);
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await page.getByText('La password di conferma non coincide.').waitFor();
    await page.getByLabel('Ripeti la nuova password').fill(OTHER);
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await provedThen(page, page.getByText('Password cambiata').first(), PASSWORD);
    // This device stays in, every other one is out.
    await page.reload();
    await part(page, 'Chi sei').waitFor();
    await elsewhere.page.goto(ACCOUNT);
    await elsewhere.page.waitForURL('**/user/login');
    await enter(elsewhere.page, email, PASSWORD);
    await elsewhere.page.getByRole('alert').getByText('E-mail o password non corrette.').waitFor();
    await enter(elsewhere.page, email, OTHER);
    await isInside(elsewhere.page);
    assert.deepEqual(complaints, []);
    await elsewhere.context.close();
    await context.close();
  });

  test('a consent: given and taken back, both in the history, and as it was left after a reload', async () => {
    const { page, context, complaints } = await newcomer('consensi@bussola.example');
    const consents = part(page, 'Che cosa hai accettato');
    const marketing = consents.getByRole('switch', { name: /Scrivetemi quando ci sono nov/ });
    const profiling = consents.getByRole('switch').nth(1);
    await marketing.waitFor();
    assert.deepEqual([await marketing.isChecked(), await profiling.isChecked()], [false, false]);
    const saved = () =>
      page.waitForResponse(
        (answer) => answer.request().method() === 'GET' && answer.url().includes('/consents'),
      );
    const turn = async (one: typeof marketing) => {
      const [, answer] = await Promise.all([one.click(), saved()]);
      assert.equal(answer.status(), 200);
    };
    await turn(marketing);
    await turn(profiling);
    await turn(profiling);
    await page.reload();
    await marketing.waitFor();
    assert.deepEqual([await marketing.isChecked(), await profiling.isChecked()], [true, false]);
    await consents.getByText('Tutte le scelte').first().click();
    const rows = await consents.getByRole('row').allInnerTexts();
    assert.equal(
      rows.filter((row) => row.includes('Profilazione') && row.includes('hai accettato')).length,
      1,
    );
    assert.equal(
      rows.filter((row) => row.includes('Profilazione') && row.includes('hai rifiutato')).length,
      1,
    );
    assert.equal(
      rows.filter((row) => row.includes('Novità per e-mail') && row.includes('hai accettato'))
        .length,
      1,
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('a deletion taken back from the mail: everything is there again', async () => {
    const email = 'ripenso@bussola.example';
    const { page, context, complaints } = await newcomer(email);
    await page.getByLabel('Nome', { exact: true }).fill('Annarita');
    await page.getByRole('button', { name: 'Salva i tuoi dati' }).click();
    await page.getByText('Salvato', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Elimina l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    await dialog.getByLabel(/Per confermare scrivi/).fill('ELIMINA');
    await dialog.getByLabel('La tua password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Elimina l’account' }).click();
    await page.waitForURL('**/user/login');
    const link = await linkFor(context.request, product.url, email, '/user/undo-delete');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Ci hai ripensato?' }).waitFor();
    await page.getByRole('button', { name: 'Riapri l’account' }).click();
    await page.getByRole('heading', { name: 'Account riaperto' }).waitFor();
    // The same link is good once.
    await page.goto(link);
    await page.getByRole('button', { name: 'Riapri l’account' }).click();
    await page.getByRole('heading', { name: 'Non si può più riaprire' }).waitFor();
    await enter(page, email, PASSWORD);
    await isInside(page);
    await page.goto(ACCOUNT);
    await part(page, 'Chi sei').waitFor();
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Annarita');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
