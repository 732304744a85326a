// Runs e2e/journeys in a real browser, with node's own test runner, and counts. A file that fails
// is run once more, alone: a busy machine can make a browser late. Such a file is named in the
// result, and fails when it needed that twice in its last ten runs.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { STARTED_BEFORE, startProduct } from '../../e2e/harness/product.ts';
import { root } from './steps.ts';
import type { Failure, Outcome } from './steps.ts';
import { noteRun, RUNS_REMEMBERED } from './second-tries.ts';

async function runFile(file: string): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 };
  const stream = run({
    files: [file],
    concurrency: 1,
    timeout: 360_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  stream.on('test:pass', ({ details, nesting }) => {
    if (details.type !== 'suite' && nesting > 0) outcome.passed += 1;
  });
  stream.on('test:fail', ({ details, nesting }) => {
    if (details.type !== 'suite' && nesting > 0) outcome.failed += 1;
  });
  // Told in one piece, so that two files do not speak at once.
  console.log(await text(stream.compose(new spec()) as NodeJS.ReadableStream));
  // A file that never came to a test must not pass for a success.
  if (outcome.passed + outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

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
/** It opens no browser. */
const NOT_IN_FIREFOX = ['release'];
/** They take minutes and seldom change: `test --all` runs them. */
const ONLY_IN_ALL = ['leaks', 'portal-canary', 'portal-skew'];

const nameOf = (file: string): string => file.split('.')[0] ?? '';
const isJourney = (file: string): boolean => file.endsWith('.journey.ts');

/**
 * @param wanted names of journeys, or all that a Firefox can run; without it, those of `test --all`
 */
export const runInFirefox = (
  browser: string,
  wanted: readonly string[] | 'all' = IN_FIREFOX,
): Promise<Outcome> =>
  runFiles(
    'BUSSOLA_FIREFOX',
    browser,
    1,
    (file) =>
      isJourney(file) &&
      (wanted === 'all' ? !NOT_IN_FIREFOX.includes(nameOf(file)) : wanted.includes(nameOf(file))),
  );
/** @param wanted names of journeys; `all`; without it those of `test` */
export const runJourneys = (
  browser: string,
  wanted?: readonly string[] | 'all',
): Promise<Outcome> =>
  runFiles(
    'BUSSOLA_BROWSER',
    browser,
    2,
    (file) =>
      isJourney(file) &&
      (wanted === 'all' ||
        (wanted ? wanted.includes(nameOf(file)) : !ONLY_IN_ALL.includes(nameOf(file)))),
  );

/**
 * @param lanes files at a time: two Chromiums share two cores well, two Firefoxes are late for each
 * other
 */
async function runFiles(
  variable: 'BUSSOLA_BROWSER' | 'BUSSOLA_FIREFOX',
  browser: string,
  lanes: number,
  wanted: (file: string) => boolean,
): Promise<Outcome> {
  const dir = path.join(root, 'e2e/journeys');
  const files = (await readdir(dir)).filter(wanted).sort();
  if (files.length === 0) throw new Error('there are no journeys');
  // The one that is meant, and no other.
  const told = process.env['BUSSOLA_FIREFOX'];
  delete process.env['BUSSOLA_FIREFOX'];
  process.env[variable] = browser;
  const startedBefore = await mkdtemp(path.join(os.tmpdir(), 'bussola-started-'));
  try {
    await (await startProduct({ dataDir: startedBefore })).stop();
    process.env[STARTED_BEFORE] = startedBefore;
    return await runAll(
      files.map((file) => path.join(dir, file)),
      lanes,
    );
  } finally {
    process.env[STARTED_BEFORE] = '';
    await rm(startedBefore, { recursive: true, force: true });
    if (told !== undefined) process.env['BUSSOLA_FIREFOX'] = told;
  }
}

async function runAll(files: string[], lanes: number): Promise<Outcome> {
  const total: Outcome & { secondTry: string[]; failures: Failure[] } = {
    passed: 0,
    failed: 0,
    secondTry: [],
    failures: [],
  };
  const add = ({ passed, failed }: Outcome): void => {
    total.passed += passed;
    total.failed += failed;
  };
  const again: string[] = [];
  const waiting = [...files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const outcome = await runFile(file);
      if (outcome.failed > 0) {
        again.push(file);
        continue;
      }
      add(outcome);
      noteRun(path.basename(file), false);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const file of again) {
    const name = path.basename(file);
    console.log(`\n!! ${name} failed; once more`);
    const outcome = await runFile(file);
    add(outcome);
    if (outcome.failed > 0) {
      total.failures.push({ what: name, again: `e2e ${nameOf(name)}` });
      continue;
    }
    console.log(`\n!! ${name} passed at the second try only`);
    total.secondTry.push(name);
    if (noteRun(name, true) < 2) continue;
    console.log(
      `!! ${name} needed a second try twice in its last ${RUNS_REMEMBERED} runs: it is not reliable, and counts as failed`,
    );
    total.failed += 1;
    total.failures.push({ what: `${name} is not reliable`, again: `e2e ${nameOf(name)}` });
  }
  return total;
}
