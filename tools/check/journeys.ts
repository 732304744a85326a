// Runs e2e/journeys one after the other in a real browser, with node's own test runner, and counts.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { finished } from 'node:stream/promises';
import { root } from './steps.ts';
import type { Outcome } from './steps.ts';

export async function runJourneys(browser: string, only?: string): Promise<Outcome> {
  const dir = path.join(root, 'e2e/journeys');
  const files = (await readdir(dir)).filter((file) => file.endsWith('.journey.ts') && (only === undefined || file.includes(only))).sort().map((file) => path.join(dir, file));
  if (files.length === 0) throw new Error('there are no journeys');
  process.env['BUSSOLA_BROWSER'] = browser;
  const outcome: Outcome = { passed: 0, failed: 0 };
  const stream = run({ files, concurrency: 1, timeout: 240_000, execArgv: ['--disable-warning=ExperimentalWarning'] });
  stream.on('test:pass', ({ details, nesting }) => { if (details.type !== 'suite' && nesting > 0) outcome.passed += 1; });
  stream.on('test:fail', ({ details, nesting }) => { if (details.type !== 'suite' && nesting > 0) outcome.failed += 1; });
  const reporter = new spec();
  stream.compose(reporter).pipe(process.stdout, { end: false });
  await finished(stream, { writable: false });
  // A file that never came to a test must not pass for a success.
  if (outcome.passed + outcome.failed < files.length) outcome.failed += 1;
  return outcome;
}
