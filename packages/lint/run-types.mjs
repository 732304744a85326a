#!/usr/bin/env node
// Checks the types: of everything together, tests included, and then of each package alone (or of
// the FOLDERS given), so that code of a page sees nothing of Node and code of a process nothing of
// the DOM. Proves that it sees: a planted `document` must be refused where there is no page.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceFolders } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
/** Only in the check of everything: what drives a browser needs DOM and Node, lint has no types. */
const NOT_ALONE = ['e2e', 'packages/lint'];
const AT_ONCE = 2;

/** @returns what the compiler said, empty when all is well */
const compile = (project) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: root });
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (said += part));
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code === 0 ? '' : said || `ended with ${code}`);
    });
  });

async function canary() {
  const dir = await mkdtemp(path.join(root, '.cache-canary-'));
  try {
    await mkdir(path.join(dir, 'src'));
    await writeFile(path.join(dir, 'src/page.ts'), 'export const title = document.title;\n');
    await writeFile(
      path.join(dir, 'tsconfig.json'),
      '{"extends":"../packages/lint/tsconfig/neutral.json"}',
    );
    return /page\.ts.*'document'/.test(await compile(dir));
  } finally {
    await rm(dir, { recursive: true });
  }
}

const packages = workspaceFolders.filter((folder) => !NOT_ALONE.includes(folder));
const without = packages.filter((folder) => !existsSync(path.join(root, folder, 'tsconfig.json')));
for (const folder of without)
  console.error(`${folder} has no tsconfig.json: extend one of packages/lint/tsconfig`);
const known = packages.filter((folder) => !without.includes(folder));
const wanted = process.argv.slice(2);
const queue = ['.', ...known.filter((one) => wanted.length === 0 || wanted.includes(one))];
const [total, failed] = [queue.length, []];
/** A package sees the faults of those it imports: each is said once, with how many saw it. */
const faults = new Map();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const said = await compile(next);
      if (said === '') continue;
      failed.push(next);
      for (const fault of said.trim().split(/\n(?! )/))
        faults.set(fault, [...(faults.get(fault) ?? []), next === '.' ? 'all together' : next]);
    }
  }),
);
for (const [fault, [first, ...others]] of faults)
  console.error(`${fault}\n    (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`);
const sees = await canary();
console.log(
  `${total} projects compiled, ${failed.length} with errors; canary ${sees ? 'found' : 'NOT FOUND'}`,
);
process.exitCode = failed.length + without.length === 0 && sees ? 0 : 1;
