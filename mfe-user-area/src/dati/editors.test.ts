import { expect, it } from '@jest/globals';
import { CHIAVI, CHECKUP, MEMBRO, SEZIONI_ANALISI } from '@bussola/domain';
import { CAMPI } from './membro-schema.ts';
import { datoOf, DETTAGLI, EDITORS, isEditor, keysOf } from './editors.ts';

it('has an editor for every answer: its own, or that of the person', () => {
  // Only the checkup asks them: consent, address, and where a member lives.
  const elsewhere = [...Object.keys(CHECKUP), ...Object.keys(MEMBRO)];
  const lost = CHIAVI.filter((key) => {
    const dato = datoOf(key);
    return dato === 'persona' && !CAMPI.includes(key) && !elsewhere.includes(key);
  });
  expect(lost).toEqual([]);
});

it('every answer is in one editor, apart from the editor of the totals', () => {
  const { patrimonio: _totals, ...editors } = EDITORS;
  const keys = Object.values(editors).flatMap(({ keys: of }) => of);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the switch of the details covers every answer that the page shows as a detail', () =>
  expect(DETTAGLI.flatMap(keysOf).toSorted()).toEqual(SEZIONI_ANALISI.personaldata.toSorted()));

it.each([
  ['redditoNettoAnnuo', 'reddito'],
  ['polizze.capitaleCasoMorte', 'casoMorte'],
  ['laureato', 'persona'],
  ['uscitePianificate', 'uscite'],
  ['analisiFamiliare', 'perimetro'],
  ['dataNascita', 'persona'],
])('%s is changed in «%s»', (key, dato) => expect(datoOf(key)).toBe(dato));

it('isEditor accepts only names of editors', () =>
  expect([isEditor('mutuo'), isEditor('qualcosa'), isEditor(null)]).toEqual([true, false, false]));
