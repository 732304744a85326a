/** A second factor that is said to be lost: its owner is told at once, and stops it. */
import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessible.ts';
import { linkFor } from '../harness/mailbox.ts';
import { register, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { totpOf } from '../harness/totp.ts';
import { useProduct } from '../harness/use-product.ts';

const EMAIL = 'fattore.perso@bussola.example';
const PASSWORD = 'Tramontana-sul-Conero-5';
const ACCOUNT = '/app/dashboards/account';

test.describe('a lost second factor', () => {
  const product = useProduct();

  test('is asked for by a SuperAdmin, seen by its owner at once, stopped, and asked at the next sign-in', async () => {
    const owner = await product.visit();
    const { page } = owner;
    await register(page, product.url, { email: EMAIL, password: PASSWORD });
    const asked = page.waitForRequest(/\/api\/account\/profile\/[0-9a-f-]{36}/);
    await page.goto(ACCOUNT);
    const id = /[0-9a-f-]{36}/.exec((await asked).url())?.[0] ?? '';
    await page.getByRole('button', { name: 'Aggiungi un’app di codici' }).click();
    const app = page.getByRole('dialog', { name: 'Inquadra con l’app' });
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await app.or(proof).first().waitFor();
    if (await proof.isVisible()) {
      await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await proof.getByRole('button', { name: 'Conferma' }).click();
    }
    const secret = (await app.locator('code').innerText()).replaceAll(/\s/g, '');
    await app.getByLabel('Cifra 1 di 6').click();
    await page.keyboard.type(totpOf(secret));
    await page
      .getByRole('dialog', { name: 'I tuoi codici di recupero' })
      .getByRole('button', { name: 'Li ho salvati' })
      .click();

    const silvia = await product.visit();
    await signIn(silvia.page, superAdmin());
    await silvia.page.goto(`/admin/cliente?id=${id}`);
    await silvia.page.getByRole('button', { name: 'Ha perso il secondo fattore' }).click();
    const dialog = silvia.page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Ha cambiato telefono e non ha i codici.');
    await dialog.getByRole('button', { name: 'Avvisa e aspetta 24 ore' }).click();
    await dialog.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
    await dialog
      .getByLabel('Come hai controllato chi è')
      .fill('In videochiamata, con un documento.');
    await assertAccessible(silvia.page);
    await dialog.getByRole('button', { name: 'Avvisa e aspetta 24 ore' }).click();
    await silvia.page.getByText(/^Viene tolto dopo .* Chiesto da Silvia Neri\.$/).waitFor();
    await silvia.page.getByRole('button', { name: 'Ritira la richiesta' }).waitFor();
    await assertAccessible(silvia.page);

    await page.reload();
    await page.getByText('Qualcuno ci ha chiesto di togliere il tuo secondo fattore.').waitFor();
    const factors = page.getByRole('region', { name: 'Secondo fattore', exact: true });
    await factors.getByRole('button', { name: 'Non ero io: fermalo' }).waitFor();
    await assertAccessible(page);
    // From the letter, where nobody is signed in.
    const elsewhere = await product.visit();
    const link = await linkFor(
      elsewhere.context.request,
      product.url,
      EMAIL,
      '/user/stop-factor-reset',
    );
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('heading', { name: 'Non l’hai chiesto tu?' }).waitFor();
    await assertAccessible(elsewhere.page);
    await elsewhere.page.getByRole('button', { name: 'Fermalo' }).click();
    await elsewhere.page.getByRole('heading', { name: 'Fermato' }).waitFor();

    await silvia.page.reload();
    await silvia.page.getByText(/ha fermato la richiesta: il secondo fattore resta\.$/).waitFor();
    await elsewhere.page.goto('/user/login');
    await elsewhere.page.getByLabel('E-mail').fill(EMAIL);
    await elsewhere.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await elsewhere.page.getByRole('button', { name: 'Accedi' }).click();
    await elsewhere.page.getByRole('region', { name: 'Un secondo passaggio' }).waitFor();
    assert.deepEqual([...owner.complaints, ...silvia.complaints, ...elsewhere.complaints], []);
    await Promise.all([owner.context.close(), silvia.context.close(), elsewhere.context.close()]);
  });
});
