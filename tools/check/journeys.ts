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

export async function runJourneys(browser: string): Promise<Outcome> {
  const dir = path.join(root, 'e2e/journeys');
  const files = (await readdir(dir)).filter((file) => file.endsWith('.journey.ts')).sort();
  if (files.length === 0) throw new Error('there are no journeys');
  process.env['BUSSOLA_BROWSER'] = browser;
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
  return total;
}
