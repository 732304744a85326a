/**
 * The monthly surplus, and hard situations at their limits. Twice the minimum pension of 2026:
 * 2 × 611,85 × 13 = 15.908,10 € a year (L. 232/2016, L. 127/2007); the medians are of ISTAT 2024;
 * the other limits are ours.
 */
import { describe, expect, it } from '@jest/globals';
import { debitiCostosi, margine, type InputMargine } from '../bilancio/margine.ts';
import { riscattoSostenibile, type CostoRiscatto } from '../bilancio/riscatto-sostenibile.ts';
import { SITUAZIONI, situazioni, type InputSituazioni } from '../bilancio/situazioni.ts';
import { rataStimata, stimaSpese } from '../bilancio/spese.ts';
import type { Ripartizione } from '../fisco/regione.ts';
import { v } from './valori.ts';

/** Nothing is hard: 2.000 € a month, a tenth of it for instalments. */
const sereni: InputSituazioni = {
  quotaRateNota: 0.1,
  netto: 50000,
  debitiCostosi: 0,
  redditoNettoMensile: 2000,
  rate: 200,
  mobiliare: 5000,
  valoreResidenza: 0,
  residuoMutuo: 0,
  disoccupato: false,
  redditoPerAdulto: 24000,
};

describe('hard situations', () => {
  it.each<[string, Partial<InputSituazioni>, string[]]>([
    ['nothing is hard', {}, []],
    ['instalments of exactly half the income', { quotaRateNota: 0.5 }, ['rata_alta']],
    ['instalments of 51 %', { quotaRateNota: 0.51 }, ['sovraindebitamento']],
    ['instalments of 35 %', { quotaRateNota: 0.35 }, []],
    ['instalments of 36 %', { quotaRateNota: 0.36 }, ['rata_alta']],
    ['instalments not known', { quotaRateNota: null }, []],
    // 3 × 200 = 600
    [
      'nothing earned, 599 € saved for instalments of 200',
      { redditoNettoMensile: 0, mobiliare: 599 },
      ['sovraindebitamento'],
    ],
    ['nothing earned, 600 € saved', { redditoNettoMensile: 0, mobiliare: 600 }, []],
    ['nothing earned, savings not given', { redditoNettoMensile: 0, mobiliare: null }, []],
    ['nothing earned, no instalments', { redditoNettoMensile: 0, mobiliare: -1, rate: 0 }, []],
    ['income not given, nothing saved', { redditoNettoMensile: null, mobiliare: 0 }, []],
    ['a euro earned, nothing saved', { redditoNettoMensile: 1, mobiliare: 0 }, []],
    // 12 × 2.000 = 24.000
    [
      'below zero, 31 % for instalments, a year of income and a euro owed',
      { netto: -1, quotaRateNota: 0.31, debitiCostosi: 24001 },
      ['sovraindebitamento'],
    ],
    ['a year of income owed', { netto: -1, quotaRateNota: 0.31, debitiCostosi: 24000 }, []],
    ['the same with 30 %', { netto: -1, quotaRateNota: 0.3, debitiCostosi: 24001 }, []],
    ['the same at zero', { netto: 0, quotaRateNota: 0.31, debitiCostosi: 24001 }, []],
    ['the same, not all known', { netto: null, quotaRateNota: 0.31, debitiCostosi: 24001 }, []],
    [
      'the same, income not given',
      { netto: -1, quotaRateNota: 0.31, debitiCostosi: 24001, redditoNettoMensile: null },
      [],
    ],
    ['a mortgage as high as the home', { valoreResidenza: 70000, residuoMutuo: 70000 }, []],
    [
      'a mortgage a euro above the home',
      { valoreResidenza: 70000, residuoMutuo: 70001 },
      ['mutuo_oltre_valore'],
    ],
    ['a mortgage on a home of no told value', { residuoMutuo: 70001 }, []],
    ['no work and no mortgage', { disoccupato: true }, ['disoccupazione']],
    [
      'no work and a mortgage',
      { disoccupato: true, residuoMutuo: 1, valoreResidenza: 70000 },
      ['disoccupazione', 'fondo_gasparrini'],
    ],
    [
      'a pensioner of 64 with 15.908 €',
      { pensionati: [{ eta: 64, reddito: 15908 }] },
      ['anziani_reddito_basso'],
    ],
    ['a pensioner of 63', { pensionati: [{ eta: 63, reddito: 15908 }] }, []],
    ['a pensioner with 15.908,11 €', { pensionati: [{ eta: 64, reddito: 15908.11 }] }, []],
    [
      'the second of two pensioners',
      {
        pensionati: [
          { eta: 80, reddito: 20000 },
          { eta: 70, reddito: 9000 },
        ],
      },
      ['anziani_reddito_basso'],
    ],
    [
      'fifty, a pension after old age, 15.908 € an adult',
      { dopoVecchiaia: 50, redditoPerAdulto: 15908 },
      ['assegno_sociale'],
    ],
    ['forty-nine', { dopoVecchiaia: 49, redditoPerAdulto: 15908 }, []],
    ['nobody has a late pension', { redditoPerAdulto: 0 }, []],
    ['15.908,11 € an adult', { dopoVecchiaia: 50, redditoPerAdulto: 15908.11 }, []],
    ['income not given', { dopoVecchiaia: 50, redditoPerAdulto: null }, []],
    // 60 % of 3.000 = 1.800
    [
      'a child, 1.799 € where a similar family spends 3.000',
      { minori: 1, redditoNettoMensile: 1799, stimaSpese: 3000 },
      ['figli_reddito_basso'],
    ],
    ['1.800 €', { minori: 1, redditoNettoMensile: 1800, stimaSpese: 3000 }, []],
    ['no child', { minori: 0, redditoNettoMensile: 1799, stimaSpese: 3000 }, []],
    ['nobody told of children', { redditoNettoMensile: 1799, stimaSpese: 3000 }, []],
    ['a child, income not given', { minori: 1, redditoNettoMensile: null, stimaSpese: 3000 }, []],
    ['a child, no figure of a similar family', { minori: 1, redditoNettoMensile: 0 }, []],
  ])('%s: %j', (_what, change, codici) =>
    expect(situazioni(v, { ...sereni, ...change })).toEqual(codici),
  );
  it('stand in one order, and heavy instalments are not named twice', () =>
    expect(
      situazioni(v, {
        ...sereni,
        quotaRateNota: 0.6,
        valoreResidenza: 1,
        residuoMutuo: 2,
        disoccupato: true,
        pensionati: [{ eta: 90, reddito: 0 }],
        dopoVecchiaia: 60,
        redditoPerAdulto: 0,
        minori: 2,
        stimaSpese: 9000,
      }),
    ).toEqual(SITUAZIONI.filter((one) => one !== 'rata_alta')));
});

