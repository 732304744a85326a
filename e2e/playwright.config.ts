/**
 * How the journeys run: two files at a time, a failed one once more with a trace. Browser and build
 * come from the environment (harness/browser.ts, harness/product.ts).
 */
import { defineConfig } from '@playwright/test';
import { extent } from './harness/extent.ts';

/**
 * What `test` runs: the main job, each role, sign-in and session, the rules of the checkup, the
 * faults of each portal, and accessibility on one page of each portal.
 */
const MAIN = [
  'accessibility',
  'auth-pages',
  'back-office',
  'checkup-rules',
  'closed-area',
  'faults-admin',
  'faults-checkup',
  'faults-thirdparty',
  'faults-user-area',
  'guards',
  'own-account',
  'partner',
  'release',
  'session',
  'staff',
  'visitor',
];
/**
 * `test --all` runs them, or their name: they take minutes and seldom change, and the letters of
 * the pictures are those of one Chromium.
 */
const ONLY_IN_ALL = ['leaks', 'pictures', 'portal-canary', 'portal-skew', 'social', 'widths'];
const isFirefox = Boolean(process.env['BUSSOLA_FIREFOX']);

export default defineConfig({
  testDir: 'journeys',
  testMatch: extent === 'main' ? MAIN.map((name) => `${name}.journey.ts`) : '*.journey.ts',
  testIgnore: [
    ...(extent === 'all' ? [] : ONLY_IN_ALL.map((name) => `**/${name}.journey.ts`)),
    // The first opens no browser, the pictures are Chromium's.
    ...(isFirefox ? ['**/release.journey.ts', '**/pictures.journey.ts'] : []),
  ],
  globalSetup: './harness/first-start.ts',
  // Two Chromiums share two cores well; two Firefoxes are late for each other.
  workers: isFirefox ? 1 : 2,
  timeout: 240_000,
  retries: 1,
  outputDir: '../.cache/journeys',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // Only the second try records a trace, because it slows the browser down. Firefox takes no
  // screenshots: its driver adds a style to the page, and the page's policy refuses it.
  use: { screenshot: isFirefox ? 'off' : 'only-on-failure', trace: 'on-first-retry' },
});
