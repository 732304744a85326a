/**
 * Into somebody else's area and back: what is asked before, what is always in sight, what is never
 * there.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator } from '@playwright/test';
import { newVisitor, openBrowser, speaksChromium } from '../harness/browser.ts';
import { anna, partner, signIn } from '../harness/people.ts';
import { printed } from '../harness/printed.ts';
import { startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';
import { test } from '../harness/test.ts';
import { portal } from '../../mfe-user-area/src/portal.ts';

test.describe('a partner', () => {
  // Each goes on where the one before it ended.
  test.describe.configure({ mode: 'serial' });
  let product: Product;
  let browser: Browser;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-partner-'));
  test.beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ dataDir }), openBrowser()]);
  });
  test.afterAll(async () => {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('enters on a press, under a bar that says whose area it is, and comes back to their own', async () => {
    const { page, context, complaints } = await newVisitor(browser, product.url);
    await signIn(page, partner());
    await page.waitForURL('**/thirdparty/clienti');
    const own = await context.newPage();
    await own.goto('/thirdparty/clienti');
    await own.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Entra nell’area di/ }).click();
    await page
      .getByRole('heading', { name: 'Stai per entrare nell’area di Anna Colombo' })
      .waitFor();
    assert.equal(page.url(), `${product.url}/user/authenticate/thirdparty`);
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await page.waitForURL('**/app/dashboards/home');
    const bar = page.getByRole('region', { name: 'Area di un’altra persona' });
    await bar.getByText(/Stai guardando l’area di Anna/).waitFor();
    await bar.getByText(/Puoi vedere: .*dati personali.*Fino alle/).waitFor();
    // What was granted and nothing else: levels and totals of its sections, nothing of the others,
    // no error in their place.
    await page.getByRole('heading', { level: 1, name: 'L’area di Anna' }).waitFor();
    await page.getByRole('heading', { name: 'I livelli' }).waitFor();
    assert.doesNotMatch(
      await page.getByRole('main').innerText(),
      /Patrimonio netto|Gestione del patrimonio|Codice/,
    );
    // On paper the bar stands once, above the page.
    if (speaksChromium()) {
      const sheets = await printed(page);
      assert.equal(sheets.join(' ').split('Stai guardando l’area di').length, 2);
    }
    // The other tab follows: it shows nothing of the person it was of.
    await own.waitForURL('**/app/dashboards/home');
    await own.getByRole('region', { name: 'Area di un’altra persona' }).waitFor();
    for (const elsewhere of [
      ...portal.routes.filter(({ whose }) => whose !== undefined).map(({ path }) => path),
      '/thirdparty/clienti',
      '/checkup/1',
    ]) {
      await page.goto(elsewhere);
      await page.waitForURL('**/app/dashboards/home');
    }
    // The connection fails once on the way back: a press tries again.
    await page.route('**/api/account/authenticate/exchange', (route) => route.abort(), {
      times: 1,
    });
    await bar.getByRole('button', { name: 'Esci dall’area' }).click();
    await page
      .getByRole('heading', { name: 'Non siamo riusciti a riportarti alla tua area' })
      .waitFor();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.waitForURL('**/thirdparty/clienti');
    assert.equal(await bar.count(), 0);
    await page.goto('/user/authenticate/thirdparty');
    await page.getByRole('heading', { name: 'Non si può entrare' }).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('is let in, held to less and sent away by the owner, on screen', async () => {
    // Amounts that count up would be read half-way.
    const still = { reducedMotion: 'reduce' } as const;
    const owner = await newVisitor(browser, product.url, still);
    await signIn(owner.page, anna());
    await owner.page.goto('/app/dashboards/strumenti');
    await owner.page.getByRole('link', { name: 'Apri gli accessi' }).click();
    await owner.page
      .getByRole('heading', { level: 1, name: 'Una persona può entrare nella tua area.' })
      .waitFor();
    await owner.page.getByRole('button', { name: 'Dai un accesso' }).click();
    const drawer = owner.page.getByRole('dialog');
    const onward = () => drawer.getByRole('button', { name: 'Avanti' }).click();
    await drawer.getByLabel('E-mail della persona').fill(anna().email);
    await onward();
    await drawer.getByText('Questo indirizzo è il tuo.').waitFor();
    await drawer.getByText('Scrivi a che cosa serve.').waitFor();
    await drawer.getByLabel('E-mail della persona').fill(partner().email);
    await drawer.getByLabel('A che cosa serve').fill('Dichiarazione dei redditi');
    await onward();
    await onward();
    await drawer.getByText('Scegli almeno una sezione.').waitFor();
    await drawer.getByRole('radio', { name: 'patrimonio: Vede', exact: true }).press('Space');
    await drawer.getByRole('radio', { name: 'documenti: Vede e modifica' }).press('Space');
    await onward();
    await drawer.getByRole('button', { name: '30 giorni' }).click();
    await onward();
    await drawer.getByRole('heading', { name: 'Ecco che cosa vedrà' }).waitFor();
    await drawer.getByText('patrimonio: casa, mutui, risparmi e investimenti').waitFor();
    // Their own area with the other's eyes, before anything is given: it can be read and not used,
    // and the way back is where it was.
    const through = drawer.getByRole('button', { name: 'Guarda la tua area con i suoi occhi' });
    await through.press('Enter');
    const seen = owner.page.getByRole('dialog', { name: `Così ti vede ${partner().email}` });
    await seen.getByRole('heading', { level: 1, name: 'L’area di Anna' }).waitFor();
    const shown = await firstPageIn(seen);
    assert.match(shown, /Patrimonio netto [\d.]+ €/);
    assert.doesNotMatch(shown, /Reddito netto|Se mancasse un reddito/);
    const choosing = owner.page.waitForEvent('filechooser', { timeout: 1_000 }).then(
      () => 'a window to choose files opened',
      () => 'nothing happened',
    );
    await seen.getByText('Carica documenti').click();
    assert.equal(await choosing, 'nothing happened');
    await owner.page.keyboard.press('Escape');
    assert.ok(await through.evaluate((button) => button === document.activeElement));
    await drawer.getByRole('button', { name: 'Dai l’accesso' }).click();
    const card = owner.page.getByRole('article').filter({ hasText: 'Dichiarazione dei redditi' });
    await card.getByText('In attesa di risposta').waitFor();

    const holder = await newVisitor(browser, product.url, still);
    await signIn(holder.page, partner());
    await holder.page.waitForURL('**/thirdparty/clienti');
    await holder.page.getByRole('button', { name: 'Accetta', exact: true }).click();
    const offered = holder.page
      .getByRole('listitem')
      .filter({ hasText: 'Dichiarazione dei redditi' });
    await offered.getByText('Attivo', { exact: true }).waitFor();
    await offered.getByRole('button', { name: /^Entra nell’area di/ }).click();
    // What is about to be opened is named before anybody goes in.
    await holder.page
      .getByRole('heading', { name: 'Stai per entrare nell’area di Anna Colombo' })
      .waitFor();
    await holder.page.getByText('patrimonio e documenti (anche modificare)').waitFor();
    await holder.page.getByText('Dichiarazione dei redditi').waitFor();
    await holder.page.getByRole('button', { name: 'Entra', exact: true }).click();
    await holder.page.getByText('Patrimonio netto').waitFor();
    // What the owner was shown is what is here.
    await holder.page.getByText('Carica documenti').waitFor();
    assert.ok(
      (await firstPageIn(holder.page.getByRole('main'))).startsWith(shown),
      `${await firstPageIn(holder.page.getByRole('main'))} is not what was shown: ${shown}`,
    );
    await holder.page.goto('/app/dashboards/strumenti/accesso-terzi');
    await holder.page.waitForURL('**/app/dashboards/home');

    await owner.page.reload();
    await card.getByText('Attivo').waitFor();
    await card.getByRole('button', { name: /^Cambia l’accesso di/ }).click();
    await onward();
    await drawer.getByRole('checkbox', { name: 'Nascondi gli importi' }).check();
    await onward();
    await onward();
    await drawer.getByText('Nei documenti gli importi si leggono').waitFor();
    await drawer.getByRole('button', { name: 'Salva l’accesso' }).click();
    await card.getByText('nascosti').waitFor();
    await card.getByRole('button', { name: /^Che cosa ha visto/ }).click();
    await owner.page
      .getByRole('dialog')
      .getByText('Chiara Ferri ha letto il quadro d’insieme')
      .first()
      .waitFor();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await holder.page.reload();
    await holder.page.getByText(/ti mostra questo, senza importi/).waitFor();

    await card.getByRole('button', { name: /^Togli l’accesso a/ }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Togli l’accesso' }).click();
    await owner.page
      .getByRole('article')
      .filter({ hasText: 'Dichiarazione dei redditi' })
      .getByText('Tolto', { exact: true })
      .waitFor();
    // The next thing they ask for is refused: they are back on their own side.
    await holder.page.reload();
    await holder.page.waitForURL((url) => !url.pathname.startsWith('/app'));
    assert.deepEqual([...owner.complaints, ...holder.complaints], []);
    await owner.context.close();
    await holder.context.close();
  });

  test('is named to the owner, whose own browser checks the log against the signed chain', async () => {
    const look = async (): Promise<string> => {
      const { page, context, complaints } = await newVisitor(browser, product.url);
      await signIn(page, anna());
      await page.goto('/app/dashboards/account');
      const log = page.getByRole('region', { name: 'Chi ha visto i miei dati' });
      await log
        .getByText(/^Chiara Ferri ha letto il quadro d’insieme$/)
        .first()
        .waitFor();
      assert.ok((await log.getByText('con un accesso che hai dato').count()) > 0);
      await log.getByRole('status').filter({ hasNotText: 'Controllo' }).waitFor();
      const verdict = await log.getByRole('status').innerText();
      assert.deepEqual(complaints, []);
      await context.close();
      return verdict;
    };
    assert.match(await look(), /^Le righe più nuove si controllano dopo la firma/);
    // A server that stops signs what happened since its last hour.
    await product.stop();
    product = await startProduct({ dataDir });
    assert.equal(
      await look(),
      'Registro controllato in questo browser: nessuna riga è stata cambiata o tolta.',
    );
  });
});

/** What is read there from the title of the area on, in one line. */
async function firstPageIn(place: Locator): Promise<string> {
  const read = async (): Promise<string> =>
    (await place.innerText())
      .replaceAll(/\s+/g, ' ')
      .replace(/^.*?(?=L’area di)/, '')
      .trim();
  // Amounts count up for less than a second where a browser cannot be asked for stillness.
  for (let before = await read(), turn = 0; turn < 20; turn += 1) {
    await place.page().waitForTimeout(300);
    const now = await read();
    if (now === before) return now;
    before = now;
  }
  throw new Error('the amounts never stand still');
}
