/**
 * Pension fund on paper. Law: D.Lgs. 252/2005 art. 11 (final tax, five years) and art. 8
 * (deduction), Codice civile art. 2120 (severance pay); returns and annuity rates are ours.
 */
import { describe, expect, it } from '@jest/globals';
import type { Valori } from '../costanti/costanti.ts';
import { carriera } from '../previdenza/carriera.ts';
import {
  deducibileDi,
  pianoFondo,
  renditaFondo,
  renditaVersamenti,
  tassiFondo,
  tfrInAzienda,
  type PersonaFondo,
} from '../previdenza/fondo.ts';
import type { PersonaPensione } from '../previdenza/pensione.ts';
import { OGGI, v } from './valori.ts';

const persona = (rest: Partial<PersonaPensione> = {}): PersonaPensione => ({
  refDate: OGGI,
  birthDate: '1981-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 1e6,
  regione: null,
  anniContributi: 24,
  continuita: 'piena',
  ...rest,
});
const c = carriera(v, persona(), 30000);
const tempi = (anni: number, mesiEta = 804, lavoro = anni) => ({ anni, mesiEta, lavoro });
interface Caso extends PersonaFondo {
  valori?: Valori;
  mesiEta?: number;
  reddito?: number;
  maturata?: boolean;
}
/** What to pay in for a gap, `anni` years before the annuity. */
const piano = (
  gap: number,
  anni: number,
  { valori = v, mesiEta = 804, reddito = 1e6, maturata = false, ...fondo }: Caso = {},
) => {
  const when = tempi(anni, mesiEta);
  const tassi = tassiFondo(valori, when, fondo.anniFondo);
  return pianoFondo(
    valori,
    c,
    { ...fondo, redditoNettoAnnuo: reddito },
    gap,
    when,
    tassi,
    maturata,
  );
};
const senzaRendimento: Valori = { ...v, 'fondo.rendimento': [[0, 0]] };

describe('what a fund yields and pays', () => {
  it.each([
    [25, 0.02],
    [20, 0.02],
    [19.99, 0.015],
    [10, 0.015],
    [9.99, 0.005],
    [0, 0.005],
  ])('with %d years to go it yields %d', (anni, rate) =>
    expect(tassiFondo(v, tempi(anni)).rendimentoFondo).toBe(rate),
  );
  it.each([
    [15, 0.15],
    [15.99, 0.15],
    [16, 0.147],
    [34.5, 0.093],
    [35, 0.09],
    [50, 0.09],
  ])('the tax after %d years of membership is %d', (anni, rate) =>
    expect(tassiFondo(v, tempi(0), anni).aliquotaFinale).toBeCloseTo(rate, 10),
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
    expect(100 * tassiFondo(v, tempi(10, months)).coeffRendita).toBeCloseTo(rate, 6),
  );
});

describe('what is there and what flows in by itself', () => {
  const rendita = (fondo: PersonaFondo, anni: number) => {
    const when = tempi(anni);
    return renditaFondo(v, c, fondo, when, tassiFondo(v, when, fondo.anniFondo));
  };
  it('10.000 € for ten years: 461,82 € a year', () => {
    // 1,5 %: 1,015^10 = 1,160541; tax 15 %; 4,57 % × (11.605,41 − 1.500)
    expect(rendita({ montanteFondo: 10000, anniFondo: 5 }, 10)).toBeCloseTo(461.82, 2);
  });
  it('1.000 € a year of the employer, two years: taxed as all the rest', () => {
    // pay grows by 1,2 %, the fund by 0,5 %: 1.000 × (1,012^0,5 × 1,005^1,5 + 1,012^1,5 ×
    // 1,005^0,5) = 1.013,5376 + 1.020,5972; × 85 % × 4,57 %
    expect(rendita({ contributoDatore: 1000 }, 2)).toBeCloseTo(0.0457 * 0.85 * 2034.1348, 2);
  });
  it('severance pay in the fund: 6,91 % of gross pay, of employees only', () => {
    const one = rendita({ contributoDatore: 0.0691 * 30000 }, 12);
    expect(rendita({ tfrDestinazione: 'fondo' }, 12)).toBeCloseTo(one, 6);
    const gs = carriera(v, persona({ professione: 'Autonomo/a' }), 30000);
    const when = tempi(12);
    expect(renditaFondo(v, gs, { tfrDestinazione: 'fondo' }, when, tassiFondo(v, when))).toBe(0);
  });
  it('severance pay in the firm is capital: it grows by 0,5 %, and what comes adds to it', () => {
    // 20.000 × 1,005^10 = 21.022,80
    expect(tfrInAzienda(v, c, { tfrMaturato: 20000 }, tempi(10))).toBeCloseTo(21022.8, 1);
    // one year more: 2.073 × 1,012^0,5 × 1,005^0,5
    expect(
      tfrInAzienda(v, c, { tfrMaturato: 20000, tfrDestinazione: 'azienda' }, tempi(1)),
    ).toBeCloseTo(20100 + 2073 * Math.sqrt(1.012 * 1.005), 6);
    const gs = carriera(v, persona({ professione: 'Autonomo/a' }), 30000);
    expect(tfrInAzienda(v, gs, { tfrMaturato: 20000 }, tempi(10))).toBe(0);
  });
});

