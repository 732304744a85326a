/**
 * With «Ricordami» the device keeps an encrypted copy of the area. Pages appear before the server
 * has answered, the stored bytes hold no readable text, and the copy is erased with the session.
 */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { databasesOf } from '../harness/databases.ts';
import { anna, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

const HOME = '/app/dashboards/home';
const ACCOUNT = '/app/dashboards/account';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Key and data lie in the database. The whole area is longer than 50,000 characters. */
const copyOf = (page: Page, longerThan = 2_000) =>
  until(
    async () => (await databasesOf(page)).find(({ text }) => text.length > longerThan),
    'the copy to be written',
  );
/** Answers of the API wait until the gate opens; the session itself is answered. */
async function slowApi(page: Page): Promise<{ asked: string[]; open: () => void }> {
  const asked: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('/refresh-token')) {
      asked.push(pathname);
      await gate;
    }
    await route.continue();
  });
  return { asked, open };
}

test.describe('the copy on the device', () => {
  const product = useProduct();

  test('with «Ricordami» Home is painted before the server answers, then compared with it; sign-out leaves nothing', async () => {
    const { page, context, complaints } = await product.visit();
    await signInByForm(page, anna(), { remember: true });
    await page.goto(HOME);
    const words = (await title(page).textContent()) ?? '';
    const copy = await copyOf(page, 50_000);
    assert.match(copy.text, /CryptoKey extractable=false/);
    for (const readable of ['Anna', 'Colombo', 'allInfo', anna().email])
      assert.ok(!copy.text.includes(readable), `${readable} is readable`);

    const api = await slowApi(page);
    await page.reload();
    await title(page).getByText(words).waitFor();
    await page.getByText('€').first().waitFor();
    await until(
      () => api.asked.some((path) => path.includes('/generale/allInfo/')),
      'the server to be asked all the same',
    );
    const answered = page.waitForResponse((response) => response.url().includes('/allInfo/'));
    api.open();
    assert.equal((await answered).status(), 200);
    await title(page).getByText(words).waitFor();

    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL('**/user/login');
    await until(async () => (await databasesOf(page)).length === 0, 'the copy to be erased');
    await context.close();
    assert.deepEqual(complaints, []);
  });

  test('without «Ricordami» nothing is kept', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna());
    await page.goto(HOME);
    await title(page).waitFor();
    await page.goto(ACCOUNT);
    await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
    assert.equal(
      await page.getByRole('heading', { name: 'Dati tenuti su questo dispositivo' }).count(),
      0,
    );
    assert.deepEqual(await databasesOf(page), []);
    await context.close();
  });

  test('the account page erases the copy, and a reload makes no other', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna(), { remember: true });
    await page.goto(ACCOUNT);
    await copyOf(page);
    await page.getByRole('button', { name: 'Cancella da questo dispositivo' }).click();
    await page.getByText('Copia cancellata da questo dispositivo').waitFor();
    const isEmpty = async () =>
      (await databasesOf(page)).every(({ text }) => text === 'keys\nsession\nnull\ntexts');
    assert.ok(await isEmpty());
    await page.goto(HOME);
    await title(page).waitFor();
    await page.goto(ACCOUNT);
    await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
    assert.equal(
      await page.getByRole('button', { name: 'Cancella da questo dispositivo' }).count(),
      0,
    );
    assert.ok(await isEmpty());
    await context.close();
  });

  test('a session that ended elsewhere leaves no copy at the next visit', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna(), { remember: true });
    await page.goto(HOME);
    await copyOf(page);
    await context.clearCookies();
    const api = await slowApi(page);
    await page.goto(HOME);
    await page.waitForURL('**/user/login');
    await until(async () => (await databasesOf(page)).length === 0, 'the copy to be erased');
    api.open();
    await context.close();
  });
});
