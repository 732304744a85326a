/**
 * Severance pay on paper. Law: Codice civile art. 2120 (6.91 % of pay), TUIR art. 19 (separate
 * tax), D.Lgs. 252/2005 art. 8 and 11 (deduction, final tax); growth in firm and fund is ours.
 */
import { describe, expect, it } from '@jest/globals';
import { netFromGross } from '../fisco/netto.ts';
import { carriera } from '../previdenza/carriera.ts';
import { tassiFondo } from '../previdenza/fondo.ts';
import type { PersonaPensione } from '../previdenza/pensione.ts';
import { aliquotaTfr, confrontaTfr, tfrAzienda, tfrFondo } from '../previdenza/tfr-o-fondo.ts';
import { OGGI, v } from './valori.ts';

const persona = (rest: Partial<PersonaPensione> = {}): PersonaPensione => ({
  refDate: OGGI,
  birthDate: '1981-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: netFromGross(v, 'dipendente', 30000, null).net,
  regione: null,
  anniContributi: 24,
  continuita: 'piena',
  ...rest,
});
const c = carriera(v, persona(), 30000);
const dueAnni = { anni: 2, lavoro: 2, mesiEta: 804 };
const tassi = tassiFondo(v, dueAnni, 10);

describe('the rate of the separate tax', () => {
  it.each([
    // 12 × 2.073 = 24.876, all in the first band
    [2073 * 10, 10, 0.23],
    // 12 × 4.146 = 49.752: 6.440 + 33 % × 21.752 = 13.618,16
    [4146 * 10, 10, 13618.16 / 49752],
    // 12 × 6.000 = 72.000: 6.440 + 7.260 + 43 % × 22.000 = 23.160
    [6000 * 30, 30, 23160 / 72000],
    [0, 10, 0],
    [1000, 0, 0],
  ])('on %d € over %d years is %d', (accantonato, years, rate) =>
    expect(aliquotaTfr(v, accantonato, years)).toBeCloseTo(rate, 10),
  );
});

describe('two years of severance pay at 30.000 € of gross pay', () => {
  // 2.073 € a year; pay grows by 1,2 %: × 1,012^0,5 = 2.085,4009, × 1,012^1,5 = 2.110,4257
  const accantonato = 4195.8266;
  // 0,5 % both in the firm and, below ten years, in the fund: × 1,005^1,5 = 2.101,0613, and
  // × 1,005^0,5 = 2.115,6948
  const lordo = 4216.7562;

  it('left in the firm: 4.216,76 € less 23 % of 4.195,83', () => {
    const r = tfrAzienda(v, c, dueAnni);
    expect(r.imponibile).toBeCloseTo(accantonato, 2);
    expect(r.lordo).toBeCloseTo(lordo, 2);
    // 12 × 4.195,83 ÷ 2 = 25.174,96 is below 28.000
    expect(r.aliquota).toBeCloseTo(0.23, 10);
    expect(r.imposta).toBeCloseTo(965.04, 2);
    expect(r.netto).toBeCloseTo(3251.72, 2);
    expect([r.costoAnnuo, r.costoTotale, r.versatoDatore]).toEqual([0, 0, 0]);
  });

  it('in the fund, after twelve years in it: less 15 %', () => {
    const r = tfrFondo(v, c, dueAnni, tassi);
    expect(r.lordo).toBeCloseTo(lordo, 2);
    expect(r.imposta).toBeCloseTo(629.37, 2);
    expect(r.netto).toBeCloseTo(3587.38, 2);
    expect([r.scelta, r.costoAnnuo, r.versatoDatore]).toEqual(['fondo', 0, 0]);
  });

  it('with 1 % of one’s own and 1,5 % of the employer: 750 € a year more', () => {
    const r = tfrFondo(v, c, dueAnni, tassi, { proprio: 0.01, datore: 0.015 });
    // (2.073 + 750) ÷ 2.073 of both
    expect(r.lordo).toBeCloseTo((lordo * 2823) / 2073, 2);
    expect(r.imponibile).toBeCloseTo((accantonato * 2823) / 2073, 2);
    expect(r.netto).toBeCloseTo(4885.27, 1);
    // 450 € × 2,0240360
    expect(r.versatoDatore).toBeCloseTo(910.82, 2);
    // 300 € less 23 % + 1,67 % + 0,70 %; taxable 27.243 and 27.734, below 28.000
    expect(r.costoAnnuo).toBeCloseTo(223.89, 2);
    expect(r.costoTotale).toBeCloseTo(453.16, 2);
  });

  it('above the ceiling of 5.300 € nothing more is deducted, and so not taxed', () => {
    const r = tfrFondo(v, c, dueAnni, tassi, { proprio: 0.15, datore: 0.05 });
    expect(r.imponibile).toBeCloseTo(accantonato + 2 * 5300, 2);
    // of 4.500 only 5.300 − 1.500 = 3.800 are deducted: 4.500 − 25,37 % × 3.800
    expect(r.costoAnnuo).toBeCloseTo(3535.94, 2);
  });

  it('without any pay to come there is nothing', () => {
    const now = { anni: 0, lavoro: 0, mesiEta: 804 };
    expect(tfrAzienda(v, c, now)).toMatchObject({ lordo: 0, imposta: 0, netto: 0 });
    expect(tfrFondo(v, c, now, tassi)).toMatchObject({ lordo: 0, imposta: 0, netto: 0 });
  });
});

