/**
 * Every list, menu and sheet that opens over a page: what lies under a finger on each of its rows
 * is that row.
 */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { startCheckup } from '../harness/checkup.ts';
import { anna, signIn } from '../harness/people.ts';
import { PHONE, settled } from '../harness/phone.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const SIZES = [
  ['a phone', PHONE],
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
] as const;

/**
 * Asks at the middle and near the ends of each row that is on screen. A list that slides in is
 * asked again until it stands still.
 */
async function assertOwnRows(rows: Locator): Promise<void> {
  await rows.first().waitFor();
  const ask = () =>
    rows.evaluateAll((all) => {
      let asked = 0;
      const covered: string[] = [];
      for (const row of all) {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        const sheet = row.closest('[data-part=content]')?.getBoundingClientRect();
        if (bottom > Math.min(innerHeight, sheet?.bottom ?? innerHeight)) continue;
        for (const x of [left + 6, (left + right) / 2, right - 6])
          for (const y of [top + 5, (top + bottom) / 2, bottom - 5]) {
            const hit = document.elementFromPoint(x, y);
            asked += 1;
            if (hit === null || !row.contains(hit))
              covered.push(`${row.textContent}: ${hit?.outerHTML.slice(0, 120)}`);
          }
      }
      return { asked, covered };
    });
  let found = await ask();
  for (let tries = 0; tries < 10 && (found.asked === 0 || found.covered.length > 0); tries += 1) {
    await rows.page().waitForTimeout(100);
    found = await ask();
  }
  assert.ok(found.asked > 0, 'no row is on screen');
  assert.deepEqual(found.covered, []);
}

async function searchComune(page: Page, text: string): Promise<void> {
  await page.locator('[name=comuneResidenza]').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 60 });
}

test.describe('a finger on a row presses that row', () => {
  const product = useProduct();

  for (const [name, size] of SIZES) {
    test(`municipalities of the checkup, on ${name}`, async () => {
      const { page, context, complaints } = await product.visit(size);
      await startCheckup(page);
      await page.getByLabel('Che lavoro fai?').selectOption({ label: 'Dipendente' });
      await searchComune(page, 'bol');
      const rows = page.getByRole('option', { name: /^Bol/ });
      await assertOwnRows(rows);
      await page.getByRole('option', { name: /^Bologna\s?BO/ }).click();
      assert.match(await page.locator('[name=comuneResidenza]').inputValue(), /^Bologna \(BO\)$/);
      assert.deepEqual(complaints, []);
      await context.close();
    });

    test(`municipalities of the account, the marks of a priority, «Altro», on ${name}`, async () => {
      const { page, context, complaints } = await product.visit(size);
      await signIn(page, anna());
      await page.goto('/app/dashboards/account');
      await searchComune(page, 'bol');
      await assertOwnRows(page.getByRole('option', { name: /^Bol/ }));
      await page.keyboard.press('Escape');

      await page.goto('/app/dashboards/home');
      await settled(page);
      const menus = page.getByRole('button', { name: /^Segna come: / });
      await menus.first().waitFor();
      for (const menu of await menus.all()) {
        await menu.click();
        await assertOwnRows(page.getByRole('menuitem'));
        await page.keyboard.press('Escape');
        await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
      }
      const more = page.getByRole('button', { name: 'Altro', exact: true });
      if (await more.isVisible()) {
        await more.click();
        const sheet = page.getByRole('dialog', { name: 'Altro' });
        await assertOwnRows(sheet.getByRole('link').or(sheet.getByRole('button')));
      }
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
});
