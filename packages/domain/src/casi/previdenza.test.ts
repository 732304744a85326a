/**
 * Pensions on paper. Law: L. 335/1995 art. 1 (contributory method), DL 201/2011 art. 24
 * (requirements), DM 436/2024 (coefficients
 * 2025–2026), DL 4/2019 art. 15 (early pension), L. 199/2025 (requirements 2027–2028), L. 213/2023
 * art. 1 c. 125 and 162; from 2029 the State accounting office's note of 23 January 2026.
 */
import { describe, expect, it } from '@jest/globals';
import type { Professione } from '../nucleo.ts';
import { carriera, pensioneMaturata, type Carriera } from '../previdenza/carriera.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { pension, type PensioneOk, type PersonaPensione } from '../previdenza/pensione.ts';
import { finestraAnticipata, reqAnticipata, reqMonths } from '../previdenza/requisiti.ts';
import { stimaAl } from '../previdenza/stima.ts';
import { uscite, uscitaPrincipale, type Ipotesi } from '../previdenza/uscite.ts';
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
const vita = (birthDate: string, mesi: number, rest: Partial<PersonaPensione> = {}): Carriera =>
  carriera(v, nato(birthDate, mesi / 12, rest));
/** Months from now to each exit, by kind. */
const attese = (c: Carriera, ipotesi: Ipotesi = {}) =>
  Object.fromEntries(uscite(v, c, ipotesi).map(({ tipo, mese }) => [tipo, mese - OGGI_MESE]));

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

describe('the age of the old-age pension', () => {
  it.each([
    [2020, 804, 'the first row'],
    [2026, 804, '67 years'],
    [2027, 805, 'one month more'],
    [2028, 807, 'three months more'],
    [2029, 810, '67 years and 6 months, the first projection'],
    [2030, 810, 'nothing moves in even years'],
    [2031, 812, 'two more'],
    [2034, 813, 'as in 2033'],
    [2035, 814, '813 + 36 × 2 ÷ 50 = 814,44, taken down'],
    [2083, 849, 'the last knot'],
    [2120, 849, 'constant afterwards'],
  ])('of %d is %d months: %s', (year, months) => expect(reqMonths(v, year)).toBe(months));
  it.each([
    ['1959-12', 804, 2026, '67 years are reached in December 2026, when 67 are enough'],
    ['1960-01', 805, 2027, '67 years are reached in January 2027, when 67 and 1 month are asked'],
    ['1960-12', 807, 2028, 'December 2027 is short of 67 and 1, January 2028 asks for 67 and 3'],
    ['1961-12', 810, 2029, 'December 2028 is three months short, then 67 and 6 are asked'],
    ['1963-05', 810, 2030, 'November 2030: 810 months, as in 2029'],
  ])('born %s: at %d months, in %d, because %s', (birth, months, year) => {
    const r = pension(v, nato(birth, 30)) as PensioneOk;
    expect([r.uscita, r.mesiEta, r.annoPensione]).toEqual(['vecchiaia', months, year]);
  });
});

describe('old age', () => {
  it.each([
    [240, 0, 'twenty years to the month: today'],
    [239, 2, '239 + 2 × 0,85 = 240,7'],
    [238, 3, '238 + 3 × 0,85 = 240,55'],
    [180, 71, '180 + 71 × 0,85 = 240,35'],
  ])('born January 1958 with %d months paid: %d months from now, %s', (paid, wait) =>
    expect(attese(vita('1958-01', paid)).vecchiaia).toBe(wait),
  );
  it('sixty months bought back make 180 into 240', () => {
    const riscatto = { mesi: 60, costo: 30000, rate: 1 };
    expect(attese(vita('1958-01', 180), { riscatto })).toEqual({ vecchiaia: 0 });
  });
  it.each([
    ['1936-11', 300],
    ['1930-05', 480],
  ])('who still works at ninety and more leaves today: born %s', (birth, paid) => {
    const r = pension(v, nato(birth, paid / 12)) as PensioneOk;
    expect([r.anniAlPensionamento, r.maturata, r.versamentoAnnuo]).toEqual([0, true, null]);
  });
  it('waits for the amount when only contributions count', () => {
    // 3.000 € a year for a shopkeeper of 64: twenty years are there in 2029, the social allowance
    // of 7.101,12 € is not
    const p = nato('1962-11', 20, {
      professione: 'Autonomo/a',
      redditoNettoAnnuo: 5000,
      primoContributo: '2006-11',
    });
    const r = pension(v, p) as PensioneOk;
    expect([r.uscita, r.posticipata]).toEqual(['vecchiaia_contributiva', true]);
    // 2034 asks for 813 months, and four years more
    expect(r.mesiEta).toBe(813 + 48);
  });
});

