/**
 * Life, disability and care at their limits: ages, incomes and sums at which another sentence or
 * another ceiling holds. Law: L. 222/1984, art. 4 (five years paid, three of the last five), L.
 * 335/1995 (survivors), D.Lgs. 29/2024 (from 80, until 2026); the ceilings are ours.
 */
import { describe, expect, it } from '@jest/globals';
import { stimaPensione } from '../previdenza/pensione.ts';
import { casoTcm } from '../protezione/caso-tcm.ts';
import { punteggioScopertura, quotaScoperta } from '../protezione/copertura.ts';
import { invalidita, type PersonaInvalidita } from '../protezione/invalidita.ts';
import { ltc, ltcAzione, type PersonaLtc } from '../protezione/ltc.ts';
import { tcm, type PersonaTcm } from '../protezione/tcm.ts';
import { giovane } from './giovane.ts';
import { OGGI, v } from './valori.ts';

describe('points of what is uncovered', () => {
  it.each([
    [0, 0, 'no share is green: nothing is missing'],
    [0.5, 66.99, '34 + 32,99'],
  ])('%d missing: %d: %s', (share, points) =>
    expect(punteggioScopertura(share, [0, 0.5])).toBeCloseTo(points, 6),
  );
  it.each([
    [0, 0, 5000, 0, 'nothing is needed'],
    [5000, 10000, 5000, 0.1, 'up to 5.000 € it counts as covered'],
    [7500, 10000, 5000, 0.425, '0,10 + 0,65 × 2.500 ÷ 5.000'],
    [10000, 10000, 5000, 1, 'from 10.000 in full'],
    [5000, 10000, 0, 0.5, 'no sum is small'],
  ])('%d of %d €, small up to %d: %d: %s', (missing, need, materiality, share) =>
    expect(quotaScoperta(missing, need, materiality, 0.1)).toBeCloseTo(share, 9),
  );
});

describe('care in old age', () => {
  /** Nothing to count on: the whole need is uncovered, 100 points without a ceiling. */
  const sola: PersonaLtc = {
    eta: 70,
    ripartizione: 'Nord',
    redditoNettoMensile: 0,
    coppia: false,
    mobiliare: 0,
  };
  it.each<[Partial<PersonaLtc>, string | null, number | null]>([
    [{ eta: 39 }, 'presto', null],
    [{ eta: 40 }, null, 40],
    [{ eta: 49 }, null, 40],
    [{ eta: 50 }, null, 66.99],
    [{ eta: 59 }, null, 66.99],
    [{ eta: 60 }, null, 100],
    [{ eta: 74 }, null, 100],
    [{ eta: 75 }, 'eta', 100],
    [{ copertura: true }, null, 66.99],
    [{ copertura: true, renditaLtcMensile: 0 }, null, 66.99],
    [{ copertura: false, renditaLtcMensile: 0 }, null, 100],
    // 2.300 − 551,53 = 1.748,47; less 174,847 nine tenths are uncovered: 67 + 33 × 0,4 ÷ 0,5
    [{ copertura: true, renditaLtcMensile: 174.847 }, null, 93.4],
  ])('%j: %p, %p points', (change, motivo, score) => {
    const r = ltc(v, { ...sola, ...change });
    expect(r.motivo).toBe(motivo);
    if (score === null) expect(r.score).toBeNull();
    else expect(r.score).toBeCloseTo(score, 6);
  });
  it.each<[number, number | null | undefined, string, string[]]>([
    [64, undefined, OGGI, ['confronta']],
    [65, undefined, OGGI, ['confronta_limiti']],
    [74, undefined, OGGI, ['confronta_limiti']],
    [75, undefined, OGGI, ['accantona']],
    [64, 49, OGGI, ['accantona']],
    [64, 50, OGGI, ['confronta']],
    [64, null, OGGI, ['confronta']],
    [79, null, OGGI, ['accantona']],
    [80, null, OGGI, ['accantona', 'prestazione_universale']],
    [80, null, '2026-12-31', ['accantona', 'prestazione_universale']],
    [80, null, '2027-01-01', ['accantona']],
  ])('at %d with %p € left, on %s: %j', (eta, margine, refDate, steps) =>
    expect(ltcAzione(v, { eta, margine, refDate })).toEqual(steps),
  );
});

