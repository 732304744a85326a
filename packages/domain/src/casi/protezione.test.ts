/**
 * Life, disability and care on paper. Law: L. 335/1995 (survivors), L. 18/1980 (care allowance;
 * 551,53 € in 2026, INPS tables); the rest is ours.
 */
import { describe, expect, it } from '@jest/globals';
import { invalidita, type PersonaInvalidita } from '../protezione/invalidita.ts';
import { ltc } from '../protezione/ltc.ts';
import { survivorsShare } from '../protezione/superstiti.ts';
import { tcm, type PersonaTcm } from '../protezione/tcm.ts';
import { OGGI, v } from './valori.ts';

describe('the survivors’ share (L. 335/1995, table F and art. 1 comma 41; INPS circolare 185/2015)', () => {
  it.each([
    [true, 0, 0.6],
    [true, 1, 0.8],
    [true, 2, 1],
    [true, 5, 1],
    [false, 0, 0],
    [false, 1, 0.7],
    [false, 2, 0.8],
    [false, 3, 1],
    [false, 6, 1],
  ])('spouse %p, %d children: %d', (spouse, children, share) =>
    expect(survivorsShare(v, spouse, children)).toBe(share),
  );
});

describe('if an income stopped', () => {
  /** Thirty, three years paid: nothing accrued, so nothing for survivors. */
  const giovane: PersonaTcm = {
    refDate: OGGI,
    birthDate: '1996-05-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    anniContributi: 3,
    spouse: null,
    kids: [],
    mutuo: 0,
    mobiliare: 0,
  };
  const conto = (change: Partial<PersonaTcm>) => tcm(v, { ...giovane, ...change });

  it('a spouse without income, a child of two, a mortgage of 100.000 €, 10.000 € saved: 523.400 €', () => {
    // 70 % of 24.000 = 16.800 × 23 years = 386.400; studies 7.000 × 5 = 35.000; mortgage 100.000;
    // 10.000: 531.400; less 80 % of 10.000
    const r = conto({ spouse: { reddito: 0 }, kids: [2], mutuo: 100000, mobiliare: 10000 });
    expect(r).toMatchObject({ dipendenti: 2, anni: 23, pensioneSuperstiti: 0, istruzione: 35000 });
    expect(r.sostituzioneReddito).toBeCloseTo(386400, 6);
    expect(r.fabbisognoLordo).toBeCloseTo(531400, 6);
    expect(r.capitale).toBeCloseTo(523400, 6);
    expect(r.multiploReddito).toBeCloseTo(21.81, 2);
    expect(r.score).toBe(100);
  });
  it('a spouse alone is supported for ten years: 178.000 €, of which 28.000 are there', () => {
    // 168.000 + 10.000 − 8.000 − 20.000 = 150.000; 6,25 times the income would be 100 points and
    // more, so 100
    expect(conto({ spouse: { reddito: 11999 }, mobiliare: 10000, copertura: 20000 })).toMatchObject(
      { anni: 10, fabbisognoLordo: 178000, capitale: 150000, score: 100 },
    );
  });
  it('parents alone for five: 94.000 €, 78 points', () => {
    // 16.800 × 5 + 10.000 = 94.000; 20 × 94.000 ÷ 24.000 = 78,33
    const r = conto({ genitori: [{ reddito: 7999 }, { reddito: 20000 }] });
    expect(r).toMatchObject({ dipendenti: 1, anni: 5, fabbisognoLordo: 94000 });
    expect(r.score).toBeCloseTo(78.33, 2);
  });
  it('parents do not shorten what children need, nor count above 8.000 €', () => {
    expect(conto({ kids: [10], genitori: [{ reddito: 0 }] })).toMatchObject({
      dipendenti: 2,
      anni: 15,
    });
    expect(conto({ genitori: [{ reddito: 8000 }] })).toMatchObject({
      dipendenti: 0,
      anni: 0,
      capitale: 0,
      eligible: false,
      score: null,
    });
  });
  it.each([
    [18, 35000, 7],
    [19, 35000, 6],
    [20, 28000, 5],
    [23, 7000, 2],
    [24, 0, 1],
  ])('studies of a child of %d: %d €, with %d years of support', (age, euro, anni) =>
    expect(conto({ kids: [age] })).toMatchObject({ istruzione: euro, anni }),
  );
  it('a mortgage alone: half the points', () => {
    // 90.000 + 10.000 − 16.000 = 84.000; 20 × 3,5 = 70; × 0,5
    expect(conto({ mutuo: 90000, mobiliare: 20000 })).toMatchObject({
      dipendenti: 0,
      anni: 0,
      capitale: 84000,
      score: 35,
    });
  });
  it('support ends when work would have ended, but never before three years', () => {
    // Born March 1959: 67 and eight months, thirty years paid: retires now. A child of ten would
    // take fifteen years.
    const r = conto({ birthDate: '1959-03-10', anniContributi: 30, kids: [10] });
    expect(r.anni).toBe(3);
    // Who never gets a pension has nothing that ends it.
    expect(conto({ birthDate: '1959-03-10', professione: 'Pensionato/a', kids: [10] }).anni).toBe(
      15,
    );
  });
  it('who never meets the requirements supports for the whole time', () =>
    expect(conto({ birthDate: '1938-01-10', anniContributi: 0, kids: [20] }).anni).toBe(5));
  it('a pensioner leaves 60 % of a pension of 20.000 € gross', () => {
    // 16.140,87 € net; spouse 60 % of 20.000 = 12.000: tax 2.760 − (700 + 1.255 × 16.000 ÷ 19.500 =
    // 1.729,7436) = 1.030,2564; surtax 284,40: 10.685,34 70 % of 16.140,8718 = 11.298,6103 −
    // 10.685,3436 = 613,2667 for ten years + 10.000
    const r = conto({
      birthDate: '1960-03-10',
      professione: 'Pensionato/a',
      redditoNettoAnnuo: 16140.8718,
      spouse: { reddito: 0 },
    });
    expect(r.pensioneSuperstiti).toBeCloseTo(10685.34, 2);
    expect(r.capitale).toBeCloseTo(16132.67, 2);
  });
  it('without income there is nothing to replace', () => {
    expect(conto({ redditoNettoAnnuo: 0, kids: [10] })).toMatchObject({
      eligible: false,
      score: null,
      multiploReddito: 0,
    });
  });
});

