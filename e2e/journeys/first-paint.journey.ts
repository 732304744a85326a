/**
 * The sign-in page before the shell's script has arrived: it can be read, typed in and sent, and
 * nothing of it is lost.
 */
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { speaksChromium } from '../harness/browser.ts';
import { startCheckup } from '../harness/checkup.ts';
import { anna, signInByForm } from '../harness/people.ts';
import { PHONE } from '../harness/phone.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** Holds the shell's scripts back until told. */
async function holdShell(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/shell\/[^/]+\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  return { release: () => release() };
}
const isStatic = (page: Page) =>
  page.evaluate(
    () =>
      document.getElementById('first') !== null &&
      document.getElementById('app')?.childElementCount === 0,
  );

test.describe('the first paint', () => {
  const product = useProduct();

  test('takes address, password and Enter before any script, and signs in when it comes', async () => {
    const { page, context, complaints } = await product.visit();
    const shell = await holdShell(page);
    const { email, password } = anna();
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    assert.ok(await isStatic(page), 'the page under test is the static one');
    assert.equal(new URL(page.url()).search, '');
    shell.release();
    await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });

  test('loses no key typed while the page takes over', async () => {
    const { page, context } = await product.visit();
    const shell = await holdShell(page);
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').focus();
    const address = 'una.persona.con.un.indirizzo.molto.lungo@esempio.test';
    setTimeout(() => shell.release(), 300);
    await page.keyboard.type(address, { delay: 40 });
    await page.waitForFunction(() => document.getElementById('first') === null);
    assert.equal(await page.getByLabel('E-mail').inputValue(), address);
    assert.equal(
      await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name),
      'email',
    );
    await context.close();
  });

  test('a press on the free checkup is not lost', async () => {
    const { page, context } = await product.visit();
    const shell = await holdShell(page);
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Inizia il checkup gratuito' }).click();
    assert.ok(await isStatic(page));
    shell.release();
    await page.waitForURL('**/checkup/1');
    await context.close();
  });

  test('a button held down while the page takes over is still pressed', async () => {
    const { page, context } = await product.visit();
    const shell = await holdShell(page);
    const { email, password } = anna();
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).hover();
    await page.mouse.down();
    assert.ok(await isStatic(page));
    shell.release();
    await page.waitForFunction(() => document.getElementById('first') === null);
    await page.mouse.up();
    await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
    await context.close();
  });

  test('a button that the finger leaves before it lets go is not pressed', async () => {
    const { page, context } = await product.visit();
    const shell = await holdShell(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Accedi', exact: true }).hover();
    await page.mouse.down();
    shell.release();
    await page.waitForFunction(() => document.getElementById('first') === null);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    // A press would tell what is missing; a later press elsewhere does not count either.
    await page.getByLabel('E-mail').click();
    assert.equal(await page.locator('[aria-invalid=true]').count(), 0);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    assert.ok(!sent.some((path) => path.endsWith('/authenticate')));
    await context.close();
  });

  test('is the whole page until the page takes over: nothing beside it makes it taller', async () => {
    const { page, context } = await product.visit();
    await page.addInitScript(() => {
      const heights = new Set<number>();
      Object.assign(window, { heights });
      new MutationObserver(() => {
        if (document.getElementById('first')) heights.add(document.documentElement.scrollHeight);
      }).observe(document, { childList: true, subtree: true });
    });
    const shell = await holdShell(page);
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').waitFor();
    assert.ok(await isStatic(page));
    await page.evaluate(() => (window as unknown as { heights: Set<number> }).heights.clear());
    shell.release();
    await page.waitForFunction(() => document.getElementById('first') === null);
    const heights = await page.evaluate(() => [
      ...(window as unknown as { heights: Set<number> }).heights,
    ]);
    assert.deepEqual(heights, [900]);
    await context.close();
  });

  test('comes in the language and the theme of this browser', async () => {
    const { page, context } = await product.visit();
    await context.addInitScript(() => {
      localStorage.setItem('bussola.language', 'en');
      localStorage.setItem('bussola.theme', 'dark');
    });
    const shell = await holdShell(page);
    await page.goto('/user/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    assert.ok(await isStatic(page));
    assert.equal(await page.evaluate(() => document.documentElement.className), 'dark');
    shell.release();
    await page.waitForFunction(() => document.getElementById('first') === null);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await context.close();
  });

  // The driver of a stock Firefox cannot set the theme of the device.
  if (speaksChromium())
    test('follows the device until a theme is chosen', async () => {
      const { page, context } = await product.visit({ colorScheme: 'dark' });
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
      const shell = await holdShell(page);
      await page.goto('/user/login', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Accedi', exact: true }).waitFor();
      assert.ok(await isStatic(page));
      assert.ok(await isDark());
      shell.release();
      await page.waitForFunction(() => document.getElementById('first') === null);
      await page.getByRole('button', { name: 'Accedi', exact: true }).waitFor();
      assert.ok(await isDark());
      await page.evaluate(() => localStorage.setItem('bussola.theme', 'light'));
      await page.reload();
      await page.waitForFunction(() => document.getElementById('first') === null);
      assert.equal(await isDark(), false);
      await context.close();
    });

  test('fetches the portal behind the sign-in while somebody types, and not before', async () => {
    const { page, context } = await product.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // On a busy machine it is asked for before the page counts as loaded.
    const manifest = page.waitForRequest(
      (request) => request.url().includes('/portals/') && request.url().includes('manifest'),
    );
    await page.goto('/user/login');
    await manifest;
    await page.waitForLoadState('networkidle');
    const isCode = (path: string) => /^\/portals\/.*\.js$/.test(path);
    assert.deepEqual(asked.filter(isCode), []);
    const entry = page.waitForRequest((request) =>
      /\/portals\/user-area\/.*remoteEntry\.js/.test(request.url()),
    );
    await page.getByLabel('E-mail').pressSequentially('a');
    await entry;
    await context.close();
  });

  test('does not fetch it for a person who types in the checkup instead', async () => {
    const { page, context } = await product.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await startCheckup(page);
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Cognome', { exact: true }).fill('Bellini');
    await page.getByLabel('Cognome', { exact: true }).blur();
    await page.getByText(/^Salvato alle/).waitFor();
    assert.deepEqual(
      asked.filter((path) => /^\/portals\/user-area\/.*\.js$/.test(path)),
      [],
    );
    await context.close();
  });

  test('says so when the script does not arrive', async () => {
    const { page, context } = await product.visit();
    await page.route(/\/shell\/[^/]+\/js\//, (route) => route.abort());
    await page.goto('/user/login');
    await page.getByRole('link', { name: 'Ricarica la pagina' }).waitFor();
    await context.close();
  });

  test('on the phone: the checkup first for a browser never seen, the form for a known one', async () => {
    const { page, context } = await product.visit(PHONE);
    const shell = await holdShell(page);
    await page.goto('/user/login', { waitUntil: 'commit' });
    const start = page.getByRole('button', { name: 'Inizia il checkup gratuito' });
    const email = page.getByLabel('E-mail');
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    await start.waitFor();
    await email.waitFor();
    // Not `document.fonts.ready`: Firefox waits for the whole page, and this test holds it back.
    await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    });
    const before = await top(start);
    assert.ok(before < (await top(email)));
    assert.ok(await isStatic(page));
    shell.release();
    await page.getByText('Un esempio: la famiglia Bellini').last().waitFor();
    assert.ok(!(await isStatic(page)));
    assert.equal(await top(start), before, 'the button moved under the finger');
    await page.getByRole('link', { name: 'Accedi', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Accedi', exact: true })).toBeInViewport();
    await signInByForm(page, anna());
    await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
    await context.clearCookies();
    await page.goto('/user/login');
    await start.waitFor();
    // The page that was drawn first gives way to the shell's own at any moment.
    await expect.poll(async () => (await top(start)) > (await top(email))).toBe(true);
    await expect(page.getByText('Hai già un’area?')).toBeHidden();
    await context.close();
  });
});