describe('what a similar family spends (median 2.240 €; North and Centre 2.440, South 1.820)', () => {
  it.each<[number, Ripartizione | null, boolean, number, string]>([
    [1, null, false, 1568, '2.240 × 0,70'],
    [0, null, false, 1568, 'one person at least'],
    [2, 'Nord', false, 2513.2, '2.440 × 1,03'],
    [2.4, 'Nord', false, 2513.2, 'rounded to two'],
    [3, 'Centro', false, 2952.4, '2.440 × 1,21'],
    [4, 'Mezzogiorno', false, 2420.6, '1.820 × 1,33'],
    [5, 'Mezzogiorno', false, 2548, '1.820 × 1,40'],
    [8, 'Mezzogiorno', false, 2548, 'five at most'],
    [5, 'Mezzogiorno', true, 2038.4, '2.548 × 0,80: no rent'],
  ])('%d people, %s, owned %p: %d €: %s', (componenti, ripartizione, proprieta, euro) =>
    expect(stimaSpese(v, { componenti, ripartizione, proprieta })).toBeCloseTo(euro, 6),
  );
});

describe('a mortgage without a given instalment (3,5 % until 65, 10 to 25 years)', () => {
  // r = 0,035 ÷ 12 = 0,00291667. 120 months: (1 + r)^−120 = 0,705044; 291,667 ÷ 0,294956 = 988,86
  // 240: 0,497087; 291,667 ÷ 0,502913 = 579,96. 300: 0,417388; 291,667 ÷ 0,582612 = 500,62
  it.each<[number | undefined, number, string]>([
    [60, 988.86, 'five years to 65: ten at least'],
    [55, 988.86, 'ten years'],
    [45, 579.96, 'twenty years'],
    [40, 500.62, 'twenty-five years'],
    [30, 500.62, 'twenty-five at most'],
    [undefined, 500.62, 'age not told'],
  ])('100.000 € at %p: %d €: %s', (eta, euro) =>
    expect(rataStimata(v, 100000, eta)).toBeCloseTo(euro, 2),
  );
  it('is zero without a debt', () => expect(rataStimata(v, 0, 40)).toBe(0));
  it('is the debt over its months where money costs nothing', () =>
    expect(rataStimata({ ...v, 'rata.stima': { ...v['rata.stima'], tasso: 0 } }, 120000, 45)).toBe(
      500,
    ));
});

