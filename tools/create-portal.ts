// Makes a new portal: `create-portal NAME` writes the folder mfe-NAME, which builds, tests, lints
// and releases as it is. Changes nothing else but CODEOWNERS. Exit codes: 0 made, 3 asked wrongly.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PORTALS } from '@bussola/portal-build';
import { RESERVED_PATHS } from '@bussola/portal/publish';
import { root } from './check/steps.ts';

const TEMPLATE = path.join(import.meta.dirname, 'create-portal/template');
const [name = ''] = process.argv.slice(2);
const folder = path.join(root, `mfe-${name}`);
const refusal = !/^[a-z][a-z-]{1,30}$/.test(name)
  ? 'create-portal NAME: the name is of small letters and hyphens, like user-area'
  : PORTALS.includes(name) || existsSync(folder)
    ? `There is a portal called ${name} already.`
    : RESERVED_PATHS.some((path) => path === `/${name}`)
      ? `/${name} is an address of the shell or of the server.`
      : undefined;

if (refusal === undefined) await create();
else {
  console.error(refusal);
  process.exitCode = 3;
}

async function create(): Promise<void> {
  const words = name.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const values: Record<string, string> = {
    name,
    title: capital(words.join(' ')),
    camel: words.map((word, place) => (place === 0 ? word : capital(word))).join(''),
  };
  // «{{=x}}» stays «{{x}}»: a value of the portal's own texts.
  const fill = (text: string): string =>
    text
      .replaceAll(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '')
      .replaceAll('{{=', '{{');
  for (const entry of await readdir(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(
      folder,
      path
        .relative(TEMPLATE, from)
        .replaceAll('__name__', name)
        .replace(/\.tpl$/, ''),
    );
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, fill(await readFile(from, 'utf8')));
  }
  // A template cannot be formatted for every name.
  execFileSync(process.execPath, ['packages/lint/run-format.mjs', '--write', folder], {
    cwd: root,
    stdio: 'ignore',
  });
  await appendFile(
    path.join(root, 'CODEOWNERS'),
    `/mfe-${name}/`.padEnd(27) + `@bussola/${name}\n`,
  );
  console.log(`mfe-${name} is there. Next:
  npx -y pnpm@12.21.0 dev ${name}                      write on it, at http://localhost:3000/${name}
  npx -y pnpm@12.21.0 check                            types, lint, its tests
  npx -y pnpm@12.21.0 --filter mfe-${name} release     publish it to the product that runs`);
}
