/** The `test` of the journeys: Playwright's, with what holds for each of them. */
import assert from 'node:assert/strict';
import { test as base } from '@playwright/test';
import { takeViolations } from './browser.ts';
import { removeDownloads } from './downloads.ts';

export const test = base.extend<{ policies: undefined }, { downloads: undefined }>({
  /** Whatever a journey looks at, the content security policy was never broken. */
  policies: [
    async ({}, run) => {
      await run(undefined);
      assert.deepEqual(takeViolations(), [], 'the content security policy was violated');
    },
    { auto: true },
  ],
  downloads: [
    async ({}, run) => {
      await run(undefined);
      removeDownloads();
    },
    { scope: 'worker', auto: true },
  ],
});
