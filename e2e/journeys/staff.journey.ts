/** Staff and one client: most of it only for a reason, and the client reads who and why. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { fillDate } from '../harness/checkup.ts';
import { linkFor } from '../harness/mailbox.ts';
import { admin, anna, demoPerson, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const REASON = 'Anna chiede aiuto sul livello della pensione.';
const STAFF_REASON = 'Cambia squadra da lunedì.';

test.describe('staff', () => {
  const product = useProduct();

  test('see who a client is, and the rest for a reason that the client reads', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, admin());
    await page.goto('/admin/clienti');
    await page.getByRole('searchbox').fill('Colombo');
    await page.getByRole('link', { name: 'Colombo, Anna' }).first().click();
    await page.waitForURL('**/admin/cliente?id=*');
    await page.getByRole('heading', { level: 1, name: 'Anna Colombo' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('I livelli area per area sono coperti.').waitFor();
    const levels = main.getByRole('listitem').filter({
      hasText:
        /^.+(Da affrontare|Da valutare|Da verificare|A posto|Dati insufficienti|Non riguarda)/,
    });
    assert.equal(await levels.count(), 0);
    assert.doesNotMatch(await main.innerText(), /€|Marco|Sofia/);
    await main.getByRole('link', { name: 'Dati' }).click();
    await page.waitForURL('**&tab=dati');
    // The address changes before the tab, and the other tab has the same button.
    await main.getByText('Questa scheda è coperta.').waitFor();
    await main.getByRole('button', { name: 'Mostra' }).click();
    await main.getByLabel('Motivo').fill('perché');
    await main.getByRole('button', { name: 'Mostra' }).click();
    await main.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
    await main.getByLabel('Motivo').fill(REASON);
    await main.getByRole('checkbox', { name: 'Sintesi' }).check();
    await assertAccessible(page);
    await main.getByRole('button', { name: 'Mostra' }).click();
    await main.getByText('Dati visibili.').waitFor();
    // The number counts up to itself.
    await main.getByText('231.400', { exact: false }).first().waitFor();
    await assertAccessible(page);
    await main.getByRole('link', { name: 'Sintesi' }).click();
    await main.getByRole('region', { name: 'Che cosa è cambiato?' }).waitFor();
    assert.equal(await levels.count(), 12);
    assert.doesNotMatch(await main.innerText(), /€/);
    // The reason did not name the family, and whoever leaves finds all covered again.
    await main.getByRole('link', { name: 'Famiglia' }).click();
    await main.getByText('Questa scheda è coperta.').waitFor();
    await main.getByRole('link', { name: 'Dati' }).click();
    await main.getByText('Dati visibili.').waitFor();
    await page.goto('/admin/clienti');
    await page.goBack();
    await main.getByText('Questa scheda è coperta.').waitFor();
    assert.equal(await main.getByLabel('coperto').count(), 4);
    assert.doesNotMatch(await main.innerText(), /€/);
    assert.deepEqual(complaints, []);
    await context.close();

    const owner = await product.visit();
    await signIn(owner.page, anna());
    await owner.page.goto('/app/dashboards/account');
    const log = owner.page.getByRole('region', { name: 'Chi ha visto i miei dati' });
    const row = log
      .getByRole('listitem')
      .filter({ hasText: 'Paolo Galli ha aperto i livelli e le risposte con gli importi' });
    await row.getByText(`Motivo: «${REASON}»`).waitFor();
    await log
      .getByText('Paolo Galli ha letto la scheda, senza risposte né importi')
      .first()
      .waitFor();
    assert.deepEqual(owner.complaints, []);
    await owner.context.close();
  });

  test('look for fifteen minutes and no longer, in a tab that stays open', async () => {
    const { page, context } = await product.visit();
    await page.clock.install();
    await signIn(page, admin());
    await page.goto('/admin/clienti');
    await page.getByRole('link', { name: 'Colombo, Anna' }).first().click();
    await page.waitForURL('**/admin/cliente?id=*');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Dati' }).click();
    await main.getByText('Questa scheda è coperta.').waitFor();
    await main.getByRole('button', { name: 'Mostra' }).click();
    await main.getByLabel('Motivo').fill(REASON);
    await main.getByRole('button', { name: 'Mostra' }).click();
    await main.getByText('231.400', { exact: false }).first().waitFor();
    await page.clock.fastForward(14 * 60_000);
    await main.getByText('231.400', { exact: false }).first().waitFor();
    await page.clock.fastForward(61_000);
    await main.getByText('Questa scheda è coperta.').waitFor();
    assert.doesNotMatch(await main.innerText(), /€/);
    await context.close();
  });

  test('propose an adviser to a client, suspend the account, open it again, and delete it only suspended and named', async () => {
    const { page, context, complaints } = await product.visit();
    // A browser of its own: whoever asks through it is not signed in on the page.
    const elsewhere = await product.browser.newContext({ baseURL: product.url });
    const somebody = demoPerson(
      ({ role, name, what }) =>
        role === 'User' && !name.startsWith('Anna') && !what.startsWith('Partner'),
    );
    await signIn(page, admin());
    await page.goto(`/admin/clienti?search=${encodeURIComponent(somebody.email)}`);
    await page.getByRole('searchbox').fill(somebody.email);
    const row = page.getByRole('row').filter({ hasText: somebody.email });
    await row.getByText('da assegnare').waitFor();
    await row.getByRole('link').click();
    const follows = page.getByRole('region', { name: /^Chi segue / });
    await follows.getByRole('button', { name: 'Proponi un consulente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Proponi', exact: true }).click();
    await dialog.getByText('Scegli un consulente.').waitFor();
    await dialog.getByRole('radio', { name: /Elena Fontana/ }).check();
    await dialog.getByLabel('Motivo').fill(REASON);
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Proponi', exact: true }).click();
    await follows.getByText(/^Elena Fontana aspetta un sì, fino a/).waitFor();
    const name = await page.getByRole('heading', { level: 1 }).innerText();

    const account = page.getByRole('region', { name: 'L’account' });
    await account.getByRole('button', { name: 'Sospendi l’account' }).click();
    await dialog.getByLabel('Motivo').fill('perché');
    await dialog.getByRole('button', { name: 'Sospendi', exact: true }).click();
    await dialog.getByText('Scrivi una frase intera: almeno 10 caratteri.').waitFor();
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Sospendi', exact: true }).click();
    await account.getByText('Sospeso: il cliente non entra').waitFor();
    await assertAccessible(page);
    const refused = await elsewhere.request.post('/api/account/authenticate', {
      data: { email: somebody.email, password: somebody.password },
    });
    assert.equal(refused.status(), 403);

    await account.getByRole('button', { name: 'Riapri l’account' }).click();
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Riapri', exact: true }).click();
    await account.getByText('Aperto.', { exact: true }).waitFor();
    assert.equal(
      (
        await elsewhere.request.post('/api/account/authenticate', {
          data: { email: somebody.email, password: somebody.password },
        })
      ).status(),
      200,
    );
    await account.getByRole('button', { name: 'Sospendi l’account' }).click();
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Sospendi', exact: true }).click();
    await account.getByRole('button', { name: 'Elimina l’account' }).click();
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button', { name: 'Elimina l’account' }).click();
    await dialog.getByText('Non è il nome che vedi qui sopra.').waitFor();
    await dialog.getByLabel(`Per confermare scrivi ${name}`).fill(name.toUpperCase());
    await dialog.getByRole('button', { name: 'Elimina l’account' }).click();
    await page
      .getByRole('heading', { level: 1, name: `L’account di ${name} è eliminato.` })
      .waitFor();
    await page.getByRole('link', { name: 'Torna ai clienti' }).click();
    await page.getByRole('searchbox').fill(somebody.email);
    await page.getByText('Nessun cliente trovato').waitFor();
    await linkFor(elsewhere.request, product.url, somebody.email, '/user/undo-delete');
    assert.deepEqual(complaints, []);
    await elsewhere.close();
    await context.close();
  });

  test('suspend an administrator and let them in again; every other SuperAdmin is told', async () => {
    const { page, context, complaints } = await product.visit();
    const elsewhere = await product.browser.newContext({ baseURL: product.url });
    const { email, password } = admin();
    const name = 'Paolo Galli';
    const entering = async () =>
      (
        await elsewhere.request.post('/api/account/authenticate', { data: { email, password } })
      ).status();
    assert.equal(await entering(), 200);
    const marta = demoPerson((one) => one.name === 'Marta Riva');

    await signIn(page, superAdmin());
    await page.getByRole('link', { name: 'Amministratori' }).click();
    await page.getByRole('heading', { level: 1, name: 'Amministratori' }).waitFor();
    await assertAccessible(page);
    const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
    await rowOf('Silvia Neri').getByText('può cambiarti un altro SuperAdmin').waitFor();
    assert.equal(await rowOf('Silvia Neri').getByRole('button').count(), 0);
    const act = async (action: string, confirm: string) => {
      await page.getByRole('button', { name: `Azioni: ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Perché').fill(STAFF_REASON);
      await assertAccessible(page);
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await act('Sospendi', 'Sospendi');
    await rowOf(name).getByText('Sospeso').waitFor();
    assert.equal(await entering(), 403);

    const other = await product.visit();
    await signIn(other.page, marta);
    await other.page.goto('/app/dashboards/account');
    await other.page
      .getByText(`È cambiato l’accesso di ${name}, tra chi gestisce Bussola.`)
      .waitFor();
    await other.context.close();

    await act('Riattiva', 'Riattiva');
    await rowOf(name).getByText('Attivo', { exact: true }).waitFor();
    assert.equal(await entering(), 200);
    assert.deepEqual(complaints, []);
    await elsewhere.close();
    await context.close();
  });

  test('a figure is changed by two people, out of bounds nowhere, and the values of before come back', async () => {
    const silvia = await product.visit();
    const marta = await product.visit();
    await signIn(silvia.page, superAdmin());
    await signIn(
      marta.page,
      demoPerson((one) => one.name === 'Marta Riva'),
    );
    const [first, second] = [silvia.page, marta.page];
    const inForce = async () => {
      const answer = await first.request.get('/api/costanti/public');
      const { release, costanti } = (await answer.json()) as {
        release: string;
        costanti: { key: string; value: unknown }[];
      };
      return [release, costanti.find(({ key }) => key === 'ui.decimali.prezzi')?.value];
    };
    const before = await inForce();
    const confirm = async (page: Page, name: string) => {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await assertAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };

    // The release of the demo waits there already.
    await first.getByRole('link', { name: 'Costanti' }).click();
    await first.getByRole('region', { name: 'Che cosa è in lavorazione?' }).waitFor();
    await first.goto('/admin/costanti/versione?costante=ui.decimali.prezzi');
    const field = first.getByLabel(/^Valore nuovo, tra 0 e 2/);
    await field.fill('20');
    await first.getByLabel('Fonte').fill('Specifica del prodotto');
    await first.getByLabel('Perché cambia').fill('I prezzi si leggono meglio con i centesimi.');
    await first.getByRole('button', { name: 'Salva la cifra' }).click();
    await first.getByText(/^20 non entra: questa cifra sta tra 0 e 2/).waitFor();
    await assertAccessible(first);
    await first.getByRole('button', { name: 'Metti 2' }).click();
    await first.getByRole('button', { name: 'Salva la cifra' }).click();
    await first.getByRole('region', { name: 'Che cosa cambia?' }).waitFor();
    await first.getByRole('heading', { name: 'Tocca a Marta Riva' }).waitFor();
    await first.getByText(/^\d+ su [\d.]+$/).waitFor();
    await assertAccessible(first);
    await first.getByRole('main').getByRole('button', { name: 'Manda alla firma' }).click();
    const dialog = first.getByRole('dialog');
    const [year = '', month = '', day = ''] = (
      await first.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Rome' }))
    ).split('-');
    await fillDate(first, 'Vale dal', [day, month, year]);
    await dialog.getByRole('button', { name: 'Manda alla firma' }).click();
    await first.getByText('Aspetta la firma di una seconda persona.').waitFor();
    assert.equal(await first.getByRole('button', { name: 'Approva' }).count(), 0);

    await second.goto(first.url());
    await confirm(second, 'Approva');
    await second.getByText(/^È in vigore dal/).waitFor();
    const [release, digits] = await inForce();
    assert.equal(digits, 2);
    assert.notEqual(release, before[0]);

    await first.goto('/admin/costanti/storia?costante=ui.decimali.prezzi');
    await first.getByText('I prezzi si leggono meglio con i centesimi.').waitFor();
    await assertAccessible(first);
    await first.goto('/admin/costanti/storia');
    await first
      .getByRole('button', { name: `Torna a questi valori: ${String(before[0])}` })
      .click();
    await dialog.getByLabel('Perché').fill('I centesimi confondono chi legge.');
    await dialog.getByRole('button', { name: 'Prepara la versione' }).click();
    await first.waitForURL('**/admin/costanti/versione?id=*');
    await first.getByText('Tu no, ci hai lavorato tu').waitFor();
    await second.goto(first.url());
    await confirm(second, 'Approva');
    await second.getByText(/^È in vigore dal/).waitFor();
    assert.equal((await inForce())[1], before[1]);
    assert.deepEqual([...silvia.complaints, ...marta.complaints], []);
    await Promise.all([silvia.context.close(), marta.context.close()]);
  });

  test('are offered the placeholder family instead of a checkup, go in under its bar, and come back', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, superAdmin());
    await page.goto('/app/dashboards/home');
    await page.getByRole('heading', { name: 'Qui non c’è una famiglia tua' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Vai alla Famiglia Segnaposto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Famiglia Segnaposto' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Apri la famiglia' }).click();
    await page
      .getByRole('heading', { name: 'Stai per entrare nella Famiglia Segnaposto' })
      .waitFor();
    await page.getByText(/torna com’era/).waitFor();
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.waitForURL('**/app/dashboards/home');
    const bar = page.getByRole('region', { name: 'Area di un’altra persona' });
    await bar.getByText(/Stai guardando l’area di prova/).waitFor();
    await page
      .getByText(/Patrimonio netto/)
      .first()
      .waitFor();
    await bar.getByRole('button', { name: 'Esci dall’area' }).click();
    await page.waitForURL('**/admin/clienti');
    await page.goto('/app/dashboards/home');
    await page.getByRole('heading', { name: 'Qui non c’è una famiglia tua' }).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
