// The rules of the house that a machine can check. TypeScript 6 lives in this package alone:
// typescript-eslint cannot read 7.
import path from 'node:path';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { textAlone } from './text-alone.mjs';

const noEnum = { selector: 'TSEnumDeclaration', message: 'A union of strings is enough.' };
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports: the name is the same everywhere.',
};
const ownForm = {
  selector:
    ':matches(JSXOpeningElement[name.name="form"], JSXMemberExpression[property.name="form"])',
  message: 'Every form is `Form` with `useForm`, of @bussola/forms/form.',
};
const namedCall = {
  selector: 'CallExpression[callee.name=/^call(Blob|Upload)?$/]',
  message:
    'A call has a name: a query or a mutation of packages/client, a function of shell/src/session.',
};
const noText = {
  selector: 'JSXText[value=/[A-Za-zÀ-ÿ]{2,}/]',
  message: 'Texts are in `locales/`, in both languages.',
};
const sqlAsText = {
  selector: 'CallExpression[callee.property.name=/^(query|prepared)$/]',
  message: 'Kysely writes the SQL, from the types of the tables: db/typed.ts (decision 0045).',
};
/** Where the server keeps SQL as text, with rows that no compiler checks; why: decision 0045. */
const SQL_AS_TEXT = [
  // The port, migrations, roles: what is there before the tables are.
  'db/**',
  // Passes statements on to the right role.
  'access.ts',
  // Makes roles.
  'commands/create-database-logins.ts',
  // COPY, with the triggers at rest.
  'commands/seed-households.ts',
  // Measured: one named statement with parameters, planned once.
  'modules/people/user-json-repository.ts',
  'modules/area/all-info-repository.ts',
  'modules/session/session-probe-repository.ts',
  // Whole rows of every table as JSON, compared with the catalogue of the database.
  'modules/privacy/export-repository.ts',
].map((file) => `packages/server/src/${file}`);
const askBrowser = 'Ask @bussola/portal/browser, which has an answer where the browser has none.';
const ASKED_GLOBALS = ['localStorage', 'sessionStorage', 'BroadcastChannel'].map((name) => ({
  name,
  message: askBrowser,
}));
const ASKED_PROPERTIES = [
  ['crypto', 'randomUUID'],
  ['crypto', 'subtle'],
  ['navigator', 'locks'],
].map(([object, property]) => ({ object, property, message: askBrowser }));
/** Elements by the names that our screens write them with. */
const ELEMENTS = {
  ...Object.fromEntries(
    ['a', 'button', 'div', 'fieldset', 'form', 'img', 'input', 'label', 'li', 'ol', 'p', 'section']
      .concat(['select', 'span', 'table', 'td', 'textarea', 'th', 'tr', 'ul'])
      .map((tag) => [`chakra.${tag}`, tag]),
  ),
  UiLink: 'a',
  Box: 'div',
  Flex: 'div',
  Grid: 'div',
  Stack: 'div',
};

