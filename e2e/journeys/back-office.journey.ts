/**
 * The back office: the staff's portal on an address of its own, with its own cookies and its own
 * copy of the shell.
 */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { admin, anna, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProductOnCopy } from '../harness/use-product.ts';

test.describe('the back office', () => {
  const product = useProductOnCopy();
  const visit = () =>
    product.visit({ baseURL: `http://ufficio.localhost:${new URL(product.url).port}` });

  test('takes the staff to the clients, and shows them nothing but their work and their account', async () => {
    const { page, context, complaints } = await visit();
    await page.goto('/');
    await page.getByText('L’area di chi fa funzionare Bussola.').waitFor();
    assert.equal(await page.getByRole('button', { name: /checkup/ }).count(), 0);
    await signInByForm(page, admin());
    await page.waitForURL('**/admin/clienti');
    await page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu principale' }).first();
    assert.deepEqual(
      (await menu.getByRole('link').allInnerTexts()).filter((name) =>
        /Home|Priorità|Documenti|Servizi/.test(name),
      ),
      [],
    );
    await menu.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/app/dashboards/account');
    await page.goto('/app/dashboards/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page of an address that does not exist: no frame around it.
    assert.equal(await page.getByRole('navigation', { name: 'Menu principale' }).count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('shares no session with the public address', async () => {
    const { page, context } = await visit();
    await signInByForm(page, admin());
    await page.waitForURL('**/admin/clienti');
    assert.deepEqual(await context.cookies(product.url), []);
    await page.goto(`${product.url}/admin/clienti`);
    await page.waitForURL('**/user/login');
    await context.close();
  });

  test('refuses people who are not staff', async () => {
    const { page, context } = await visit();
    await page.goto('/user/login');
    await page.getByLabel('E-mail').fill(anna().email);
    await page.getByLabel('Password', { exact: true }).fill(anna().password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL('**/unauthorized');
    await context.close();
  });

  test('goes on when the shell of the public address cannot be loaded', async () => {
    await rm(path.join(product.distDir, 'shell'), { recursive: true });
    const { page, context } = await visit();
    await signInByForm(page, admin());
    await page.getByRole('heading', { level: 1, name: 'Clienti' }).waitFor();
    await context.close();
  });
});
