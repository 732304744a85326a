import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_11 } from '../costanti/release-2026-11.ts';
import { riscatto } from '../riscatto/riscatto.ts';
import { coefAt } from './coefficienti.ts';
import { pension, type PensioneOk, type PersonaPensione } from './pensione.ts';
import { reqMonths } from './requisiti.ts';

const v = valoriAl(COSTANTI_2026_11, '2026-11-20');
const base = { refDate: '2026-11-20', laureato: false } as const;
const ok = (p: PersonaPensione): PensioneOk => {
  const result = pension(v, p);
  if (result.status !== 'ok') throw new Error(result.status);
  return result;
};

describe('the worked examples of the specification, 1.9', () => {
  const D = {
    ...base,
    birthDate: '1986-03-10',
    professione: 'Autonomo/a',
    redditoNettoAnnuo: 30000,
    laureato: true,
  } as const;
  it.each<[string, PersonaPensione, number, number, number, number, number, number | null]>([
    // name, person, gross, age in months, final account, net pension, gap, monthly payment
    [
      'A',
      {
        ...base,
        birthDate: '1991-05-10',
        professione: 'Dipendente',
        redditoNettoAnnuo: 25000,
        laureato: true,
      },
      33054.98,
      834,
      533125.33,
      21995.67,
      3872.11,
      144.69,
    ],
    [
      'B',
      { ...base, birthDate: '1981-05-10', professione: 'Dipendente', redditoNettoAnnuo: 30000 },
      44992.41,
      827,
      695772.63,
      27713.99,
      2122.2,
      136.87,
    ],
    [
      'C',
      { ...base, birthDate: '1971-03-10', professione: 'Dipendente', redditoNettoAnnuo: 28000 },
      40195.09,
      817,
      498622.67,
      23093.63,
      1564.65,
      235.72,
    ],
    ['D', D, 56536.27, 830, 642588.97, 25704.21, 6199.16, 302.74],
    [
      'E',
      {
        ...base,
        birthDate: '1976-03-10',
        professione: 'Artigiano/a',
        redditoNettoAnnuo: 22000,
        regione: 'Lombardia',
      },
      37991.54,
      821,
      395742.16,
      17359.04,
      3649.6,
      360.59,
    ],
    [
      'F',
      { ...base, birthDate: '1968-03-10', professione: 'Imprenditore', redditoNettoAnnuo: 60000 },
      126157.86,
      815,
      1022605.81,
      45280.52,
      9151.48,
      2009.09,
    ],
    [
      'G',
      {
        ...base,
        birthDate: '1981-03-10',
        professione: 'Dipendente',
        redditoNettoAnnuo: 90000,
        laureato: true,
      },
      162366.4,
      827,
      1678468.68,
      57821.18,
      36858.83,
      2398.97,
    ],
    [
      'H',
      { ...base, birthDate: '2001-03-10', professione: 'Dipendente', redditoNettoAnnuo: 18000 },
      21196.17,
      840,
      428867.75,
      17783.9,
      3334.12,
      82.82,
    ],
    [
      'I',
      { ...D, montanteFondo: 40000, anniFondo: 8 },
      56536.27,
      830,
      642588.97,
      25704.21,
      2922.53,
      140.31,
    ],
  ])('%s', (_, persona, lordo, mesi, montante, netta, gap, versamento) => {
    const r = ok(persona);
    expect(r.lordoAttuale).toBeCloseTo(lordo, 1);
    expect(r.mesiEta).toBe(mesi);
    expect(Math.abs(r.montanteFinale - montante)).toBeLessThan(0.1);
    expect(Math.abs(r.pensioneNettaAnnua - netta)).toBeLessThan(0.1);
    expect(Math.abs(r.gapAnnuo - gap)).toBeLessThan(0.1);
    expect(Math.abs(r.versamentoMensile! - versamento!)).toBeLessThan(0.05);
  });

  it('says that F and G cannot fill the gap with a fund alone', () => {
    expect(
      ok({
        ...base,
        birthDate: '1968-03-10',
        professione: 'Imprenditore',
        redditoNettoAnnuo: 60000,
      }).fattibile,
    ).toBe(false);
    expect(
      ok({
        ...base,
        birthDate: '1981-03-10',
        professione: 'Dipendente',
        redditoNettoAnnuo: 90000,
        laureato: true,
      }).fattibile,
    ).toBe(false);
  });
});

