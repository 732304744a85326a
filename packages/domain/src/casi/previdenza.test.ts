/**
 * Pensions on paper. Law: L. 335/1995 art. 1 (contributory method), DL 201/2011 art. 24
 * (requirements), DM 436/2024 (coefficients
 * 2025–2026), DL 4/2019 art. 15 (early pension), L. 199/2025 (requirements 2027–2028); after 2028
 * the projections are ours.
 */
import { describe, expect, it } from '@jest/globals';
import type { Professione } from '../nucleo.ts';
import { carriera, pensioneMaturata, type Carriera } from '../previdenza/carriera.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { pension, type PensioneOk, type PersonaPensione } from '../previdenza/pensione.ts';
import { meseAnticipata, meseVecchiaia, reqMonths } from '../previdenza/requisiti.ts';
import { OGGI, v } from './valori.ts';

/** November 2026 as a month index: 2026 × 12 + 10. */
const OGGI_MESE = 24322;
const nato = (
  birthDate: string,
  anniContributi: number | undefined,
  rest: Partial<PersonaPensione> = {},
): PersonaPensione => ({
  refDate: OGGI,
  birthDate: `${birthDate}-10`,
  professione: 'Dipendente',
  redditoNettoAnnuo: 25000,
  regione: null,
  anniContributi,
  ...rest,
});
const vita = (birthDate: string, mesi: number): Carriera => carriera(v, nato(birthDate, mesi / 12));

describe('transformation coefficients (DM 436/2024)', () => {
  it.each([
    [804, 2026, 5.608, '67 years'],
    [774, 2026, 5.169, '64 and a half: half way between 5,088 and 5,250'],
    [796, 2026, 5.484667, '66 years and 4 months: 5,423 + 0,185 × 4 ÷ 12'],
    [684, 2026, 4.204, '57 years, the first of the table'],
    [683, 2026, 4.204, 'below the table: as at 57'],
    [852, 2026, 6.51, '71 years, the last'],
    [900, 2026, 6.51, 'above the table: as at 71'],
    [804, 2027, 5.585568, '5,608 × 0,996'],
    [804, 2036, 5.387675, '5,608 × 0,996 ten times = 5,608 × 0,960712'],
  ])('%d months in %d: %d %, %s', (months, year, coefficient) =>
    expect(100 * coefAt(v, months, year)).toBeCloseTo(coefficient, 5),
  );
});

describe('the month of the old-age pension, around the knots', () => {
  it.each([
    [2031, 810],
    [2032, 811],
    [2034, 813],
    [2038, 816],
    [2060, 834],
  ])('the age of %d is %d whole months', (year, months) => expect(reqMonths(v, year)).toBe(months));
  it.each([
    ['1959-12', 804, 2026, '67 years are reached in December 2026, when 67 are enough'],
    ['1960-01', 805, 2027, '67 years are reached in January 2027, when 67 and 1 month are asked'],
    [
      '1960-12',
      807,
      2028,
      'December 2027 is a month short of 67 and 1, January 2028 asks for 67 and 3',
    ],
    ['1961-12', 809, 2029, 'December 2028 is three months short, then 67 and 5 are asked'],
    ['1963-05', 809, 2030, 'October 2030: 809 months, and 2030 asks for 809,86, taken down to 809'],
  ])('born %s: at %d months, in %d, because %s', (birth, months, year) => {
    const r = pension(v, nato(birth, 30)) as PensioneOk;
    expect([r.mesiEta, r.annoPensione]).toEqual([months, year]);
  });
  it.each([
    [240, 0, 'twenty years to the month: today'],
    [239, 2, '239 + 2 × 0,85 = 240,7'],
    [238, 3, '238 + 3 × 0,85 = 240,55'],
    [180, 31, '71 years and 5 months (857 = 809 + 48) come in June 2029, before the twenty years'],
  ])('born January 1958 with %d months paid: %d months from now, %s', (paid, wait) =>
    expect(meseVecchiaia(v, vita('1958-01', paid))).toBe(OGGI_MESE + wait),
  );
  it('sixty months bought back make 180 into 240', () =>
    expect(meseVecchiaia(v, vita('1958-01', 180), { extraMesi: 60 })).toBe(OGGI_MESE));
  it('the contributory pension waits for four years more than the requirement, whatever was paid', () =>
    expect(meseVecchiaia(v, vita('1958-01', 360), { posticipata: true })).toBe(OGGI_MESE + 31));
  it.each([
    [60, 0],
    [59, 2],
    [58, 3],
  ])('at 71 years and 10 months, %d months paid: %d months from now', (paid, wait) =>
    expect(meseVecchiaia(v, vita('1955-01', paid))).toBe(OGGI_MESE + wait),
  );
  it('is looked for up to the month of the ninetieth birthday, and not after', () => {
    expect(meseVecchiaia(v, vita('1936-11', 300))).toBe(OGGI_MESE);
    expect(meseVecchiaia(v, vita('1936-10', 300))).toBeNull();
    expect(pension(v, nato('1930-05', 40))).toEqual({ status: 'requisiti_non_raggiunti' });
  });
});

