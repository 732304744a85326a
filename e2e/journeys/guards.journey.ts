/** Who ends where: every guard and redirect of the specification's §4, on the real product. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { startCheckup } from '../harness/checkup.ts';
import { admin, adviser, anna, partner, register, signIn, superAdmin } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

const ends = async (page: Page, from: string, to: string) => {
  await page.goto(from);
  await page.waitForURL((url) => url.pathname === to, { timeout: 15_000 }).catch(() => {});
  assert.equal(new URL(page.url()).pathname, to, `from ${from}`);
};

test.describe('guards and redirects', () => {
  const product = useProduct();

  test('sends whoever has no session to the sign-in', async () => {
    const { page, context, complaints } = await product.visit();
    for (const path of [
      '/',
      '/user',
      '/app',
      '/app/dashboards/home',
      '/checkup',
      '/checkup/3',
      '/admin',
      '/thirdparty',
    ])
      await ends(page, path, '/user/login');
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('tells anybody the method: the rules and figures of the engine itself, searched and linked to', async () => {
    const { page, context, complaints } = await product.visit();
    const { regole, correzioni, release } = (await (
      await page.request.get(`${product.url}/api/metodo`)
    ).json()) as {
      release: string;
      regole: { id: string; titolo: { it: string }; formula: { it: string } }[];
      correzioni: { titolo: { it: string } }[];
    };
    await page.goto('/metodo');
    await page.getByRole('heading', { name: 'Metodo', level: 1 }).waitFor();
    await page.getByText(`Cifre ${release}`, { exact: false }).waitFor();
    assert.equal(
      await page.getByRole('heading', { level: 3 }).count(),
      regole.length + correzioni.length,
    );
    for (const { titolo } of correzioni)
      await page.getByRole('heading', { name: titolo.it, level: 3 }).waitFor({ state: 'attached' });
    for (const { formula } of regole)
      await page.getByText(formula.it, { exact: true }).first().waitFor({ state: 'attached' });
    await page.getByLabel('Cerca una regola o una cifra').fill('accompagnamento');
    await page.getByRole('heading', { name: 'Non autosufficienza', level: 3 }).waitFor();
    assert.ok((await page.getByRole('heading', { level: 3 }).count()) < 5);
    await page.getByText('551,53 €', { exact: false }).first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('shows the error page on unknown paths, the unauthorized page with its text', async () => {
    const { page, context } = await product.visit();
    const errorPageAt = async (path: string) => {
      await page.goto(path);
      await page
        .getByRole('heading', { name: 'Ops ... sembra che si sia verificato un errore!' })
        .waitFor();
    };
    for (const path of ['/nowhere', '/error']) await errorPageAt(path);
    for (const path of ['/app/nowhere', '/admin/nowhere', '/checkup/9'])
      await ends(page, path, '/user/login');
    await page.goto('/unauthorized');
    await page.getByRole('heading', { name: 'tentativi di accesso non autorizzato' }).waitFor();
    await page.getByText('Non sei autorizzato a visualizzare la pagina...').waitFor();
    await ends(page, '/alreadyexits', '/user/login');
    await signIn(page, anna());
    await errorPageAt('/app/nowhere');
    await ends(page, '/admin/nowhere', '/unauthorized');
    await context.close();
  });

  test('keeps a registered person out of the way in, out of the checkup once done, out of the admin area', async () => {
    const { page, context } = await product.visit();
    await signIn(page, anna());
    await ends(page, '/user/login', '/app/dashboards/home');
    await ends(page, '/user/register', '/app/dashboards/home');
    await ends(page, '/', '/app/dashboards/home');
    await ends(page, '/checkup/2', '/app/dashboards/home');
    await ends(page, '/admin/clienti', '/unauthorized');
    await context.close();
  });

  test('forces the checkup on whoever has not done it, except on the third-party pages', async () => {
    const { page, context } = await product.visit();
    await register(page, product.url, {
      email: 'nuova@prova.example',
      password: 'Ginestra-Vela-318',
      firstName: 'Nora',
      lastName: 'Conti',
    });
    await ends(page, '/app/dashboards/home', '/checkup/1');
    await ends(page, '/checkup/4', '/checkup/1');
    await ends(page, '/thirdparty', '/thirdparty/clienti');
    await context.close();
  });

  test('lets a visitor with a checkup under way register, and nowhere else', async () => {
    const { page, context } = await product.visit();
    await startCheckup(page);
    await ends(page, '/app/dashboards/home', '/checkup/1');
    await ends(page, '/user/register', '/user/register');
    await context.close();
  });

  test('opens the admin area to staff and the partners’ area to those who hold grants', async () => {
    const staff = await product.visit();
    await signIn(staff.page, admin());
    await ends(staff.page, '/admin', '/admin/clienti');
    await staff.context.close();
    const boss = await product.visit();
    await signIn(boss.page, superAdmin());
    await ends(boss.page, '/admin', '/admin/clienti');
    await boss.context.close();
    const holder = await product.visit();
    await signIn(holder.page, partner());
    await ends(holder.page, '/user/login', '/thirdparty/clienti');
    await holder.context.close();
  });

  test('opens what staff write to SuperAdmins, and to nobody else', async () => {
    const pages = [
      '/admin/soluzione-consigliata',
      '/admin/testi-informativi',
      '/admin/ordine-soluzione-consigliata',
      '/admin/faqs',
    ];
    const visitor = await product.visit();
    for (const path of pages) await ends(visitor.page, path, '/user/login');
    await visitor.context.close();
    for (const person of [anna(), partner(), adviser()]) {
      const { page, context } = await product.visit();
      await signIn(page, person);
      for (const path of pages) {
        await page.goto(path);
        await page.getByRole('heading', { name: 'tentativi di accesso non autorizzato' }).waitFor();
      }
      await context.close();
    }
    const staff = await product.visit();
    await signIn(staff.page, admin());
    for (const path of pages) await ends(staff.page, path, '/admin/clienti');
    await staff.context.close();
    const { page, context, complaints } = await product.visit();
    await signIn(page, superAdmin());
    for (const path of pages) {
      await ends(page, path, path);
      await page
        .getByRole('main')
        .getByRole('navigation')
        .or(page.getByRole('list'))
        .first()
        .waitFor();
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
