/**
 * The shell knows portals by what they declare: no file of it holds the name or an address of one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const shell = path.resolve(__dirname, '..');
const root = path.resolve(shell, '../..');
const portals = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));

const sources = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('locales/'),
);

/**
 * Addresses as the descriptors write them, read as text: the shell may not import portals, in tests
 * neither.
 */
const basesOf = (folder: string): string[] =>
  [
    ...(/basePaths: \[([^\]]*)\]/
      .exec(readFileSync(path.join(root, folder, 'src/portal.ts'), 'utf8'))?.[1]
      ?.matchAll(/'(\/[^']+)'/g) ?? []),
  ].map(([, base = '']) => base);

it('finds the sources and the addresses that it looks for', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(portals.flatMap(basesOf)).toEqual(
    expect.arrayContaining(['/app', '/admin', '/checkup', '/thirdparty']),
  );
});

it.each(portals)('names nothing of %s', (folder) => {
  const name = folder.slice('mfe-'.length);
  const forbidden = [
    ...basesOf(folder).map((base) => new RegExp(`['"\`]${base}(?=[/'"\`])`)),
    new RegExp(`[!=]== ['"]${name}['"]|['"]${name}['"] [!=]==|mfe-${name}`),
  ];
  const found = sources.filter((file) => {
    const text = readFileSync(path.join(shell, file), 'utf8');
    return forbidden.some((pattern) => pattern.test(text));
  });
  expect(found).toEqual([]);
});
