/** Staff ask to look together: the client says yes, sees the bar, and ends it; then by mail. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { linkFor } from '../harness/mailbox.ts';
import { admin, anna, signIn, signInByCall } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const HOME = '/app/dashboards/home';
const REASON = 'La data della pensione non le torna: la guardiamo al telefono.';

async function openClient(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/cliente?id=${id}`);
  await page.getByRole('heading', { level: 1, name: 'Anna Colombo' }).waitFor();
}
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Chiedi di guardare insieme' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Chiedi', exact: true }).click();
  await dialog.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
  await dialog.getByLabel('Motivo').fill(REASON);
  await assertAccessible(page);
  await dialog.getByRole('button', { name: 'Chiedi', exact: true }).click();
  await page.getByText(/^Anna non ha ancora risposto\. Ancora 10 minuti/).waitFor();
}
/** Presses where the eye sees it: nothing lies over it. */
async function pressSeen(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  assert.ok(box, `${String(name)} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('looking together', () => {
  const product = useProduct();

  test('begins with a yes, shows both a bar, and is ended by the client', async () => {
    const client = await product.visit();
    const staff = await product.visit();
    await signIn(client.page, anna());
    const asked = client.page.waitForRequest(/\/api\/account\/look\/[0-9a-f-]{36}/);
    await client.page.goto(HOME);
    const id = /[0-9a-f-]{36}$/.exec((await asked).url())?.[0] ?? '';
    await signIn(staff.page, admin());
    await openClient(staff.page, id);
    await ask(staff.page);
    await assertAccessible(staff.page);

    const request = client.page.getByRole('region', { name: /chiede di guardare insieme a te$/ });
    await request.getByText(`«${REASON}»`).waitFor();
    await request.getByText('Ancora 10 minuti').waitFor();
    await assertAccessible(client.page);
    await pressSeen(client.page, 'Sì, guardiamo insieme');
    const ownBar = client.page.getByRole('region', { name: 'Guardare insieme' });
    await ownBar.getByText('sta guardando la tua area con te. Legge e basta.').waitFor();
    await request.waitFor({ state: 'detached' });

    await staff.page.getByText(/^Anna ha detto sì\. Ancora 15 minuti\.$/).waitFor();
    await pressSeen(staff.page, 'Entra');
    await staff.page.getByRole('heading', { name: 'Ti ha detto sì: guardate insieme' }).waitFor();
    await pressSeen(staff.page, 'Entra');
    // The client's card has a part of the same name.
    const staffBar = staff.page
      .getByRole('region', { name: 'Guardare insieme' })
      .filter({ hasText: 'L’area di Anna Colombo' });
    await staffBar.waitFor();
    await staff.page.waitForURL(`**${HOME}`);
    await assertAccessible(staff.page);
    await staff.page.getByRole('link', { name: 'I miei dati' }).first().click();
    await staff.page.getByRole('heading', { name: 'Coperto per te' }).waitFor();
    assert.equal(await staff.page.getByRole('button', { name: /^Modifica: / }).count(), 0);
    await assertAccessible(staff.page);

    // The client goes on using the page, and reads what is opened.
    await client.page.getByRole('link', { name: 'I miei dati' }).first().click();
    const aside = client.page.getByRole('complementary', { name: /^Che cosa guarda / });
    await aside.getByText('I miei dati, adesso').waitFor();
    await aside.getByText('Home', { exact: true }).waitFor();
    await client.page
      .getByText(/ non lo vede$/)
      .first()
      .waitFor();
    await assertAccessible(client.page);
    await pressSeen(client.page, /^Chiudi: /);
    await client.page.getByText(/^Avete finito alle \d\d:\d\d\.$/).waitFor();
    await client.page.getByText(/Ha aperto due pagine in un minuto/).waitFor();
    await ownBar.waitFor({ state: 'detached' });

    // What staff press next finds the door closed, and their own page again.
    await staff.page.getByRole('link', { name: 'Home' }).first().click();
    await staff.page.getByText('Anna Colombo ha chiuso: non vedi più la sua area.').waitFor();
    await staffBar.waitFor({ state: 'detached' });
    await staff.page.waitForURL(`**/admin/cliente?id=${id}`);
    await client.page.getByRole('link', { name: 'Apri il registro' }).click();
    await client.page.getByText(/ha aperto «I miei dati» con te$/).waitFor();
    // One page of the log holds it all.
    await client.page.getByText(`Motivo: «${REASON}»`).waitFor();

    // Not signed in, the client reads the same by mail.
    await openClient(staff.page, id);
    await staff.page.getByText(/^Avete finito di guardare insieme/).waitFor();
    await client.page.getByRole('button', { name: 'Esci' }).click();
    await client.page.waitForURL('**/user/login');
    await ask(staff.page);
    const link = await linkFor(client.context.request, product.url, anna().email, HOME);
    await signInByCall(client.context, anna());
    await client.page.goto(link);
    await request.getByText(`«${REASON}»`).waitFor();
    await pressSeen(client.page, 'No, non adesso');
    await request.waitFor({ state: 'detached' });
    await staff.page.getByText(/^Anna ha detto di no alle \d\d:\d\d\.$/).waitFor();
    assert.deepEqual([...client.complaints, ...staff.complaints], []);
    await Promise.all([client.context.close(), staff.context.close()]);
  });
});