describe('the early pension (DL 4/2019, art. 15), three months of window included', () => {
  it.each([
    ['F', 502, 3, '41 years and 10 months are there'],
    ['F', 480, 35, '480 + 32 × 0,85 = 507,2 in July 2029, when 502 + 5 are asked'],
    ['M', 480, 49, '480 + 46 × 0,85 = 519,1 in September 2030, when 514 + 5 are asked'],
    ['M', 540, 3, 'far more than asked: today, not before today'],
  ] as const)('%s with %d months paid: %d months from now, %s', (sesso, paid, wait, _why) =>
    expect(meseAnticipata(v, vita('1966-11', paid), sesso)).toBe(OGGI_MESE + wait),
  );
  it('months bought back count', () =>
    expect(meseAnticipata(v, vita('1966-11', 480), 'F', 22)).toBe(OGGI_MESE + 3));
  it('ends at ninety', () => expect(meseAnticipata(v, vita('1936-12', 100), 'M')).toBe(Infinity));
});

describe('a short career in full: a professional of seventy with three years paid', () => {
  // 40.000 − 10.428 − (6.958,76 − 464,2727) − 29.572 × 2,37 % = 22.376,6563
  const p = nato('1956-11', 3, { professione: 'Autonomo/a', redditoNettoAnnuo: 22376.656327 });
  const r = pension(v, p) as PensioneOk;

  it('earns 40.000 € gross: 10.428 of contributions, 6.494,49 of tax, 700,86 of surtaxes', () =>
    expect(r.lordoAttuale).toBeCloseTo(40000, 2));
  it('retires at 72 years and 5 months: 36 + 29 × 0,85 = 60,65 months of contributions', () => {
    expect([r.mesiEta, r.annoPensione]).toEqual([869, 2029]);
    expect(r.anniContributi).toBeCloseTo(5.05, 2);
    expect(r.posticipata).toBe(true);
  });
  it('has an account of 29.733,95 €: 25 % of the pay of each year, in mid-year, at 0,6 % against a pay that grew by 1,2 %', () => {
    // 10.000 × (1,006 ÷ 1,012)^0,5, ^1,5, ^2,5
    expect(r.montanteOggi).toBeCloseTo(9970.3117 + 9911.1991 + 9852.4371, 2);
  });
  it('will have 51.166,29 €: two years and five months more, at a density of 0,85', () => {
    // 29.733,9479 × 1,006^(29/12) = 30.166,9240
    // 8.500 × 1,012^0,5 × 1,006^1,9167; 8.500 × 1,012^1,5 × 1,006^0,9167; five twelfths of 8.500 ×
    // 1,012^2,5
    expect(r.montanteFinale).toBeCloseTo(30166.924 + 8649.453 + 8701.0402 + 3648.8748, 2);
  });
  it('gets 3.291,11 € a year: 6,51 % (clamped to 71), lowered three times by 0,4 %', () => {
    expect(r.coefficiente).toBeCloseTo(0.06432192, 8);
    expect(r.pensioneLordaAnnua).toBeCloseTo(3291.11, 2);
    expect(r.quotaRetributiva).toBe(0);
  });
  it('pays no tax on it: 23 % is 756,96 €, below the deduction of 1.955', () =>
    expect(r.pensioneNettaAnnua).toBeCloseTo(3291.11, 2));
  it('accrued so far, below five years of contributions: nothing', () =>
    expect(pensioneMaturata(v, carriera(v, p))).toBe(0));
});