describe('an illness that stops the work', () => {
  const ugo: PersonaInvalidita = {
    refDate: OGGI,
    birthDate: '1986-05-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    anniContributi: 5,
    primoContributo: '2021-11',
    mobiliare: 0,
  };
  const conto = (change: Partial<PersonaInvalidita>) => invalidita(v, { ...ugo, ...change });
  it.each<[string, Partial<PersonaInvalidita>, boolean]>([
    ['five years paid', {}, true],
    ['four', { anniContributi: 4 }, false],
    // 88 × (60 ÷ 88) is a little less than 60 in floating point
    ['five years since July 2019', { primoContributo: '2019-07' }, true],
    // 60 months of 100: 0,6 of the last five years are the three that the law asks for
    ['five years since July 2018', { primoContributo: '2018-07' }, true],
    // 60 of 101: 35,6 months
    ['five years since June 2018', { primoContributo: '2018-06' }, false],
  ])('%s: %p', (_what, change, diritto) => expect(conto(change)).toMatchObject({ diritto }));
  it('without the right nothing is paid: 70 % of 24.000 is lost', () =>
    expect(conto({ anniContributi: 4 })).toMatchObject({
      prestazionePubblicaNetta: 0,
      assegnoOrdinarioNetto: 0,
      perditaAnnua: 16800,
      perditaAnnuaParziale: 16800,
      // 16.800 × 20 is more than ten years of income
      capitale: 240000,
      tettoRaggiunto: true,
    }));
  it.each([
    ['1956-12-01', true],
    ['1956-11-01', false],
  ])('born on %s: a policy may be looked at: %p', (birthDate, prodotto) =>
    expect(conto({ birthDate, anniContributi: 3, primoContributo: '2023-11' })).toMatchObject({
      prodotto,
    }),
  );
  it('years and first contribution that contradict each other say nothing', () =>
    expect(conto({ anniContributi: 20 })).toEqual({ eligible: false, motivo: 'dati_mancanti' }));
});

