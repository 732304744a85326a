/**
 * «Perché?» beside a number, «e se cambiasse qualcosa?» and ten thousand futures in a worker: the
 * engine on the screens, in a real browser.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { anna, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** As a person reads it: the space of an amount is a space. */
const read = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).textContent()) ?? '').replaceAll('\u00A0', ' ');

test.describe('every number says why', () => {
  const product = useProduct();
  const visitor = () => product.visit({ reducedMotion: 'reduce' });

  test('opens with the keyboard, tells rule, answers and constants, and gives the focus back', async () => {
    const { page, context } = await visitor();
    await signIn(page, anna());
    await page.goto('/app/dashboards/home');
    const button = page.getByRole('button', { name: 'Perché? Patrimonio netto' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Come si calcola' }).waitFor();
    assert.match(await read(page, '[role=dialog]'), /Regola patrimonio\.netto, versione \d+\./);
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (element) => element === document.activeElement,
      await button.elementHandle(),
    );
    await context.close();
  });

  test('fetches the engine once, where something can be tried out, and says what would turn it green', async () => {
    const { page, context } = await visitor();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/simulazione\.[^/]*\.js/.test(request.url())) fetched.push(request.url());
    });
    await signIn(page, anna());
    await page.goto('/app/dashboards/strumenti/documenti');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(fetched, []);
    // Home fetches the engine when the page is idle, because its cards offer «Simula».
    await page.goto('/app/dashboards/home');
    await page.getByRole('button', { name: 'Perché? Reddito netto' }).click();
    await page.getByRole('heading', { name: 'Non ti torna?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('article').first().getByRole('button', { name: 'Perché' }).click();
    await page
      .getByRole('dialog')
      .getByText('Provato sui tuoi dati, una cosa alla volta. Non salviamo nulla.')
      .waitFor();
    assert.equal(fetched.length, 1);
    await context.close();
  });

  test('answers a slider at once, and runs ten thousand futures that can be stopped', async () => {
    const { page, context } = await visitor();
    const written: string[] = [];
    await signIn(page, anna());
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/'))
        written.push(request.url());
    });
    await page.goto('/app/dashboards/soluzione-consigliata/pensione');
    const slider = page.getByRole('slider', { name: /^Quanto versare in un fondo pensione/ });
    await slider.focus();
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('row', { name: /Quanto manca all’obiettivo/ }).waitFor();
    await page.getByRole('button', { name: 'Prova diecimila futuri' }).click();
    const said = page.getByText(/in \d+ futuri su 100|Li abbiamo provati in 10\.000 futuri/);
    await said.waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Azzera' }).click();
    // Another plan: what was said of the old one is gone.
    assert.equal(await said.count(), 0);
    // Of the session, and of how long a portal took to come: nothing of the family.
    assert.deepEqual(
      written.filter((url) => !/\/(?:refresh-token|portals\/events)$/.test(url)),
      [],
    );
    await context.close();
  });
});