describe('years before 1996', () => {
  it('fifty months before 1996 on 80.000 €: 2 % a year up to 56.224 €, 1,35 % above', () => {
    // started November 1991; retires October 2030, in 47 months; pay of five years before: 80.000 ×
    // 1,012^(−1,0833) = 78.972,84 50 ÷ 12 × (1.124,48 + 22.748,84 × 1,35 % = 307,1094) = 5.964,96
    const r = pension(v, nato('1963-05', 35, { redditoNettoAnnuo: 47357.714112 })) as PensioneOk;
    expect(r.lordoAttuale).toBeCloseTo(80000, 2);
    expect(r.anniPre1996).toBeCloseTo(50 / 12, 10);
    expect(r.quotaRetributiva).toBeCloseTo(5964.96, 2);
    expect(r.pensioneLordaAnnua).toBeCloseTo(r.montanteFinale * r.coefficiente + 5964.96, 2);
  });
  it.each([
    ['Dipendente', 371, 1 / 12, false],
    ['Dipendente', 370, 0, true],
    ['Imprenditore', 400, 30 / 12, false],
    ['Autonomo/a', 400, 0, false],
    ['Pensionato/a', 480, 0, false],
  ] as const)(
    '%s with %d months paid: %d years before, contributions only: %p',
    (professione: Professione, mesi, years, contributivo) => {
      const c = carriera(v, nato('1966-11', mesi / 12, { professione }));
      expect(c.anniPre1996).toBeCloseTo(years, 10);
      expect(c.contributivo).toBe(contributivo);
    },
  );
});

describe('what has been accrued, for survivors and disability', () => {
  it('starts at five years of contributions, not a month before', () => {
    const [four, five] = [59, 60].map((mesi) => pensioneMaturata(v, vita('1986-05', mesi)));
    expect(four).toBe(0);
    expect(five).toBeGreaterThan(0);
  });
  it('counts 85 months out of a hundred when the years are not known', () => {
    // from the age of 21: 70 × 0,85 = 59,5 months, 71 × 0,85 = 60,35
    expect(pensioneMaturata(v, carriera(v, nato('2000-01', undefined)))).toBe(0);
    expect(pensioneMaturata(v, carriera(v, nato('1999-12', undefined)))).toBeGreaterThan(0);
  });
  it('five years on 30.000 €: the account at the coefficient of 57', () => {
    // 33 % of 30.000 = 9.900; five mid-years at (1,006 ÷ 1,012): 0,997031 + 0,991120 + 0,985244 +
    // 0,979402 + 0,973596 = 4,926393
    const c = carriera(v, nato('1986-05', 5), 30000);
    expect(c.montanteOggi).toBeCloseTo(9900 * 4.926393, 1);
    expect(pensioneMaturata(v, c)).toBeCloseTo(9900 * 4.926393 * 0.04204, 2);
  });
});

it('who turns eighteen today has an estimate; who does tomorrow has none', () => {
  const giovane = (birthDate: string) =>
    pension(v, { ...nato('2008-11', undefined), birthDate, redditoNettoAnnuo: 9000 }).status;
  expect([giovane('2008-11-20'), giovane('2008-11-21')]).toEqual(['ok', 'nessuna_contribuzione']);
});
