import { expect, it } from '@jest/globals';
import { comuneIndex } from './comune-index.ts';
import type { ListedComune } from './comune-list.ts';

const listed = (comune: string, more: Partial<ListedComune> = {}): ListedComune => ({
  codiceIstat: comune,
  comune,
  provincia: 'PD',
  nomeProvincia: 'Padova',
  regione: 'Veneto',
  isCapoluogo: false,
  altreLingue: [],
  precedenti: [],
  ...more,
});
const names = (comuni: readonly ListedComune[], typed: string) =>
  comuneIndex(comuni)
    .search(typed)
    .map(({ comune, provincia }) => `${comune} ${provincia}`);

it('puts the whole name first, then capitals, then beginnings, then other words', () => {
  const comuni = [
    listed('Villa Roma'),
    listed('Romagnano'),
    listed('Romano', { isCapoluogo: true }),
    listed('Roma'),
  ];
  expect(names(comuni, 'roma')).toEqual(['Roma PD', 'Romano PD', 'Romagnano PD', 'Villa Roma PD']);
});
it('puts names of the past behind those of today, unless one was typed whole', () => {
  const comuni = [listed('Nuova', { precedenti: ['Abano'] }), listed('Abanella')];
  expect(names(comuni, 'aba')).toEqual(['Abanella PD', 'Nuova PD']);
  expect(names(comuni, 'abano')).toEqual(['Nuova PD']);
});
it('shows each once, by whichever of its names', () => {
  const comuni = [listed('Bolzano', { altreLingue: ['Bozen'], precedenti: ['Bosano'] })];
  expect(names(comuni, 'bo')).toEqual(['Bolzano PD']);
});
it('orders the same name by province, and finds one by its province', () => {
  const comuni = [
    listed('Samone', { codiceIstat: '1', provincia: 'TO', nomeProvincia: 'Torino' }),
    listed('Samone', { codiceIstat: '2', provincia: 'TN', nomeProvincia: 'Trento' }),
  ];
  expect(names(comuni, 'samo')).toEqual(['Samone TN', 'Samone TO']);
  expect(names(comuni, 'samone (to)')).toEqual(['Samone TO']);
  expect(names(comuni, 'samone tren')).toEqual(['Samone TN']);
});
it('gives at most twenty, and none when nothing is found', () => {
  const comuni = Array.from({ length: 50 }, (_v, at) => listed(`San ${at}`));
  expect([names(comuni, 'san').length, names(comuni, 'zzz'), names([], 'ro')]).toEqual([
    20,
    [],
    [],
  ]);
});
