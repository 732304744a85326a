import { describe, expect, it } from '@jest/globals';
import type { Costante } from './costanti.ts';
import { COSTANTI_2026_12 as base } from './release-2026-12.ts';
import { validaVoce } from './valida-voce.ts';

const codes = (key: string, value: unknown) =>
  validaVoce(base, key, value).map(({ path, code }) => `${path} ${code}`.trim());

describe('the values of the release of November 2026', () => {
  it.each(Object.entries(base.voci as Record<string, Costante<unknown>>))(
    '%s is fit for its own constant',
    (key, { values }) => {
      for (const { value } of values) expect(validaVoce(base, key, value)).toEqual([]);
    },
  );
});

describe('a single number', () => {
  it.each([
    ['at the least', 'inps.massimale', 100_000, []],
    ['under the least', 'inps.massimale', 99_999.99, ['fuori-limiti']],
    ['at the most', 'inps.massimale', 200_000, []],
    ['over the most', 'inps.massimale', 200_000.01, ['fuori-limiti']],
    ['not a number', 'inps.massimale', '122295', ['tipo']],
    ['without end', 'inps.massimale', Infinity, ['tipo']],
    ['NaN', 'inps.massimale', NaN, ['tipo']],
    ['nothing', 'inps.massimale', null, ['tipo']],
    ['half a month', 'pensione.anticipata.M', 514.5, ['intero']],
    ['a fixed one', 'gestione.anniUscite', 4, ['fuori-limiti']],
    ['below zero where the law of the key allows it', 'pensione.g', -0.01, []],
  ])('%s', (_what, key, value, expected) => expect(codes(key, value)).toEqual(expected));
});

describe('a switch and a place', () => {
  it.each([
    ['soluzione.TCM.attiva', false, []],
    ['soluzione.TCM.attiva', 1, ['tipo']],
    ['soluzione.TCM.ordine', 12, []],
    ['soluzione.TCM.ordine', 13, ['fuori-limiti']],
    ['soluzione.TCM.ordine', 1.5, ['intero']],
    ['soluzione.TCM.peso', 2, []],
    ['soluzione.TCM.peso', 2.01, ['fuori-limiti']],
  ])('%s = %s', (key, value, expected) => expect(codes(key, value)).toEqual(expected));
});

describe('tables', () => {
  it.each([
    [
      'brackets that rise',
      'tax.irpef.scaglioni',
      [
        [30_000, 0.2],
        [null, 0.4],
      ],
      [],
    ],
    [
      'brackets that do not',
      'tax.irpef.scaglioni',
      [
        [50_000, 0.23],
        [28_000, 0.33],
        [null, 0.43],
      ],
      ['[1][0] ordine'],
    ],
    [
      'brackets equal',
      'tax.irpef.scaglioni',
      [
        [28_000, 0.23],
        [28_000, 0.33],
        [null, 0.43],
      ],
      ['[1][0] ordine'],
    ],
    [
      'a rate over 60%',
      'tax.irpef.scaglioni',
      [
        [28_000, 0.61],
        [null, 0.43],
      ],
      ['[0][1] fuori-limiti'],
    ],
    [
      'a last bracket with a limit',
      'tax.irpef.scaglioni',
      [
        [28_000, 0.23],
        [50_000, 0.43],
      ],
      ['[1][0] tipo'],
    ],
    [
      'a middle bracket without',
      'tax.irpef.scaglioni',
      [
        [null, 0.23],
        [null, 0.43],
      ],
      ['[0][0] tipo'],
    ],
    [
      'coefficients that fall with age',
      'inps.coefficienti',
      [
        [57, 4.2],
        [58, 4.1],
      ],
      ['[1][1] ordine'],
    ],
    [
      'ages that repeat',
      'inps.coefficienti',
      [
        [57, 4.2],
        [57, 4.3],
      ],
      ['[1][0] ordine'],
    ],
    [
      'months that stay',
      'pensione.requisito.legge',
      [
        [2026, 804],
        [2027, 804],
      ],
      [],
    ],
    [
      'months that go back',
      'pensione.requisito.legge',
      [
        [2026, 804],
        [2027, 803],
      ],
      ['[1][1] ordine'],
    ],
    [
      'years left that fall',
      'fondo.rendimento',
      [
        [25, 0.02],
        [0, 0.01],
      ],
      [],
    ],
    [
      'years left that rise',
      'fondo.rendimento',
      [
        [0, 0.01],
        [25, 0.02],
      ],
      ['[1][0] ordine'],
    ],
    ['a yield over 6%', 'fondo.rendimento', [[0, 0.07]], ['[0][1] fuori-limiti']],
    ['nothing', 'inps.coefficienti', [], ['parti']],
    ['a row too short', 'inps.coefficienti', [[57]], ['[0] parti']],
    ['a row that is not one', 'inps.coefficienti', [57], ['[0] parti']],
  ])('%s', (_what, key, value, expected) => expect(codes(key, value)).toEqual(expected));
});