describe('if an income stopped', () => {
  const conto = (change: Partial<PersonaTcm>) => tcm(v, { ...giovane, ...change });
  const senza = { professione: 'Disoccupato/a', redditoNettoAnnuo: 0 } as const;

  it.each<[string, Partial<PersonaTcm>, boolean]>([
    ['nothing was told of the partner', {}, true],
    ['the partner depends', { convivente: { reddito: null, aCarico: 'si' }, mutuo: 1000 }, false],
    [
      'does not, and owes the debts too',
      { convivente: { reddito: null, aCarico: 'no' }, mutuo: 1000 },
      true,
    ],
    // Debts count in full while a child depends, whatever the partner earns
    [
      'does not, and a child does',
      { convivente: { reddito: null, aCarico: 'no' }, kids: [10], mutuo: 1000 },
      false,
    ],
    ['does not, and nothing is owed', { convivente: { reddito: null, aCarico: 'no' } }, false],
    ['the income was given', { convivente: { reddito: 0 } }, false],
  ])('%s: the sum waits for an income: %p', (_what, change, yes) =>
    expect(conto({ convivente: { reddito: null }, ...change }).redditoPartnerIgnoto).toBe(yes),
  );

  it.each<[string, Partial<PersonaTcm>, object]>([
    ['nobody, nothing', senza, { motivo: 'nessuno', dipendenti: 0, senzaReddito: true }],
    ['a partner', { ...senza, spouse: { reddito: 9000 } }, { motivo: 'nessun_reddito' }],
    [
      'a grown-up who depends',
      { ...senza, altriACarico: [5] },
      { motivo: 'nessun_reddito', dipendenti: 0 },
    ],
    [
      'a parent with 7.999 €',
      { ...senza, genitori: [{ reddito: 7999 }] },
      { motivo: 'nessun_reddito', dipendenti: 0 },
    ],
    ['a parent with 8.000 €', { ...senza, genitori: [{ reddito: 8000 }] }, { motivo: 'nessuno' }],
    [
      'a child and a grown-up',
      { ...senza, kids: [3], altriACarico: [5] },
      { motivo: 'nessun_reddito' },
    ],
    // Alone with a debt of 100.000 the ceiling is 50; with somebody to look after it is yellow
    ['alone, 100.000 € owed', { ...senza, mutuo: 100000 }, { debiti: 100000, score: 50 }],
    [
      'a grown-up who depends, 100.000 € owed',
      { ...senza, altriACarico: [5], mutuo: 100000 },
      { debiti: 100000, score: 66.99 },
    ],
    [
      'a spouse without income either, 100.000 € owed: all of them',
      { ...senza, spouse: { reddito: 0 }, mutuo: 100000 },
      { debiti: 100000, coobbligato: true, fabbisognoLordo: 110000 },
    ],
  ])('no income, %s', (_what, change, expected) => expect(conto(change)).toMatchObject(expected));

  // Both earn 24.000 and owe the same: half of the debts and 10.000 €
  it.each([
    [28000, 24000, 66.99, 'one year of income: yellow'],
    [52000, 36000, 83.495, 'a year and a half: 66,99 + 33,01 ÷ 2'],
    [76000, 48000, 100, 'two years: no ceiling'],
  ])('a mortgage of %d €: capital %d, %d points: %s', (mutuo, capitale, score) => {
    const r = conto({ spouse: { reddito: 24000 }, mutuo });
    expect(r).toMatchObject({ coobbligato: true, capitale });
    expect(r.score).toBeCloseTo(score, 6);
  });

  it('after the pension starts it is the pension that is lost', () => {
    // Sixty-two, an unmarried partner without income: ten years, no survivors’ pension
    const leo = { birthDate: '1964-05-10', anniContributi: 30, convivente: { reddito: 0 } };
    const r = conto(leo);
    const stima = stimaPensione(v, { ...giovane, ...leo, redditoNettoAnnuo: 24000 });
    if (stima.status !== 'ok') throw new Error(stima.status);
    const left = stima.anniAlPensionamento;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(10);
    // 70 % of 24.000 = 16.800 until then, 70 % of the pension for the rest of the ten years
    expect(r.sostituzioneReddito).toBeCloseTo(
      16800 * left + 0.7 * stima.pensioneNettaAnnua * (10 - left),
      6,
    );
  });

  it.each<[string, Partial<PersonaTcm>, string]>([
    ['a grown-up who depends', { altriACarico: [5] }, 'debiti_senza_reddito'],
    ['a parent with 7.999 €', { genitori: [{ reddito: 7999 }] }, 'debiti_senza_reddito'],
    ['nobody', {}, 'solo_debiti'],
  ])('no income, a debt, %s: %s', (_what, change, caso) =>
    expect(casoTcm(v, conto({ ...senza, mutuo: 100000, ...change }))).toBe(caso),
  );

  it('who may have the pension next month already lives on it', () => {
    // Forty-three years paid, and one month of the window to wait: the pension for all ten years
    const ivo = {
      birthDate: '1963-05-05',
      anniContributi: 43,
      sesso: 'M',
      spouse: { reddito: 0 },
    } as const;
    const r = conto(ivo);
    const stima = stimaPensione(v, { ...giovane, ...ivo, redditoNettoAnnuo: 24000 });
    if (stima.status !== 'ok') throw new Error(stima.status);
    expect(stima.anniAlPensionamento).toBeGreaterThan(0);
    // 70 % of 17.303,77 less 11.523,77 for survivors
    expect(r.perditaAnnua).toBeCloseTo(588.88, 1);
    expect(r.sostituzioneReddito).toBeCloseTo(10 * r.perditaAnnua, 6);
  });

  it.each<[string, Partial<PersonaTcm>, boolean]>([
    ['earns 40.000 €', { spouse: { reddito: 40000 } }, true],
    ['earns 10.000', { spouse: { reddito: 10000 } }, false],
    ['earns nothing', { spouse: { reddito: 0 } }, false],
    ['earns 40.000 and has a child', { spouse: { reddito: 40000 }, kids: [8] }, false],
    ['earns 40.000, unmarried', { convivente: { reddito: 40000 } }, false],
  ])('a partner who %s: the survivors’ pension is reduced: %p', (_what, change, yes) =>
    expect(
      conto({ birthDate: '1970-05-10', anniContributi: 30, ...change }).superstitiRidotta,
    ).toBe(yes),
  );

  it.each([
    [5000, null, 'coperto'],
    [5000.01, null, 'capitale'],
    [5000, 'eta', 'coperto'],
    [5000.01, 'eta', 'eta'],
  ] as const)('with %d € missing and reason %p it is told: %s', (capitale, motivo, caso) =>
    expect(casoTcm(v, { ...conto({ kids: [3] }), capitale, motivo })).toBe(caso),
  );
  it.each(['dati_mancanti', 'nessuno', 'nessun_reddito'] as const)('%s comes first', (motivo) =>
    expect(casoTcm(v, { ...conto({ kids: [3] }), motivo })).toBe(motivo),
  );
});
