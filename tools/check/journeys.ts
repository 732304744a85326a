// Runs e2e/journeys in a real browser, with Playwright's own runner, and counts. A test that fails
// is run once more: a busy machine can make a browser late. Such a test is named in the result.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Extent } from '../../e2e/harness/extent.ts';
import { root, runNode } from './steps.ts';
import type { Outcome } from './steps.ts';

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * What `test --all` runs in a stock Firefox too: the way in before any script, the main job to its
 * PDF, and portals that are replaced, tried by some, of different days, failing in every way.
 */
const IN_FIREFOX = [
  'faults-thirdparty',
  'first-paint',
  'portal-builds',
  'portal-canary',
  'portal-skew',
  'visitor',
];

/** @param wanted names of journeys; `all`; without it those of `test --all` */
export const runInFirefox = (
  browser: string,
  wanted: readonly string[] | 'all' = IN_FIREFOX,
): Promise<Outcome> =>
  runPlaywright(wanted === 'all' ? [] : wanted, { BUSSOLA_FIREFOX: browser, TEST_EXTENT: 'all' });

/** @param wanted names of journeys, or how much of them runs (e2e/playwright.config.ts) */
export const runJourneys = (
  browser: string,
  wanted: readonly string[] | Extent,
): Promise<Outcome> =>
  runPlaywright(typeof wanted === 'string' ? [] : wanted, {
    BUSSOLA_BROWSER: browser,
    // The one that is meant, and no other.
    BUSSOLA_FIREFOX: '',
    TEST_EXTENT: typeof wanted === 'string' ? wanted : 'all',
  });

/**
 * The arguments with which Node runs Playwright Test.
 * @param names of journeys; none: all
 */
export const playwright = (names: readonly string[], ...options: string[]): string[] => [
  cli,
  'test',
  '--config',
  path.join(root, 'e2e'),
  ...options,
  ...names.map((name) => `/${name}\\.journey\\.ts$`),
];

async function runPlaywright(
  names: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bussola-journeys-'));
  const report = path.join(dir, 'report.json');
  try {
    const code = await runNode(playwright(names, '--reporter', 'list,json'), {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return countOf(JSON.parse(await readFile(report, 'utf8')) as JSONReport, code);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** A run that ends badly counts as one failure at least, whatever its report says. */
function countOf({ suites, stats, errors }: JSONReport, code: number): Outcome {
  const tests = suites.flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(failed.length + stats.skipped, errors.length, code === 0 ? 0 : 1),
    secondTry: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    failures: failed.map(({ title, file }) => ({
      what: title,
      again: `test e2e ${path.basename(file, '.journey.ts')}`,
    })),
  };
}

interface JourneyTest {
  title: string;
  file: string;
  status: string;
}
const testsOf = ({ file, specs, suites = [] }: JSONReportSuite): JourneyTest[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, file, status }))),
  ...suites.flatMap(testsOf),
];