describe('what is left of a month', () => {
  const casa: InputMargine = { redditoNettoMensile: 2500, speseMensili: 1500 };
  const prestito = { residuo: 5000, rata: 150, tipo: 'prestito' } as const;
  it.each<[string, Partial<InputMargine>, object]>([
    [
      'no instalments: 2.500 − 1.500',
      {},
      { entrate: 2500, rate: 0, rateStimate: false, margine: 1000, disavanzo: 0, disavanzoNoto: 0 },
    ],
    [
      'told instalments: 400 + 150 of 2.500 = 22 %',
      { rataMutuo: 400, residuoMutuo: 90000, altriDebiti: [prestito] },
      {
        rate: 550,
        rateNote: 550,
        rateStimate: false,
        margine: 450,
        quotaRate: 0.22,
        quotaRateNota: 0.22,
      },
    ],
    [
      'an instalment of zero is given: nothing is estimated',
      { rataMutuo: 0, residuoMutuo: 90000 },
      { rate: 0, rateNote: 0, rateStimate: false, margine: 1000 },
    ],
    [
      'three hundred too much: 2.500 − 2.800',
      { speseMensili: 2800 },
      { margine: 0, disavanzo: 300, disavanzoNoto: 300 },
    ],
    [
      'nothing earned and an instalment: all of it',
      { redditoNettoMensile: 0, rataMutuo: 400 },
      { margine: 0, disavanzo: 1900, disavanzoNoto: 1900, quotaRate: 1, quotaRateNota: null },
    ],
    [
      'nothing earned, no instalment',
      { redditoNettoMensile: 0 },
      { quotaRate: 0, quotaRateNota: null },
    ],
    // one person of unknown area: 2.240 × 0,70 = 1.568; 60 % of 2.500 = 1.500
    [
      'spending not given: that of a similar family',
      { speseMensili: undefined },
      { spese: 1568, speseStimate: true, margine: 932, disavanzoNoto: null },
    ],
    // 60 % of 3.000 = 1.800
    [
      'spending not given: who earns more spends more',
      { speseMensili: undefined, redditoNettoMensile: 3000 },
      { spese: 1800, speseStimate: true, margine: 1200 },
    ],
    // 1.568 × 0,80 = 1.254,40
    [
      'spending and income not given, a home owned',
      { speseMensili: undefined, redditoNettoMensile: null, proprieta: true },
      {
        spese: 1254.4,
        margine: null,
        disavanzo: null,
        disavanzoNoto: null,
        quotaRate: null,
        quotaRateNota: null,
      },
    ],
  ])('%s', (_what, change, expected) =>
    expect(margine(v, { ...casa, ...change })).toMatchObject(expected),
  );
  it('an instalment not given is estimated, and does not count as given: 500,62 + 150 of 2.500 €', () => {
    const m = margine(v, { ...casa, residuoMutuo: 100000, eta: 40, altriDebiti: [prestito] });
    expect(m).toMatchObject({ rateNote: 150, rateStimate: true, quotaRateNota: 0.06 });
    expect(m.rate).toBeCloseTo(650.62, 2);
    expect(m.margine).toBeCloseTo(349.38, 2);
    // 650,62 ÷ 2.500
    expect(m.quotaRate).toBeCloseTo(0.26025, 5);
  });
  it('expensive debts are all but mortgages: 5.000 + 700 €', () =>
    expect(
      debitiCostosi([
        prestito,
        { residuo: 700, rata: 50, tipo: 'carta' },
        { residuo: 80000, rata: 400, tipo: 'mutuo' },
      ]),
    ).toBe(5700));
});

describe('whether a degree can be bought back (120 instalments, or 30 % of what is beyond the reserve)', () => {
  const caro: CostoRiscatto = { costo: 24000, margine: 0, carenza: 0, mobiliareOltreRiserva: 0 };
  it.each<[Partial<CostoRiscatto>, boolean, string]>([
    [{}, false, 'nothing to pay with'],
    [{ margine: 200 }, true, '24.000 ÷ 120 = 200'],
    [{ margine: 199.99 }, false, 'a cent less'],
    [{ mobiliareOltreRiserva: 80000 }, true, '30 % of 80.000 = 24.000'],
    [{ mobiliareOltreRiserva: 79999 }, false, 'a euro less'],
    [{ margine: null, mobiliareOltreRiserva: 80000 }, true, 'the margin is not known'],
    [{ margine: null }, false, 'neither is known'],
    [{ costo: 0, margine: null }, true, 'it costs nothing'],
    [{ margine: 1000, carenza: 1 }, false, 'a euro of the reserve is missing'],
    [{ margine: 1000, carenza: null }, false, 'the reserve is not known'],
  ])('%j: %p: %s', (change, yes) =>
    expect(riscattoSostenibile(v, { ...caro, ...change })).toBe(yes),
  );
});
