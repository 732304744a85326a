/**
 * Every screen beside the picture that was kept of it (`e2e/pictures`): whole on the phone in
 * light, its first view on a wide screen in dark. After a wanted change they are drawn anew
 * (e2e/README.md).
 */
import path from 'node:path';
import { expect } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { completeCheckup, startCheckup } from '../harness/checkup.ts';
import {
  admin,
  adviser,
  anna,
  demoPerson,
  partner,
  signIn,
  signInByCall,
  superAdmin,
} from '../harness/people.ts';
import { AREA, CHECKUP, OTHERS, PUBLIC } from '../harness/screens.ts';
import { test } from '../harness/test.ts';
import { useProduct } from '../harness/use-product.ts';

/** The account lists the devices: he signs in for its picture only. */
const luca = () => demoPerson(({ what }) => what === 'Famiglia Galli');

const TODAY = '2026-11-25T09:00:00Z';

/** A button that moves by a few pixels changes more pixels than this. */
const TOLERANCE = {
  maxDiffPixels: 250,
  stylePath: path.resolve(import.meta.dirname, '../harness/pictures.css'),
  // Tall pages take their time.
  timeout: 30_000,
} as const;

async function compare(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.locator('h1:visible').first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    const name = address.slice(1).replaceAll('/', '-');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Of «Metodo», as tall as all its rules, and of an editor over its page, the first view.
    const fullPage = !/metodo$|modifica$/.test(address);
    // Two texts differ at every run: the time of the last save, and the version of the rules.
    const mask = [page.getByText(/^Salvato alle /), page.getByText(/^Cifre .*, regole /)];
    const options = { ...TOLERANCE, mask };
    await expect(page).toHaveScreenshot(`${name}-390.png`, { ...options, fullPage });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page).toHaveScreenshot(`${name}-1440.png`, options);
  }
}

test.describe('every screen looks as it did', () => {
  test.describe.configure({ mode: 'parallel' });

  const product = useProduct({
    env: {
      FIXED_DATE: TODAY,
      NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, '../harness/fixed-date.ts')}`,
    },
    isFirstStart: true,
  });

  // Lists of staff are sorted by last sign-in. A sign-in from another browser leaves a notice.
  let staffBrowser: BrowserContextOptions = {};
  test.beforeAll(async () => {
    const { context } = await product.visit();
    for (const person of [adviser(), admin()]) await signInByCall(context, person);
    staffBrowser = { storageState: await context.storageState() };
    await context.close();
  });

  async function visitor(browser: BrowserContextOptions = {}) {
    const { page, context } = await product.visit({
      ...browser,
      reducedMotion: 'reduce',
      // For the style sheet of the comparison.
      bypassCSP: true,
    });
    await context.clock.install({ time: TODAY });
    return { page, close: () => context.close() };
  }

  for (const [what, addresses] of Object.entries(PUBLIC))
    test(`of the public: ${what}`, async () => {
      const { page, close } = await visitor();
      await compare(page, addresses);
      await close();
    });

  for (const [what, addresses] of Object.entries(CHECKUP))
    test(`of the checkup: ${what}`, async () => {
      const { page, close } = await visitor();
      await startCheckup(page);
      await completeCheckup(page, {}, { stopAtSummary: true });
      await compare(page, addresses);
      await close();
    });

  for (const [what, addresses] of Object.entries(AREA))
    test(`of the area: ${what}`, async () => {
      const { page, close } = await visitor();
      await signIn(page, what === 'account' ? luca() : anna());
      await compare(page, addresses);
      await close();
    });

  const people = { admin, superAdmin, partner, adviser };
  for (const { who, address } of OTHERS)
    test(`of the ${who}: ${address}`, async () => {
      const { page, close } = await visitor(staffBrowser);
      await signIn(page, people[who]());
      await compare(page, [address]);
      await close();
    });
});
