// The agreement between shell and portals, as names and signatures: packages/portal/agreement.txt.
// `check` fails when the code says something else than the file. `pnpm agreement
// --write` writes the file, and only for a version that it does not hold yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SHARED_KEYS } from '@bussola/portal-build';
import { CAPABILITIES, SHARED_FAMILIES } from '@bussola/portal/descriptor';
import { CONTRACT_VERSION } from '@bussola/portal/version';

const root = path.resolve(import.meta.dirname, '..');
const REPORT = path.join(root, 'packages/portal/agreement.txt');
/** What either side may rely on; schemas, publishing and test shells are ours alone. */
const FILES = [
  'descriptor',
  'lazy-page',
  'portal-module',
  'release',
  'router',
  'shell-context',
  'version',
];

function signatures(): string {
  const out = mkdtempSync(path.join(os.tmpdir(), 'bussola-agreement-'));
  try {
    const sources = FILES.map((name) =>
      ['ts', 'tsx']
        .map((ending) => path.join(root, `packages/portal/src/${name}.${ending}`))
        .find((file) => existsSync(file)),
    );
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: root,
      outDir: out,
      typeRoots: [path.join(root, 'node_modules/@types')],
    };
    writeFileSync(
      path.join(out, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions,
        include: [],
        files: sources,
      }),
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', out],
      { encoding: 'utf8', cwd: root },
    );
    if (status !== 0) throw new Error(stdout);
    return FILES.map(
      (name) =>
        `== ${name}\n${readFileSync(path.join(out, 'packages/portal/src', `${name}.d.ts`), 'utf8').trim()}`,
    ).join('\n\n');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const text = [
  `agreement ${CONTRACT_VERSION}`,
  `capabilities ${CAPABILITIES.join(', ')}`,
  `families ${SHARED_FAMILIES.join(', ')}`,
  `shared ${SHARED_KEYS.join(', ')}`,
  '',
  signatures(),
  '',
].join('\n');
const held = ((): string => {
  try {
    return readFileSync(REPORT, 'utf8');
  } catch {
    return '';
  }
})();

if (text === held) {
  console.log(`agreement ${CONTRACT_VERSION}: as written`);
} else if (held.startsWith(`agreement ${CONTRACT_VERSION}\n`)) {
  const before = new Set(held.split('\n'));
  const now = new Set(text.split('\n'));
  for (const line of before) if (!now.has(line)) console.error(`- ${line}`);
  for (const line of now) if (!before.has(line)) console.error(`+ ${line}`);
  console.error(
    `The agreement changed under the same number. Raise CONTRACT_VERSION (a minor for what is new, a major for what is gone or different), then: pnpm agreement --write`,
  );
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeFileSync(REPORT, text);
  console.log(`agreement ${CONTRACT_VERSION}: written`);
} else {
  console.error(
    `packages/portal/agreement.txt is not of ${CONTRACT_VERSION}: pnpm agreement --write`,
  );
  process.exitCode = 1;
}
