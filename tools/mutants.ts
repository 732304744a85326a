/**
 * Changes the rules one small piece at a time (a sign, a limit, a condition) and runs the tests that reach the piece: a change that
 * no test notices is a rule that nobody checks. Prints one line a folder, exits with 1 when fewer than 90 % are noticed.
 * Usage: node tools/mutants.ts [FOLDER…]; without folders, all five. Writes what survived into .cache/mutants, nothing else.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';

const WANTED = 90;
const FOLDERS = ['previdenza', 'protezione', 'patrimonio', 'successione', 'soluzioni'];
const root = path.resolve(import.meta.dirname, '..');
const others = readdirSync(path.join(root, 'packages')).filter((name) => name !== 'domain').map((name) => `/packages/${name}`);
const reports = path.join(root, '.cache/mutants');
/** What a comment in the source sets aside, with its reason, as the same in effect; sentences are set aside by the plug-in. */
const WORDS = 'words';

const chosen = process.argv.slice(2);
const unknown = chosen.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) {
  console.error(`There is no folder called ${unknown.join(', ')}; there are ${FOLDERS.join(', ')}.`);
  process.exit(1);
}
mkdirSync(reports, { recursive: true });
process.chdir(root);
let low = false;
try {
  for (const folder of chosen.length > 0 ? chosen : FOLDERS) low = !(await measure(folder)) || low;
} catch (error) {
  // Most often a test that fails on the rules as they are: its name was printed above.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(low ? 1 : 0);

async function measure(folder: string): Promise<boolean> {
  const started = performance.now();
  const mutants = await new Stryker({
    mutate: [`packages/domain/src/${folder}/*.ts`, '!**/*.test.ts'],
    testRunner: 'rules',
    plugins: [path.join(import.meta.dirname, 'mutants/plugin.ts')],
    ignorers: [WORDS],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    // Only what the rules and their tests read is copied.
    ignorePatterns: ['/dist', '/docs', '/e2e', '/mfe-*', '/shell', '/tools', ...others],
    tempDirName: '.cache/mutants/sandbox',
    tsconfigFile: 'none.json',
    reporters: [],
    allowConsoleColors: false,
    allowEmpty: false,
    logLevel: 'error',
    fileLogLevel: 'off',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  return report(folder, mutants, (performance.now() - started) / 1000);
}

/** @param seconds that the folder took */
function report(folder: string, mutants: readonly MutantResult[], seconds: number): boolean {
  const counted = mutants.filter(({ status }) => status !== 'Ignored');
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const same = mutants.filter(({ status, statusReason }) => status === 'Ignored' && statusReason !== WORDS);
  const rate = counted.length > 0 ? (100 * killed.length) / counted.length : 0;
  const left = counted.filter((mutant) => !killed.includes(mutant));
  writeFileSync(path.join(reports, `${folder}.txt`), left.map(line).sort().join('\n'));
  console.log(`${folder} ${counted.length} mutants, ${killed.length} killed (${rate.toFixed(1)} %), ${same.length} set aside as the same, ${seconds.toFixed(0)} s`);
  return rate >= WANTED;
}

/** Where, what it was, what it became: enough to write the test that is missing. */
function line({ fileName, location: { start, end }, mutatorName, replacement, status }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const at = (line: number, column: number) => lines.slice(0, line - 1).join('\n').length + column;
  const original = lines.join('\n').slice(at(start.line, start.column), at(end.line, end.column));
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 140);
  return `${path.relative(root, fileName)}:${String(start.line).padStart(3, '0')}:${start.column} ${status} ${mutatorName}: ${flat(original)} -> ${flat(replacement ?? '')}`;
}
