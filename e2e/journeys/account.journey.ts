/**
 * The account in a person's hands: second factor, passkeys, sessions, address, password, and the
 * way out.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { speaksChromium } from '../harness/browser.ts';
import type { Visitor } from '../harness/browser.ts';
import { nextDownload } from '../harness/downloads.ts';
import { codeFor, linkFor } from '../harness/mailbox.ts';
import { giveAuthenticator } from '../harness/passkey.ts';
import { register, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { STEP_SECONDS, totpOf } from '../harness/totp.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const PASSWORD = 'Salice-Vento-731';
const ACCOUNT = '/app/dashboards/account';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const typeCode = async (scope: Page | Locator, page: Page, code: string) => {
  await scope.getByLabel('Cifra 1 di 6').click();
  await page.keyboard.type(code);
};
/** Each code is taken once: the next one is waited for. */
const freshCode = async (secret: string, used: Set<string>): Promise<string> => {
  const code = await until(
    () => !used.has(totpOf(secret)) && totpOf(secret),
    'the next code',
    2.2 * STEP_SECONDS * 1000,
  );
  used.add(code);
  return code;
};

test.describe('the account', () => {
  const product = useProduct();

  /** A new person on their account page, with the checkup still undone. */
  async function newcomer(email: string): Promise<Visitor> {
    const visitor = await product.visit();
    await register(visitor.page, product.url, { email, password: PASSWORD });
    await visitor.page.goto(ACCOUNT);
    await visitor.page.getByRole('heading', { name: 'Il tuo account' }).waitFor();
    await part(visitor.page, 'Chi sei').waitFor();
    return visitor;
  }
  const confirmWithPassword = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Conferma' }).click();
  };
  const leave = async (page: Page) => {
    await page.getByRole('button', { name: 'Esci', exact: true }).first().click();
    await page.waitForURL('**/user/login');
  };
  const givePassword = async (page: Page, email: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accedi' }).click();
  };

  test('opens with the checkup undone, saves the name, and says so in the menu', async () => {
    const { page, context, complaints } = await newcomer('nome@bussola.example');
    await page.getByLabel('Nome', { exact: true }).fill('Annamaria');
    await page.getByRole('button', { name: 'Salva i tuoi dati' }).click();
    await page.getByText('Salvato', { exact: true }).waitFor();
    await page.reload();
    await part(page, 'Chi sei').waitFor();
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Annamaria');
    await page.getByRole('banner').getByText('Annamaria').first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('an app of codes: drawn here, proved once, asked at the next sign-in; a recovery code stands in for it', async () => {
    const email = 'codici@bussola.example';
    const { page, context, complaints } = await newcomer(email);
    await page.getByRole('button', { name: 'Aggiungi un’app di codici' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inquadra con l’app' });
    await dialog
      .or(page.getByRole('dialog', { name: 'Conferma che sei tu' }))
      .first()
      .waitFor();
    if (!(await dialog.isVisible())) await confirmWithPassword(page);
    await dialog.getByRole('img', { name: 'Codice da inquadrare con l’app di codici' }).waitFor();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    assert.match(secret, /^[A-Z2-7]{16,}$/);
    const used = new Set<string>();
    await typeCode(dialog, page, '000000');
    await dialog.getByText('Il codice non è giusto. Controlla le sei cifre.').waitFor();
    await typeCode(dialog, page, await freshCode(secret, used));
    const codes = page.getByRole('dialog', { name: 'I tuoi codici di recupero' });
    await codes.waitFor();
    const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts();
    assert.equal(await codes.getByRole('listitem').count(), 10);
    await codes.getByRole('button', { name: 'Li ho salvati' }).click();
    await part(page, 'Secondo fattore')
      .getByText('Attivo: per entrare non basta la password.')
      .waitFor();

    await leave(page);
    await givePassword(page, email);
    await page.getByRole('region', { name: 'Un secondo passaggio' }).waitFor();
    await typeCode(page, page, '111111');
    await page.getByText('Il codice non è giusto. Controlla le sei cifre.').waitFor();
    await typeCode(page, page, await freshCode(secret, used));
    await page.waitForURL((url) => !url.pathname.startsWith('/user/'));

    await page.goto(ACCOUNT);
    await part(page, 'Chi sei').waitFor();
    await leave(page);
    await givePassword(page, email);
    await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
    await page.getByLabel('Codice di recupero').fill(recovery);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
    await page.goto(ACCOUNT);
    await page.getByText(/^Ne restano 9\./).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  if (speaksChromium())
    test('a passkey: made on this device, enough by itself at the next sign-in, removed', async () => {
      const email = 'chiave@bussola.example';
      const { page, context, complaints } = await newcomer(email);
      await giveAuthenticator(page);
      await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await page.getByLabel('Come la chiami?').fill('Portatile di prova');
      await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi una passkey' }).click();
      const codes = page.getByRole('dialog', { name: 'I tuoi codici di recupero' });
      await codes
        .or(page.getByRole('dialog', { name: 'Conferma che sei tu' }))
        .first()
        .waitFor();
      if (!(await codes.isVisible())) await confirmWithPassword(page);
      await codes.getByRole('button', { name: 'Li ho salvati' }).click();
      await part(page, 'Secondo fattore').getByText('Portatile di prova').waitFor();

      await leave(page);
      await page.getByRole('button', { name: 'Entra con una passkey' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
      await page.goto(ACCOUNT);
      await part(page, 'Secondo fattore')
        .getByText(/usata il/)
        .waitFor();

      // And as the second step after a password.
      await leave(page);
      await givePassword(page, email);
      await page.getByRole('button', { name: 'Usa una passkey' }).click();
      await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
      await page.goto(ACCOUNT);
      await page.getByRole('button', { name: 'Togli Portatile di prova' }).click();
      await part(page, 'Secondo fattore').getByText('Nessuna passkey.').waitFor();
      assert.deepEqual(complaints, []);
      await context.close();
    });

  test('sessions: the other device is seen, closed, and out', async () => {
    const email = 'sessioni@bussola.example';
    const { page, context } = await newcomer(email);
    const other = await product.visit();
    await signInByForm(other.page, { email, password: PASSWORD });
    await page.reload();
    const list = part(page, 'I tuoi dispositivi');
    await list.getByText('questo dispositivo').waitFor();
    assert.equal(await list.getByRole('listitem').count(), 2);
    await list.getByRole('button', { name: 'Esci da tutti gli altri' }).click();
    await list.getByText('Il tuo account è aperto solo qui.').waitFor();
    await other.page.goto(ACCOUNT);
    await other.page.waitForURL('**/user/login');
    await other.context.close();
    await context.close();
  });

  test('another address: asked with a proof, confirmed with the code, and the old one no longer opens', async () => {
    const [email, fresh] = ['vecchia@bussola.example', 'nuova@bussola.example'];
    const { page, context, complaints } = await newcomer(email);
    await page.getByRole('button', { name: 'Cambia indirizzo' }).click();
    await page.getByLabel('Nuovo indirizzo').fill('senza-chiocciola');
    await page.getByRole('button', { name: 'Invia il codice' }).click();
    await page.getByText('Questo indirizzo e-mail non è completo.').waitFor();
    await page.getByLabel('Nuovo indirizzo').fill(fresh);
    await page.getByRole('button', { name: 'Invia il codice' }).click();
    const pending = page.getByText(`Aspettiamo la conferma di ${fresh}`, { exact: false });
    await pending
      .or(page.getByRole('dialog', { name: 'Conferma che sei tu' }))
      .first()
      .waitFor();
    if (!(await pending.isVisible())) await confirmWithPassword(page);
    await pending.waitFor();
    const code = await codeFor(context.request, product.url, fresh);
    await page.getByRole('link', { name: 'Scrivi il codice' }).click();
    await typeCode(page, page, code);
    await page.getByRole('heading', { name: 'Indirizzo cambiato' }).waitFor();
    await page.goto(ACCOUNT);
    await page.getByText(`Entri con ${fresh}.`).waitFor();
    await leave(page);
    await givePassword(page, email);
    await page.getByRole('alert').getByText('E-mail o password non corrette.').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('a link by mail: its token is in no address, nothing is asked before «Continua», and it works once', async () => {
    const { page, context, complaints } = await product.visit();
    await page.goto('/user/login');
    await page.getByRole('button', { name: 'Inizia il checkup gratuito' }).click();
    await page.getByRole('heading', { name: 'Cominciamo da te' }).waitFor();
    await page.goto('/user/email-register');
    const email = 'riprendo@bussola.example';
    await page.getByLabel('E-mail').fill(email);
    await page
      .getByRole('checkbox', { name: /Ho letto l’informativa/ })
      .check({ position: { x: 11, y: 22 } });
    await page.getByRole('button', { name: 'Invia il collegamento' }).click();
    await page.getByRole('heading', { name: 'Guarda la posta' }).waitFor();
    const link = await linkFor(context.request, product.url, email, '/user/email-access/');
    const token = new URL(link).pathname.split('/')[3] ?? '';

    const elsewhere = await product.visit();
    const asked: string[] = [];
    elsewhere.page.on('request', (request) => {
      if (request.url().includes('/api/account/emailAccess')) asked.push(request.method());
    });
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('button', { name: 'Continua' }).waitFor();
    assert.deepEqual([new URL(elsewhere.page.url()).pathname, asked], ['/user/email-access', []]);
    assert.equal(
      await elsewhere.page.evaluate(
        (secret) =>
          [
            location.href,
            document.referrer,
            document.documentElement.outerHTML,
            JSON.stringify(history.state),
            JSON.stringify({ ...localStorage, ...sessionStorage }),
          ].some((text) => text.includes(secret)),
        token,
      ),
      false,
    );
    await elsewhere.page.getByRole('button', { name: 'Continua' }).click();
    await elsewhere.page.waitForURL('**/checkup/**');
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('button', { name: 'Continua' }).click();
    await elsewhere.page
      .getByRole('heading', { name: 'Questo collegamento non vale più' })
      .waitFor();
    assert.deepEqual([...complaints, ...elsewhere.complaints], []);
    await elsewhere.context.close();
    await context.close();
  });

  test('everything in one file, and the account deleted: a word typed, and out', async () => {
    const email = 'addio@bussola.example';
    const { page, context, complaints } = await newcomer(email);
    const waiting = nextDownload(page);
    await page.getByRole('button', { name: 'Scarica tutto' }).click();
    const asksProof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    const first = await Promise.race([
      waiting.then(() => 'file'),
      asksProof.waitFor().then(
        () => 'proof',
        () => 'file',
      ),
    ]);
    if (first === 'proof') await confirmWithPassword(page);
    assert.equal((await waiting).name, 'bussola-i-miei-dati.zip');
    await page.getByRole('button', { name: 'Elimina l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' });
    const confirm = dialog.getByRole('button', { name: 'Elimina l’account' });
    await confirm.click();
    await dialog.getByText('Scrivi ELIMINA, tutto maiuscolo.').waitFor();
    await dialog.getByText('Non lasciarlo vuoto.').waitFor();
    await dialog.getByLabel(/Per confermare scrivi/).fill('ELIMINA');
    await dialog.getByLabel('La tua password').fill(PASSWORD);
    await confirm.click();
    await page.waitForURL('**/user/login');
    await givePassword(page, email);
    await page.getByRole('alert').getByText('E-mail o password non corrette.').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