describe('five years of contributions and four years more of age', () => {
  it.each([
    [60, 0],
    [59, 2],
    [58, 3],
  ])('at 71 years and 10 months, %d months paid: %d months from now', (paid, wait) =>
    expect(attese(vita('1955-01', paid)).vecchiaia_contributiva).toBe(wait),
  );
  it('is possible and not sure where nobody told when the years began', () => {
    // born in 1958 and 15 years paid: they may have begun before 1996
    const [first, second] = uscite(v, vita('1958-01', 180));
    expect([first!.tipo, first!.inizioIncerto, first!.mese - OGGI_MESE]).toEqual([
      'vecchiaia_contributiva',
      true,
      32,
    ]);
    expect(uscitaPrincipale([first!, second!])?.uscita.tipo).toBe('vecchiaia');
    const told = uscite(v, vita('1958-01', 180, { primoContributo: '2005-01' }));
    expect(uscitaPrincipale(told)?.uscita.tipo).toBe('vecchiaia_contributiva');
  });
});

describe('the early pension (DL 4/2019, art. 15), its window included', () => {
  it.each([
    ['F', 502, 3, '41 years and 10 months are there'],
    ['F', 480, 28, '480 + 25 = 505 in December 2028, when 502 + 3 are asked'],
    ['M', 480, 43, '480 + 40 = 520 in March 2030, when 514 + 6 are asked'],
    ['M', 540, 0, 'far more than asked: the window is long gone'],
    ['M', 516, 1, 'two months above: two of the three months are gone'],
  ] as const)('%s with %d months paid: %d months from now, %s', (sesso, paid, wait, _why) =>
    expect(attese(vita('1966-11', paid, { sesso })).anticipata).toBe(wait),
  );
  it.each([
    ['locale', 5],
    ['statale', 3],
    ['no', 3],
  ] as const)('%s: %d months of window in 2026', (dipendentePubblico, wait) =>
    expect(attese(vita('1966-11', 502, { sesso: 'F', dipendentePubblico })).anticipata).toBe(wait),
  );
  it.each([
    [2020, 3],
    [2024, 3],
    [2027, 7],
    [2028, 9],
    [2060, 9],
  ])('the window of local bodies in %d is %d months', (anno, months) =>
    expect(finestraAnticipata(v, anno, true)).toBe(months),
  );
  it('grows with the old age: 43 years and 4 months in 2029', () =>
    expect([reqAnticipata(v, 2029, 'M'), reqAnticipata(v, 2029, 'F')]).toEqual([520, 508]));
  it('months bought back count', () =>
    expect(
      attese(vita('1966-11', 480, { sesso: 'F' }), { riscatto: { mesi: 22, costo: 0, rate: 1 } })
        .anticipata,
    ).toBe(3));
  it('is not listed when it would come after old age', () =>
    expect(attese(vita('1963-05', 240)).anticipata).toBeUndefined());
});

