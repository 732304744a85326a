// Runs the tests of the rules in this process, over and over: the files are loaded once, and each
// mutant runs only the tests that reach it.
import { registerHooks } from 'node:module';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { getState, resetState } from 'jest-circus';

interface Test {
  id: string;
  name: string;
  fn: () => unknown;
  /** How long it took unchanged. */ ms: number;
  whole?: boolean;
}
type Block = ReturnType<typeof getState>['rootDescribeBlock'];

const scope = globalThis as typeof globalThis & { __stryker__?: InstrumenterContext };
const context = (): InstrumenterContext => (scope.__stryker__ ??= {});

export function makeRunner(): TestRunner {
  let tests: Test[] | undefined;
  return {
    // Nothing that was imported can be taken back: what a file computes while loading asks for a
    // new process.
    capabilities: () => ({ reloadEnvironment: false }),
    async dryRun(): Promise<DryRunResult> {
      tests = await load();
      const results: TestResult[] = [];
      for (const test of tests) {
        // A whole file is its tests, which run by themselves.
        if (test.whole) {
          results.push({
            id: test.id,
            name: test.name,
            status: TestStatus.Success,
            timeSpentMs: 0,
          });
          continue;
        }
        context().currentTestId = test.id;
        results.push(await run(test));
      }
      delete context().currentTestId;
      const spent = new Map(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
      for (const test of tests) test.ms = spent.get(test.id) ?? 0;
      return {
        status: DryRunStatus.Complete,
        tests: results,
        mutantCoverage: context().mutantCoverage,
      };
    },
    async mutantRun({
      testFilter,
      hitLimit,
      activeMutant,
      mutantActivation,
    }: MutantRunOptions): Promise<MutantRunResult> {
      const ours = context();
      ours.hitLimit = hitLimit;
      ours.hitCount = hitLimit === undefined ? undefined : 0;
      if (mutantActivation === 'static') ours.activeMutant = activeMutant.id;
      try {
        if (!tests) {
          tests = await load();
          // What the rules keep from one call to the next is filled before anything is changed, and
          // the quick tests are known.
          if (mutantActivation === 'runtime')
            for (const test of tests) if (!test.whole) test.ms = (await run(test)).timeSpentMs;
        }
      } catch (error) {
        return {
          status: MutantRunStatus.Killed,
          killedBy: ['loading'],
          failureMessage: String(error),
          nrOfTests: 0,
        };
      }
      ours.activeMutant = activeMutant.id;
      const chosen = tests
        .filter(({ id, whole }) => (testFilter ? testFilter.includes(id) : !whole))
        .sort((a, b) => Number(a.whole ?? false) - Number(b.whole ?? false) || a.ms - b.ms);
      const results = [];
      for (const test of chosen) {
        const result = await run(test);
        results.push(result);
        const endless = determineHitLimitReached(ours.hitCount, ours.hitLimit);
        if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason };
        if (result.status === TestStatus.Failed) break;
      }
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: results });
    },
  };
}

async function run({ id, name, fn }: Test): Promise<TestResult> {
  const started = performance.now();
  const result = { id, name };
  try {
    await fn();
    return { ...result, status: TestStatus.Success, timeSpentMs: performance.now() - started };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return {
      ...result,
      status: TestStatus.Failed,
      failureMessage,
      timeSpentMs: performance.now() - started,
    };
  }
}

/**
 * Folders whose tests are about the rules, and the one that is measured: what is drawn at random
 * for years (projection) or tries every change of a family (simulation) takes long and says little
 * of the others.
 */
const TESTS = (folder = process.env['MUTANTS_ROOM'] ?? ''): string =>
  `packages/domain/src/{analisi,bilancio,casi,contesto,famiglia,fisco,patrimonio,previdenza,protezione,regole,riscatto,risposte,soluzioni,successione,${folder}}/**/*.test.ts`;
const STANDS = new Map([
  ['@jest/globals', 'globals.ts'],
  ['fast-check', 'fast-check.ts'],
]);
const SOURCES = 'packages/domain/src/**/*.ts';
const urlOf = (file: string): string => pathToFileURL(path.resolve(file)).href;

/**
 * The sources first: what they compute while loading is of no test. Then the tests, file by file;
 * what a file computes outside its tests counts as one more test, that reads the file again and
 * runs all of it.
 */
async function load(): Promise<Test[]> {
  registerHooks({
    resolve: (name, at, next) => {
      const stand = at.parentURL?.includes('/packages/domain/') ? STANDS.get(name) : undefined;
      return stand
        ? {
            url: pathToFileURL(path.join(import.meta.dirname, stand)).href,
            format: 'module-typescript',
            shortCircuit: true,
          }
        : next(name, at);
    },
  });
  const found: Test[] = [];
  for (const file of globSync(SOURCES).sort())
    if (!file.endsWith('.test.ts')) await import(urlOf(file));
  for (const file of [
    ...new Set(globSync(TESTS())),
    'packages/domain/src/vectors.test.ts',
  ].sort()) {
    const whole = { id: file, name: file, fn: () => again(file), ms: 0, whole: true };
    context().currentTestId = whole.id;
    const tests = await testsOf(urlOf(file));
    delete context().currentTestId;
    found.push(whole, ...tests.map((test) => ({ ...test, id: `${file} ${test.id}` })));
  }
  return found;
}

let readings = 0;
async function again(file: string): Promise<void> {
  for (const { fn } of await testsOf(`${urlOf(file)}?${readings++}`)) await fn();
}

async function testsOf(url: string): Promise<Test[]> {
  resetState();
  await import(url);
  const found: Test[] = [];
  collect(getState().rootDescribeBlock, '', found);
  return found;
}

function collect(block: Block, prefix: string, found: Test[]): void {
  if (block.hooks.length > 0) throw new Error(`${prefix}: tests of rules have no hooks`);
  for (const child of block.children) {
    const name = `${prefix} ${child.name}`.trim();
    if (child.type === 'describeBlock') collect(child, name, found);
    else found.push({ id: `${found.length} ${name}`, name, fn: child.fn as () => unknown, ms: 0 });
  }
}