describe('the comparison of a person', () => {
  const ok = (rest: Partial<PersonaPensione> = {}) => {
    const esito = confrontaTfr(v, persona(rest));
    if (esito.status !== 'ok') throw new Error(esito.status);
    return esito;
  };

  it('goes until the exit where the gap is measured, with the growth and tax of that date', () => {
    // born in May 1981: old age at 69 years, in 2050; more than twenty years at 2 %, and
    // 15 % − 0,3 % × (23 − 15)
    const { anni, mesiEta, rendimentoFondo, rendimentoAzienda, scelte } = ok();
    expect(mesiEta / 12).toBeCloseTo(anni + 45.5, 1);
    expect([rendimentoAzienda, rendimentoFondo]).toEqual([0.005, 0.02]);
    expect(scelte.map(({ scelta }) => scelta)).toEqual(['azienda', 'fondo', 'fondoDatore']);
    expect(scelte[1]?.aliquota).toBeCloseTo(0.15 - 0.003 * (Math.floor(anni) - 15), 10);
  });

  it('begins with 1 % and 1,5 % of pay, or with what the employer is told to pay', () => {
    expect(ok().contributi).toEqual({ proprio: 0.01, datore: 0.015 });
    const { contributi } = ok({ contributoDatore: 900 });
    // 900 ÷ 30.000
    expect(contributi.datore).toBeCloseTo(0.03, 4);
  });

  it('is not changed by the severance pay of the past', () =>
    expect(ok({ tfrMaturato: 50000 }).scelte).toEqual(ok().scelte));

  it.each([
    ['a public employee', { dipendentePubblico: 'locale' }, 'non_privato'],
    ['a freelancer', { professione: 'Autonomo/a' }, 'non_privato'],
    ['a pensioner', { professione: 'Pensionato/a' }, 'gia_pensionato'],
    // 67 in May 2028, less than five years away
    ['who leaves in less than five years', { birthDate: '1961-05-10' }, 'troppo_tardi'],
  ] as const)('is not made for %s', (_, rest, status) =>
    expect(confrontaTfr(v, persona(rest)).status).toBe(status),
  );

  it('is made for a person who retires soon and has been in a fund for long', () =>
    expect(confrontaTfr(v, persona({ birthDate: '1961-05-10', anniFondo: 8 })).status).toBe('ok'));
});