describe('who has no projection', () => {
  it.each([
    ['Casalingo/a', '1980-01-01', 20000, 'nessuna_contribuzione'],
    ['Studente', '2000-01-01', 5000, 'nessuna_contribuzione'],
    ['Disoccupato/a', '1980-01-01', 0, 'nessuna_contribuzione'],
    ['Pensionato/a', '1950-01-01', 20000, 'gia_pensionato'],
    ['Dipendente', '1980-01-01', 0, 'dati_mancanti'],
    ['Dipendente', '2008-11-21', 9000, 'nessuna_contribuzione'],
  ] as const)('%s born %s with %d €: %s', (professione, birthDate, redditoNettoAnnuo, status) => {
    expect(pension(v, { ...base, professione, birthDate, redditoNettoAnnuo })).toEqual({ status });
  });
  it('requirements never met by ninety', () => {
    expect(
      pension(v, {
        ...base,
        professione: 'Dipendente',
        birthDate: '1938-01-10',
        redditoNettoAnnuo: 20000,
        anniContributi: 0,
      }),
    ).toEqual({ status: 'requisiti_non_raggiunti' });
  });
});

describe('dates', () => {
  it.each([
    [2020, 804],
    [2026, 804],
    [2027, 805],
    [2028, 807],
    [2029, 809],
    [2030, 809],
    [2050, 827],
    [2066, 839],
    [2067, 840],
    [2100, 840],
  ])('in %d the age is %d months', (anno, months) => expect(reqMonths(v, anno)).toBe(months));
  it('clamps coefficients outside 57–71 and lowers them each year after 2026', () => {
    expect(coefAt(v, 40 * 12, 2026)).toBeCloseTo(0.04204, 10);
    expect(coefAt(v, 80 * 12, 2026)).toBeCloseTo(0.0651, 10);
    expect(coefAt(v, 67 * 12, 2027)).toBeCloseTo(0.05608 * 0.996, 10);
    expect(coefAt(v, 67 * 12, 2020)).toBeCloseTo(0.05608, 10);
  });
  it('who could retire today does, with nothing left to save', () => {
    const r = ok({
      ...base,
      professione: 'Dipendente',
      birthDate: '1957-03-10',
      redditoNettoAnnuo: 24000,
    });
    expect(r.anniAlPensionamento).toBe(0);
    expect(r).toMatchObject({
      versamentoAnnuo: null,
      versamentoMensile: null,
      fattibile: false,
      risparmioFiscaleAnnuo: 0,
    });
  });
  it('moves a contribution-only pension below the social allowance four years later', () => {
    const r = ok({
      ...base,
      professione: 'Autonomo/a',
      birthDate: '1962-03-10',
      redditoNettoAnnuo: 5000,
      anniContributi: 20,
    });
    expect(r.posticipata).toBe(true);
    // 2033: 812 months and four years more
    expect(r.mesiEta).toBe(reqMonths(v, r.annoPensione) + 48);
  });
});

it('more in the fund never widens the gap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8000, max: 90000 }),
      fc.integer({ min: 1962, max: 2004 }),
      fc.integer({ min: 0, max: 200000 }),
      fc.integer({ min: 0, max: 50000 }),
      (reddito, year, fondo, more) => {
        const of = (montanteFondo: number) =>
          ok({
            ...base,
            professione: 'Dipendente',
            birthDate: `${year}-05-10`,
            redditoNettoAnnuo: reddito,
            montanteFondo,
            anniFondo: 4,
          }).gapAnnuo;
        expect(of(fondo + more)).toBeLessThanOrEqual(of(fondo) + 1e-9);
      },
    ),
    { numRuns: 100 },
  );
});

describe('buying back a degree, the examples of section 2', () => {
  it.each([
    // birth, sex, net income, years, contributions, net cost, net gain, recovery, months earlier
    [
      'A',
      '1991-05-10',
      'M',
      'Dipendente',
      25000,
      5,
      undefined,
      21142.85,
      1202.34,
      17.58,
      0,
      'da valutare',
    ],
    [
      'B',
      '1981-05-10',
      'M',
      'Dipendente',
      45000,
      5,
      undefined,
      16953.44,
      1063.91,
      15.94,
      0,
      'conviene',
    ],
    ['C', '1971-05-10', 'F', 'Dipendente', 35000, 4, 30, 16045.41, 909.62, 17.64, 24, 'conviene'],
  ] as const)(
    '%s',
    (
      _,
      birthDate,
      sesso,
      professione,
      redditoNettoAnnuo,
      anni,
      anniContributi,
      costo,
      delta,
      recupero,
      anticipo,
      esito,
    ) => {
      const r = riscatto(v, {
        refDate: '2026-11-20',
        annoDomanda: 2026,
        professione,
        birthDate,
        redditoNettoAnnuo,
        laureato: true,
        anni,
        anniContributi,
        sesso,
      });
      if (r.status !== 'ok') throw new Error(r.status);
      expect(r.agevolato.costoNetto).toBeCloseTo(costo, 1);
      expect(r.agevolato.deltaPensioneNetta).toBeCloseTo(delta, 1);
      expect(r.agevolato.anniRecupero).toBeCloseTo(recupero, 2);
      expect([r.mesiAnticipo, r.esito]).toEqual([anticipo, esito]);
    },
  );
});
