// Two worlds: Node (native ES modules) and the page (jsdom, CommonJS through swc: see docs/decisions/0003).
const swc = (module) => ['@swc/jest', {
  jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  module,
  sourceMaps: 'inline',
}];
const ignore = ['/node_modules/', '/dist/', '/data/', '/.cache/'];
const node = (name, roots) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots,
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc({ type: 'es6' }) },
  testPathIgnorePatterns: ignore,
  modulePathIgnorePatterns: ['/dist/', '/data/', '/.cache/'],
});

export default {
  maxWorkers: 2,
  projects: [
    node('rules', ['packages/domain', 'packages/contract', 'packages/portal', 'packages/portal-loader', 'packages/portal-build', 'tools'].map((p) => `<rootDir>/${p}`)),
    node('server', ['<rootDir>/packages/server']),
    {
      displayName: 'page',
      rootDir: import.meta.dirname,
      roots: ['packages/ui', 'packages/forms', 'packages/step-up', 'packages/i18n', 'packages/client', 'shell', 'mfe-checkup', 'mfe-user-area', 'mfe-admin', 'mfe-thirdparty'].map((p) => `<rootDir>/${p}`),
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testEnvironment: '<rootDir>/tools/jest/page-environment.cjs',
      transform: { '^.+\\.(t|j|mj)sx?$': swc({ type: 'commonjs' }) },
      transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(?!(ky)/)', '/node_modules/\\.pnpm/(?!(ky)@)'],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/tools/jest/asset.cjs' },
      testPathIgnorePatterns: ignore,
      modulePathIgnorePatterns: ['/dist/', '/data/', '/.cache/'],
    },
  ],
};
