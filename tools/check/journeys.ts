// Runs e2e/journeys one after the other in a real browser, with node's own test runner, and counts. A file that fails is run
// once more, and says so: a busy machine can make a browser late; what fails twice is broken.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { finished } from 'node:stream/promises';
import { root } from './steps.ts';
import type { Outcome } from './steps.ts';

async function runFile(file: string): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0 };
  const stream = run({ files: [file], concurrency: 1, timeout: 240_000, execArgv: ['--disable-warning=ExperimentalWarning'] });
  stream.on('test:pass', ({ details, nesting }) => { if (details.type !== 'suite' && nesting > 0) outcome.passed += 1; });
  stream.on('test:fail', ({ details, nesting }) => { if (details.type !== 'suite' && nesting > 0) outcome.failed += 1; });
  stream.compose(new spec()).pipe(process.stdout, { end: false });
  await finished(stream, { writable: false });
  // A file that never came to a test must not pass for a success.
  if (outcome.passed + outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

/**
 * Those that `test` runs in a stock Firefox too: the way in before any script, the main job to its PDF, and portals that are replaced, tried by some,
 * of different days, and failing in every way.
 */
const IN_FIREFOX = ['faults-thirdparty', 'first-paint', 'portal-builds', 'portal-canary', 'portal-skew', 'visitor'];
/** It opens no browser. */
const NOT_IN_FIREFOX = ['release'];

/** @param wanted names of journeys, or all that a Firefox can run; without it, those of `test` */
export const runInFirefox = (browser: string, wanted: readonly string[] | 'all' = IN_FIREFOX): Promise<Outcome> => runFiles('BUSSOLA_FIREFOX', browser, (file) => {
  const [name = '', ending] = file.split('.');
  return ending === 'journey' && (wanted === 'all' ? !NOT_IN_FIREFOX.includes(name) : wanted.includes(name));
});
export const runJourneys = (browser: string): Promise<Outcome> => runFiles('BUSSOLA_BROWSER', browser, (file) => file.endsWith('.journey.ts'));

async function runFiles(variable: 'BUSSOLA_BROWSER' | 'BUSSOLA_FIREFOX', browser: string, wanted: (file: string) => boolean): Promise<Outcome> {
  const dir = path.join(root, 'e2e/journeys');
  const files = (await readdir(dir)).filter(wanted).sort();
  if (files.length === 0) throw new Error('there are no journeys');
  // The one that is meant, and no other.
  const told = process.env['BUSSOLA_FIREFOX'];
  delete process.env['BUSSOLA_FIREFOX'];
  process.env[variable] = browser;
  const total: Outcome = { passed: 0, failed: 0 };
  for (const file of files) {
    let outcome = await runFile(path.join(dir, file));
    if (outcome.failed > 0) {
      console.log(`\n!! ${file} failed; once more`);
      outcome = await runFile(path.join(dir, file));
      if (outcome.failed === 0) console.log(`\n!! ${file} passed at the second try only`);
    }
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
  if (told !== undefined) process.env['BUSSOLA_FIREFOX'] = told;
  return total;
}
