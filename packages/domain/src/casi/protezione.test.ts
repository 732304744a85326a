/**
 * Life, disability and care on paper. Law: L. 335/1995 (survivors), L. 18/1980 (care allowance;
 * 551,53 € in 2026, INPS tables); the rest is ours.
 */
import { describe, expect, it } from '@jest/globals';
import { stimaPensione } from '../previdenza/pensione.ts';
import { casoTcm } from '../protezione/caso-tcm.ts';
import { aoi, invalidita, type PersonaInvalidita } from '../protezione/invalidita.ts';
import { ltc, type PersonaLtc } from '../protezione/ltc.ts';
import { survivorsShare, tabellaF } from '../protezione/superstiti.ts';
import { tcm, type PersonaTcm } from '../protezione/tcm.ts';
import { giovane } from './giovane.ts';
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

describe('table F: what a survivor with an income keeps (minimum pension 7.954,05 € in 2026)', () => {
  it.each([
    [10000, 23862.15, 10000, 'three times the minimum: nothing is cut'],
    [
      10000,
      25000,
      8862.15,
      'just above: what was kept at the threshold less what was earned since',
    ],
    [10000, 27000, 7500, 'a quarter less'],
    [12000, 35000, 7200, 'two fifths less'],
    [12000, 60000, 6000, 'half'],
  ])('%d € beside %d € a year: %d €: %s', (pensione, reddito, kept, _why) =>
    expect(tabellaF(v, pensione, reddito)).toBeCloseTo(kept, 6),
  );
});

