/** The session, its end, and what stays behind after it: nothing but preferences. */
import assert from 'node:assert/strict';
import type { Route } from '@playwright/test';
import { arrive, fillDati, next, startCheckup } from '../harness/checkup.ts';
import { databasesOf } from '../harness/databases.ts';
import { anna, register, signInByForm } from '../harness/people.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';
import { useProduct } from '../harness/use-product.ts';

test.describe('sessions', () => {
  const product = useProduct();

  test('an expired session in mid-save: one refresh, one repeat, nothing lost', async () => {
    const { page, context } = await product.visit();
    await startCheckup(page);
    const seen: string[] = [];
    let expired = false;
    await page.route('**/api/checkup/newAreaEconomica', async (route) => {
      if (expired) return route.continue();
      expired = true;
      return route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Sessione scaduta',
          status: 401,
          code: 'SESSION_ENDED',
          requestId: 'x',
        }),
      });
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/newAreaEconomica|refresh-token/.test(pathname))
        seen.push(`${pathname.split('/').at(-1)} ${response.status()}`);
    });
    await fillDati(page);
    await next(page);
    await arrive(page, '/checkup/1-5');
    assert.deepEqual(seen.slice(0, 3), [
      'newAreaEconomica 401',
      'refresh-token 200',
      'newAreaEconomica 200',
    ]);
    await page.reload();
    await page.goto('/checkup/1');
    assert.equal(await page.getByLabel('Nome', { exact: true }).inputValue(), 'Anna');
    await context.close();
  });

  test('a server that cannot be asked signs nobody out: the page says so, keeps its address, and comes at a press', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna());
    const down = (route: Route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Non risponde',
          status: 503,
          code: 'UNAVAILABLE',
          requestId: 'x',
        }),
      });
    await page.route('**/api/account/refresh-token', down);
    await page.goto('/app/dashboards/account');
    await page
      .getByRole('heading', { level: 1, name: 'Adesso il servizio non risponde.' })
      .waitFor();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page
      .getByRole('alert')
      .getByText(/riprova tra poco/)
      .waitFor();
    assert.equal(new URL(page.url()).pathname, '/app/dashboards/account');
    await page.unroute('**/api/account/refresh-token', down);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { level: 1, name: 'Il tuo account' }).waitFor();
    // Only an answer of the server that says the session is over leads to the sign-in.
    await page.route('**/api/account/refresh-token', down);
    await page.reload();
    await page
      .getByRole('heading', { level: 1, name: 'Adesso il servizio non risponde.' })
      .waitFor();
    await page.unroute('**/api/account/refresh-token', down);
    await page.route('**/api/account/refresh-token', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Finita',
          status: 401,
          code: 'SESSION_ENDED',
          requestId: 'x',
        }),
      }),
    );
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.waitForURL('**/user/login');
    await context.close();
  });

  test('sign-out leaves nothing of the person in the browser, in any tab', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna(), { remember: true });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await until(async () => (await databasesOf(page)).length > 0, 'the copy on the device');
    await page
      .getByRole('navigation', { name: 'Menu principale' })
      .first()
      .getByRole('link', { name: 'Priorità' })
      .click();
    await page.waitForURL('**/soluzione-consigliata');
    const other = await context.newPage();
    await other.goto('/app/dashboards/home');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL('**/user/login');
    await other.waitForURL('**/user/login', { timeout: 5_000 });
    const left = await page.evaluate(() => ({
      local: Object.keys(localStorage).filter(
        (key) => !/^bussola\.(language|direction|theme|amountsHidden|known)$/.test(key),
      ),
      session: Object.keys(sessionStorage),
    }));
    assert.deepEqual(left, { local: [], session: [] });
    await until(async () => (await databasesOf(page)).length === 0, 'the copy to be erased');
    // What stays knows the browser, not the person: it keeps guessers from locking the owner out,
    // and counts requests.
    assert.deepEqual(
      (await context.cookies())
        .filter(({ name, value }) => value !== '' && !['__Host-dev', '__Host-vis'].includes(name))
        .map(({ name }) => name),
      [],
    );
    await page.goBack();
    await page.waitForURL('**/user/login');
    assert.equal(await page.getByText('Anna').count(), 0);
    await context.close();
  });

  test('eight tabs whose session expires at once: one refresh for all, nobody signed out', async () => {
    const { page, context } = await product.visit();
    context.setDefaultTimeout(90_000);
    await signInByForm(page, anna());
    await page.getByRole('heading', { level: 1 }).waitFor();
    const tabs = [page];
    for (let opened = 1; opened < 8; opened += 1) tabs.push(await context.newPage());
    await Promise.all(
      tabs.slice(1).map(async (tab) => {
        await tab.goto('/app/dashboards/home');
        await tab.getByRole('heading', { level: 1 }).waitFor();
        // A page fetches its first token after it draws its heading. The count below starts later.
        await tab.waitForLoadState('networkidle');
      }),
    );
    // Every access token in use is refused from now on, as at its end; those of a refresh are good.
    const ended = new Set<string>();
    let isOver = false;
    let refreshes = 0;
    await context.route('**/api/**', async (route) => {
      const request = route.request();
      if (request.url().includes('refresh-token')) {
        refreshes += 1;
        isOver = false;
        return route.continue();
      }
      const token = request.headers()['authorization'] ?? '';
      if (isOver) ended.add(token);
      if (!ended.has(token) || token === '') return route.continue();
      return route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Sessione scaduta',
          status: 401,
          code: 'SESSION_ENDED',
          requestId: 'x',
        }),
      });
    });
    isOver = true;
    await Promise.all(
      tabs.map((tab) =>
        tab
          .getByRole('navigation', { name: 'Menu principale' })
          .first()
          .getByRole('link', { name: 'Account' })
          .click(),
      ),
    );
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.waitForURL('**/account');
        await tab.getByRole('heading', { level: 1 }).waitFor();
      }),
    );
    assert.deepEqual(
      tabs.filter((tab) => !tab.url().endsWith('/account')).map((tab) => tab.url()),
      [],
    );
    // A heading is there before its data are: the refusal may still be on its way.
    await until(() => ended.size > 0, 'a token refused');
    await until(() => refreshes >= 1, 'a refresh');
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    assert.ok(refreshes <= 2, `${refreshes} refreshes for ${tabs.length} tabs`);
    await context.close();
  });

  test('no token in addresses or in storage while signed in', async () => {
    const { page, context } = await product.visit();
    await signInByForm(page, anna());
    await page.getByRole('heading', { level: 1 }).waitFor();
    const held = await page.evaluate(() =>
      JSON.stringify({
        ...localStorage,
        ...sessionStorage,
        address: location.href,
        history: history.state as unknown,
      }),
    );
    assert.doesNotMatch(held, /eyJ|token/i);
    await context.close();
  });

  test('a registered person resumes the checkup in a second browser', async () => {
    const first = await product.visit();
    const person = {
      email: 'rita@prova.example',
      password: 'Ginestra-Vela-318',
      firstName: 'Rita',
      lastName: 'Sala',
    };
    await register(first.page, product.url, person);
    await arrive(first.page, '/checkup/1');
    await fillDati(first.page, { firstName: 'Rita', lastName: 'Sala' });
    await next(first.page);
    await arrive(first.page, '/checkup/1-5');
    await first.context.close();

    const second = await product.visit();
    await signInByForm(second.page, person);
    await arrive(second.page, '/checkup/1');
    await second.page.getByText(/Eccoti di nuovo: eri a/).waitFor();
    assert.equal(await second.page.getByLabel('Cognome', { exact: true }).inputValue(), 'Sala');
    await second.context.close();
  });
});
