/** A document that names a file which has moved sends its reader nowhere. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/** `a.ts` and `{a,b}.ts`, alone or with folders before them; patterns are left out. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s*<>…]+\.(?:tsx?|mjs|sql))`/g)].flatMap(([, named = '']) => {
    const [, before = '', choice, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(named) ?? [];
    return choice === undefined
      ? [named]
      : choice.split(',').map((one) => `${before}${one}${after}`);
  });

it('reads names one by one', () =>
  expect(namedIn('`a.ts`, `x/{b,c}.sql`, `*.ts` and `word`')).toEqual([
    'a.ts',
    'x/b.sql',
    'x/c.sql',
  ]));

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/security.md'])(
  '%s names files that are there',
  (document) => {
    const named = namedIn(readFileSync(path.join(root, document), 'utf8'));
    expect(
      named.filter((one) => !files.some((file) => file === one || file.endsWith(`/${one}`))),
    ).toEqual([]);
  },
);