describe('permanent disability', () => {
  const giovane: PersonaInvalidita = {
    refDate: OGGI,
    birthDate: '1996-05-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    anniContributi: 3,
    mobiliare: 0,
  };
  it.each([
    // 16.800 × 20 years = 336.000
    [
      'Dipendente',
      50000,
      false,
      240000,
      100,
      '336.000 − 40.000 = 296.000, at most ten times the income',
    ],
    ['Dipendente', 300000, false, 96000, 40, '336.000 − 240.000; 96.000 ÷ 240.000'],
    ['Autonomo/a', 300000, false, 96000, 48, 'the same × 1,2'],
    ['Autonomo/a', 300000, true, 96000, 14.4, 'the same × 1,2 × 0,3'],
    ['Dipendente', 300000, true, 96000, 12, 'the same × 0,3'],
    ['Dipendente', 420000, false, 0, 0, '336.000 − 336.000'],
  ] as const)(
    '%s with %d € saved, policy %p: %d €, %d points: %s',
    (professione, mobiliare, copertura, capitale, score, _why) => {
      const r = invalidita(v, { ...giovane, professione, mobiliare, copertura });
      if (!r.eligible) throw new Error('not eligible');
      expect([r.anni, r.prestazionePubblicaNetta]).toEqual([20, 0]);
      expect(r.perditaAnnua).toBeCloseTo(16800, 6);
      expect(r.capitale).toBeCloseTo(capitale, 6);
      expect(r.score).toBeCloseTo(score, 6);
    },
  );
  it('five years before retirement: only those five', () => {
    // Born March 1964, 30 years paid; 812 months come in November 2031: 60 months
    const r = invalidita(v, { ...giovane, birthDate: '1964-03-10', anniContributi: 30 });
    expect(r.eligible && r.anni).toBeCloseTo(5, 10);
  });
  it.each([
    ['Pensionato/a', 20000],
    ['Studente', 5000],
    ['Dipendente', 0],
    ['Studente', 0],
  ] as const)('does not concern a %s with %d €', (professione, redditoNettoAnnuo) =>
    expect(invalidita(v, { ...giovane, professione, redditoNettoAnnuo })).toEqual({
      eligible: false,
    }),
  );
});

describe('long-term care', () => {
  it.each([
    // age, area, future income, couple, annuity held, savings, cover → gap, capital, score
    [
      55,
      'Centro',
      800,
      true,
      0,
      0,
      false,
      1128.47,
      54166.56,
      79.93,
      '2.000 − 551,53 − 320; × 48; 1.128,47 ÷ 1.200 × 85',
    ],
    [
      55,
      'Centro',
      800,
      true,
      0,
      108333.12,
      false,
      1128.47,
      54166.56,
      39.97,
      'savings of twice the capital: half the points',
    ],
    [
      55,
      'Centro',
      800,
      true,
      0,
      108333.11,
      false,
      1128.47,
      54166.56,
      79.93,
      'a cent less: all of them',
    ],
    [
      55,
      'Centro',
      800,
      true,
      500,
      0,
      true,
      628.47,
      30166.56,
      8.9,
      '500 € a month held: 628,47 ÷ 1.200 × 85 × 0,2',
    ],
    [
      70,
      'Mezzogiorno',
      1000,
      false,
      0,
      0,
      false,
      548.47,
      26326.56,
      53.77,
      '1.700 − 551,53 − 600; 548,47 ÷ 1.020 × 100',
    ],
    [
      80,
      'Nord',
      0,
      false,
      0,
      0,
      false,
      1748.47,
      83926.56,
      50,
      '2.300 − 551,53, more than 1.380; × 0,5',
    ],
    [
      30,
      null,
      1500,
      false,
      0,
      0,
      false,
      548.47,
      26326.56,
      18.28,
      'unknown place: 2.000 − 551,53 − 900; 548,47 ÷ 1.200 × 40',
    ],
  ] as const)(
    'at %d, %s, %d € a month',
    (
      eta,
      ripartizione,
      redditoNettoMensile,
      coppia,
      renditaLtcMensile,
      mobiliare,
      copertura,
      gap,
      capitale,
      score,
      _why,
    ) => {
      const r = ltc(v, {
        eta,
        ripartizione,
        redditoNettoMensile,
        coppia,
        renditaLtcMensile,
        mobiliare,
        copertura,
      });
      expect(r.gapMensile).toBeCloseTo(gap, 2);
      expect(r.capitale).toBeCloseTo(capitale, 2);
      expect(r.score).toBeCloseTo(score, 2);
    },
  );
});
