import { chiaveRegione } from '@bussola/domain';
import { paroleComune } from '@bussola/domain/nome-comune';
import { expect, it } from '@jest/globals';
import { comuneList, rowsOf } from './comune-list.ts';

const { al, comuni } = comuneList();

it('is the list of a day, and whole', () => {
  expect(al).toBe('2026-02-21');
  expect(comuni).toHaveLength(7894);
  expect(new Set(comuni.map(({ codiceIstat }) => codiceIstat)).size).toBe(7894);
  expect(comuni.filter(({ codiceIstat }) => !/^\d{6}$/.test(codiceIstat))).toEqual([]);
  expect(comuni.filter(({ regione, provincia }) => !chiaveRegione(regione, provincia))).toEqual([]);
});
it('has no letter that was lost on the way', () => {
  const odd = comuni.flatMap(({ comune, altreLingue, precedenti }) =>
    [comune, ...altreLingue, ...precedenti].filter(
      (name) => !/^[\p{Script=Latin}'’. -]+$/u.test(name),
    ),
  );
  expect(odd).toEqual([]);
});
it('has the eight provinces that Sardinia has again', () => {
  const count: Record<string, number> = {};
  for (const { regione, provincia } of comuni)
    if (regione === 'Sardegna') count[provincia] = (count[provincia] ?? 0) + 1;
  expect(count).toEqual({ SS: 66, OT: 26, NU: 53, OG: 23, OR: 87, VS: 28, CI: 23, CA: 71 });
});
it('names each capital and each municipality of today as the list does', () => {
  const listed = new Set(comuni.map(({ comune, provincia }) => `${comune} ${provincia}`));
  const capitals = rowsOf('province.csv').flatMap(([sigla, , , names = '']) =>
    names.split('/').map((name) => `${name} ${sigla}`),
  );
  const successors = rowsOf('nomi-precedenti.csv').map(([name, sigla]) => `${name} ${sigla}`);
  expect([...capitals, ...successors].filter((name) => !listed.has(name))).toEqual([]);
  expect(rowsOf('province.csv')).toHaveLength(110);
});
it('leads no name of before to another place while a municipality of today has it there', () => {
  const today = new Set(
    comuni.map(({ comune, provincia }) => `${paroleComune(comune).join(' ')} ${provincia}`),
  );
  const taken = comuni.flatMap(({ precedenti, provincia }) =>
    precedenti.filter((name) => today.has(`${paroleComune(name).join(' ')} ${provincia}`)),
  );
  expect(taken).toEqual([]);
});
