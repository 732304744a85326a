/** An adviser is invited, follows with the client's yes, is refused, and is suspended. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { linkFor } from '../harness/mailbox.ts';
import { admin, demoPerson, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const REASON = 'Cerca qualcuno che conosca la pensione.';
const ACCESSES = '/app/dashboards/strumenti/accesso-terzi';
const WIDTHS = [390, 820, 1440];

test.describe('advisers', () => {
  const product = useProduct();
  const laura = demoPerson(({ name }) => name === 'Laura Bassi');
  const chiara = demoPerson(({ name }) => name === 'Chiara Rizzo');
  const luca = demoPerson(({ name }) => name === 'Luca Galli');

  const assertAccessibleAtEachWidth = async (page: Page) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await assertAccessible(page);
    }
  };
  const propose = async (page: Page, client: string) => {
    await page.goto('/admin/consulenti');
    await page.getByRole('button', { name: `Proponi qualcuno a ${client}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Laura Bassi/ }).check();
    await dialog.getByLabel('Motivo').fill(REASON);
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Proponi', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('region', { name: 'Chi deve dire di sì?' })
      .getByText('fino ad allora Laura Bassi non legge niente')
      .first()
      .waitFor();
  };
  const answer = async (who: typeof chiara, press: string) => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, who);
    await page.getByText('Laura Bassi vorrebbe seguirti.').waitFor();
    await page.getByRole('link', { name: 'Guarda chi è, e rispondi' }).click();
    const card = page.getByRole('article', { name: 'Laura Bassi vorrebbe seguirti' });
    await card.getByText(`«${REASON}»`).waitFor();
    await assertAccessible(page);
    await card.getByRole('button', { name: press }).click();
    await card.waitFor({ state: 'hidden' });
    assert.deepEqual(complaints, []);
    await context.close();
  };

  test('an invited adviser is linked to nobody without a number', async () => {
    const { page, context, complaints } = await product.visit();
    const email = 'giada.mori@bussola.example';
    await signIn(page, admin());
    await page.getByRole('link', { name: 'Consulenti' }).click();
    await page.getByRole('heading', { level: 1, name: 'Consulenti' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Invita un consulente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Nome', { exact: true }).fill('Giada');
    await dialog.getByLabel('Cognome').fill('Mori');
    await dialog.getByLabel('Perché serve').fill(REASON);
    await dialog.getByRole('button', { name: 'Manda l’invito' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const elsewhere = await product.browser.newContext({ baseURL: product.url });
    const link = new URL(
      await linkFor(elsewhere.request, product.url, email, '/user/reset-password'),
    );
    const joined = await elsewhere.request.post('/api/account/reset-password', {
      data: {
        token: link.searchParams.get('token') ?? link.hash.slice(1),
        password: 'Rovere-Alba-528',
        confirmPassword: 'Rovere-Alba-528',
      },
    });
    assert.ok(joined.ok(), await joined.text());
    await elsewhere.close();

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Giada Mori' });
    await row.getByText('Manca il numero d’iscrizione').waitFor();
    const state = page.getByLabel('Stato', { exact: true });
    await state.selectOption('Senza numero d’iscrizione');
    await page.waitForURL('**/admin/consulenti?stato=unregistered');
    await assertAccessibleAtEachWidth(page);
    await page.reload();
    await row.waitFor();
    assert.equal(await page.getByRole('row').filter({ hasText: 'Laura Bassi' }).count(), 0);
    await page.getByRole('button', { name: 'Proponi qualcuno a Chiara Rizzo' }).click();
    assert.ok(await dialog.getByRole('radio', { name: /Giada Mori/ }).isDisabled());
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await row.getByRole('link', { name: 'Giada Mori' }).click();
    await page.getByRole('button', { name: 'Modifica i dati' }).click();
    await dialog.getByLabel('Registro').selectOption('OCF');
    await dialog.getByLabel('Numero d’iscrizione').fill('530466');
    await dialog.getByLabel('Dove riceve').fill('Bari');
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Salva i dati' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('OCF n. 530466').waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Cambia il limite' }).click();
    await dialog.getByRole('button', { name: 'Cambia il limite' }).click();
    await dialog.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
    await assertAccessibleAtEachWidth(page);
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await page.goBack();
    await page.waitForURL('**/admin/consulenti?stato=unregistered');
    await page.getByText('Nessun consulente trovato').waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('an adviser reads from the yes on, nothing after a no, and gives the clients up when suspended', async () => {
    const { page, context, complaints } = await product.visit();
    const theirs = await product.browser.newContext({ baseURL: product.url });
    const enter = ({ email, password }: typeof laura) =>
      theirs.request.post('/api/account/authenticate', { data: { email, password } });
    const { jwtToken } = (await (await enter(laura)).json()) as { jwtToken: string };

    await signIn(page, admin());
    await page.goto('/admin/consulenti');
    const link = await page.getByRole('link', { name: 'Rizzo, Chiara' }).getAttribute('href');
    const read = async () =>
      (
        await theirs.request.get(`/api/area/generale/allInfo/${String(link?.split('id=')[1])}`, {
          headers: { authorization: `Bearer ${jwtToken}` },
        })
      ).status();
    await propose(page, 'Chiara Rizzo');
    assert.equal(await read(), 404);
    await answer(chiara, 'Sì, Laura Bassi può seguirmi');
    assert.equal(await read(), 200);
    await propose(page, 'Luca Galli');
    await answer(luca, 'No, grazie');
    await page.reload();
    await page.getByText(/^Ha detto di no: /).waitFor();

    await page.getByRole('link', { name: 'Laura Bassi' }).click();
    await page.getByRole('button', { name: 'Sospendi e riassegna' }).click();
    const dialog = page.getByRole('dialog');
    const choice = dialog.getByLabel('Con chi va Chiara Rizzo');
    const elena = choice.getByRole('option', { name: /^Elena Fontana/ });
    await choice.selectOption(String(await elena.getAttribute('value')));
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Avanti: avvisi e chiusura' }).click();
    await dialog.getByLabel('Perché').fill('Lascia Bussola a fine mese.');
    await assertAccessible(page);
    assert.equal(await read(), 200);
    await dialog.getByRole('button', { name: 'Sospendi e scrivi al cliente' }).click();
    await page.getByText('È sospeso: non entra, e non segue nessuno.').first().waitFor();
    assert.equal((await enter(laura)).status(), 403);
    assert.equal(await read(), 401);
    await theirs.close();

    const client = await product.visit();
    await signIn(client.page, chiara);
    await client.page.goto(ACCESSES);
    const card = client.page.getByRole('article', { name: 'Elena Fontana vorrebbe seguirti' });
    await card.getByText('«Lascia Bussola a fine mese.»').waitFor();
    await client.context.close();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('is proposed to several clients at once, out of a view that staff saved', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/clienti?consulente=none');
    const rows = page.getByRole('main').getByRole('row');
    await rows.filter({ hasText: 'Esposito' }).waitFor();
    await page.getByRole('button', { name: 'Salva questa vista' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome della vista').fill('Da seguire');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto('/admin/clienti');
    await page.getByRole('button', { name: 'Da seguire' }).click();
    await page.waitForURL('**/admin/clienti?consulente=none');
    await page.getByText(/^Trovate \d righe/).waitFor();

    for (const name of ['Vincenzo Esposito', 'Anna Colombo'])
      await page.getByRole('checkbox', { name: `Scegli ${name}` }).press('Space');
    await page.getByText('2 clienti scelti').waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Proponi un consulente' }).click();
    await dialog.getByRole('radio', { name: /Elena Fontana/ }).check();
    await dialog.getByLabel('Motivo').fill(REASON);
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Proponi', exact: true }).click();
    await page.getByRole('dialog', { name: '2 clienti hanno la proposta' }).waitFor();
    await page.getByRole('button', { name: 'Ho capito' }).click();
    await page.goto('/admin/consulenti');
    const waiting = page.getByRole('region', { name: 'Chi deve dire di sì?' });
    for (const name of ['Esposito, Vincenzo', 'Colombo, Anna'])
      await waiting.getByText(name).first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
