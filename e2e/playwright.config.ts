/**
 * How the journeys run: two files at a time, a failed one once more with a trace. Browser and build
 * come from the environment (harness/browser.ts, harness/product.ts).
 */
import { defineConfig } from '@playwright/test';

/** They take minutes and seldom change: `test --all` runs them, or their name. */
const ONLY_IN_ALL = ['leaks', 'portal-canary', 'portal-skew'];
const isAll = process.env['TEST_ALL'] === '1';
const isFirefox = Boolean(process.env['BUSSOLA_FIREFOX']);

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  testIgnore: [
    ...(isAll ? [] : ONLY_IN_ALL.map((name) => `**/${name}.journey.ts`)),
    // It opens no browser.
    ...(isFirefox ? ['**/release.journey.ts'] : []),
  ],
  globalSetup: './harness/first-start.ts',
  // Two Chromiums share two cores well; two Firefoxes are late for each other.
  workers: isFirefox ? 1 : 2,
  timeout: 240_000,
  retries: 1,
  outputDir: '../.cache/journeys',
  // A trace slows the browser down: the first try is what a person would meet.
  use: { screenshot: 'only-on-failure', trace: 'on-first-retry' },
});