describe('the contributory pension at 64', () => {
  const dal1997 = (birth: string, rest: Partial<PersonaPensione>) =>
    vita(birth, 300, { primoContributo: '1997-01', ...rest });
  it('three times the social allowance, and the window', () => {
    expect(attese(dal1997('1962-11', { redditoNettoAnnuo: 25000 })).anticipata_contributiva).toBe(
      undefined,
    );
    expect(attese(dal1997('1962-11', { redditoNettoAnnuo: 40000 })).anticipata_contributiva).toBe(
      3,
    );
  });
  it('months gone since the birthday come off the window', () => {
    const wait = (birth: string) =>
      attese(dal1997(birth, { redditoNettoAnnuo: 45000 })).anticipata_contributiva;
    expect([wait('1962-11'), wait('1962-10'), wait('1962-08'), wait('1962-01')]).toEqual([
      3, 2, 0, 0,
    ]);
  });
  it('mothers need less: 2,8 times with a child, 2,6 with two or more', () => {
    const prima = (figli: number, sesso: 'M' | 'F' = 'F') =>
      uscite(v, dal1997('1962-10', { redditoNettoAnnuo: 30000, sesso, figli })).find(
        ({ tipo }) => tipo === 'anticipata_contributiva',
      )!.prima!;
    expect(prima(2)).toBeLessThan(prima(1));
    expect(prima(1)).toBeLessThan(prima(0));
    expect(prima(4)).toBe(prima(2));
    expect(prima(2, 'M')).toBe(prima(0));
  });
  it('is safe a tenth above the amount; names the first month that the law allows', () => {
    const madre = dal1997('1962-10', { redditoNettoAnnuo: 30000, sesso: 'F', figli: 2 });
    const exit = uscite(v, madre)[0]!;
    expect(exit.prima).toBeLessThan(exit.mese);
    const asked = 2.6 * 546.24 * 13;
    const at = (month: number) => stimaAl(v, madre, month - 3).pensioneLordaAnnua;
    expect(at(exit.mese)).toBeGreaterThanOrEqual(1.1 * asked);
    expect(at(exit.mese - 1)).toBeLessThan(1.1 * asked);
    expect(at(exit.prima!)).toBeGreaterThanOrEqual(asked);
    expect(at(exit.prima! - 1)).toBeLessThan(asked);
  });
  it('pays at most five times the minimum pension until old age', () => {
    // 5 × 611,85 × 13 = 39.770,25
    const r = pension(
      v,
      nato('1962-10', 25, { primoContributo: '1997-01', redditoNettoAnnuo: 90000 }),
    ) as PensioneOk;
    expect(r.pensioneLordaAnnua).toBeGreaterThan(39770.25);
    expect(r.tettoTemporaneo).toBeCloseTo(39770.25, 2);
  });
});

describe('which exit is spoken of', () => {
  const p = nato('1966-05', 41, { sesso: 'M', redditoNettoAnnuo: 24000 });
  it('the earliest that is safe; the gap stays that of old age', () => {
    const r = pension(v, p) as PensioneOk;
    expect([r.uscita, r.decorrenza, r.uscitaGap, r.decorrenzaGap]).toEqual([
      'anticipata',
      '2029-03',
      'vecchiaia',
      '2034-02',
    ]);
    expect(r.gapMensile).toBe(0);
    expect(r.gapUscitaMensile).toBeCloseTo(197.44, 1);
  });
  it('the one chosen, where the gap is then measured', () => {
    const r = pension(v, { ...p, uscita: 'anticipata' }) as PensioneOk;
    expect([r.uscita, r.uscitaGap, r.uscitaNonDisponibile]).toEqual([
      'anticipata',
      'anticipata',
      false,
    ]);
    expect(r.gapMensile).toBeCloseTo(197.44, 1);
  });
  it('a choice that is not there is said, and changes nothing', () => {
    const r = pension(v, { ...p, uscita: 'anticipata_contributiva' }) as PensioneOk;
    expect([r.uscita, r.uscitaGap, r.uscitaNonDisponibile]).toEqual([
      'anticipata',
      'vecchiaia',
      true,
    ]);
  });
});

