/**
 * What `mutants` can measure: the folders of the rules, the rooms of the server, the session of the
 * shell.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PORTALS } from '@bussola/portal-build';

export interface Suite {
  name: string;
  /** Percent of the mutants that tests must notice. */
  wanted: number;
  /** What this suite tells Stryker. */
  options: Record<string, unknown>;
}

const root = path.resolve(import.meta.dirname, '../..');
const RULES = [
  'bilancio',
  'previdenza',
  'protezione',
  'analisi',
  'contesto',
  'traccia',
  'successione',
  'fisco',
  'riscatto',
  'famiglia',
  'risposte',
  'regole',
  'simulazione',
  'patrimonio',
  'soluzioni',
];
const modules = (): string[] => readdirSync(path.join(root, 'packages/server/src/modules'));
/** Folders of the server beside its modules that decide who may do what. */
const BESIDE = ['http', 'storage'];

/** Stryker copies what the tests read; the rest only costs time. */
const without = (...kept: string[]): string[] => [
  '/dist',
  '/docs',
  '/e2e',
  '/tools',
  '/.cache',
  '/data',
  ...['shell', ...PORTALS.map((name) => `mfe-${name}`)]
    .filter((name) => !kept.includes(name))
    .map((name) => `/${name}`),
  ...readdirSync(path.join(root, 'packages'))
    .filter((name) => !kept.includes(name))
    .map((name) => `/packages/${name}`),
];

const rules = (folder: string): Suite => ({
  name: folder,
  wanted: 90,
  options: {
    mutate: [`packages/domain/src/${folder}/**/*.ts`, '!**/*.test.ts'],
    checkers: ['sample'],
    testRunner: 'rules',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    ignorePatterns: without('domain'),
  },
});

const server = (name: string, folders: readonly string[]): Suite => ({
  name,
  wanted: 80,
  options: {
    mutate: [
      ...folders.map((folder) => `packages/server/src/${folder}/*.ts`),
      '!**/*.test.ts',
      '!**/inspect-child.ts',
    ],
    // An emptied text is a sentence, or SQL that fails at once: it says nothing of the tests.
    mutator: { excludedMutations: ['StringLiteral'] },
    // One process draws the sample; when it is done, a second runs tests beside the first.
    checkers: ['sample'],
    testRunner: 'server',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    reporters: ['progress-append-only'],
    maxTestRunnerReuse: 30,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    ignorePatterns: without('server'),
  },
});

const session: Suite = {
  name: 'session',
  wanted: 80,
  options: {
    mutate: ['shell/src/session/*.{ts,tsx}', 'packages/client/src/session/*.ts', '!**/*.test.*'],
    mutator: { excludedMutations: ['StringLiteral'] },
    checkers: ['sample'],
    testRunner: 'command',
    concurrency: 1,
    timeoutMS: 60_000,
    ignorePatterns: [],
    // Jest leaves .cache alone, where the copy is: here it must not.
    commandRunner: {
      command: `${process.execPath} node_modules/jest/bin/jest.js --selectProjects page --bail --testPathIgnorePatterns=/node_modules/ --modulePathIgnorePatterns=/dist/ -- shell/src/session packages/client/src/session`,
    },
  },
};

/** @throws Error with the names there are */
export function findSuites(names: readonly string[]): Suite[] {
  const rooms = [...BESIDE, ...modules().map((name) => `modules/${name}`)];
  const known = new Map<string, () => Suite>([
    ...RULES.map((name): [string, () => Suite] => [name, () => rules(name)]),
    ['server', () => server('server', rooms)],
    ...rooms.map((folder): [string, () => Suite] => [
      `server/${path.basename(folder)}`,
      () => server(`server/${path.basename(folder)}`, [folder]),
    ]),
    ['session', () => session],
  ]);
  return (names.length > 0 ? names : RULES).map((name) => {
    const suite = known.get(name);
    if (!suite)
      throw new Error(
        `There is no suite called ${name}; there are ${[...known.keys()].join(', ')}.`,
      );
    return suite();
  });
}
