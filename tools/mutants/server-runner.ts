/**
 * Runs test files of the server in this process, one file at a time, hooks included. The server's
 * modules stay loaded between mutants; each run of a file gets a fresh application and database
 * from the file's own `beforeAll`. One test file counts as one test of Stryker. Only the tests that
 * ought to notice are asked: those of the mutant's own folder, and of the folders in ALSO_ASKED.
 */
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
import { addEventHandler, getState, resetState, run } from 'jest-circus';

/**
 * Files that take long, start processes of their own, or repeat what others assert: they are not
 * asked.
 */
const NOT_ASKED = [
  'src/durability',
  'src/faults',
  'src/commands/',
  'src/http/authorization',
  'src/http/second-wall',
  'src/http/schema-fuzz',
  'src/modules/files/uploads-corpus',
  'src/modules/files/no-network',
  'src/modules/session/interleaved',
  'src/modules/session/session-model',
  'src/db/app-role',
];
const TEST_TIMEOUT_MS = 60_000;
/** Rooms whose behaviour is asserted by the tests of others, beside their own. */
const ALSO_ASKED: Readonly<Record<string, readonly string[]>> = {
  account: ['session', 'second-factor'],
  avatars: ['files'],
  idempotency: ['account', 'area', 'report'],
  notice: ['account', 'second-factor'],
  http: ['account', 'session', 'thirdparty', 'costanti', 'files'],
  storage: ['files', 'notes', 'privacy'],
  audit: ['admin', 'thirdparty'],
  session: ['account', 'thirdparty'],
  admin: ['thirdparty', 'account'],
  notes: ['privacy'],
  general: ['privacy'],
  checkup: ['area'],
  area: ['thirdparty', 'report'],
  portals: ['web'],
  report: ['costanti'],
  mail: ['account', 'privacy'],
};

const scope = globalThis as typeof globalThis & { __stryker__?: InstrumenterContext };
const context = (): InstrumenterContext => (scope.__stryker__ ??= {});

/** What every room leaves behind is swept by one file; it is asked last. */
const SWEEPS = 'packages/server/src/housekeeping.test.ts';
const askedOf = (room: string): readonly string[] => [room, ...(ALSO_ASKED[room] ?? [])];
/** When a test is asked about a room: those of the room itself first; less than 0 for never. */
const rankOf = (asked: readonly string[], file: string): number =>
  file === SWEEPS ? asked.length : asked.indexOf(roomOf(file));
/** The folder of a file in `modules`, or beside it. */
const roomOf = (file: string): string => path.basename(path.dirname(file));

/**
 * Only one room is measured (MUTANTS_ROOM): only the tests it asks are run before, to learn which
 * piece each of them reaches.
 */
function testFiles(room = process.env['MUTANTS_ROOM']): string[] {
  const files = globSync('packages/server/src/**/*.test.ts')
    .filter((file) => !NOT_ASKED.some((part) => file.includes(part)))
    .sort();
  return room ? files.filter((file) => rankOf(askedOf(room), file) >= 0) : files;
}

export function makeServerRunner(): TestRunner {
  const spentMs = new Map<string, number>();
  let isReady = false;
  const prepare = () => {
    if (isReady) return;
    isReady = true;
    registerOurGlobals();
  };
  return {
    // Code that runs while a module loads can only be changed in a new process.
    capabilities: () => ({ reloadEnvironment: false }),
    async dryRun(): Promise<DryRunResult> {
      prepare();
      // What the modules compute while they load is of no test: it is changed in a new process, and
      // every file of the room is asked.
      await import(pathToFileURL(path.resolve('packages/server/src/app.ts')).href);
      const tests: TestResult[] = [];
      for (const file of testFiles()) {
        context().currentTestId = file;
        const result = await runFile(file);
        if (result.status === TestStatus.Failed) console.error(`${file}: ${result.failureMessage}`);
        tests.push(result);
      }
      delete context().currentTestId;
      return { status: DryRunStatus.Complete, tests, mutantCoverage: context().mutantCoverage };
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
      prepare();
      ours.activeMutant = activeMutant.id;
      const asked = askedOf(roomOf(activeMutant.fileName));
      const rank = (file: string) => rankOf(asked, file);
      const chosen = (testFilter ?? testFiles())
        .filter((file) => rank(file) >= 0)
        .sort((a, b) => rank(a) - rank(b) || (spentMs.get(a) ?? 0) - (spentMs.get(b) ?? 0));
      const tests: TestResult[] = [];
      for (const file of chosen) {
        const result = await runFile(file);
        spentMs.set(file, result.timeSpentMs);
        tests.push(result);
        const endless = determineHitLimitReached(ours.hitCount, ours.hitLimit);
        if (endless) return { status: MutantRunStatus.Timeout, reason: endless.reason };
        if (result.status === TestStatus.Failed) break;
      }
      return toMutantRunResult({ status: DryRunStatus.Complete, tests });
    },
  };
}

function registerOurGlobals(): void {
  const globals = pathToFileURL(path.join(import.meta.dirname, 'server-globals.ts')).href;
  const fastCheck = pathToFileURL(path.join(import.meta.dirname, 'fast-check.ts')).href;
  registerHooks({
    resolve: (name, at, next) => {
      if (!at.parentURL?.includes('/packages/server/')) return next(name, at);
      if (name === '@jest/globals')
        return { url: globals, format: 'module-typescript', shortCircuit: true };
      if (name === 'fast-check')
        return { url: fastCheck, format: 'module-typescript', shortCircuit: true };
      return next(name, at);
    },
  });
}

let loads = 0;
async function runFile(file: string): Promise<TestResult> {
  const started = performance.now();
  const failures: string[] = [];
  const onStray = (error: unknown) => {
    failures.push(`outside a test: ${String(error)}`);
  };
  process.on('uncaughtException', onStray);
  process.on('unhandledRejection', onStray);
  try {
    resetState();
    getState().testTimeout = TEST_TIMEOUT_MS;
    stopAtFirstFailure();
    await import(`${pathToFileURL(path.resolve(file)).href}?load=${loads++}`);
    const { testResults, unhandledErrors } = await run();
    for (const { errors, testPath } of testResults)
      if (errors.length > 0) failures.push(`${testPath.slice(1).join(' ')}: ${errors[0]}`);
    failures.push(...unhandledErrors);
  } catch (error) {
    failures.push(String(error));
  } finally {
    process.off('uncaughtException', onStray);
    process.off('unhandledRejection', onStray);
  }
  const result = { id: file, name: file, timeSpentMs: performance.now() - started };
  const [failureMessage] = failures;
  return failureMessage === undefined
    ? { ...result, status: TestStatus.Success }
    : { ...result, status: TestStatus.Failed, failureMessage };
}

/**
 * One failed test is enough to notice a mutant: the rest of the file is skipped, its `afterAll`
 * still runs.
 */
function stopAtFirstFailure(): void {
  const skipAll = (block: ReturnType<typeof getState>['rootDescribeBlock']): void => {
    for (const child of block.children) {
      if (child.type === 'describeBlock') skipAll(child);
      else if (child.status === null || child.status === undefined) child.mode = 'skip';
    }
  };
  addEventHandler((event) => {
    const failed =
      (event.name === 'test_done' && event.test.errors.length > 0) || event.name === 'hook_failure';
    if (failed) skipAll(getState().rootDescribeBlock);
  });
}
