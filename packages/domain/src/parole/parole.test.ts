import { words } from '../aree.ts';
import { etichettaInFrase } from './etichette.ts';
import { describe, expect, it } from '@jest/globals';
import type { GradoParentela, Membro } from '../nucleo.ts';
import {
  a,
  alPct,
  anni,
  avete,
  chi,
  cosaDi,
  delPct,
  elenco,
  etaInMesi,
  ilPct,
  maiuscola,
  numeroAnni,
  redditoDi,
  titoloDi,
} from './parole.ts';

const membro = (gradoParentela: GradoParentela, firstName?: string): Membro => ({
  _id: 'x',
  gradoParentela,
  firstName,
  enabled: true,
  seq: 1,
});

it('a name inside a sentence begins small, but for an acronym', () => {
  expect(etichettaInFrase('redditoNettoAnnuo').it).toBe('reddito netto annuo');
  expect(etichettaInFrase('tfrMaturato')).toEqual({
    it: 'TFR maturato',
    en: 'severance pay so far',
  });
});

describe('how figures are said', () => {
  it.each([
    [1, '1 anno', '1 year'],
    [0.5, '0,5 anni', '0,5 years'],
    [2, '2 anni', '2 years'],
    [17.58, '17,6 anni', '17,6 years'],
    [10.04, '10 anni', '10 years'],
  ])('%d years', (value, it_, en) => expect(anni(value)).toEqual({ it: it_, en }));
  it('only a last zero goes', () =>
    expect([numeroAnni(1000.5), numeroAnni(20)]).toEqual(['1.000,5', '20']));
  it.each([
    [816, '68 anni', '68'],
    [817, '68 anni e 1 mese', '68 years and 1 month'],
    [834, '69 anni e 6 mesi', '69 years and 6 months'],
  ])('%d months', (months, it_, en) => expect(etaInMesi(months)).toEqual({ it: it_, en }));
  it.each([
    ['8%', 'l’8%', 'all’8%'],
    ['80%', 'l’80%', 'all’80%'],
    ['11%', 'l’11%', 'all’11%'],
    ['11,5%', 'l’11,5%', 'all’11,5%'],
    ['110%', 'il 110%', 'al 110%'],
    ['65%', 'il 65%', 'al 65%'],
    ['18%', 'il 18%', 'al 18%'],
    ['1%', 'l’1%', 'all’1%'],
    ['12%', 'il 12%', 'al 12%'],
    ['211%', 'il 211%', 'al 211%'],
  ])('%s takes its article', (text, il, al) =>
    expect([ilPct(text), alPct(text)]).toEqual([il, al]),
  );
  it('«lo» before what begins with zero, and the same of «di»', () => {
    expect(['0,6%', '10%', '20%'].map((text) => [ilPct(text), alPct(text), delPct(text)])).toEqual([
      ['lo 0,6%', 'allo 0,6%', 'dello 0,6%'],
      ['il 10%', 'al 10%', 'del 10%'],
      ['il 20%', 'al 20%', 'del 20%'],
    ]);
    expect(delPct('80%')).toBe('dell’80%');
  });
  it('lists', () => {
    const items = [words('a', 'x'), words('b', 'y'), words('c', 'z')];
    expect([
      elenco([]),
      elenco(items.slice(0, 1)),
      elenco(items.slice(0, 2)),
      elenco(items),
    ]).toEqual([
      words('', ''),
      words('a', 'x'),
      words('a e b', 'x and y'),
      words('a, b e c', 'x, y and z'),
    ]);
  });
  it('first letters', () =>
    expect([maiuscola('casa mia'), maiuscola('')]).toEqual(['Casa mia', '']));
  it('one or more people', () => expect([avete(1).it, avete(2).it]).toEqual(['Hai', 'Avete']));
});

describe('how people are called', () => {
  it.each([
    ['me', 'te', 'you'],
    ['wife', 'tua moglie', 'your wife'],
    ['husband', 'tuo marito', 'your husband'],
    ['son', 'tuo figlio', 'your son'],
    ['daughter', 'tua figlia', 'your daughter'],
    ['mother', 'tua madre', 'your mother'],
    ['father', 'tuo padre', 'your father'],
  ] as const)('%s without a name', (grado, it_, en) =>
    expect(chi(membro(grado))).toEqual({ it: it_, en }),
  );
  it('by name, where there is one', () =>
    expect(chi(membro('wife', 'Ada'))).toEqual({ it: 'Ada', en: 'Ada' }));
  it('«ad» before a name that begins with a, only there', () =>
    expect(['Anna', 'ada', 'Marco', 'Elena'].map((name) => a(membro('wife', name)).it)).toEqual([
      'ad Anna',
      'ad ada',
      'a Marco',
      'a Elena',
    ]));
  it('what is yours, and what is of others', () => {
    const pensione = { articolo: 'la ', it: 'pensione', en: 'pension' } as const;
    expect(cosaDi(membro('me'), pensione)).toEqual({ it: 'la tua pensione', en: 'your pension' });
    expect(redditoDi(membro('me'))).toEqual({ it: 'il tuo reddito', en: 'your income' });
    expect(cosaDi(membro('me', 'Ada'), pensione)).toEqual({
      it: 'la pensione di Ada',
      en: 'Ada’s pension',
    });
    expect(redditoDi(membro('husband'))).toEqual({
      it: 'il reddito di tuo marito',
      en: 'your husband’s income',
    });
  });
  it('titles', () => {
    expect(titoloDi('pensione', membro('me')).it).toBe('Pensione');
    expect(titoloDi('pensione', membro('wife', 'Ada'))).toEqual({
      it: 'Pensione di Ada',
      en: 'Pension: Ada',
    });
  });
});
