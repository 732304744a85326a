/**
 * The rarer pages under /user: an invitation, a change of address taken back, a forgotten password
 * beside a second factor.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { codeFor, linkFor } from '../harness/mailbox.ts';
import { register, signIn, signInByForm, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { STEP_SECONDS, totpOf } from '../harness/totp.ts';
import { wait } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const [PASSWORD, OTHER] = ['Salice-Vento-731', 'Betulla-Faro-9182'];
const ACCOUNT = '/app/dashboards/account';

const typeCode = async (scope: Page | Locator, page: Page, code: string) => {
  await scope.getByLabel('Cifra 1 di 6').click();
  await page.keyboard.type(code);
};
const isIn = (url: URL): boolean => !url.pathname.startsWith('/user/');
const choosePassword = async (page: Page, link: string, password: string) => {
  await page.goto(link);
  await page.getByRole('heading', { name: 'Scegli la nuova password' }).waitFor();
  assert.equal(new URL(page.url()).search, '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await page.waitForURL('**/user/login');
};
const givePassword = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
};
/** Codes are taken once: the one of the next half minute. */
const nextCode = async (secret: string): Promise<string> => {
  await wait(STEP_SECONDS * 1000 - (Date.now() % (STEP_SECONDS * 1000)) + 200);
  return totpOf(secret);
};

test.describe('rarer pages under /user', () => {
  const product = useProduct();

  test('who is invited chooses a password, must add a second factor before anything else, and keeps it through a forgotten password', async () => {
    const email = 'nuova.collega@bussola.example';
    const boss = await product.visit();
    await signIn(boss.page, superAdmin());
    await boss.page.goto('/admin/amministratori');
    const form = boss.page.getByRole('region', { name: 'Invita una persona' });
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Nome', { exact: true }).fill('Nora');
    await form.getByLabel('Cognome').fill('Bassi');
    await form.getByLabel('Perché serve').fill('Segue i clienti di Parma.');
    await form.getByRole('button', { name: 'Manda l’invito' }).click();
    const row = boss.page.getByRole('row').filter({ hasText: email });
    await row.getByText('Invito fino al').waitFor();

    const { page, context, complaints } = await product.visit();
    const invitation = await linkFor(context.request, product.url, email, '/user/reset-password');
    await choosePassword(page, invitation, PASSWORD);
    await givePassword(page, email, PASSWORD);
    await page.waitForURL(`**${ACCOUNT}`);
    // Nothing else opens before that.
    await page.goto('/admin/clienti');
    await page.waitForURL(`**${ACCOUNT}`);
    await page.getByRole('button', { name: 'Aggiungi un’app di codici' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquadra con l’app' });
    await dialog.waitFor();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await typeCode(dialog, page, totpOf(secret));
    const codes = page.getByRole('dialog', { name: 'I tuoi codici di recupero' });
    await codes.getByRole('button', { name: 'Li ho salvati' }).click();
    await page.goto('/admin/clienti');
    await page.getByRole('heading', { name: 'Clienti', level: 1 }).waitFor();
    await boss.page.reload();
    await row.getByText('App di codici').waitFor();
    await boss.context.close();

    // The invitation is spent.
    const late = await product.visit();
    await late.page.goto(invitation);
    await late.page.getByLabel('Password', { exact: true }).fill(OTHER);
    await late.page.getByLabel('Conferma password').fill(OTHER);
    await late.page.getByRole('button', { name: 'Salva la password' }).click();
    await late.page.getByRole('heading', { name: 'Questo collegamento non vale più' }).waitFor();

    // A forgotten password changes the password alone, and every session is over.
    await late.page.goto('/user/forgot-password');
    await late.page.getByLabel('E-mail').fill(email);
    await late.page
      .getByRole('button')
      .filter({ hasText: /Invia|Mandami/ })
      .first()
      .click();
    const reset = await linkFor(
      late.context.request,
      product.url,
      email,
      '/user/reset-password',
      invitation,
    );
    await choosePassword(late.page, reset, OTHER);
    await givePassword(late.page, email, OTHER);
    await late.page.getByRole('region', { name: 'Un secondo passaggio' }).waitFor();
    await typeCode(late.page, late.page, await nextCode(secret));
    await late.page.waitForURL(isIn);
    await page.goto('/admin/clienti');
    await page.waitForURL('**/user/login');
    assert.deepEqual([...complaints, ...late.complaints], []);
    await late.context.close();
    await context.close();
  });

  test('a change of address is taken back from the old mailbox: the page asks first, and nothing of the other one is left', async () => {
    const [email, fresh] = ['storica@bussola.example', 'nuovissima@bussola.example'];
    const { page, context, complaints } = await product.visit();
    await register(page, product.url, { email, password: PASSWORD });
    await page.goto(ACCOUNT);
    await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
    await page.getByLabel('Nuovo indirizzo').fill(fresh);
    await page.getByRole('button', { name: 'Invia il codice' }).click();
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await proof.getByRole('button', { name: 'Conferma' }).click();
    await page.getByText(`Aspettiamo la conferma di ${fresh}`, { exact: false }).waitFor();
    const code = await codeFor(context.request, product.url, fresh);
    await page.getByRole('link', { name: 'Scrivi il codice' }).click();
    await typeCode(page, page, code);
    await page.getByRole('heading', { name: 'Indirizzo cambiato' }).waitFor();

    const owner = await product.visit();
    await owner.page.goto(
      await linkFor(owner.context.request, product.url, email, '/user/new-verify-change-email'),
    );
    await owner.page.getByRole('heading', { name: 'Non l’hai chiesto tu?' }).waitFor();
    assert.equal(new URL(owner.page.url()).search, '');
    await owner.page.getByRole('button', { name: 'Annulla il cambio' }).click();
    await owner.page.getByRole('heading', { name: 'Cambio annullato' }).waitFor();
    // Every session ended, and the old password opens neither address.
    await page.goto(ACCOUNT);
    await page.waitForURL('**/user/login');
    for (const address of [email, fresh]) {
      await givePassword(page, address, PASSWORD);
      await page.getByRole('alert').getByText('E-mail o password non corrette.').waitFor();
    }
    await choosePassword(
      owner.page,
      await linkFor(owner.context.request, product.url, email, '/user/reset-password'),
      OTHER,
    );
    await signInByForm(owner.page, { email, password: OTHER });
    await owner.page.goto(ACCOUNT);
    await owner.page.getByText(`Entri con ${email}.`).waitFor();
    assert.deepEqual([...complaints, ...owner.complaints], []);
    await owner.context.close();
    await context.close();
  });
});
