// The steps of `test` and `check`: each runs to its end, is counted, and says what failed in its
// own words.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { testProjectOf, workspaceFolders } from '../../packages/lint/workspace.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that failed once and passed when they ran again. */
  secondTry?: string[];
  /** What failed, each with the script that repeats it alone. */
  failures?: Failure[];
}
export interface Failure {
  what: string;
  again: string;
}
export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

interface RunOptions {
  env?: Record<string, string>;
  quiet?: boolean;
}

/** Runs a program of the workspace to its end; its words go where ours go. */
export function runNode(
  args: string[],
  { env = {}, quiet = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param options.again the script that repeats this step alone, if there is one */
export const one = (
  name: string,
  args: string[],
  { env = {}, again }: { env?: Record<string, string>; again?: string } = {},
): Step => ({
  name,
  run: async () =>
    (await runNode(args, { env })) === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, failures: again === undefined ? [] : [{ what: name, again }] },
});

const bin = (name: string): string => path.join(root, 'node_modules', name);

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface JestRun {
  env: Record<string, string>;
  pattern?: string | undefined;
}

/** @throws when Jest died and left no report */
async function runJest(projects: string[], { env, pattern }: JestRun) {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bussola-jest-'));
  try {
    const file = path.join(dir, 'report.json');
    const code = await runNode(
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        bin('jest/bin/jest.js'),
        '--selectProjects',
        ...projects,
        '--json',
        `--outputFile=${file}`,
        '--silent',
        ...(pattern === undefined ? [] : ['--testPathPatterns', pattern]),
        // It then writes the report, and the count below says that there were none.
        '--passWithNoTests',
      ],
      { env },
    );
    const report = JSON.parse(await readFile(file, 'utf8')) as JestReport;
    return { report, code };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const relative = (file: string): string => path.relative(root, file);
const escapeDots = (name: string): string => name.replaceAll('.', String.raw`\.`);
/** Test files whose worker process crashed; Node 24 is known for it: nodejs/node#62393. */
const crashedIn = (report: JestReport): string[] =>
  report.testResults
    .filter(({ message }) =>
      /A jest worker process .*signal=SIG(?:SEGV|ILL|BUS|TRAP)/.test(message),
    )
    .map(({ name }) => relative(name));

const didNotRun = (file: string, projects: readonly string[]): Failure => ({
  what: `${file} did not run`,
  again: `test ${projectOf(file, projects)} ${file}`,
});

function failuresOf(
  report: JestReport,
  projects: readonly string[],
  crashed: readonly string[],
): Failure[] {
  return report.testResults
    .filter(({ status, name }) => status === 'failed' && !crashed.includes(relative(name)))
    .flatMap(({ name: file, assertionResults }): Failure[] => {
      const run = didNotRun(relative(file), projects);
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ what: fullName, again: run.again }));
      return tests.length > 0 ? tests : [run];
    });
}

/**
 * Jest's own count. A run that dies counts as one failure. Crashed test files run once more.
 * @param options.pattern only the test files whose path it matches
 * @param options.mayBeNone no file matches: nothing failed
 */
export const jest = (
  name: string,
  projects: string[],
  {
    env = {},
    pattern,
    mayBeNone = false,
  }: { env?: Record<string, string>; pattern?: string; mayBeNone?: boolean } = {},
): Step => {
  const count = async (only: string | undefined, isSecondTry: boolean): Promise<Outcome> => {
    const { report, code } = await runJest(projects, { env, pattern: only });
    const crashed = isSecondTry ? [] : crashedIn(report);
    const isEmpty = report.numTotalTests === 0 && !mayBeNone && crashed.length === 0;
    if (isEmpty)
      console.error(`No test of kind ${projects.join(' or ')} is in ${only ?? 'the workspace'}.`);
    const failed = Math.max(
      report.numFailedTests,
      report.numFailedTestSuites - crashed.length,
      code === 0 || crashed.length > 0 ? 0 : 1,
    );
    const first: Outcome = {
      passed: report.numPassedTests,
      failed: isEmpty ? 1 : failed,
      failures: failuresOf(report, projects, crashed),
    };
    if (crashed.length === 0) return first;
    const second = await count(crashed.map(escapeDots).join('|'), true).catch((): Outcome => ({
      passed: 0,
      failed: crashed.length,
      failures: crashed.map((file) => didNotRun(file, projects)),
    }));
    return {
      passed: first.passed + second.passed,
      failed: first.failed + second.failed,
      failures: [...(first.failures ?? []), ...(second.failures ?? [])],
      secondTry: second.failed === 0 ? crashed.map((file) => `${file} (its process crashed)`) : [],
    };
  };
  return { name, run: () => count(pattern, false) };
};

const projectOf = (file: string, projects: readonly string[]): string =>
  projects.length === 1 ? (projects[0] ?? '') : testProjectOf(packageOf(file) ?? 'tools');

export const checks: Step[] = [
  one('format', ['packages/lint/run-format.mjs'], { again: 'format' }),
  one('types', ['packages/lint/run-types.mjs'], { again: 'types' }),
  one('lint', ['packages/lint/run-lint.mjs'], { again: 'lint' }),
  one('import directions', ['packages/lint/run-layers.mjs']),
  one('agreement with portals', ['tools/agreement.ts'], { again: 'agreement' }),
  one('licences of dependencies', ['tools/licences.ts'], { again: 'licences' }),
  one('sentences of the engine', ['tools/sentences.ts'], { again: 'sentences' }),
  one('dead code', [bin('knip/bin/knip.js'), '--no-progress']),
];

/** Those that look at some folders or files, as paths from the root. */
export const checksOf = (paths: readonly string[]): Step[] => {
  const packages = [...new Set(paths.flatMap((name) => packageOf(name) ?? []))];
  // Lint has no rules for what is only written and not run.
  const code = paths.filter((name) => !/\.(md|json|css|sql|ya?ml)$/.test(name));
  return [
    one('format', ['packages/lint/run-format.mjs', ...paths], { again: 'format' }),
    one('types', ['packages/lint/run-types.mjs', ...packages], { again: 'types' }),
    ...(code.length > 0
      ? [one('lint', ['packages/lint/run-lint.mjs', ...code], { again: 'lint' })]
      : []),
    jest('rules and pages', ['rules', 'page'], {
      pattern: paths.map(escapeDots).join('|'),
      mayBeNone: true,
    }),
  ];
};
const packageOf = (name: string): string | undefined =>
  workspaceFolders.find((folder) => `${name}/`.startsWith(`${folder}/`));

/** Runs the steps one after the other; the last line is the count. */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Outcome = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const repeats: Failure[] = [];
  const secondTry: string[] = [];
  const started = performance.now();
  for (const { name, run } of steps) {
    const from = performance.now();
    console.log(`\n── ${name}`);
    const outcome = await run().catch((error: unknown): Outcome => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    secondTry.push(...(outcome.secondTry ?? []));
    if (outcome.failed > 0) failures.push(name);
    repeats.push(...(outcome.failures ?? []));
    console.log(
      `   ${outcome.passed} passed, ${outcome.failed} failed in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
  }
  console.log(
    `\n${((performance.now() - started) / 1000).toFixed(0)} s${failures.length > 0 ? `; failed: ${failures.join(', ')}` : ''}`,
  );
  for (const { what, again } of repeats) console.log(`✖ ${what}\n    npx -y pnpm@12.21.0 ${again}`);
  for (const title of secondTry) console.log(`passed at the second try only: ${title}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
