import { describe, expect, it } from '@jest/globals';
import type { StoredComune } from './comune-repository.ts';
import { describePlan, planImport } from './import-plan.ts';
import type { IstatComune, Variazione } from './istat-list.ts';

const onList = (codice: string, nome: string, more: Partial<IstatComune> = {}): IstatComune => ({
  codice,
  nome,
  altraLingua: '',
  provincia: 'BZ',
  regione: 'Trentino-Alto Adige',
  catastale: `C${codice.slice(-3)}`,
  ...more,
});
const inTable = (codice: string, comune: string, more: Partial<StoredComune> = {}): StoredComune =>
  ({
    codice_istat: codice,
    comune,
    provincia: 'BZ',
    regione: 'Trentino-Alto Adige',
    chiave: comune.toLowerCase(),
    catastale: `C${codice.slice(-3)}`,
    cessato_il: null,
    successore: null,
    ...more,
  }) as StoredComune;
const variazione = (
  tipo: Variazione['tipo'],
  codice: string,
  nome: string,
  nuovoCodice: string,
  giorno?: string,
): Variazione => ({ tipo, codice, nome, nuovoCodice, giorno });
const DAY = '2026-11-21';
const names = (plan: ReturnType<typeof planImport>) =>
  plan.nomi.map(({ nome, codice_istat, kind }) => [nome, codice_istat, kind]);

describe('a new list', () => {
  it('keeps the old name of one that is called otherwise now, and none of one that is the same', () => {
    const plan = planImport(
      [inTable('021001', 'Borgo Vecchio'), inTable('021002', 'Fermo')],
      [onList('021001', 'Borgo Nuovo'), onList('021002', 'Fermo')],
      [],
      DAY,
    );
    expect(plan.changed.map(({ after }) => after.comune)).toEqual(['Borgo Nuovo']);
    expect(names(plan)).toEqual([['Borgo Vecchio', '021001', 'precedente']]);
    expect([plan.added, plan.ceased]).toEqual([[], []]);
  });

  it('leads a municipality that ended to the one that exists now, through several mergers', () => {
    const plan = planImport(
      [inTable('021001', 'Uno'), inTable('021002', 'Due'), inTable('021003', 'Tre')],
      [onList('021003', 'Tre')],
      [
        variazione('ES', '021001', 'Uno', '021002', '2026-01-01'),
        variazione('ES', '021002', 'Due', '021003', '2026-06-01'),
      ],
      DAY,
    );
    expect(
      plan.ceased.map(({ comune, cessatoIl, successore }) => [
        comune.comune,
        cessatoIl,
        successore,
      ]),
    ).toEqual([
      ['Uno', '2026-01-01', '021003'],
      ['Due', '2026-06-01', '021003'],
    ]);
    expect(names(plan)).toEqual([
      ['Uno', '021003', 'precedente'],
      ['Due', '021003', 'precedente'],
    ]);
  });

  it('says when one ceased that no variation names, and whose cadastral code it is today', () => {
    const [ceased] = planImport(
      [inTable('021001', 'Uno', { catastale: 'C009' })],
      [onList('021009', 'Nove')],
      [],
      DAY,
    ).ceased;
    expect([ceased?.cessatoIl, ceased?.successore]).toEqual([DAY, '021009']);
  });

  it('does not change municipalities that ended earlier, unless their successor changed', () => {
    const gone = (successore: string | null) =>
      inTable('021001', 'Uno', { cessato_il: '2020-01-01', successore });
    const list = [onList('021002', 'Due'), onList('021003', 'Tre')];
    const merged = [variazione('ES', '021001', 'Uno', '021002')];
    const others = [inTable('021002', 'Due'), inTable('021003', 'Tre')];
    expect(planImport([gone('021002'), ...others], list, merged, DAY).ceased).toEqual([]);
    // Nothing is known of a successor: the one that is there stays.
    expect(planImport([gone('021003'), ...others], list, [], DAY).ceased).toEqual([]);
    expect(
      planImport([gone('021003'), ...others], list, merged, DAY).ceased.map(
        ({ cessatoIl, successore }) => [cessatoIl, successore],
      ),
    ).toEqual([['2020-01-01', '021002']]);
  });

  it('finds a municipality by its old name after a change of name only', () => {
    const plan = planImport(
      [inTable('021001', 'Nuovo')],
      [onList('021001', 'Nuovo')],
      [
        variazione('CD', '021001', 'Antico', '021001'),
        variazione('ES', '099999', 'Di nessuno', '099998'),
      ],
      DAY,
    );
    expect(names(plan)).toEqual([['Antico', '021001', 'precedente']]);
    expect(plan.changed).toEqual([]);
  });

  it('has each other name once, that of today in the other language before that of the past', () => {
    const plan = planImport(
      [inTable('021008', 'Bozen')],
      [onList('021008', 'Bolzano', { altraLingua: 'Bozen' })],
      [],
      DAY,
    );
    expect(names(plan)).toEqual([['Bozen', '021008', 'lingua']]);
  });
});

it('the description names twenty of each at most', () => {
  const many = (n: number) =>
    describePlan(
      planImport(
        [],
        Array.from({ length: n }, (_none, at) => onList(String(21_000 + at), `Comune ${at}`)),
        [],
        DAY,
      ),
    );
  expect(many(20)).toContain('new: 20');
  expect(many(20)).not.toContain('…');
  expect(many(21)).toContain('  …');
  expect(many(21)).toContain('Comune 19');
  expect(many(21)).not.toContain('Comune 20 ');
});