const root = path.resolve(import.meta.dirname, '../..');
/** Node's own tests run by themselves: nobody waits for them. */
const NODE_TEST = ['it', 'test', 'describe', 'before', 'after', 'beforeEach', 'afterEach'];

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**', 'coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: path.join(root, 'tsconfig.json') } },
    plugins: { 'react-hooks': reactHooks, regexp },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': 'off', // the compiler says it
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: NODE_TEST }] },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A switch counts once: one line a case is not hard to follow.
      complexity: ['error', { max: 12, variant: 'modified' }],
      // TanStack Query renames its calls; the new names come with its next major version.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: ['fetchQuery', 'prefetchQuery', 'execCommand', 'allowInsecureRequests'] },
      ],
      // A handler is async because its type says so, also when it waits for nothing.
      '@typescript-eslint/require-await': 'off',
      // A library's enum and its number are one.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A rejection of somebody else's goes on as it is.
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      // What comes from outside may lack what its type promises: it is asked for all the same.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `void` says that a value is read for what reading it does.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // There are no classes whose methods would lose their `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A text is spread into its letters where letters are counted.
      '@typescript-eslint/no-misused-spread': 'off',
      // A caller says what it reads: `query<Row>(…)`.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      // Playwright reads from the pattern that a fixture needs no other.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // An expression that takes long over a hostile text holds everybody up.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', noEnum, noDefault],
      // Prettier wraps code; this is for comments. A long string stays one string.
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
        },
      ],
      'max-lines': ['error', { max: 460, skipBlankLines: true, skipComments: true }],
      // A component is one screen of code; a factory may list many short functions.
      'max-lines-per-function': ['error', { max: 160 }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 100 }] } },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  // A `describe` is as long as its file, a server of tests as all its answers.
  {
    files: ['**/*.{test,journey}.{ts,tsx}', '**/{test,testing,bench}/**', 'e2e/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['packages/server/src/**/*.ts'],
    ignores: ['**/*.test.ts', ...SQL_AS_TEXT],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefault, sqlAsText] },
  },
  // Generated from the migrations.
  { files: ['packages/server/src/db/schema.ts'], rules: { 'max-lines': 'off' } },
  // Loops over arrays of numbers, thousands of times for a simulation: each place is within the
  // bounds of the loop, and a check of it would cost. Elsewhere `known` of records.ts checks.
  {
    files: [
      'packages/domain/src/{proiezione,traccia}/**',
      'packages/domain/src/costanti/cholesky.ts',
      'packages/domain/{bench,test}/**',
      'packages/domain/**/*.test.ts',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // Texts of strangers, as long as a body may be: not even quadratic.
  {
    files: ['packages/server/src/{http,modules,web}/**', 'packages/contract/**'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
  },
  // What runs in a terminal may talk to it; what a tool or React asks for by default export may
  // have one.
  {
    files: [
      'tools/**',
      'packages/server/src/{main,commands}/**',
      'packages/server/src/main.ts',
      '**/bench/**',
      'packages/portal-build/**',
    ],
    rules: { 'no-console': 'off' },
  },
  // Everywhere but in the server, in the builder, and where the calls get their names.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'packages/{server,client,portal-build}/**',
      'e2e/**',
      'tools/**',
      'packages/forms/src/form/form.tsx',
      'shell/src/session/**',
      // For developers only.
      'shell/src/test-shell/**',
    ],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefault, ownForm, namedCall, noText] },
  },
  {
    // Each part of a page that is shown or not counts as a branch.
    files: ['**/*.tsx'],
    rules: { complexity: ['error', { max: 16, variant: 'modified' }] },
  },
  {
    // Where people are, and a browser may translate the page.
    files: ['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx', 'packages/*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { house: { rules: { 'text-alone': textAlone } } },
    rules: { 'house/text-alone': 'error' },
  },
  {
    // A browser may refuse each of these, even to be read.
    files: [
      'shell/src/**',
      'mfe-*/src/**',
      'packages/{client,ui,portal,portal-loader,forms,results,step-up,i18n}/src/**',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'packages/portal/src/browser.ts',
      // Written into the page as text: it imports nothing.
      'shell/src/auth/early.ts',
      // Without cryptography everything stays in memory (device-copy.ts).
      'shell/src/boot/sealed-store.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...ASKED_GLOBALS],
      'no-restricted-properties': ['error', ...ASKED_PROPERTIES],
    },
  },
  {
    // A test, and the model it holds the product to, tells its story in one piece.
    files: [
      '**/*.test.{ts,tsx}',
      'packages/*/test/**',
      'packages/*/bench/**',
      '**/src/testing/**',
      'tools/**',
      'e2e/**',
    ],
    rules: { complexity: ['error', { max: 24, variant: 'modified' }] },
  },
  {
    // The providers of a page are written once.
    files: ['{shell,mfe-*,packages/{forms,results,step-up}}/src/**/{*.test.tsx,testing/**}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@bussola/i18n',
          importNames: ['I18nextProvider'],
          message: '`renderPage` of @bussola/test-page draws a page in a test.',
        },
      ],
    },
  },
  {
    // Playwright asks for default exports here.
    files: ['e2e/playwright.config.ts', 'e2e/harness/first-start.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum] },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'jsx-a11y-x': a11y },
    settings: { 'jsx-a11y-x': { components: ELEMENTS } },
    rules: {
      ...a11y.configs.recommended.rules,
      // In a dialog the first field takes the focus: that is where the person was led.
      'jsx-a11y-x/no-autofocus': 'off',
      // What scrolls is reached by the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
    },
  },
  // Keys are pressed in the field of the list, on the items of the menu, and on the button that
  // closes the message.
  {
    files: [
      'packages/ui/src/{forms/combo-field,results/menu-button}.tsx',
      'shell/src/frame/notification-list.tsx',
    ],
    rules: {
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/no-static-element-interactions': 'off',
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
    },
  },
  {
    files: ['**/*-page.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnum, ownForm, namedCall, noText] },
  },
  {
    files: ['**/portal-module.tsx', '**/*-worker.ts', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
