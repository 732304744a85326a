import { expect, it } from '@jest/globals';
import { comuneIndex } from './comune-index.ts';
import type { NomeInTable } from './comune-index.ts';

const nome = (
  chiave: string,
  codiceIstat: string,
  more: Partial<NomeInTable> = {},
  provincia = 'PD',
): NomeInTable => ({
  chiave,
  kind: null,
  ceased: false,
  found: { comune: chiave, provincia, regione: 'Veneto', codiceIstat },
  ...more,
});
const codes = (rows: readonly NomeInTable[], prefix: string) =>
  comuneIndex(rows)
    .search(prefix)
    .map(({ codiceIstat }) => codiceIstat);

it('puts the exact name first, then names by letter, then by province', () => {
  expect(codes([nome('romano', '3'), nome('roma', '2'), nome('romagnano', '1')], 'roma')).toEqual([
    '2',
    '1',
    '3',
  ]);
  expect(codes([nome('samone', '2', {}, 'TO'), nome('samone', '1', {}, 'TN')], 'samo')).toEqual([
    '1',
    '2',
  ]);
});
it('puts old names after today’s names, unless an old name was typed exactly', () => {
  const rows = [nome('abano', '9', { kind: 'precedente' }), nome('abanella', '1')];
  expect([codes(rows, 'aba'), codes(rows, 'abano')]).toEqual([['1', '9'], ['9']]);
});
it('shows each once, by whichever of its names', () => {
  expect(
    codes(
      [
        nome('bolzano', '1'),
        nome('bozen', '1', { kind: 'lingua' }),
        nome('bo', '1', { kind: 'precedente' }),
      ],
      'bo',
    ),
  ).toEqual(['1']);
});
it('shows who ceased only when nobody else has that beginning', () => {
  const rows = [nome('mosso', '1', { ceased: true }), nome('mossa', '2')];
  expect([codes(rows, 'moss'), codes(rows, 'mosso')]).toEqual([['2'], ['1']]);
});
it('gives at most twenty names, and none when no name begins with the text', () => {
  const rows = Array.from({ length: 50 }, (_v, at) =>
    nome(`san ${String(at).padStart(2, '0')}`, String(at)),
  );
  expect([codes(rows, 'san').length, codes(rows, 'zzz'), codes([], 'ro')]).toEqual([20, [], []]);
});
