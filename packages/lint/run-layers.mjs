#!/usr/bin/env node
// Checks who imports whom (.dependency-cruiser.cjs), then proves that the check sees: two planted
// violations, one in a folder that is in no list, must be found. With a TypeScript that the tool cannot read it would find nothing and
// stay green.
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
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

async function canary() {
  const dir = await mkdtemp(path.join(root, '.cache-canary-'));
  try {
    await mkdir(path.join(dir, 'packages/domain/src'), { recursive: true });
    await mkdir(path.join(dir, 'packages/ui/src'), { recursive: true });
    await writeFile(
      path.join(dir, 'tsconfig.json'),
      '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true,"moduleResolution":"bundler","module":"esnext"}}',
    );
    await writeFile(
      path.join(dir, 'packages/ui/src/part.ts'),
      'export interface Part { name: string }\n',
    );
    await writeFile(
      path.join(dir, 'packages/domain/src/rule.ts'),
      "import type { Part } from '../../ui/src/part.ts';\nexport const rule = (part: Part): string => part.name;\n",
    );
    // A package that nobody has listed yet.
    await mkdir(path.join(dir, 'packages/brand-new/src'), { recursive: true });
    await writeFile(
      path.join(dir, 'packages/brand-new/src/rule.ts'),
      "import type { Part } from '../../ui/src/part.ts';\nexport const rule = (part: Part): string => part.name;\n",
    );
    const { found } = await violationsIn(dir, ['packages']);
    return ['layers/packages/domain', 'layers/unlisted'].every((name) =>
      found.some(({ rule }) => rule.name === name),
    );
  } finally {
    process.chdir(root);
    await rm(dir, { recursive: true, force: true });
  }
}

const { found, modules } = await violationsIn(root, codeFolders);
for (const { rule, from, to } of found) console.log(`${rule.name}: ${from} → ${to}`);
const alive = await canary();
console.log(
  `${modules} modules, ${found.length} imports against the layers; canary ${alive ? 'found' : 'NOT FOUND: the check sees nothing'}`,
);
process.exit(found.length > 0 || !alive ? 1 : 0);
