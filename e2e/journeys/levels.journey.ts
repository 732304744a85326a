/** For every demo family, all screens show the same level of an area. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { demoPeople } from '@bussola/server';
import { SOLUZIONI } from '@bussola/domain';
import { NOMI } from '@bussola/domain/nomi';
import { goInPage } from '../harness/portals.ts';
import { admin, signIn } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** By the name of the area. */
type Levels = Record<string, string>;

const LEVEL =
  /Da affrontare|Da valutare|Da verificare|A posto|Dati insufficienti|Per ora non ti serve|Non riguarda \p{L}+/u;
/** Of others it is said in other words. */
const levelIn = (text: string): string =>
  (LEVEL.exec(text)?.[0] ?? `no level in «${text}»`).replace(
    /^Non riguarda .*/,
    'Per ora non ti serve',
  );
const pathOf = (code: string): string => `/app/dashboards/soluzione-consigliata/${code}`;
const families = demoPeople().filter(({ what }) => what.startsWith('Famiglia '));

async function onDial(page: Page): Promise<Levels> {
  await goInPage(page, '/app/dashboards/home');
  const rows = page.getByRole('table', { name: /^Le dodici aree/ }).getByRole('row');
  await rows.nth(12).waitFor({ state: 'attached' });
  const told = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
  );
  return Object.fromEntries(told.map(([name = '', level = '']) => [name, levelIn(level)]));
}

/** Cards of the list; the areas that are not needed stand folded at its end. */
async function onList(page: Page): Promise<Levels> {
  await goInPage(page, '/app/dashboards/soluzione-consigliata');
  await page.getByRole('heading', { name: 'Aree da approfondire' }).waitFor();
  const folded = page.getByRole('button', { name: /^Per ora non ti serve/ });
  if (await folded.isVisible()) await folded.click();
  const levels: Levels = {};
  for (const code of SOLUZIONI) {
    const link = page.locator(`a[href="${pathOf(code)}"]`);
    const card = page.locator('article').filter({ has: link });
    levels[NOMI[code].it] = (await card.count())
      ? levelIn(await card.first().innerText())
      : (await page.getByRole('main').locator(link).first().isVisible())
        ? 'Per ora non ti serve'
        : 'not in the list';
  }
  return levels;
}

async function onPages(page: Page): Promise<Levels> {
  const levels: Levels = {};
  for (const code of SOLUZIONI) {
    await goInPage(page, pathOf(code));
    await page.getByRole('heading', { level: 1 }).waitFor();
    levels[NOMI[code].it] = levelIn(await page.getByRole('main').innerText());
  }
  return levels;
}

/** What concerns the household together, under the matrix of its people. */
async function onMembers(page: Page): Promise<Levels> {
  await goInPage(page, '/app/dashboards/home/membri');
  const heading = page.getByRole('heading', { name: /^(E della famiglia insieme|E il resto)\?$/ });
  const part = page.locator('section').filter({ has: heading });
  await part.getByRole('listitem').first().waitFor();
  return rowsOf(part.getByRole('listitem').allInnerTexts());
}

async function rowsOf(texts: Promise<string[]>): Promise<Levels> {
  const named = (await texts).map((text) => [text.split('\n')[0]?.trim() ?? '', levelIn(text)]);
  return Object.fromEntries(named) as Levels;
}

test.describe('levels', () => {
  const product = useProduct();

  for (const family of families) {
    test(`${family.what}: dial, list, pages, members and staff say the same`, async () => {
      const own = await product.visit();
      await signIn(own.page, family);
      const dial = await onDial(own.page);
      assert.deepEqual(
        Object.keys(dial).toSorted(),
        SOLUZIONI.map((code) => NOMI[code].it).toSorted(),
      );
      assert.deepEqual(await onList(own.page), dial, 'the list of priorities');
      assert.deepEqual(await onPages(own.page), dial, 'the pages of the areas');
      for (const [name, level] of Object.entries(await onMembers(own.page)))
        assert.equal(level, dial[name], `${name} on the page of the members`);
      await own.context.close();

      const staff = await product.visit();
      await signIn(staff.page, admin());
      await staff.page.goto('/admin/clienti');
      await staff.page.getByRole('searchbox').fill(family.email);
      const [first, last] = family.name.split(' ');
      await staff.page
        .getByRole('link', { name: `${last}, ${first}` })
        .first()
        .click();
      // The levels by area are behind a reason.
      await staff.page.getByRole('button', { name: 'Mostra', exact: true }).click();
      await staff.page.getByLabel('Motivo').fill('Confronto dei livelli con il cliente');
      await staff.page.getByRole('button', { name: 'Mostra', exact: true }).click();
      await staff.page.getByText('Dati visibili.').waitFor();
      const rows = staff.page.getByRole('main').getByRole('listitem').filter({ hasText: LEVEL });
      await rows.nth(11).waitFor();
      assert.deepEqual(await rowsOf(rows.allInnerTexts()), dial, 'what staff see');
      await staff.context.close();
    });
  }
});
