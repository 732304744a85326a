/** A document that names a file or a word which is gone sends its reader nowhere. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/**
 * `a.ts` and `{a,b}.ts`, alone or with folders before them, and folders of `src`; patterns are left
 * out.
 */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s*<>…]+\.(?:tsx?|mjs|sql)|(?:[\w-]+\/)*src\/[\w/-]*\w)\/?`/g)].flatMap(
    ([, named = '']) => {
      const [, before = '', choice, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(named) ?? [];
      return choice === undefined
        ? [named]
        : choice.split(',').map((one) => `${before}${one}${after}`);
    },
  );

it('reads names one by one', () =>
  expect(namedIn('`a.ts`, `x/{b,c}.sql`, `*.ts`, `src/locales` and `word`')).toEqual([
    'a.ts',
    'x/b.sql',
    'x/c.sql',
    'src/locales',
  ]));

const GUIDES = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
];
const READMES = files.filter((file) => path.basename(file) === 'README.md');
it.each([...GUIDES, ...READMES])('%s names files and folders that are there', (document) => {
  const named = namedIn(readFileSync(path.join(root, document), 'utf8'));
  // `src/…` of a package's README is its own.
  const folder = `/${path.dirname(document)}/`;
  const isThere = (one: string) => {
    const place = one.startsWith('src/') ? folder + one : `/${one}`;
    return files.some((file) => `/${file}`.endsWith(place) || `/${file}/`.includes(`${place}/`));
  };
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

/** A file that a recipe changes must be there; one that it adds comes from `/dev/null`. */
it.each(files.filter((file) => file.startsWith('docs/how-to/')))(
  '%s is short, has a diff, and changes files that are there',
  (recipe) => {
    const text = readFileSync(path.join(root, recipe), 'utf8');
    const changed = [...text.matchAll(/^--- a\/(.+)$/gm)].map(([, file = '']) => file);
    expect(text).toContain('```diff');
    expect(changed.filter((file) => !files.includes(file))).toEqual([]);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  },
);

/** Made by the system, or by another program: not settings of ours. */
const NOT_OURS = ['NODE_ENV'];

it('the README of the server names every setting that the server reads', () => {
  const config = readFileSync(path.join(root, 'packages/server/src/config.ts'), 'utf8');
  const read = [...config.matchAll(/\benv(?:\.|, ')([A-Z][A-Z0-9_]+)|\b(AWS_[A-Z_]+):/g)].map(
    ([, setting, key]) => setting ?? key ?? '',
  );
  expect(read.length).toBeGreaterThan(30);
  const document = readFileSync(path.join(root, 'packages/server/README.md'), 'utf8');
  expect(
    [...new Set(read)].filter((one) => !NOT_OURS.includes(one) && !document.includes(`\`${one}\``)),
  ).toEqual([]);
});

it('the glossary explains words of the code', () => {
  const rows = readFileSync(path.join(root, 'docs/GLOSSARY.md'), 'utf8').split('\n');
  const words = rows
    .filter((row) => row.startsWith('|'))
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Za-z_][\w.]*)`/g)])
    .map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(80);
  // One search for each: `git grep` exits with 1 where a word is nowhere.
  const isInCode = (word: string) =>
    spawnSync('git', ['grep', '-qwF', word, '--', '*.ts', '*.tsx', '*.sql', '*.mjs'], { cwd: root })
      .status === 0;
  expect(words.filter((word) => !isInCode(word))).toEqual([]);
});
