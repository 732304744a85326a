#!/usr/bin/env node
// Checks who imports whom (.dependency-cruiser.cjs), then that every rule finds an import planted
// for it. With a TypeScript that the tool cannot read, rules would find nothing and stay green.
import { appendFile, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { codeFolders } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const rules = require(path.join(root, '.dependency-cruiser.cjs'));

async function violationsIn(baseDir, folders, outputType = 'json') {
  process.chdir(baseDir);
  const { output } = await cruise(
    folders,
    {
      ...rules.options,
      ruleSet: { forbidden: rules.forbidden },
      validate: true,
      baseDir,
      outputType,
      exclude: { path: '(^|/)(dist|data|[.]cache)/' },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  );
  const result = typeof output === 'string' ? JSON.parse(output) : output;
  return {
    found: result.summary.violations.filter(({ rule }) => rule.severity === 'error'),
    modules: result.summary.totalCruised,
  };
}

/** A package that nobody has listed yet: no layer may import it. */
const UNLISTED = 'packages/brand-new';
const layers = rules.forbidden.filter(({ name }) => name.startsWith('layers/'));
/** Up each list of floors: from the lower folder of two, in both ways of importing. */
const PLANTED_FLOORS = Object.entries(rules.floors).flatMap(([room, list]) => {
  const folders = [...list.trim().split(/\s+/), 'unlisted'];
  return folders.map((folder, place) => {
    const target = `../${folders[place + 1] ?? folders[0]}/part.ts`;
    const text = place % 2 === 0 ? `import type {} from '${target}';` : `void import('${target}');`;
    return [`floors/${room}/${folder}`, `${room}/${folder}/planted.ts`, text];
  });
});
/** One import against each rule: its file, and what it imports. */
const PLANTED = [
  ...layers.map(({ name }) => {
    const layer = name.slice('layers/'.length);
    const [folder, target] = layer === 'unlisted' ? [UNLISTED, 'packages/ui'] : [layer, UNLISTED];
    const toRoot = path.relative(`${folder}/src`, '.');
    return [
      name,
      `${folder}/src/planted.ts`,
      `import type {} from '${toRoot}/${target}/src/part.ts';`,
    ];
  }),
  ...PLANTED_FLOORS,
  ['no-cycles', 'packages/ui/src/other.ts', "import './part.ts';"],
  ['pages-apart', 'mfe-new/src/pages/one/page.ts', "import '../two/page.ts';"],
  ['test-page-in-tests', 'packages/forms/src/form.ts', "import '../../test-page/src/part.ts';"],
  ['domain-is-pure', 'packages/domain/src/read.ts', "import 'node:fs';"],
  ['rules-without-sentences', 'packages/domain/src/rule.ts', "import './racconto/words.ts';"],
  [
    'sql-in-repositories',
    'packages/server/src/modules/a/service.ts',
    "import '../../db/query.ts';",
  ],
  [
    'no-schema-code-in-browsers',
    'shell/src/page.ts',
    "import '../../packages/contract/src/index.ts';",
  ],
  ['contract-data-without-schemas', 'packages/contract/src/calls.ts', "import './index.ts';"],
];
/** What the planted files import, and one import that every rule allows. */
const BESIDE = [
  ...PLANTED_FLOORS.map(([, file]) => [file.replace('planted.ts', 'part.ts'), '']),
  ['packages/ui/src/part.ts', "import './other.ts';"],
  [`${UNLISTED}/src/part.ts`, ''],
  ['mfe-new/src/pages/two/page.ts', ''],
  ['packages/test-page/src/part.ts', ''],
  ['packages/domain/src/racconto/words.ts', ''],
  ['packages/server/src/db/query.ts', ''],
  ['packages/contract/src/index.ts', ''],
  ['shell/src/types.ts', "import type {} from '../../packages/contract/src/index.ts';"],
];

/** @returns the rules that did not find the import planted for them, or found an allowed one */
async function blindRules() {
  const dir = await mkdtemp(path.join(root, '.cache-canary-'));
  try {
    await writeFile(
      path.join(dir, 'tsconfig.json'),
      '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true,"moduleResolution":"bundler","module":"esnext"}}',
    );
    for (const [, file, text] of [...PLANTED, ...BESIDE.map((beside) => ['', ...beside])]) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await appendFile(path.join(dir, file), `${text}\nexport {};\n`);
    }
    const folders = PLANTED.map(([, file]) => file.split('/')[0]);
    const { found } = await violationsIn(dir, [...new Set(folders)]);
    const sees = (name, file) =>
      found.some(({ rule, from }) => rule.name === name && from === file);
    const planted = new Set(PLANTED.map(([name]) => name));
    return [
      ...PLANTED.filter(([name, file]) => !sees(name, file)).map(([name]) => name),
      ...rules.forbidden.map(({ name }) => name).filter((name) => !planted.has(name)),
      ...found.filter(({ from }) => from === 'shell/src/types.ts').map(({ rule }) => rule.name),
    ];
  } finally {
    process.chdir(root);
    await rm(dir, { recursive: true, force: true });
  }
}

const { found, modules } = await violationsIn(root, codeFolders);
for (const { rule, from, to } of found) console.log(`${rule.name}: ${from} → ${to}`);
const blind = await blindRules();
for (const name of blind) console.log(`${name}: did not judge its planted import rightly`);
console.log(`${modules} modules, ${found.length} imports against the layers`);
process.exit(found.length > 0 || blind.length > 0 ? 1 : 0);
