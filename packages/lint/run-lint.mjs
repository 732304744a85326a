#!/usr/bin/env node
// Runs eslint from this package, so that it finds this package's TypeScript 6 and not the root's 7.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { codeFolders } from './workspace.ts';

const require = createRequire(import.meta.url);
const { version } = require('typescript');
if (!version.startsWith('6.')) throw new Error(`lint must see TypeScript 6, sees ${version}`);

const root = path.resolve(import.meta.dirname, '../..');
const fix = process.argv.includes('--fix');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: path.join(import.meta.dirname, 'eslint.config.mjs'),
  fix,
  errorOnUnmatchedPattern: false,
});
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const results = await eslint.lintFiles(wanted.length > 0 ? wanted : codeFolders);
if (fix) await ESLint.outputFixes(results);
const text = await (await eslint.loadFormatter('stylish')).format(results);
if (text) console.log(text);
const errors = results.reduce(
  (sum, { errorCount, warningCount }) => sum + errorCount + warningCount,
  0,
);

/**
 * Planted violations of the rules of our own, which a wrong selector would leave silent, and one in
 * a folder that is in no list. Files that are not there have no types.
 */
const untyped = new ESLint({
  cwd: root,
  overrideConfigFile: path.join(import.meta.dirname, 'eslint.config.mjs'),
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }],
});
const PLANTED = [
  ['packages/brand-new/src/rule.ts', 'export const anything: any = 1;', 'any'],
  ['packages/brand-new/src/x.tsx', 'export const X = () => <p>Ciao</p>;', 'Texts are in'],
  ['packages/brand-new/src/x.ts', "export const x = () => call('logout');", 'A call has a name'],
  ['shell/src/pages/x/x-page.tsx', 'export const X = () => <form onSubmit={send} />;', 'Form'],
  ['mfe-admin/src/x.tsx', 'export const X = () => <chakra.form onSubmit={send} />;', 'Form'],
  ['mfe-admin/src/x.tsx', "export const x = () => call('logout');", 'A call has a name'],
  ['mfe-admin/src/x.tsx', 'export const X = () => <p>Ciao</p>;', 'Texts are in'],
  ['shell/src/pages/x/x-page.tsx', 'export const X = () => <p>Ciao</p>;', 'Texts are in'],
  ['mfe-admin/src/x.tsx', 'export const X = () => <chakra.img src="/a.png" />;', 'alt'],
  ['shell/src/pages/x/x-page.tsx', "export const x = () => callBlob('y');", 'A call has a name'],
  ['mfe-admin/src/x.tsx', 'export const X = (on) => <p>{on && <b />}{`a${on}`}</p>;', 'of its own'],
  ['mfe-admin/src/x.tsx', 'export const X = (n) => <p><b />{n ? `${n}` : null}</p>;', 'of its own'],
  ['mfe-admin/src/x.ts', "export const x = () => localStorage.getItem('x');", 'Ask @bussola'],
  ['shell/src/x.ts', 'export const x = () => crypto.randomUUID();', 'Ask @bussola'],
  ['mfe-admin/src/x.test.tsx', "import { I18nextProvider } from '@bussola/i18n';", 'renderPage'],
  [
    'packages/server/src/modules/x/x-repository.ts',
    "export const x = (db) => db.query<{ n: number }>('select 1 as n');",
    'Kysely writes the SQL',
  ],
  [
    'packages/server/src/modules/x/x-service.ts',
    "export const x = (tx) => tx.prepared('x', 'select 1');",
    'Kysely writes the SQL',
  ],
];
let unseen = 0;
for (const [filePath, code, told] of PLANTED) {
  const [{ messages }] = await untyped.lintText(code, { filePath });
  if (messages.some(({ ruleId, message }) => ruleId !== null && message.includes(told))) continue;
  unseen += 1;
  console.log(`not seen in ${filePath}: ${code}`);
}
console.log(
  `${results.length} files linted, ${errors} errors; ${PLANTED.length - unseen} of ${PLANTED.length} planted violations seen`,
);
process.exit(errors > 0 || unseen > 0 ? 1 : 0);
