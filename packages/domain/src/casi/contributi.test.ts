/**
 * Contributions against the amounts INPS publishes: circolari 6/2026 (employees), 8/2026 (Gestione
 * separata), 14/2026 (artisans and shopkeepers).
 */
import { describe, expect, it } from '@jest/globals';
import { contributi, quotaComputo } from '../fisco/contributi.ts';
import { v } from './valori.ts';

describe('the amounts INPS publishes for 2026', () => {
  it('circolare 14/2026: an artisan on the minimum of 18.808 € pays 4.521,36 €', () => {
    // 18.808 × 24 % = 4.513,92; maternity 0,62 × 12 = 7,44
    expect(contributi(v, 'artigiano', 18808)).toBeCloseTo(4521.36, 2);
    expect(contributi(v, 'artigiano', 5000)).toBeCloseTo(4521.36, 2);
  });
  it('circolare 14/2026: a shopkeeper on the same minimum pays 4.611,64 €', () => {
    // 18.808 × 24,48 % = 4.604,20
    expect(contributi(v, 'commerciante', 0)).toBeCloseTo(4611.64, 2);
  });
  it('circolare 14/2026: an artisan insured since 1996 pays at most 30.011,51 € besides maternity', () => {
    // 56.224 × 24 % = 13.493,76; (122.295 − 56.224) × 25 % = 66.071 × 25 % = 16.517,75
    expect(contributi(v, 'artigiano', 122295)).toBeCloseTo(30011.51 + 7.44, 2);
    expect(contributi(v, 'artigiano', 400000)).toBeCloseTo(30011.51 + 7.44, 2);
  });
  it('circolare 14/2026: a shopkeeper insured since 1996 pays at most 30.598,53 € besides maternity', () => {
    // 56.224 × 24,48 % = 13.763,64; 66.071 × 25,48 % = 16.834,89
    expect(contributi(v, 'commerciante', 122296)).toBeCloseTo(30598.53 + 7.44, 2);
  });
  it('circolare 8/2026: 4.903,25 € give a professional a whole year in the Gestione separata', () => {
    // 18.808 × 26,07 % = 4.903,25
    expect(contributi(v, 'gs', 18808)).toBeCloseTo(4903.25, 2);
  });
});

describe('an employee around the two ceilings (circolare 6/2026)', () => {
  it.each([
    [30000, 2757, '30.000 × 9,19 %'],
    [56224, 5166.99, '56.224 × 9,19 %'],
    [57224, 5268.89, '57.224 × 9,19 % = 5.258,89; 1.000 × 1 % = 10'],
    [122295, 11899.62, '122.295 × 9,19 % = 11.238,91; 66.071 × 1 % = 660,71'],
    [122395, 11899.62, 'nothing above the ceiling'],
  ])('on %d € they are %d €: %s', (gross, paid) =>
    expect(contributi(v, 'dipendente', gross)).toBeCloseTo(paid, 2),
  );
});

describe('what a year adds to the pension account (L. 335/1995, art. 1, comma 10)', () => {
  it.each([
    ['dipendente', 30000, 9900, '30.000 × 33 %'],
    ['dipendente', 150000, 40357.35, '122.295 × 33 %'],
    ['gs', 40000, 10000, '40.000 × 25 %'],
    ['gs', 150000, 30573.75, '122.295 × 25 %'],
    ['artigiano', 10000, 4513.92, 'the minimum: 18.808 × 24 %'],
    ['commerciante', 60000, 14437.76, '56.224 × 24 % = 13.493,76; 3.776 × 25 % = 944'],
    ['pensionato', 20000, 0, 'nothing'],
  ] as const)('%s on %d €: %d €, %s', (kind, gross, share, _why) =>
    expect(quotaComputo(v, kind, gross)).toBeCloseTo(share, 2),
  );
});
