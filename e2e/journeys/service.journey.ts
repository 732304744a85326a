/** Those who keep the service running: the log, the mail, what people ask. */
import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessible.ts';
import { linkFor } from '../harness/mailbox.ts';
import { admin, anna, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const STUCK = 'fabio.leone@bussola.example';

test.describe('the service', () => {
  const product = useProduct();

  test('a SuperAdmin verifies the log, opens a row, and sends a stuck letter again with a new link', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, superAdmin());
    await page.getByRole('link', { name: 'Registro' }).click();
    await page.getByRole('heading', { level: 1, name: 'Registro' }).waitFor();
    await page.getByRole('button', { name: 'Verifica adesso' }).click();
    await page.getByRole('region', { name: 'Il registro è intero' }).waitFor();
    await page.getByLabel('Che cosa').selectOption({ label: 'Registro, posta, richieste' });
    const row = page.getByRole('row').filter({ hasText: 'ha verificato il registro' });
    await row.first().waitFor();
    await assertAccessible(page);
    await row.getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'La catena' }).waitFor();
    await drawer.getByText('registro.verified').waitFor();
    await assertAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: /^Posta/ }).click();
    const stuck = page.getByRole('region', { name: 'Che cosa si è fermato?' });
    await stuck.getByText('a f•••@bussola.example').waitFor();
    await assertAccessible(page);
    await stuck.getByRole('button', { name: /^Apri: Invito/ }).click();
    await drawer.getByText('550 5.1.1 mailbox unavailable').waitFor();
    await drawer.getByText(/ne facciamo uno nuovo/).waitFor();
    await assertAccessible(page);
    await drawer.getByRole('button', { name: 'Riprova adesso' }).click();
    await page.getByText('Nessuna lettera ferma.').waitFor();
    assert.ok(
      await linkFor(context.request, product.url, STUCK, '/user/reset-password'),
      'the new invitation has a link',
    );
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('an Admin enters a privacy request and answers it, and reaches neither log nor mail', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, admin());
    await page.getByRole('link', { name: /^Richieste/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Richieste' }).waitFor();
    for (const name of [/^Registro/, /^Posta/])
      assert.equal(await page.getByRole('link', { name }).count(), 0);
    await assertAccessible(page);
    const form = page.getByRole('region', {
      name: 'Aggiungi una richiesta arrivata per lettera',
    });
    await form.getByLabel('Chi scrive').fill('Anna Colombo');
    await form.getByLabel('E-mail').fill(anna().email);
    await form.getByLabel('In una riga').fill('Che cosa avete di me?');
    await form.getByLabel('Che cosa scrive').fill('Vorrei una copia dei miei dati.');
    await form.getByLabel('Come l’hai riconosciuta').fill('Firma e documento');
    await form.getByRole('button', { name: 'Aggiungi la richiesta' }).click();
    await page.getByRole('button', { name: 'Apri: Che cosa avete di me?' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Vorrei una copia dei miei dati.').waitFor();
    await assertAccessible(page);
    await drawer.getByRole('button', { name: 'Manda il collegamento' }).click();
    await drawer.getByText(/^Mandato: /).waitFor();
    await drawer.getByLabel('La tua risposta').fill('Gentile Anna, trovi tutto nel tuo account.');
    await drawer.getByRole('button', { name: 'Manda la risposta' }).click();
    const closed = page.getByRole('region', { name: 'E le ultime chiuse?' });
    await closed.getByText('Che cosa avete di me?').waitFor();
    assert.ok(
      await linkFor(context.request, product.url, anna().email, '/app/dashboards/account'),
      'the letter leads to the account',
    );
    await page.goto('/admin/registro');
    await page.waitForURL('**/admin/clienti');
    await page.goto('/admin/posta');
    await page.waitForURL('**/admin/clienti');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