describe('how continuous the work is', () => {
  const densita = (anni: number | undefined, rest: Partial<PersonaPensione> = {}) => {
    const c = carriera(v, nato('1986-11', anni, rest));
    return [c.densita, c.densitaFutura];
  };
  it.each<[number | undefined, Partial<PersonaPensione>, [number, number], string]>([
    [undefined, {}, [0.85, 0.85], 'nothing told'],
    [16, {}, [1, 1], '19 years since 21, three of late entry: no gap'],
    [15, {}, [1, 15 / 16], 'one year of gap'],
    [5, {}, [1, 0.85], 'never below'],
    [0, {}, [1, 0.85], 'less than a year says nothing'],
    [10, { primoContributo: '2016-11' }, [1, 1], 'ten of ten'],
    [9, { primoContributo: '2016-11' }, [0.9, 0.9], 'nine of ten'],
    [11, { primoContributo: '2016-11' }, [1, 1], 'a year more is rounding'],
    [undefined, { primoContributo: '2016-11' }, [0.85, 0.85], 'the start alone'],
    [5, { continuita: 'piena' }, [1, 1], 'all year round'],
    [16, { continuita: 'saltuaria' }, [1, 0.6], 'now and then'],
  ])('%p years, %j: %j, %s', (anni, rest, [d, f]) => {
    const [past, future] = densita(anni, rest);
    expect(past).toBeCloseTo(d, 10);
    expect(future).toBeCloseTo(f, 10);
  });
  it('years that do not fit the first contribution are an error', () =>
    expect(pension(v, nato('1986-11', 12, { primoContributo: '2016-11' }))).toEqual({
      status: 'valore_errato',
    }));
});

describe('a short career in full: a professional of seventy with three years paid', () => {
  // 40.000 − 10.428 − (6.958,76 − 464,2727) − 29.572 × 2,37 % = 22.376,6563
  const p = nato('1956-11', 3, {
    professione: 'Autonomo/a',
    redditoNettoAnnuo: 22376.656327,
    primoContributo: '2023-11',
    continuita: 'parziale',
  });
  const r = pension(v, p) as PensioneOk;

  it('earns 40.000 € gross: 10.428 of contributions, 6.494,49 of tax, 700,86 of surtaxes', () =>
    expect(r.lordoAttuale).toBeCloseTo(40000, 2));
  it('retires at 72 years and 5 months: 36 + 29 × 0,85 = 60,65 months of contributions', () => {
    expect([r.uscita, r.mesiEta, r.annoPensione]).toEqual(['vecchiaia_contributiva', 869, 2029]);
    expect(r.anniContributi).toBeCloseTo(5.05, 2);
    expect(r.posticipata).toBe(true);
    expect(r.dopoVecchiaia).toBe(true);
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
    // started November 1991; retires November 2030, in 48 months; pay of five years before: 80.000
    // ÷ 1,012 = 79.051,38; 50 ÷ 12 × (1.124,48 + 22.827,38 × 1,35 % = 308,1697) = 5.969,37
    const r = pension(v, nato('1963-05', 35, { redditoNettoAnnuo: 47357.714112 })) as PensioneOk;
    expect(r.lordoAttuale).toBeCloseTo(80000, 2);
    expect(r.anniPre1996).toBeCloseTo(50 / 12, 10);
    expect(r.quotaRetributiva).toBeCloseTo(5969.37, 2);
    expect(r.pensioneLordaAnnua).toBeCloseTo(r.montanteFinale * r.coefficiente + 5969.37, 2);
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
  it('starts at five years told, whenever they began', () => {
    for (let month = 1; month <= 12; month++) {
      const primoContributo = `2019-${String(month).padStart(2, '0')}`;
      expect(pensioneMaturata(v, vita('1986-05', 60, { primoContributo }))).toBeGreaterThan(0);
    }
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
