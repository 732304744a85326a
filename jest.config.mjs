import { codeFolders, testProjectOf } from './packages/lint/workspace.ts';

// Far from UTC and from Rome, so that a time that depends on where the tests run shows.
process.env.TZ = 'America/New_York';
// Random cases are new at every run; TEST_SEED=… repeats those of an earlier one.
if (process.env.TEST_SEED === undefined) {
  process.env.TEST_SEED = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`random cases: TEST_SEED=${process.env.TEST_SEED}`);
}

// Of a page that lacks what a test looks for, its beginning is enough.
process.env.DEBUG_PRINT_LIMIT ??= '1500';

// Two worlds: Node (native ES modules) and the page (jsdom, CommonJS through swc: see
// docs/decisions/0003).
const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module,
    sourceMaps: 'inline',
  },
];
const ignore = ['/node_modules/', '/dist/', '/data/', '/.cache/'];
const rootsOf = (project) =>
  codeFolders
    .filter((folder) => testProjectOf(folder) === project)
    .map((folder) => `<rootDir>/${folder}`);
const node = (name, roots) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots,
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc({ type: 'es6' }) },
  setupFiles: ['<rootDir>/tools/jest/random-seed.mjs'],
  testPathIgnorePatterns: ignore,
  modulePathIgnorePatterns: ['/dist/', '/data/', '/.cache/'],
});

export default {
  maxWorkers: 2,
  // Five seconds, Jest's own, are short for a page on a busy machine.
  testTimeout: 30_000,
  // Half a second, Jest's own, is short for a worker with a database to end.
  workerGracefulExitTimeout: 5_000,
  projects: [
    node('rules', rootsOf('rules')),
    node('server', rootsOf('server')),
    {
      displayName: 'page',
      rootDir: import.meta.dirname,
      roots: rootsOf('page'),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testEnvironment: '<rootDir>/tools/jest/page-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/ui/src/testing/page-setup.ts'],
      transform: { '^.+\\.(t|j|mj)sx?$': swc({ type: 'commonjs' }) },
      transformIgnorePatterns: [
        '/node_modules/(?!\\.pnpm/)(?!(ky)/)',
        '/node_modules/\\.pnpm/(?!(ky)@)',
      ],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/tools/jest/asset.cjs' },
      testPathIgnorePatterns: ignore,
      modulePathIgnorePatterns: ['/dist/', '/data/', '/.cache/'],
    },
  ],
};
