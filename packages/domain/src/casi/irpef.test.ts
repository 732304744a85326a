/**
 * Income tax worked out by hand. Law: TUIR (DPR 917/1986) art. 11 as amended by L. 199/2025, art.
 * 13; L. 207/2024 art. 1 commas 4–9; DL 3/2020 art. 1. Surtax rates: MEF – Dipartimento delle
 * Finanze, declarations 2025.
 */
import { describe, expect, it } from '@jest/globals';
import {
  cuneoDetr,
  cuneoSomma,
  detrAut,
  detrDip,
  detrPens,
  irpefLorda,
  trattIntegr,
} from '../fisco/irpef.ts';
import { netFromGross } from '../fisco/netto.ts';
import { v } from './valori.ts';

describe('gross tax, bracket by bracket', () => {
  it.each([
    [15000, 3450, '15.000 × 23 % = 3.450'],
    [27999, 6439.77, '27.999 × 23 % = 6.439,77'],
    [28000, 6440, '28.000 × 23 % = 6.440'],
    [28100, 6473, '6.440 + 100 × 33 % = 6.473'],
    [39000, 10070, '6.440 + 11.000 × 33 % = 6.440 + 3.630'],
    [50000, 13700, '6.440 + 22.000 × 33 % = 6.440 + 7.260'],
    [50100, 13743, '13.700 + 100 × 43 % = 13.743'],
    [80000, 26600, '13.700 + 30.000 × 43 % = 13.700 + 12.900'],
  ])('on %d € it is %d €: %s', (income, tax) => expect(irpefLorda(v, income)).toBeCloseTo(tax, 6));

  // L. 199/2025: the middle rate fell from 35 to 33 %. The figures published with the law: 40 €
  // less at 30.000, 140 at 35.000, 240 at 40.000, 340 at 45.000, 440 at 50.000 and above. The tax
  // of 2025 is written out, so the difference is an independent check.
  it.each([
    [30000, 7140, 40],
    [35000, 8890, 140],
    [40000, 10640, 240],
    [45000, 12390, 340],
    [50000, 14140, 440],
    [70000, 22740, 440],
  ])('on %d € it is %d € of 2025 less the %d € published for 2026', (income, tax2025, saving) =>
    expect(tax2025 - irpefLorda(v, income)).toBeCloseTo(saving, 6),
  );
});

describe('deductions, at and around each limit', () => {
  it.each([
    ['employee', 15000, 1955, 'flat up to 15.000', detrDip],
    ['employee', 15001, 3099.91, '1.910 + 1.190 × 12.999 ÷ 13.000 = 1.910 + 1.189,91', detrDip],
    [
      'employee',
      25000,
      2184.62,
      '1.910 + 1.190 × 3.000 ÷ 13.000 = 1.910 + 274,62; the 65 € start above 25.000',
      detrDip,
    ],
    ['employee', 28000, 1975, '1.910 + 0 + 65', detrDip],
    ['employee', 39000, 955, '1.910 × 11.000 ÷ 22.000', detrDip],
    ['employee', 50000, 0, '1.910 × 0', detrDip],
    ['self-employed', 5500, 1265, 'flat up to 5.500', detrAut],
    ['self-employed', 5501, 1264.97, '500 + 765 × 22.499 ÷ 22.500 = 500 + 764,97', detrAut],
    ['self-employed', 11000, 1078, '500 + 765 × 17.000 ÷ 22.500 = 500 + 578', detrAut],
    [
      'self-employed',
      11001,
      1127.97,
      '500 + 765 × 16.999 ÷ 22.500 + 50 = 500 + 577,97 + 50',
      detrAut,
    ],
    ['self-employed', 17000, 924, '500 + 765 × 11.000 ÷ 22.500 + 50 = 500 + 374 + 50', detrAut],
    ['self-employed', 17001, 873.97, '500 + 765 × 10.999 ÷ 22.500 = 500 + 373,97', detrAut],
    ['self-employed', 39000, 250, '500 × 11.000 ÷ 22.000', detrAut],
    ['pensioner', 8500, 1955, 'flat up to 8.500', detrPens],
    ['pensioner', 8501, 1954.94, '700 + 1.255 × 19.499 ÷ 19.500 = 700 + 1.254,94', detrPens],
    ['pensioner', 25000, 893.08, '700 + 1.255 × 3.000 ÷ 19.500 = 700 + 193,08', detrPens],
    ['pensioner', 25001, 943.01, '700 + 1.255 × 2.999 ÷ 19.500 + 50 = 700 + 193,01 + 50', detrPens],
    ['pensioner', 29000, 718.18, '700 × 21.000 ÷ 22.000 + 50 = 668,18 + 50', detrPens],
    ['pensioner', 29001, 668.15, '700 × 20.999 ÷ 22.000', detrPens],
  ] as const)('%s at %d €: %d €, %s', (_kind, income, amount, _why, rule) =>
    expect(rule(v, income)).toBeCloseTo(amount, 2),
  );
});

describe('what an employee gets besides', () => {
  // Agenzia delle Entrate, circolare 4/E/2025: 2.000 € of pay fall in the band of 5,3 % and give
  // 106 €; here the same rate on its own band.
  it('10.000 € of income: 5,3 % is 530 €', () => expect(cuneoSomma(v, 10000)).toBeCloseTo(530, 6));
  it('8.500 €: 7,1 % is 603,50 €; one euro more falls to 5,3 %, 450,55 €', () => {
    expect(cuneoSomma(v, 8500)).toBeCloseTo(603.5, 6);
    expect(cuneoSomma(v, 8501)).toBeCloseTo(450.55, 2);
  });
  it('18.000 €: 4,8 % is 864 €; above 20.000 € nothing', () => {
    expect(cuneoSomma(v, 18000)).toBeCloseTo(864, 6);
    expect(cuneoSomma(v, 20000.01)).toBe(0);
  });
  it('further deduction: 1.000 € from above 20.000 to 32.000, then a straight line to nothing at 40.000', () => {
    expect(
      [20000, 20000.01, 32000, 34000, 38000, 40000, 40000.01].map((income) => cuneoDetr(v, income)),
    ).toEqual([0, 1000, 1000, (1000 * 6000) / 8000, (1000 * 2000) / 8000, 0, 0]);
  });
  it('trattamento integrativo: 1.200 € once the gross tax passes the deduction less 75 € (8.173,91 € × 23 % = 1.880), up to 15.000 €', () => {
    expect([8173.9, 8173.92, 15000, 15000.01].map((income) => trattIntegr(v, income))).toEqual([
      0, 1200, 1200, 0,
    ]);
  });
});

describe('surtaxes on a pension of 20.000 €, region by region', () => {
  it.each([
    ['Abruzzo', 484],
    ['Basilicata', 382],
    ['Calabria', 494],
    ['Campania', 624],
    ['Emilia-Romagna', 478],
    ['Friuli-Venezia Giulia', 350],
    ['Lazio', 656],
    ['Liguria', 508],
    ['Lombardia', 430],
    ['Marche', 434],
    ['Molise', 606],
    ['Piemonte', 560],
    ['Puglia', 432],
    ['Sardegna', 332],
    ['Sicilia', 402],
    ['Toscana', 498],
    ['PA Bolzano', 76],
    ['PA Trento', 158],
    ['Umbria', 434],
    ["Valle d'Aosta", 272],
    ['Veneto', 384],
    [null, 474],
  ])('%s: %d €', (region, surtax) =>
    expect(netFromGross(v, 'pensionato', 20000, region).addizionali).toBeCloseTo(surtax, 6),
  );
});
