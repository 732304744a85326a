/**
 * Secrets and amounts that occur nowhere else are lived with for a whole visit, then looked for
 * where they must not be.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Request } from '@playwright/test';
import { newVisitor, openBrowser } from '../harness/browser.ts';
import { completeCheckup, startCheckup, tick } from '../harness/checkup.ts';
import { codeFor } from '../harness/mailbox.ts';
import { databasesOf } from '../harness/databases.ts';
import { signInByForm } from '../harness/people.ts';
import { startProduct } from '../harness/product.ts';
import type { Product } from '../harness/product.ts';
import { test } from '../harness/test.ts';
import { until } from '../harness/until.ts';

const PASSWORD = 'Canarino-Zaffiro-7153';
/** As typed and as a number; long, so that no id or time holds it by chance. */
const INCOME = ['473.918', '473918'];
const EMAIL = 'zenobia.canarini@prova.example';

test.describe('what is private stays where it belongs', () => {
  let product: Product;
  let browser: Browser;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bussola-canary-'));
  test.beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ dataDir, env: { LOG_LEVEL: 'trace' } }),
      openBrowser(),
    ]);
  });
  test.afterAll(async () => {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('no secret and no amount in logs, addresses, storage, mail, headers or the console', async () => {
    const { page, context } = await newVisitor(browser, product.url);
    const seen: { where: string; text: string }[] = [];
    const secrets = new Set<string>();
    let mostKept = 0;
    page.on('console', (message) => seen.push({ where: 'console', text: message.text() }));
    page.on('framenavigated', (frame) => seen.push({ where: 'address', text: frame.url() }));
    page.on('request', (request: Request) => {
      const { authorization, cookie, ...headers } = request.headers();
      if (authorization) secrets.add(authorization.replace('Bearer ', ''));
      seen.push(
        { where: 'address', text: request.url() },
        { where: 'headers', text: JSON.stringify(headers) },
      );
      assert.equal(new URL(request.url()).origin, product.url, 'a request left for somebody else');
      void cookie;
    });
    const look = async (): Promise<void> => {
      const kept = await page.evaluate(() =>
        JSON.stringify({
          ...localStorage,
          ...sessionStorage,
          address: location.href,
          state: history.state as unknown,
          name: window.name,
          cookie: document.cookie,
        }),
      );
      seen.push({ where: 'storage', text: kept });
      for (const { name, values, text } of await databasesOf(page)) {
        seen.push({ where: 'database', text: `${name}\n${text}` });
        mostKept = Math.max(mostKept, values);
      }
    };

    await startCheckup(page);
    await completeCheckup(page, {
      firstName: 'Zenobia',
      lastName: 'Canarini',
      income: INCOME[0] ?? '',
    });
    await page.getByRole('heading', { level: 1, name: /^Zenobia, / }).waitFor();
    await look();
    await page.getByRole('link', { name: 'Registrati' }).first().click();
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Conferma password').fill(PASSWORD);
    await tick(page, /Ho letto l’informativa/);
    await page.getByRole('button', { name: 'Registrati' }).click();
    await page.waitForURL('**/user/new-verify-email');
    await look();
    const code = await codeFor(context.request, product.url, EMAIL);
    await page.getByLabel('Cifra 1 di 6').click();
    await page.keyboard.type(code);
    await page.waitForURL('**/app/dashboards/home');
    // Again with «Ricordami»: only then is there a copy on the device to look into.
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL('**/user/login');
    await signInByForm(page, { email: EMAIL, password: PASSWORD }, { remember: true });
    for (const screen of [
      'home',
      'home/membri',
      'soluzione-consigliata',
      'soluzione-consigliata/pensione',
      'strumenti/i-miei-report',
    ]) {
      await page.goto(`/app/dashboards/${screen}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look();
    }
    // The copy is written once a second at most.
    await until(async () => {
      await look();
      return mostKept >= 2;
    }, 'a key and data in the database');
    for (const { name, value } of await context.cookies())
      if (name === '__Host-rt') secrets.add(value);
    const mail = await (
      await context.request.get(`${product.url}/dev/posta.json?to=${EMAIL}`)
    ).text();
    await page.getByRole('button', { name: 'Esci' }).first().click();
    await page.waitForURL('**/user/login');
    await look();
    await context.close();

    seen.push(
      { where: 'mail', text: mail },
      {
        where: 'log',
        // A time such as 473.918 ms is no amount.
        text: product.log().replaceAll(/"(?:time|responseTime)":[\d.]+/g, ''),
      },
    );
    assert.ok(
      secrets.size >= 3,
      `tokens of the visitor, of the person, and a cookie: ${secrets.size}`,
    );
    assert.ok(
      product.log().includes('/api/area/generale/allInfo'),
      'the log says nothing, so it proves nothing',
    );
    const hits = [PASSWORD, ...INCOME, ...secrets].flatMap((secret) =>
      seen
        .filter(({ text }) => text.includes(secret))
        .map(
          ({ where, text }) =>
            `${where}: ${secret.slice(0, 12)}… in ${text.slice(Math.max(0, text.indexOf(secret) - 60), text.indexOf(secret) + 20)}`,
        ),
    );
    assert.deepEqual(hits, []);
    const databases = seen.filter(({ where }) => where === 'database').map(({ text }) => text);
    for (const word of ['Zenobia', EMAIL, 'allInfo'])
      assert.ok(!databases.some((text) => text.includes(word)), `${word} is in a database`);
    // A one-use link is sent by mail only. The code that proves an address is useless after
    // its use.
    assert.deepEqual(
      seen
        .filter(({ where, text }) => where === 'address' && /[?&](token|code|password)=/.test(text))
        .map(({ text }) => text),
      [],
    );

    await product.stop();
    const onDisk = readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    assert.ok(onDisk.length > 50);
    const found = onDisk.filter((file) => {
      const bytes = readFileSync(file);
      return [PASSWORD, ...secrets].some((secret) => bytes.includes(secret));
    });
    assert.deepEqual(found, [], 'a password or a token is readable on the disk');
  });
});
