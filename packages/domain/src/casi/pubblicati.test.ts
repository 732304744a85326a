/**
 * Figures that the law, INPS, the Agenzia delle Entrate and the State accounting office publish for
 * 2025 and 2026, each beside what the engine works out.
 */
import { describe, expect, it } from '@jest/globals';
import { contributi } from '../fisco/contributi.ts';
import { cuneoDetr, cuneoSomma, detrAut, detrDip, detrPens, irpefLorda } from '../fisco/irpef.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { finestraAnticipata, reqAnticipata, reqMonths } from '../previdenza/requisiti.ts';
import { aoi } from '../protezione/invalidita.ts';
import { tabellaF } from '../protezione/superstiti.ts';
import { v } from './valori.ts';

describe('INPS circolari 6, 8 and 14 of 2026: the most that a year may cost', () => {
  it.each([
    // 56.224 × 24 % = 13.493,76; (93.707 − 56.224) × 25 % = 9.370,75; maternity 7,44
    ['artigiano', 93_707, true, 22_864.51 + 7.44, 'an artisan insured before 1996: 22.864,51 €'],
    ['artigiano', 200_000, true, 22_864.51 + 7.44, 'the same on a higher income'],
    // 13.763,64 + 37.483 × 25,48 % = 9.550,67
    ['commerciante', 93_707, true, 23_314.31 + 7.44, 'a shopkeeper: 23.314,31 €'],
    // 122.295 × 26,07 %
    ['gs', 130_000, false, 31_882.31, 'a professional of the Gestione separata: 31.882,31 €'],
    ['gs', 130_000, true, 31_882.31, 'whenever they began'],
    // 150.000 × 9,19 % = 13.785; (150.000 − 56.224) × 1 % = 937,76
    ['dipendente', 150_000, true, 14_722.76, 'an employee insured before 1996 has no ceiling'],
  ] as const)('%s on %d €, insured before 1996 %p: %d €, %s', (tipo, lordo, ante1996, euro, _why) =>
    expect(contributi(v, tipo, lordo, { ante1996 })).toBeCloseTo(euro, 1),
  );
});

describe('DM 20 November 2024 (436/2024): the coefficients of 2025 and 2026', () => {
  it.each([
    [58, 4.308],
    [59, 4.419],
    [60, 4.536],
    [61, 4.661],
    [62, 4.795],
    [63, 4.936],
    [64, 5.088],
    [65, 5.25],
    [66, 5.423],
    [68, 5.808],
    [69, 6.024],
    [70, 6.258],
  ])('at %d years %d %%', (age, percent) =>
    expect(100 * coefAt(v, 12 * age, 2026)).toBeCloseTo(percent, 6),
  );
});

describe('INPS circolare 28/2026 and RGS, note of 23 January 2026: requirements', () => {
  const anni = (years: number, months: number) => 12 * years + months;
  it.each([
    [2026, anni(42, 10), anni(41, 10)],
    [2027, anni(42, 11), anni(41, 11)],
    [2028, anni(43, 1), anni(42, 1)],
    [2029, anni(43, 4), anni(42, 4)],
  ])('early pension in %d: %d months for men, %d for women', (year, men, women) =>
    expect([reqAnticipata(v, year, 'M'), reqAnticipata(v, year, 'F')]).toEqual([men, women]),
  );
  it.each([
    [2027, anni(67, 1)],
    [2028, anni(67, 3)],
    [2029, anni(67, 6)],
    [2031, anni(67, 8)],
    [2033, anni(67, 9)],
  ])('old age in %d: %d months', (year, months) => expect(reqMonths(v, year)).toBe(months));
  it.each([
    [2024, 3],
    [2025, 4],
    [2026, 5],
    [2027, 7],
    [2028, 9],
  ])('L. 213/2023 art. 1 c. 162: local bodies wait %d → %d months', (year, months) =>
    expect(finestraAnticipata(v, year, true)).toBe(months),
  );
});

describe('INPS circolare 153/2025: limits of 2026', () => {
  // minimum 611,85 × 13 = 7.954,05
  it.each([
    [23_862.15, 10_000, 'three times the minimum: whole'],
    [31_816.2, 7_500, 'four times: 25 % less'],
    [39_770.25, 6_000, 'five times: 40 % less'],
    [50_000, 5_000, 'far above: half'],
  ])('a survivors’ pension of 10.000 € beside %d €: %d €, %s', (reddito, kept) =>
    expect(tabellaF(v, 10_000, reddito)).toBeCloseTo(kept, 6),
  );
  // own limit 2 × 7.101,12 = 14.202,24; as a couple 3 × 7.101,12 = 21.303,36
  it.each([
    [7_954.04, false, 0, 7_954.05, 'a cent short of the minimum: topped up'],
    [7_954.05, false, 0, 7_954.05, 'the minimum itself'],
    [7_000, true, 14_303.36, 7_954.05, 'a couple at 21.303,36 €'],
    [7_000, true, 14_303.37, 7_000, 'a cent more: not topped up'],
  ])('an assegno of %d €, spouse %p with %d €: %d €, %s', (maturata, spouse, income, due) =>
    expect(aoi(v, maturata, spouse, income)).toBeCloseTo(due, 6),
  );
});

describe('Agenzia delle Entrate, circolare 4/E of 2025: the wedge', () => {
  it.each([
    [8_000, 568, '7,1 %'],
    [12_000, 636, '5,3 %'],
    [15_000, 795, '5,3 %, the last euro'],
    [16_000, 768, '4,8 %'],
    [20_000, 960, '4,8 %, the last euro'],
  ])('on %d € a sum of %d €: %s', (reddito, sum) =>
    expect(cuneoSomma(v, reddito)).toBeCloseTo(sum, 6),
  );
  it.each([
    [35_000, 625, '1.000 × 5.000 ÷ 8.000'],
    [36_000, 500, '1.000 × 4.000 ÷ 8.000'],
    [39_000, 125, '1.000 × 1.000 ÷ 8.000'],
  ])('on %d € a deduction of %d €: %s', (reddito, deduction) =>
    expect(cuneoDetr(v, reddito)).toBeCloseTo(deduction, 6),
  );
});

describe('Agenzia delle Entrate: the incomes up to which no tax is due', () => {
  it.each([
    ['an employee', 8_500, detrDip],
    ['a pensioner', 8_500, detrPens],
    ['somebody self-employed', 5_500, detrAut],
  ] as const)('%s up to %d €', (_who, reddito, detrazione) => {
    // 23 % of 8.500 = 1.955; of 5.500 = 1.265
    expect(irpefLorda(v, reddito) - detrazione(v, reddito)).toBeCloseTo(0, 6);
    const above = reddito + 10;
    expect(irpefLorda(v, above) - detrazione(v, above)).toBeGreaterThan(0);
  });
});