describe('if an income stopped', () => {
  const conto = (change: Partial<PersonaTcm>) => tcm(v, { ...giovane, ...change });
  const caso = (change: Partial<PersonaTcm>) => casoTcm(v, conto(change));

  it('a spouse without income, a child of two, a mortgage of 100.000 €, 10.000 € saved: 523.400 €', () => {
    // 70 % of 24.000 = 16.800 × 23 years = 386.400; studies 7.000 × 5 = 35.000; mortgage 100.000;
    // 10.000: 531.400; less 80 % of 10.000. Uncovered 0,98495: 67 + 33 × 0,48495 ÷ 0,5
    const r = conto({ spouse: { reddito: 0 }, kids: [2], mutuo: 100000, mobiliare: 10000 });
    expect(r).toMatchObject({ dipendenti: 2, anni: 23, pensioneSuperstiti: 0, istruzione: 35000 });
    expect(r.sostituzioneReddito).toBeCloseTo(386400, 6);
    expect(r.fabbisognoLordo).toBeCloseTo(531400, 6);
    expect(r.capitale).toBeCloseTo(523400, 6);
    expect(r.multiploReddito).toBeCloseTo(21.81, 2);
    expect(r.score).toBeCloseTo(99.01, 2);
  });
  it('a spouse alone is supported for ten years: 178.000 €, of which 28.000 are there', () => {
    // 168.000 + 10.000 − 8.000 − 20.000 = 150.000; 67 + 33 × (0,842697 − 0,5) ÷ 0,5
    const r = conto({ spouse: { reddito: 11999 }, mobiliare: 10000, copertura: 20000 });
    expect(r).toMatchObject({ anni: 10, fabbisognoLordo: 178000, capitale: 150000 });
    expect(r.score).toBeCloseTo(89.62, 2);
  });
  it('parents alone for five: 94.000 €, none of it there', () => {
    // 16.800 × 5 + 10.000
    const r = conto({ genitori: [{ reddito: 7999 }, { reddito: 20000 }] });
    expect(r).toMatchObject({ dipendenti: 1, anni: 5, fabbisognoLordo: 94000, score: 100 });
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
      motivo: 'nessuno',
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
  it('who lives on the income for ever is supported for 25 years, for now for five', () => {
    expect(conto({ spouse: { reddito: null, aCarico: 'sempre' } }).anni).toBe(25);
    expect(conto({ spouse: { reddito: 30000, aCarico: 'si' } }).anni).toBe(5);
    expect(conto({ spouse: { reddito: 0, aCarico: 'no' } }).dipendenti).toBe(0);
    expect(conto({ altriACarico: [5] })).toMatchObject({ anni: 5, sostituzioneReddito: 84000 });
    expect(conto({ kids: [23], anniMinimi: 5 }).anni).toBe(5);
  });
  it('a mortgage alone: home and savings pay it first, and it is never red', () => {
    // 90.000 − 20.000 = 70.000; with a home of 60.000, 10.000
    expect(conto({ mutuo: 90000, mobiliare: 20000 })).toMatchObject({
      dipendenti: 0,
      anni: 0,
      capitale: 70000,
      score: 50,
    });
    expect(conto({ mutuo: 90000, mobiliare: 20000, immobili: 60000 }).capitale).toBe(10000);
    expect(caso({ mutuo: 90000, mobiliare: 20000 })).toBe('solo_debiti');
    expect(caso({ mutuo: 90000, mobiliare: 20000, immobili: 80000 })).toBe('debiti_coperti');
  });
  it('a partner with an income owes the debts too: the part paid with this one counts', () => {
    // 100.000 × 24.000 ÷ 40.000 = 60.000; + 10.000 − 8.000 = 62.000;
    // 67 + 33 × (0,885714 − 0,5) ÷ 0,5
    const coppia = { spouse: { reddito: 16000 }, mutuo: 100000, mobiliare: 10000 };
    const r = conto(coppia);
    expect(r).toMatchObject({ coobbligato: true, debiti: 60000, capitale: 62000 });
    expect(r.score).toBeCloseTo(92.46, 2);
    expect(caso(coppia)).toBe('coobbligato');
    expect(caso({ ...coppia, copertura: 60000 })).toBe('coperto');
  });
  it('an income of the partner that was not given is never «nobody depends»', () => {
    const ignoto = { spouse: { reddito: null } };
    expect(conto(ignoto)).toMatchObject({ eligible: false, motivo: 'dati_mancanti' });
    // 100.000 + 10.000, yellow at most
    expect(conto({ ...ignoto, mutuo: 100000 })).toMatchObject({
      redditoPartnerIgnoto: true,
      capitale: 110000,
      score: 50,
    });
    expect(caso({ ...ignoto, mutuo: 100000 })).toBe('debiti_partner_ignoto');
    expect(caso({ spouse: { reddito: null, aCarico: 'no' }, mutuo: 100000 })).toBe(
      'debiti_partner_ignoto',
    );
    expect(caso({ spouse: { reddito: null, aCarico: 'no' } })).toBe('nessuno');
  });
  it('after the pension of the insured, the family loses the pension and not the pay', () => {
    // Born March 1959: 67 and eight months, thirty years paid: the right is there. Fifteen years.
    const p = { birthDate: '1959-03-10', anniContributi: 30, kids: [10] };
    const r = conto(p);
    const stima = stimaPensione(v, { ...giovane, ...p, redditoNettoAnnuo: 24000 });
    if (stima.status !== 'ok') throw new Error(stima.status);
    expect(stima.anniAlPensionamento).toBe(0);
    expect(r.anni).toBe(15);
    expect(r.perditaAnnua).toBeCloseTo(
      Math.max(0, 0.7 * stima.pensioneNettaAnnua - r.pensioneSuperstiti),
      6,
    );
    expect(r.sostituzioneReddito).toBeCloseTo(15 * r.perditaAnnua, 6);
  });
  it('an unmarried partner has no survivors’ pension, children have it with them', () => {
    const paid = { anniContributi: 8, kids: [4] };
    const married = conto({ ...paid, spouse: { reddito: 0 } });
    const unmarried = conto({ ...paid, convivente: { reddito: 0 } });
    // 80 % for spouse and child, 70 % for the child alone
    expect(married.pensioneSuperstiti / unmarried.pensioneSuperstiti).toBeCloseTo(8 / 7, 6);
    expect(conto({ anniContributi: 8, convivente: { reddito: 0 } }).pensioneSuperstiti).toBe(0);
  });
  it('who never meets the requirements supports for the whole time', () =>
    expect(
      conto({ birthDate: '1938-01-10', anniContributi: 0, kids: [20] }).sostituzioneReddito,
    ).toBeCloseTo(5 * 16800, 6));
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
  it('without income there is nothing to replace, and debts remain', () => {
    expect(conto({ redditoNettoAnnuo: 0, kids: [10] })).toMatchObject({
      eligible: false,
      motivo: 'nessun_reddito',
      score: null,
      multiploReddito: 0,
    });
    // 50.000 + 10.000, yellow at most
    expect(conto({ redditoNettoAnnuo: 0, kids: [10], mutuo: 50000 })).toMatchObject({
      capitale: 60000,
      score: 66.99,
    });
    expect(caso({ redditoNettoAnnuo: 0, kids: [10], mutuo: 50000 })).toBe('debiti_senza_reddito');
    expect(conto({ redditoNettoAnnuo: undefined }).motivo).toBe('dati_mancanti');
  });
  it('at seventy there is a sum and no policy', () =>
    expect(conto({ birthDate: '1956-11-10', kids: [20] })).toMatchObject({
      eligible: true,
      prodotto: false,
      motivo: 'eta',
    }));
  it.each([
    // Need 178.000 €. Materiality 5.000 €: it weighs in full from 10.000.
    [5000, 9.27, '0,02809: 33 × 0,2809'],
    [10000, 18.54, '0,05618: 33 × 0,5618'],
    [30000, 39.65, '0,168539: 34 + 32,99 × 0,068539 ÷ 0,4'],
    [100000, 71.08, '0,561798: 67 + 33 × 0,061798 ÷ 0,5'],
  ])('%d € missing: %d points: %s', (missing, score, _why) => {
    const r = conto({ spouse: { reddito: 0 }, copertura: 178000 - missing });
    expect(r.capitale).toBeCloseTo(missing, 6);
    expect(r.score).toBeCloseTo(score, 2);
  });
  it('up to one year’s income it is yellow, whatever share is uncovered', () => {
    // 10.000 + 14.000 × 24.000 ÷ 40.000 = 18.400, all of it missing
    expect(conto({ spouse: { reddito: 16000 }, mutuo: 14000 })).toMatchObject({
      capitale: 18400,
      score: 66.99,
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
    // 16.800 × 20 years = 336.000; three years of contributions give no right
    ['Dipendente', 50000, false, 240000, 100, '296.000, at most ten times the income'],
    ['Dipendente', 300000, false, 96000, 58.74, '0,4 of 240.000: 34 + 32,99 × 0,3 ÷ 0,4'],
    ['Autonomo/a', 300000, false, 96000, 58.74, 'the same on one’s own account'],
    ['Dipendente', 50000, true, 240000, 66.99, 'a policy of unknown amount: yellow at most'],
    ['Dipendente', 420000, false, 0, 0, '336.000 − 336.000'],
  ] as const)(
    '%s with %d € saved, policy %p: %d €, %d points: %s',
    (professione, mobiliare, copertura, capitale, score, _why) => {
      const r = invalidita(v, { ...giovane, professione, mobiliare, copertura });
      if (!r.eligible) throw new Error('not eligible');
      expect([r.anni, r.prestazionePubblicaNetta, r.diritto]).toEqual([20, 0, false]);
      expect(r.perditaAnnua).toBeCloseTo(16800, 6);
      expect(r.capitale).toBeCloseTo(capitale, 6);
      expect(r.score).toBeCloseTo(score, 2);
    },
  );
  it('five years before retirement: only those five', () => {
    // Born March 1964, 30 years paid; 812 months come in November 2031: 60 months
    const r = invalidita(v, { ...giovane, birthDate: '1964-03-10', anniContributi: 30 });
    expect(r.eligible && r.anni).toBeCloseTo(5, 10);
  });
  it('the law adds contributions up to sixty, and forty years in all', () => {
    // Thirty and six months: 29,5 years to sixty
    const young = invalidita(v, { ...giovane, anniContributi: 8 });
    expect(young.eligible && young.anniBonus).toBeCloseTo(29.5, 10);
    // Fifty and six months, 35 years paid: five, not nine and a half
    const old = invalidita(v, { ...giovane, birthDate: '1976-05-10', anniContributi: 35 });
    expect(old.eligible && old.anniBonus).toBeCloseTo(5, 10);
  });
  it('public employees are promised no ordinary allowance', () => {
    const p = { ...giovane, anniContributi: 8 };
    expect(invalidita(v, p)).toMatchObject({ perditaAnnuaParziale: expect.any(Number) });
    expect(invalidita(v, { ...p, dipendentePubblico: 'statale' })).toMatchObject({
      assegnoOrdinarioNetto: 0,
      perditaAnnuaParziale: null,
    });
  });
  it.each([
    // Minimum 611,85 × 13 = 7.954,05; social allowance 546,24 × 13 = 7.101,12
    [3000, false, 0, 7954.05, 'topped up to the minimum'],
    [500, false, 0, 7601.12, 'by one social allowance at most'],
    [9000, false, 0, 9000, 'above the minimum'],
    [0, false, 0, 0, 'nothing accrued'],
    [3000, true, 18303.36, 7954.05, 'together three allowances, 21.303,36 €'],
    [3000, true, 18303.37, 3000, 'a cent more'],
  ])('%d € accrued, spouse %p with %d €: %d €: %s', (maturata, spouse, income, due, _why) =>
    expect(aoi(v, maturata, spouse, income)).toBeCloseTo(due, 6),
  );
  it.each([
    ['Pensionato/a', 20000, 'non_lavora'],
    ['Studente', 5000, 'non_lavora'],
    ['Dipendente', 0, 'dati_mancanti'],
    ['Studente', 0, 'non_lavora'],
  ] as const)('does not concern a %s with %d €: %s', (professione, redditoNettoAnnuo, motivo) =>
    expect(invalidita(v, { ...giovane, professione, redditoNettoAnnuo })).toEqual({
      eligible: false,
      motivo,
    }),
  );
  it('whoever has the right to a pension, or a fund of a profession, is not worked out', () => {
    const retired = { ...giovane, birthDate: '1959-03-10', anniContributi: 30 };
    expect(invalidita(v, retired)).toMatchObject({ motivo: 'pensione_raggiunta' });
    const enrolled = { ...giovane, professione: 'Autonomo/a', cassa: true } as const;
    expect(invalidita(v, enrolled)).toMatchObject({ motivo: 'cassa_professionale' });
  });
});

describe('long-term care', () => {
  const base: PersonaLtc = {
    eta: 66,
    ripartizione: 'Centro',
    redditoNettoMensile: 800,
    coppia: true,
    mobiliare: 0,
  };
  it.each<[string, Partial<PersonaLtc>, number, number, number]>([
    // 2.000 − 551,53 − 320 = 1.128,47; × 48; need (2.000 − 551,53) × 48 = 69.526,56
    ['0,779077 uncovered: 67 + 33 × 0,279077 ÷ 0,5', {}, 1128.47, 54166.56, 85.42],
    ['below sixty it is never red', { eta: 55 }, 1128.47, 54166.56, 66.99],
    ['below fifty it is 40 at most', { eta: 49 }, 1128.47, 54166.56, 40],
    ['half of the savings pays for it', { mobiliare: 108333.12 }, 1128.47, 0, 0],
    ['below 4.800 € it is in place', { mobiliare: 98733.14 }, 1128.47, 4799.99, 22.78],
    ['a cover of unknown amount: yellow at most', { copertura: true }, 1128.47, 54166.56, 66.99],
    [
      '500 € a month held: 34 + 32,99 × 0,333888 ÷ 0,4',
      { copertura: true, renditaLtcMensile: 500 },
      628.47,
      30166.56,
      61.54,
    ],
    ['the mean of the couple: 400 × 0,4', { redditoPartnerMensile: 0 }, 1288.47, 61846.56, 92.71],
    [
      '1.700 − 551,53 − 600, alone',
      { eta: 70, ripartizione: 'Mezzogiorno', redditoNettoMensile: 1000, coppia: false },
      548.47,
      26326.56,
      65.14,
    ],
    [
      '2.300 − 551,53: all of it',
      { eta: 80, ripartizione: 'Nord', redditoNettoMensile: 0, coppia: false },
      1748.47,
      83926.56,
      100,
    ],
  ])('%s', (_why, change, gap, scoperto, score) => {
    const r = ltc(v, { ...base, ...change });
    if (!r.eligible) throw new Error(r.motivo);
    expect(r.gapMensile).toBeCloseTo(gap, 2);
    expect(r.scoperto).toBeCloseTo(scoperto, 2);
    expect(r.score).toBeCloseTo(score, 2);
  });
  it('is early before forty, and cannot be told without both incomes', () => {
    expect(ltc(v, { ...base, eta: 39 })).toMatchObject({ eligible: false, motivo: 'presto' });
    expect(ltc(v, { ...base, redditoPartnerMensile: null })).toEqual({
      eligible: false,
      motivo: 'dati_mancanti',
      score: null,
    });
  });
});
