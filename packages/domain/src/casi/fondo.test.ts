/**
 * Pension fund on paper. Law: D.Lgs. 252/2005 art. 11 (final tax) and art. 8 (deduction); returns
 * and annuity rates are ours.
 */
import { describe, expect, it } from '@jest/globals';
import type { Valori } from '../costanti/costanti.ts';
import { pianoFondo } from '../previdenza/fondo.ts';
import { renditaVersamenti } from '../previdenza/pensione-scelta.ts';
import { v } from './valori.ts';

const vuoto = { montante: 0, anni: 0 };
const senzaRendimento: Valori = { ...v, 'fondo.rendimento': [[0, 0]] };

describe('what to pay in', () => {
  it('3.000 € a year missing in ten years, 10.000 € already there for five', () => {
    // 1,5 %: 1,015^10 = 1,160541; at 67 4,57 %; tax 15 %. Annuity 4,57 % × (11.605,41 − 1.500) =
    // 461,82; gap 2.538,18 S = 0,160541 ÷ 0,015 = 10,702722; 2.538,18 ÷ 0,0457 ÷ (10,702722 − 1,5)
    // = 6.035,18
    const r = pianoFondo(v, 3000, 10, 804, { montante: 10000, anni: 5 }, 24140.74);
    expect(r.gapAnnuo).toBeCloseTo(2538.18, 2);
    expect(r.versamentoAnnuo).toBeCloseTo(6035.18, 2);
    // a quarter of 24.140,74 is 6.035,1850, of 24.140 less
    expect(r.fattibile).toBe(true);
    expect(pianoFondo(v, 3000, 10, 804, { montante: 10000, anni: 5 }, 24140).fattibile).toBe(false);
  });
  it('twenty years ahead: 2 %, and 13,5 % of tax', () => {
    // 20 − 15 = 5 years × 0,3 = 1,5 points less; at 69 4,88 %; S = (1,02^20 − 1) ÷ 0,02 = 24,297370
    // 3.000 ÷ 0,0488 ÷ (24,297370 − 2,7) = 61.475,41 ÷ 21,597370 = 2.846,43
    const r = pianoFondo(v, 3000, 20, 828, vuoto, 30000);
    expect([r.rendimentoFondo, r.aliquotaFinale]).toEqual([0.02, 0.135]);
    expect(r.versamentoAnnuo).toBeCloseTo(2846.43, 2);
  });
  it.each([
    [25, 0.02],
    [20, 0.02],
    [19.99, 0.015],
    [10, 0.015],
    [9.99, 0.005],
    [0, 0.005],
  ])('with %d years to go it yields %d', (anni, rate) =>
    expect(pianoFondo(v, 0, anni, 804, vuoto, 0).rendimentoFondo).toBe(rate),
  );
  it.each([
    [15, 0.15],
    [15.99, 0.15],
    [16, 0.147],
    [34.5, 0.093],
    [35, 0.09],
    [50, 0.09],
  ])('the tax after %d years of membership is %d', (anni, rate) =>
    expect(pianoFondo(v, 0, 0, 804, { montante: 0, anni }, 0).aliquotaFinale).toBeCloseTo(rate, 10),
  );
  it.each([
    [740, 3.95],
    [744, 3.95],
    [756, 4.066667],
    [792, 4.435],
    [804, 4.57],
    [852, 5.24],
    [900, 5.24],
  ])('the annuity at %d months is %d %', (months, rate) =>
    expect(100 * pianoFondo(v, 0, 10, months, vuoto, 0).coeffRendita).toBeCloseTo(rate, 6),
  );
  it('below one year there is nothing to plan; with one year there is', () => {
    expect(pianoFondo(v, 1000, 0.99, 804, vuoto, 1e6)).toMatchObject({
      gapAnnuo: 1000,
      versamentoAnnuo: null,
      fattibile: false,
    });
    // 1.000 ÷ 0,0457 ÷ (1 − 0,15) = 25.743,34
    expect(pianoFondo(v, 1000, 1, 804, vuoto, 1e6).versamentoAnnuo).toBeCloseTo(25743.34, 2);
  });
  it('below five years it is too late for a plan, at five it is not', () => {
    expect([4.99, 5].map((anni) => pianoFondo(v, 100, anni, 804, vuoto, 1e6).fattibile)).toEqual([
      false,
      true,
    ]);
  });
  it('a payment of exactly a quarter of income can be made', () => {
    const { versamentoAnnuo } = pianoFondo(v, 1200, 12, 804, vuoto, 0);
    expect(pianoFondo(v, 1200, 12, 804, vuoto, 4 * versamentoAnnuo!).fattibile).toBe(true);
  });
  it('a fund that yields nothing adds up what is paid', () => {
    // 1.000 ÷ 0,0457 ÷ (10 − 0,15 × 10)
    expect(pianoFondo(senzaRendimento, 1000, 10, 804, vuoto, 1e6).versamentoAnnuo).toBeCloseTo(
      2574.33,
      2,
    );
    expect(
      pianoFondo({ ...v, 'fondo.rendimento': [[20, 0.02]] }, 0, 10, 804, vuoto, 0).rendimentoFondo,
    ).toBe(0);
  });
  it('what is there already may be enough, and a gap is never negative', () => {
    expect(pianoFondo(v, 400, 10, 804, { montante: 10000, anni: 5 }, 30000)).toMatchObject({
      gapAnnuo: 0,
      versamentoAnnuo: 0,
    });
    expect(pianoFondo(v, -500, 10, 804, vuoto, 30000).gapAnnuo).toBe(0);
  });
});

describe('what payments give', () => {
  it('1.000 € for ten years, then five of waiting: 458,37 € a year', () => {
    // S = 10,702722; × 1,015^5 = 1,077284 → 11,529871; 4,57 % × 1.000 × (11,529871 − 15 % × 10)
    expect(
      renditaVersamenti(v, 1000, { lavoro: 10, anni: 15, mesiEta: 804, anniFondo: 0 }),
    ).toBeCloseTo(458.37, 2);
  });
  it('without a return, the payments less the tax: 4,57 % × 8.500', () =>
    expect(
      renditaVersamenti(senzaRendimento, 1000, {
        lavoro: 10,
        anni: 15,
        mesiEta: 804,
        anniFondo: 0,
      }),
    ).toBeCloseTo(388.45, 2));
  it('nothing is paid, nothing comes', () =>
    expect(
      [0, -100].map((paid) =>
        renditaVersamenti(v, paid, { lavoro: 10, anni: 15, mesiEta: 804, anniFondo: 0 }),
      ),
    ).toEqual([0, 0]));
});
