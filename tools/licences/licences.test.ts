import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acceptedLicences, notAccepted, withPackages } from './notice.ts';
import { productionPackages } from './production-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const NOTICE =
  'Title\n\n\nACCEPTED LICENCES\n\nWhy.\n\n- MIT\n- Zlib\n- OFL-1.1 (only font-a, font-b)\n\n\nPACKAGES\n\nold\n';

it('accepts what is installed here, and names the licences that bind us most', () => {
  const notice = readFileSync(path.join(root, 'NOTICE'), 'utf8');
  const packages = productionPackages(root);
  expect(notAccepted(packages, acceptedLicences(notice))).toEqual([]);
  expect(packages).toEqual(
    expect.arrayContaining([
      { name: 'fastify', licence: 'MIT' },
      { name: 'react-dom', licence: 'MIT' },
      { name: '@img/sharp-libvips-*', licence: 'LGPL-3.0-or-later' },
      { name: '@fontsource-variable/inter', licence: 'OFL-1.1' },
    ]),
  );
  for (const words of [
    'libvips',
    'LGPL-3.0-or-later',
    'SIL OPEN FONT LICENSE',
    'MPL-1.1',
    'CC BY 3.0 IT',
    'MEF',
    'ISTAT',
  ])
    expect(notice).toContain(words);
});

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['none named', false],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0 OR MIT AND Zlib', true],
  ['SEE LICENSE IN file', false],
  ['OFL-1.1', false],
])('a package under «%s» is accepted: %s', (licence, isAccepted) => {
  expect(notAccepted([{ name: 'a', licence }], acceptedLicences(NOTICE))).toHaveLength(
    isAccepted ? 0 : 1,
  );
});
it('a licence accepted for named packages is accepted for those', () => {
  expect(notAccepted([{ name: 'font-b', licence: 'OFL-1.1' }], acceptedLicences(NOTICE))).toEqual(
    [],
  );
});
it('a NOTICE without its list is an error, not a list of nothing', () => {
  expect(() => acceptedLicences('PACKAGES\n')).toThrow('ACCEPTED LICENCES');
  expect(() => withPackages('ACCEPTED LICENCES\n', [])).toThrow('PACKAGES');
});
it('writes the packages by licence, in lines of 100 signs at most', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `package-${at}`, licence: 'MIT' }));
  const written = withPackages(NOTICE, [...many, { name: 'z', licence: 'Zlib' }]);
  expect(written.slice(0, NOTICE.indexOf('old'))).toBe(NOTICE.slice(0, NOTICE.indexOf('old')));
  expect(written).toMatch(/\nMIT\n {2}package-0, package-1,[^]*package-39\n\nZlib\n {2}z\n$/);
  expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(withPackages(written, [])).toBe(withPackages(NOTICE, []));
});

describe('the packages that reach people', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bussola-licences-'));
  const write = (where: string, manifest: object) => {
    mkdirSync(path.join(folder, where), { recursive: true });
    writeFileSync(path.join(folder, where, 'package.json'), JSON.stringify(manifest));
  };
  beforeAll(() => {
    write('shell', {
      name: 'shell',
      dependencies: { a: '1', '@bussola/ui': '1' },
      devDependencies: { tested: '1' },
    });
    write('mfe-prova', { name: 'mfe-prova', dependencies: { b: '1' } });
    write('packages/ui', { name: '@bussola/ui', dependencies: { a: '1' } });
    write('packages/lint', { name: '@bussola/lint', dependencies: { linter: '1' } });
    write('node_modules/a', {
      name: 'a',
      license: 'MIT',
      dependencies: { below: '1' },
      optionalDependencies: { 'native-linux-x64': '1', 'native-darwin-arm64': '1' },
    });
    write('node_modules/a/node_modules/below', {
      name: 'below',
      license: '(MIT OR Zlib)',
      dependencies: { a: '1' },
    });
    write('mfe-prova/node_modules/below', { name: 'below', license: 'GPL-3.0-only' });
    write('node_modules/native-linux-x64', {
      name: 'native-linux-x64',
      license: 'Zlib',
      os: ['linux'],
    });
    write('mfe-prova/node_modules/b', { name: 'b', dependencies: { below: '1' } });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are those below the shell, the portals and our packages, once each, without what only builds and tests', () => {
    expect(productionPackages(folder)).toEqual([
      { name: 'a', licence: 'MIT' },
      { name: 'b', licence: 'none named' },
      { name: 'below', licence: 'GPL-3.0-only' },
      { name: 'below', licence: 'MIT OR Zlib' },
      { name: 'native-*', licence: 'Zlib' },
    ]);
  });
  it('are all installed, or it is an error', () => {
    write('mfe-altra', { name: 'mfe-altra', dependencies: { absent: '1' } });
    expect(() => productionPackages(folder)).toThrow('absent, which');
  });
});
