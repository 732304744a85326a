/** Every screen of the product through axe, in both languages and both themes. */
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from '../harness/accessible.ts';
import { speaksChromium } from '../harness/browser.ts';
import { completeCheckup, startCheckup } from '../harness/checkup.ts';
import { isAll, screensToTry } from '../harness/extent.ts';
import { admin, anna, partner, signIn, superAdmin } from '../harness/people.ts';
import { findMisfits } from '../harness/phone.ts';
import { AREA, CHECKUP, PUBLIC } from '../harness/screens.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** In English the same screens have other words: `test --all` looks at them too. */
const LANGUAGES = isAll ? ['it', 'en'] : ['it'];

/**
 * A theme is a class of the page and nothing else: only these can find something in the second that
 * was not in the first.
 */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Changes the theme. Whoever asked for less motion sees it at once: axe measures no colour on its
 * way to another.
 */
async function setTheme(page: Page, isDark: boolean): Promise<void> {
  const transitions = await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  }, isDark);
  // Only Chromium's driver can ask for reduced motion. In Firefox axe waits for animations to end.
  if (speaksChromium()) assert.equal(transitions, 0, `transitions on ${page.url()}`);
}

/** Asks axe about each address; a theme needs no second load. */
async function violationsOn(
  context: BrowserContext,
  page: Page,
  language: string,
  paths: string[],
): Promise<string[]> {
  const found: string[] = [];
  await context.route('**/guida.bussola.example/**', (route) => route.abort());
  await page.evaluate((code) => localStorage.setItem('bussola.language', code), language);
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    assert.equal(await page.locator('html').getAttribute('lang'), language, path);
    found.push(...(await findMisfits(page)).map((misfit) => `${path} ${language}: ${misfit}`));
    for (const isDark of [false, true]) {
      await setTheme(page, isDark);
      const broken = await findViolations(page, isDark ? OF_COLOURS : undefined);
      const theme = isDark ? 'dark' : 'light';
      found.push(...broken.map((rule) => `${path} ${language} ${theme}: ${rule}`));
    }
  }
  return found;
}

test.describe('everybody can use it', () => {
  test.describe.configure({ mode: 'parallel' });

  const product = useProduct();

  const visitor = () => product.visit({ reducedMotion: 'reduce' });

  for (const language of LANGUAGES) {
    for (const [what, paths] of screensToTry(PUBLIC))
      test(`axe finds nothing on the public screens, ${what}, ${language}`, async () => {
        const { page, context } = await visitor();
        await page.goto('/user/login');
        assert.deepEqual(await violationsOn(context, page, language, paths), []);
        await context.close();
      });

    for (const [what, paths] of screensToTry(CHECKUP))
      test(`axe finds nothing in the checkup, ${what}, ${language}`, async () => {
        const { page, context } = await visitor();
        await startCheckup(page);
        // All steps open once the last is reached; the results come after.
        await completeCheckup(page, {}, { stopAtSummary: true });
        assert.deepEqual(await violationsOn(context, page, language, paths), []);
        await context.close();
      });

    for (const [what, paths] of screensToTry(AREA))
      test(`axe finds nothing in the family’s area, ${what}, ${language}`, async () => {
        const { page, context } = await visitor();
        await signIn(page, anna());
        assert.deepEqual(await violationsOn(context, page, language, paths), []);
        await context.close();
      });

    test(`axe finds nothing in the admin area, ${language}`, async () => {
      const { page, context } = await visitor();
      await signIn(page, admin());
      await page.goto('/admin/clienti?cerca=Colombo');
      const href = await page
        .getByRole('link', { name: 'Colombo, Anna' })
        .first()
        .getAttribute('href');
      assert.deepEqual(
        await violationsOn(context, page, language, ['/admin/clienti', href ?? '']),
        [],
      );
      await context.close();
    });

    for (const { what, person, address } of [
      { what: 'portals', person: superAdmin, address: '/admin/portali' },
      { what: 'partner area', person: partner, address: '/thirdparty/clienti' },
    ])
      test(`axe finds nothing in the ${what}, ${language}`, async () => {
        const { page, context } = await visitor();
        await signIn(page, person());
        assert.deepEqual(await violationsOn(context, page, language, [address]), []);
        await context.close();
      });

    test(`axe finds nothing where a portal does not answer, ${language}`, async () => {
      const { page, context } = await visitor();
      await signIn(page, anna());
      await context.route(/\/portals\/user-area\/[^/]+\/remoteEntry\.js/, (route) =>
        route.fulfill({ status: 503 }),
      );
      const found = await violationsOn(context, page, language, ['/app/dashboards/home']);
      await page.getByText('ENTRY_NETWORK').waitFor();
      assert.deepEqual(found, []);
      await context.close();
    });
  }
});