describe('tuples, names and maps', () => {
  it.each([
    ['thresholds that rise', 'vix.soglie', [18, 28], []],
    ['thresholds equal', 'vix.soglie', [20, 20], ['[1] ordine']],
    ['thresholds back', 'soglie.leva', [0.8, 0.6], ['[1] ordine']],
    [
      'limits of a deduction equal',
      'tax.detr.dip',
      [1955, 1910, 1190, 28_000, 28_000, 50_000, 65, 25_000, 35_000],
      ['[4] ordine'],
    ],
    ['one value too few', 'tax.cuneo.detrazione', [1000, 20_000, 32_000], ['parti']],
    [
      'survivors’ shares that stay',
      'superstiti.quote',
      { coniuge: [0.6, 0.8, 0.8], figli: [0.7, 0.8, 1] },
      [],
    ],
    [
      'survivors’ shares that fall',
      'superstiti.quote',
      { coniuge: [0.6, 0.8, 0.7], figli: [0.7, 0.8, 1] },
      ['.coniuge[2] ordine'],
    ],
    [
      'a missing and an unknown name',
      'ltc.costo',
      { Nord: 2300, Centro: 2000, Sud: 1700, default: 2000 },
      ['nomi', 'nomi'],
    ],
    [
      'a region nobody knows',
      'tax.addizionali.regioni',
      { Padania: [0.01, 0.01] },
      ['nomi', 'nomi'],
    ],
    ['a year more', 'riscatto.minimale', { 2026: 18_808, 2027: 19_100 }, []],
    ['a year that is none', 'riscatto.minimale', { duemila: 18_808 }, ['nomi']],
    ['no year', 'riscatto.minimale', {}, ['tipo']],
    [
      'an allowance beside a rate',
      'successione.aliquote',
      {
        linea: [0.04, 1e6],
        fratello: [0.06, 1e5],
        parente: [0.6, 0],
        altro: [0.08, 0],
        disabile: 1.5e6,
      },
      ['.parente[0] fuori-limiti'],
    ],
    ['a list for names', 'ltc.costo', [1, 2, 3, 4], ['tipo']],
  ])('%s', (_what, key, value, expected) => expect(codes(key, value)).toEqual(expected));
});

it.each(['nulla', 'constructor', '__proto__'])('knows no constant «%s»', (key) =>
  expect(codes(key, 1)).toEqual(['chiave-sconosciuta']),
);

it('speaks both languages and says the bounds', () => {
  expect(validaVoce(base, 'score.red', 101)[0]).toEqual({
    key: 'score.red',
    path: '',
    code: 'fuori-limiti',
    words: {
      it: '101 è fuori dai limiti: da 1 a 100.',
      en: '101 is out of bounds: from 1 to 100.',
    },
  });
});

describe('a correlation', () => {
  const identity = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const voce: Costante<unknown> = {
    key: 'prova.correlazioni',
    unit: '–',
    kind: 'P',
    fonte: 'prova',
    verificatoIl: '2026-11-20',
    min: -1,
    max: 1,
    pubblica: false,
    values: [{ from: '2026-11-20', value: identity }],
  };
  const withMatrix = { ...base, voci: { ...base.voci, [voce.key]: voce } };
  it.each([
    [
      'that may be',
      [
        [1, 0.5, 0.2],
        [0.5, 1, 0.3],
        [0.2, 0.3, 1],
      ],
      [],
    ],
    [
      'of things that move as one',
      [
        [1, 1, 0.4],
        [1, 1, 0.4],
        [0.4, 0.4, 1],
      ],
      [],
    ],
    [
      'that is not symmetric',
      [
        [1, 0.5, 0],
        [0.4, 1, 0],
        [0, 0, 1],
      ],
      ['[1][0] correlazione'],
    ],
    [
      'with something else than 1 beside itself',
      [
        [0.9, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      ['[0][0] correlazione'],
    ],
    [
      'over 1',
      [
        [1, 1.1, 0],
        [1.1, 1, 0],
        [0, 0, 1],
      ],
      ['[0][1] fuori-limiti', '[1][0] fuori-limiti'],
    ],
    [
      'that no three things can have',
      [
        [1, 0.9, -0.9],
        [0.9, 1, 0.9],
        [-0.9, 0.9, 1],
      ],
      ['correlazione'],
    ],
    [
      'that is not square',
      [
        [1, 0],
        [0, 1],
      ],
      ['parti'],
    ],
  ])('%s', (_what, value, expected) =>
    expect(
      validaVoce(withMatrix, voce.key, value).map(({ path, code }) => `${path} ${code}`.trim()),
    ).toEqual(expected),
  );
});
