/**
 * Buying back a degree: DL 4/2019 art. 20 comma 6 (flat-rate form), D.Lgs. 184/1997 art. 2
 * (ordinary form), INPS circolari 38/2025 and 14/2026 (minimum).
 */
import { describe, expect, it } from '@jest/globals';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { netFromGross } from '../fisco/netto.ts';
import { pension } from '../previdenza/pensione.ts';
import {
  anniUtili,
  riscatto,
  riscattoCostAgevolato,
  riscattoCostOrdinario,
} from '../riscatto/riscatto.ts';
import { OGGI, v } from './valori.ts';

describe('what it costs', () => {
  it.each([
    [2025, 1, 6123.15, '18.555 × 33 %'],
    [2026, 1, 6206.64, '18.808 × 33 %'],
    [2026, 3, 18619.92, 'three years'],
    [2026, 5, 31033.2, 'five years'],
  ])('flat rate, %d, %d years: %d €, %s', (anno, anni, cost) =>
    expect(riscattoCostAgevolato(v, anno, anni)).toBeCloseTo(cost, 2),
  );
  it.each([
    ['dipendente', 30000, 3, 29700, '30.000 × 33 % × 3'],
    ['gs', 30000, 3, 22500, '25 %'],
    ['artigiano', 30000, 3, 21600, '24 %'],
    ['commerciante', 30000, 3, 21600, '24 %'],
    ['dipendente', 200000, 1, 40357.35, '122.295 × 33 %: capped'],
    ['pensionato', 30000, 3, 0, 'nothing to buy'],
  ] as const)('ordinary form, %s on %d €, %d years: %d €, %s', (tipo, lordo, anni, cost, _why) =>
    expect(riscattoCostOrdinario(v, tipo, lordo, anni)).toBeCloseTo(cost, 2),
  );
});

it('five years deducted in ten instalments at 43 % save 14.079,76 €', () => {
  // 60.000 − 5.514 − 37,76 = 54.448,24 taxable; 3.103,32 a year: × 43 % = 1.334,4276; × 2,37 % =
  // 73,5487
  expect(10 * taxSavingDeduction(v, 'dipendente', 60000, null, 3103.32)).toBeCloseTo(14079.76, 2);
});

/** Example D: a professional of 38 on 30.000 € net, three years. */
const p = {
  refDate: OGGI,
  birthDate: '1988-05-10',
  professione: 'Autonomo/a',
  redditoNettoAnnuo: 30000,
  regione: null,
  laureato: true,
  annoDomanda: 2026,
  anni: 3,
} as const;

describe('is it worth it', () => {
  it('three years at 18.619,92 €: the cost revalued × the coefficient, after tax', () => {
    const r = riscatto(v, p);
    const pensione = pension(v, p);
    if (r.status !== 'ok' || pensione.status !== 'ok') throw new Error(r.status);
    expect(r.agevolato.costo).toBeCloseTo(18619.92, 2);
    const grown = 18619.92 * 1.006 ** pensione.anniAlPensionamento * pensione.coefficiente;
    expect(r.agevolato.deltaPensioneLorda).toBeCloseTo(grown, 6);
    const net = (lordo: number) => netFromGross(v, 'pensionato', lordo).net;
    const lorda = pensione.pensioneLordaAnnua;
    expect(r.agevolato.deltaPensioneNetta).toBeCloseTo(net(lorda + grown) - net(lorda), 6);
    // 1.861,992 a year deducted at 33 %, and 2,37 % of surtaxes: 658,59 × 10
    expect(r.agevolato.risparmioFiscale).toBeCloseTo(6585.87, 1);
    expect(r.agevolato.anniRecupero).toBeCloseTo(
      r.agevolato.costoNetto / r.agevolato.deltaPensioneNetta,
      8,
    );
    expect([r.anniUtili, r.annoMinimale, r.esito]).toEqual([3, 2026, 'da valutare']);
  });
  it.each([
    ['1977-01-10', 5, 5, 'nineteen in January 1996'],
    ['1976-12-10', 5, 59 / 12, 'a month before'],
    ['1975-05-10', 5, 40 / 12, 'twenty months before'],
    ['1972-02-10', 5, 1 / 12, 'only the last month'],
    ['1972-01-10', 5, 0, 'nothing'],
    ['1990-05-10', 3, 3, 'long after'],
  ])('born %s, %d years: %d count, %s', (birthDate, anni, utili) =>
    expect(anniUtili(v, birthDate, anni)).toBeCloseTo(utili, 10),
  );
  it('a later application uses the last minimum published, and says so', () => {
    const r = riscatto(v, { ...p, refDate: '2028-02-10', annoDomanda: 2028 });
    expect(r).toMatchObject({ status: 'ok', annoMinimale: 2026 });
    expect(riscattoCostAgevolato(v, 2020, 1)).toBeCloseTo(6076.95, 2);
  });
  it('an exit by amount is not promised by the years bought back', () => {
    // 30.000 € net: at 64 only with twenty years and three times the allowance
    const r = riscatto(v, { ...p, professione: 'Dipendente', redditoNettoAnnuo: 18000, anni: 5 });
    const exit = pension(v, { ...p, professione: 'Dipendente', redditoNettoAnnuo: 18000 });
    if (r.status !== 'ok' || exit.status !== 'ok') throw new Error(r.status);
    expect([exit.uscita, r.mesiAnticipo]).toEqual(['vecchiaia', 0]);
  });
  it('who has no degree has nothing to buy back; studies before 1996 are INPS’s to value', () => {
    expect(riscatto(v, { ...p, laureato: false })).toEqual({ status: 'non_laureato' });
    expect(riscatto(v, { ...p, birthDate: '1970-05-10' })).toEqual({ status: 'studi_prima_1996' });
  });
});

/** The limits are put at, and beside, what comes out. */
describe('the verdict at its limits', () => {
  const con = (soglie: [number, number, number]) => {
    const r = riscatto({ ...v, 'riscatto.soglie': soglie }, p);
    if (r.status !== 'ok') throw new Error(r.status);
    return r;
  };
  const { agevolato, mesiAnticipo } = con([16, 20, 12]);
  const anni = agevolato.anniRecupero!;
  it.each<[string, [number, number, number], string]>([
    ['earned back in as many years as is good', [anni, 99, 999], 'conviene'],
    ['a day more', [anni - 0.003, 99, 999], 'da valutare'],
    ['in as many as is fair', [1, anni, 999], 'da valutare'],
    ['a day more', [1, anni - 0.003, 999], 'poco conveniente'],
    ['slow, and as many months gained as is good', [1, 2, mesiAnticipo], 'conviene'],
    ['a month fewer', [1, 2, mesiAnticipo + 1], 'poco conveniente'],
  ])('%s: %j: %s', (_what, soglie, esito) => expect(con(soglie).esito).toBe(esito));
});
