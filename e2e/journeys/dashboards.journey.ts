/**
 * Income and wealth, each opened from Home by its link: the family strip works them out again, axe
 * finds nothing, and they fit a phone.
 */
import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { assertAccessible } from '../harness/accessible.ts';
import { anna, signIn } from '../harness/people.ts';
import { PHONE, assertFits, settled } from '../harness/phone.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const DASHBOARDS = [
  {
    link: 'Tutte le entrate',
    path: '/app/dashboards/home/entrate',
    title: /^Di cento euro che entrano, cinquantanove li porti tu\./,
    without: /^Tutto quello che entra lo porti tu\./,
    crumb: 'Entrate',
  },
  {
    link: 'Tutto il patrimonio',
    path: '/app/dashboards/home/patrimonio',
    title: 'Su cento euro che possedete, ottantacinque sono muri.',
    without: 'Su cento euro che possedete, ottantasette sono muri.',
    crumb: 'Patrimonio',
  },
] as const;

test.describe('income and wealth', () => {
  const product = useProduct();

  test('Home leads to both; who is left out leaves the sums; every amount is asked why', async () => {
    const { page, context, complaints } = await product.visit();
    await signIn(page, anna());
    for (const { link, path, title, without, crumb } of DASHBOARDS) {
      await page.goto('/app/dashboards/home');
      await page.getByRole('link', { name: link }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('navigation', { name: 'Percorso' }).getByText(crumb).waitFor();
      await settled(page);
      await assertAccessible(page);
      await page.getByRole('switch', { name: 'Marco nell’analisi' }).click();
      await page.getByRole('heading', { level: 1, name: without }).waitFor();
      await page.getByRole('button', { name: 'Ripristina' }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Perché\?/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Come si calcola' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('without network a page not yet opened says so, one that was opens, and the first comes by itself', async () => {
    const { page, context } = await product.visit();
    await signIn(page, anna());
    const home = page.getByRole('heading', { level: 1, name: /^Cara Anna/ });
    await home.waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const menu = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    const offline = page.getByRole('heading', { name: 'Sei senza connessione' });
    await menu('Documenti');
    await offline.waitFor();
    assert.equal(await page.getByText('È un guasto nostro').count(), 0);
    await menu('Home');
    await home.waitFor();
    await menu('Documenti');
    await offline.waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Carica il primo documento' }).waitFor();
    await context.close();
  });

  test('Home holds still on a phone while it comes, and «Perché?» is wide enough for a finger', async () => {
    const { page, context } = await product.visit(PHONE);
    await signIn(page, anna());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
            shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/app/dashboards/home');
    await page.getByRole('heading', { level: 1, name: /^Cara Anna/ }).waitFor();
    await settled(page);
    const shifts = await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts);
    assert.ok(shifts);
    const sum = shifts.reduce((total, shift) => total + shift, 0);
    assert.ok(sum < 0.1, `layout shift ${sum.toFixed(3)}`);
    const asked = page.getByRole('main').getByRole('button', { name: /^Perché\?/ });
    const buttons = await asked.all();
    assert.ok(buttons.length > 2);
    for (const button of buttons) await assertFinger(button);
    await context.close();
  });

  test('both fit a phone, with their tables and amounts open, in both languages', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await signIn(page, anna());
    for (const language of ['it', 'en']) {
      await page.evaluate((code) => localStorage.setItem('bussola.language', code), language);
      for (const { path } of DASHBOARDS) {
        await page.goto(path);
        await settled(page);
        await assertFits(page);
        const names = language === 'it' ? TO_OPEN.it : TO_OPEN.en;
        for (const button of await page.getByRole('button', { name: names }).all()) {
          await button.tap();
          await assertFits(page);
        }
        await assertAccessible(page);
      }
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
});

/** Where the finger lands: 21 px up, down and aside of the middle it still presses this button. */
async function assertFinger(button: Locator): Promise<void> {
  const missed = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ].filter(([aside = 0, down = 0]) => {
      const hit = document.elementFromPoint(middleX + aside, middleY + down);
      return !hit || !element.contains(hit);
    });
  });
  assert.deepEqual(missed, [], await button.innerText());
}

const TO_OPEN = {
  it: /^(Al mese|Vedi come tabella|Con importi)$/,
  en: /^(Per month|See as a table|With amounts)$/,
};
