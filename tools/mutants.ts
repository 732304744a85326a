/**
 * Mutation testing: changes the code one small piece at a time (a sign, a limit, a condition) and
 * runs the tests that reach the piece. A change that no test notices shows behaviour that nobody
 * checks. Prints one line a suite and exits with 1 when too few are noticed.
 *
 * Usage: node tools/mutants.ts [SUITE…] [--share=0.1] [--seed=1]; the suites are listed in
 * mutants/suites.ts, `server` is all its rooms. Without a suite: the rules. Writes the survivors
 * into .cache/mutants/<suite>.txt and nothing else.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';
import { NOT_SAMPLED } from './mutants/sample.ts';
import { findSuites, type Suite } from './mutants/suites.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/mutants');
/** Why the plug-in leaves a sentence out. */
const WORDS = 'words';

const given = process.argv.slice(2);
const option = (name: string, otherwise: string): string =>
  given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
// The workers of Stryker inherit both: see mutants/sample.ts.
process.env['MUTANTS_SHARE'] = option('share', '1');
process.env['MUTANTS_SEED'] = option('seed', '1');

mkdirSync(reports, { recursive: true });
process.chdir(root);
let low = false;
try {
  for (const suite of findSuites(given.filter((one) => !one.startsWith('--'))))
    low = !(await measure(suite)) || low;
} catch (error) {
  // Most often a test that fails on the code as it is: its name was printed above.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(low ? 1 : 0);

async function measure({ name, wanted, options }: Suite): Promise<boolean> {
  const started = performance.now();
  // The workers inherit it, as they do the share and the seed: see mutants/runner.ts and
  // mutants/server-runner.ts.
  process.env['MUTANTS_ROOM'] = name.replace(/^server\/?/, '');
  const mutants = await new Stryker({
    plugins: [path.join(import.meta.dirname, 'mutants/plugin.ts')],
    tempDirName: '.cache/mutants/sandbox',
    tsconfigFile: 'none.json',
    reporters: [],
    allowConsoleColors: false,
    allowEmpty: false,
    logLevel: 'error',
    fileLogLevel: 'off',
    ...options,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  return report(name, wanted, mutants, (performance.now() - started) / 1000);
}

/** @param seconds that the suite took */
function report(
  suite: string,
  wanted: number,
  mutants: readonly MutantResult[],
  seconds: number,
): boolean {
  const counted = mutants.filter(
    ({ status, statusReason }) => status !== 'Ignored' && statusReason !== NOT_SAMPLED,
  );
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const outside = mutants.filter(({ statusReason }) => statusReason === NOT_SAMPLED).length;
  const same = mutants.filter(
    ({ status, statusReason }) =>
      status === 'Ignored' && statusReason !== WORDS && !statusReason?.includes('excluded'),
  );
  const rate = counted.length > 0 ? (100 * killed.length) / counted.length : 0;
  const left = counted.filter((mutant) => !killed.includes(mutant));
  writeFileSync(
    path.join(reports, `${suite.replaceAll('/', '-')}.txt`),
    left.map(line).sort().join('\n'),
  );
  console.log(
    `${suite} ${counted.length} mutants${outside > 0 ? ` of ${counted.length + outside}` : ''}, ${killed.length} killed (${rate.toFixed(1)} %), ${same.length} set aside as the same, ${seconds.toFixed(0)} s`,
  );
  return rate >= wanted;
}

/** Where, what it was, what it became: enough to write the test that is missing. */
function line({
  fileName,
  location: { start, end },
  mutatorName,
  replacement,
  status,
}: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const at = (line: number, column: number) => lines.slice(0, line - 1).join('\n').length + column;
  const original = lines.join('\n').slice(at(start.line, start.column), at(end.line, end.column));
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 140);
  return `${path.relative(root, fileName)}:${String(start.line).padStart(3, '0')}:${start.column} ${status} ${mutatorName}: ${flat(original)} -> ${flat(replacement ?? '')}`;
}
