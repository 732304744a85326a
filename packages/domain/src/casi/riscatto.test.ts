/**
 * Buying back a degree: DL 4/2019 art. 20 comma 6 (flat-rate form), D.Lgs. 184/1997 art. 2
 * (ordinary form), INPS circolari 38/2025 and 14/2026 (minimum).
 */
import { describe, expect, it } from '@jest/globals';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { riscatto, riscattoCostAgevolato, riscattoCostOrdinario } from '../riscatto/riscatto.ts';
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

describe('is it worth it', () => {
  // Seventy, three years paid, 40.000 € gross: retires in 29 months with 51.166,29 € (see
  // «previdenza»).
  const p = {
    refDate: OGGI,
    birthDate: '1956-11-10',
    professione: 'Autonomo/a',
    redditoNettoAnnuo: 22376.656327,
    regione: null,
    anniContributi: 3,
    annoDomanda: 2026,
    anni: 3,
  } as const;
  it('three years at 18.619,92 €: 1.215,10 € a year more, and the exit 16 months earlier', () => {
    const r = riscatto(v, p);
    if (r.status !== 'ok') throw new Error(r.status);
    // 18.619,92 × 1,006^(29/12) = 18.891,0574; × 6,432192 % = 1.215,1091; no tax below 8.500 €
    expect(r.agevolato.deltaPensioneNetta).toBeCloseTo(1215.11, 2);
    // a tenth, 1.861,992, is deducted at 33 % down to 28.000 and then at 23 %: 29.572 − 28.000 =
    // 1.572 → 518,76; 289,992 → 66,6982; surtax 44,1292
    expect(r.agevolato.risparmioFiscale).toBeCloseTo(10 * (518.76 + 66.6982 + 44.1292), 1);
    expect(r.agevolato.costoNetto).toBeCloseTo(18619.92 - 6295.87, 1);
    // 12.324,05 ÷ 1.215,11
    expect(r.agevolato.anniRecupero).toBeCloseTo(10.14, 2);
    // 36 + 36 months are more than sixty: at 71 years and 1 month, in December 2027, 13 months from
    // now instead of 29
    expect(r.mesiAnticipo).toBe(16);
    expect(r.esito).toBe('conviene');
  });
  it('who has no degree has nothing to buy back', () =>
    expect(riscatto(v, { ...p, laureato: false })).toEqual({ status: 'non_laureato' }));
});