describe('what to pay in', () => {
  it('2.538,18 € a year missing in ten years: 6.018,62 €, of which 5.300 are deducted', () => {
    // S = 0,160541 ÷ 0,015 = 10,702722; all deducted it would be 2.538,18 ÷ 0,0457 ÷ (10,702722 −
    // 1,5) = 6.035,18, above 5.300: (55.540,04 + 0,15 × 10 × 5.300) ÷ 10,702722
    const r = piano(2538.18, 10, { anniFondo: 5, reddito: 24140.74 });
    expect(r.versamentoAnnuo).toBeCloseTo(5932.14, 1);
    expect(r.versamentoMensile).toBeCloseTo(r.versamentoAnnuo! / 12, 10);
    expect(r.fattibile).toBe(true);
    // a quarter of 23.700 € is 5.925 €
    const poor = piano(2538.18, 10, { anniFondo: 5, reddito: 23700 });
    expect([poor.fattibile, poor.versamentoSostenibile]).toEqual([false, 5925 / 12]);
  });
  it('twenty years ahead: 2 %, and 13,5 % of tax', () => {
    // at 69 4,88 %; S = (1,02^20 − 1) ÷ 0,02 = 24,297370; 3.000 ÷ 0,0488 ÷ (24,297370 − 2,7)
    expect(piano(3000, 20, { mesiEta: 828 }).versamentoAnnuo).toBeCloseTo(2846.43, 2);
  });
  it('what was not deducted is not taxed again: nobody deducts under the flat-rate regime', () => {
    const forfettario = carriera(
      v,
      persona({ professione: 'Autonomo/a', regimeFiscale: 'forfettario' }),
      30000,
    );
    expect(deducibileDi(v, forfettario, {})).toBe(0);
    const when = tempi(20, 828);
    const r = pianoFondo(
      v,
      forfettario,
      { redditoNettoAnnuo: 1e6 },
      3000,
      when,
      tassiFondo(v, when),
      false,
    );
    // 3.000 ÷ 0,0488 ÷ 24,297370
    expect(r.versamentoAnnuo).toBeCloseTo(2530.13, 1);
    expect(r.tettoFondoMensile).toBe(0);
  });
  it('the employer’s contribution takes part of the room', () => {
    expect(deducibileDi(v, c, { contributoDatore: 1300 })).toBe(4000);
    expect(deducibileDi(v, c, { contributoDatore: 6000 })).toBe(0);
    expect(piano(100, 10, { contributoDatore: 1300 }).tettoFondoMensile).toBeCloseTo(4000 / 12, 10);
  });
  it('below one year, or with the pension there, nothing is planned', () => {
    const niente = {
      versamentoAnnuo: null,
      versamentoMensile: null,
      versamentoSostenibile: null,
      fattibile: false,
    };
    expect(piano(1000, 0.99)).toMatchObject(niente);
    expect(piano(1000, 10, { maturata: true })).toMatchObject(niente);
    // 1.000 ÷ 0,0457 = 21.881,84; (21.881,84 + 0,15 × 5.300) ÷ 1
    expect(piano(1000, 1).versamentoAnnuo).toBeCloseTo(22676.84, 2);
  });
  it('below five years of participation a fund pays nothing', () => {
    expect([4.99, 5].map((anni) => piano(100, anni).fondoPossibile)).toEqual([false, true]);
    expect([1, 2].map((anniFondo) => piano(100, 3, { anniFondo }).fondoPossibile)).toEqual([
      false,
      true,
    ]);
    expect([4.99, 5].map((anni) => piano(100, anni).fattibile)).toEqual([false, true]);
  });
  it('a payment of exactly a quarter of income can be made', () => {
    const { versamentoAnnuo } = piano(1200, 12);
    expect(piano(1200, 12, { reddito: 4 * versamentoAnnuo! }).fattibile).toBe(true);
  });
  it('a fund that yields nothing adds up what is paid', () => {
    // 100 ÷ 0,0457 ÷ (10 − 0,15 × 10)
    expect(piano(100, 10, { valori: senzaRendimento }).versamentoAnnuo).toBeCloseTo(257.43, 2);
    const fromTwenty: Valori = { ...v, 'fondo.rendimento': [[20, 0.02]] };
    expect(tassiFondo(fromTwenty, tempi(10)).rendimentoFondo).toBe(0);
  });
});

describe('what payments give', () => {
  const rendita = (valori: Valori, paid: number, room = 5300) => {
    const when = tempi(15, 804, 10);
    return renditaVersamenti(paid, when, tassiFondo(valori, when), room);
  };
  it('1.000 € for ten years, then five of waiting: 458,37 € a year', () => {
    // S = 10,702722; × 1,015^5 = 1,077284 → 11,529871; 4,57 % × 1.000 × (11,529871 − 15 % × 10)
    expect(rendita(v, 1000)).toBeCloseTo(458.37, 2);
  });
  it('only what was deducted is taxed: with 400 € of room, 4,57 % × (11.529,87 − 600)', () =>
    expect(rendita(v, 1000, 400)).toBeCloseTo(499.5, 1));
  it('without a return, the payments less the tax: 4,57 % × 8.500', () =>
    expect(rendita(senzaRendimento, 1000)).toBeCloseTo(388.45, 2));
  it('without payments the fund pays no pension', () =>
    expect([0, -100].map((paid) => rendita(v, paid))).toEqual([0, 0]));
});
