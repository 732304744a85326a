import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { invalidita } from './invalidita.ts';
import { ltc } from './ltc.ts';
import { tcm, type PersonaTcm } from './tcm.ts';

const v = valoriAl(COSTANTI_2026_12, '2026-11-20');
const anna: PersonaTcm = {
  refDate: '2026-11-20',
  birthDate: '1986-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 30000,
  laureato: false,
  spouse: { reddito: 0 },
  kids: [4, 7],
  mutuo: 120000,
  mobiliare: 20000,
};

describe('life cover, the examples of 3.1', () => {
  it('a family with two children', () => {
    const r = tcm(v, anna);
    expect(r).toMatchObject({ dipendenti: 3, anni: 21, istruzione: 70000 });
    expect(r.pensioneSuperstiti).toBeCloseTo(9163.42, 1);
    expect(r.sostituzioneReddito).toBeCloseTo(248568.12, 0);
    expect(r.capitale).toBeCloseTo(432568.12, 0);
    expect(r.score).toBe(100);
  });
  it('a self-employed graduate of fifty', () => {
    const r = tcm(v, {
      ...anna,
      birthDate: '1976-05-10',
      professione: 'Autonomo/a',
      redditoNettoAnnuo: 45000,
      laureato: true,
      spouse: { reddito: 28000 },
      kids: [15],
      mutuo: 60000,
      mobiliare: 80000,
    });
    expect(r.capitale).toBeCloseTo(228638.24, 0);
  });
  it('cover and savings held are taken away, and never below zero', () => {
    expect(tcm(v, { ...anna, copertura: 432000 }).capitale).toBeCloseTo(568.12, 0);
    expect(tcm(v, { ...anna, copertura: 900000 })).toMatchObject({
      capitale: 0,
      score: 0,
      eligible: true,
    });
  });
  it.each([
    ['a spouse just below half the income depends', { spouse: { reddito: 14999 }, kids: [] }, 1],
    ['a spouse at half does not', { spouse: { reddito: 15000 }, kids: [] }, 0],
    ['a child of 24 depends', { spouse: null, kids: [24] }, 1],
    ['a child of 25 does not', { spouse: null, kids: [25] }, 0],
    [
      'a parent below 8.000 € depends',
      { spouse: null, kids: [], genitori: [{ reddito: 7999 }, { reddito: 8000 }] },
      1,
    ],
  ])('%s', (_, change, dipendenti) =>
    expect(tcm(v, { ...anna, ...change }).dipendenti).toBe(dipendenti),
  );
  it('stops at seventy', () => {
    expect(tcm(v, { ...anna, birthDate: '1956-12-10', professione: 'Pensionato/a' }).eligible).toBe(
      true,
    );
    expect(tcm(v, { ...anna, birthDate: '1956-11-10', professione: 'Pensionato/a' }).eligible).toBe(
      false,
    );
  });
  it('asks less of who has more savings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500000 }),
        fc.integer({ min: 0, max: 100000 }),
        fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
        (mobiliare, more, kids) => {
          expect(
            tcm(v, { ...anna, kids, mobiliare: mobiliare + more }).capitale,
          ).toBeLessThanOrEqual(tcm(v, { ...anna, kids, mobiliare }).capitale);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('long-term care, the examples of 3.2', () => {
  it.each([
    [45, 'Nord', 1500, true, 30000, 1148.47, 55126.56, 49.93],
    [62, 'Centro', 1400, false, 40000, 608.47, 29206.56, 50.71],
    [66, 'Nord', 900, true, 50000, 1388.47, 66646.56, 100],
    [62, 'Mezzogiorno', 2500, false, 0, 0, 0, 0],
  ] as const)(
    '%d years, %s',
    (eta, ripartizione, redditoNettoMensile, coppia, mobiliare, gap, capitale, score) => {
      const r = ltc(v, { eta, ripartizione, redditoNettoMensile, coppia, mobiliare });
      expect(r.gapMensile).toBeCloseTo(gap, 2);
      expect(r.capitale).toBeCloseTo(capitale, 2);
      expect(r.score).toBeCloseTo(score, 2);
    },
  );
  it.each([
    [39, 0.4],
    [40, 0.6],
    [49, 0.6],
    [50, 0.85],
    [59, 0.85],
    [60, 1],
    [74, 1],
    [75, 0.5],
  ])('at %d the weight is %d', (eta, weight) => {
    expect(
      ltc(v, { eta, ripartizione: null, redditoNettoMensile: 0, coppia: false, mobiliare: 0 })
        .score,
    ).toBeCloseTo(100 * weight, 8);
  });
});

describe('permanent disability, the examples of 3.3', () => {
  const base = { refDate: '2026-11-20' } as const;
  it.each([
    ['Dipendente', '1986-05-10', 30000, 20000, 220731.55, 73.58],
    ['Autonomo/a', '1981-05-10', 40000, 50000, 291110.85, 87.33],
    ['Artigiano/a', '1966-05-10', 25000, 50000, 0, 0],
  ] as const)(
    '%s born %s',
    (professione, birthDate, redditoNettoAnnuo, mobiliare, capitale, score) => {
      const r = invalidita(v, {
        ...base,
        laureato: professione === 'Autonomo/a',
        professione,
        birthDate,
        redditoNettoAnnuo,
        mobiliare,
      });
      if (!r.eligible) throw new Error('not eligible');
      expect(Math.abs(r.capitale - capitale)).toBeLessThan(0.1);
      expect(r.score).toBeCloseTo(score, 1);
    },
  );
  it('a policy lowers the score to three tenths', () => {
    const p = {
      ...base,
      professione: 'Dipendente',
      birthDate: '1986-05-10',
      redditoNettoAnnuo: 30000,
      mobiliare: 20000,
    } as const;
    const without = invalidita(v, p);
    const withPolicy = invalidita(v, { ...p, copertura: true });
    if (!without.eligible || !withPolicy.eligible) throw new Error('not eligible');
    expect(withPolicy.score).toBeCloseTo(without.score * 0.3, 8);
  });
});
