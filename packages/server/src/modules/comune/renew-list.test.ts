import { expect, it } from '@jest/globals';
import { comuneList } from './comune-list.ts';
import { renewList } from './renew-list.ts';

const { comuni } = comuneList();
/** The list as ISTAT writes it, headers with line breaks included. */
const istat = (rows: readonly (readonly [string, string, string, string])[]) =>
  [
    '"Codice Comune formato\nalfanumerico";Denominazione (Italiana e straniera);Denominazione in italiano;Denominazione altra lingua;Sigla automobilistica',
    ...rows.map(([code, name, other, sigla]) =>
      [code, `${name}/${other}`, name, other, sigla].join(';'),
    ),
  ].join('\r\n');
const ours = comuni.map(
  ({ codiceIstat, comune, altreLingue, provincia }) =>
    [codiceIstat, comune, altreLingue[0] ?? '', provincia] as const,
);

it('writes the same list anew, with its day in the first line', () => {
  const renewed = renewList(istat(ours), comuni, '2027-02-21');
  expect(renewed).toMatchObject({ count: 7894, gone: [], newProvinces: [] });
  expect(renewed.text.split('\n')[0]).toBe('# Italian municipalities on 2027-02-21.');
  expect(renewed.text).toContain('\n021061;Ortisei;St. Ulrich/Urtijëi;BZ\n');
});
it('names who is gone and which province is new, for a person to write', () => {
  const merged = ours
    .filter(([, name]) => name !== 'Setteville' && name !== 'Bellano')
    .concat([['999001', 'Belcomune', '', 'XY']]);
  expect(renewList(istat(merged), comuni, '2027-02-21')).toMatchObject({
    count: 7893,
    gone: ['Setteville BL', 'Bellano LC'],
    newProvinces: ['XY'],
  });
});
it('refuses a file that lacks a column or most rows', () => {
  expect(() => renewList('a;b\n1;2', comuni, '2027-02-21')).toThrow('No column');
  expect(() => renewList(istat(ours.slice(0, 100)), comuni, '2027-02-21')).toThrow('100 rows');
});
