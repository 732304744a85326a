import { describe, expect, it } from '@jest/globals';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { ValidationError } from '../errors.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { fattoreMedio, mercato } from '../proiezione/mercato.ts';
import { riscatto } from '../riscatto/riscatto.ts';
import {
  confrontaVersamenti,
  type ConfrontoVersamenti,
  type TipoAlternativa,
} from './riscatto-o-fondo.ts';

const OGGI = '2026-11-20';
const v = valoriAl(COSTANTI_2026_12, OGGI);
const split = { azioni: 60, obbligazioni: 35, gestioneSeparate: 0, oro: 5, liquidi: 0, altro: 0 };
const persona: Partial<Membro> = {
  dataNascita: '1991-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 25000,
  laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
};
const famiglia = (rest: Partial<Membro> = {}): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...persona, ...rest }],
});
const confronto = (rest: Partial<Membro> = {}, forma: 'agevolato' | 'ordinario' = 'agevolato') =>
  confrontaVersamenti(v, famiglia(rest), 'me', { anni: 5, forma }, split);
const ok = (rest: Partial<Membro> = {}) => confronto(rest) as ConfrontoVersamenti;
const di = (c: ConfrontoVersamenti, tipo: TipoAlternativa) =>
  c.alternative.find((a) => a.tipo === tipo)!;

describe('the same net effort, four ways', () => {
  const c = ok();
  it('the effort is the example of the domain: 31.033,20 less 9.890,35 over ten years', () => {
    expect(c.sforzoAnnuo * 10).toBeCloseTo(21142.85, 1);
    expect(c).toMatchObject({ anni: 10, etaPensione: 66.75 });
    expect(di(c, 'riscatto')).toMatchObject({
      capitale: 0,
      versatoAnnuo: expect.closeTo(3103.32, 2),
    });
  });
  it('by instalments the pension grows a little less than by a lump sum', () => {
    const lump = riscatto(v, {
      refDate: OGGI,
      annoDomanda: 2026,
      birthDate: '1991-05-10',
      professione: 'Dipendente',
      redditoNettoAnnuo: 25000,
      laureato: true,
      anni: 5,
    });
    if (lump.status !== 'ok') throw new Error('not ok');
    const { redditoAnnuo } = di(c, 'riscatto');
    expect(redditoAnnuo).toBeLessThan(lump.agevolato.deltaPensioneNetta);
    expect(redditoAnnuo).toBeGreaterThan(0.95 * lump.agevolato.deltaPensioneNetta);
    expect(di(c, 'riscatto').etaPareggio).toBeCloseTo(66.75 + 21142.85 / redditoAnnuo, 3);
  });
  it('the fund is paid what costs the same after tax', () => {
    const { versatoAnnuo } = di(c, 'fondo');
    expect(
      versatoAnnuo - taxSavingDeduction(v, 'dipendente', 33054.98, null, versatoAnnuo),
    ).toBeCloseTo(c.sforzoAnnuo, 1);
    // the same deduction on the same amount: the fund can be paid what the buy-back costs
    expect(versatoAnnuo).toBeCloseTo(3103.32, 1);
    // 2% for ten years, then 21 and a quarter more: 10,9497 × 1,5233; 31 years of fund: 10,2%; at
    // 66 and 9 months 4,53625%
    const after = 1.02 ** 21.25;
    expect(di(c, 'fondo').capitale).toBeCloseTo(versatoAnnuo * 10.9497 * after, 0);
    expect(di(c, 'fondo').redditoAnnuo).toBeCloseTo(
      0.0453625 * versatoAnnuo * (10.9497 * after - 0.102 * 10),
      0,
    );
  });
  it('the deduction of the fund has a cap: an effort beyond it buys less than the buy-back', () => {
    const rich = confronto({ redditoNettoAnnuo: 60000 }, 'ordinario') as ConfrontoVersamenti;
    expect(di(rich, 'fondo').versatoAnnuo).toBeLessThan(di(rich, 'riscatto').versatoAnnuo);
    expect(di(rich, 'fondo').versatoAnnuo).toBeGreaterThan(5300);
  });
  it('cash loses, the plan of shares and bonds does not; both end at the last age', () => {
    const cash = di(c, 'niente');
    expect(cash.capitale).toBeLessThan(c.sforzoAnnuo * 10);
    expect(cash.etaPareggio).toBeNull();
    const pac = di(c, 'pac');
    expect(pac.capitale).toBeGreaterThan(c.sforzoAnnuo * 10);
    expect(pac.etaPareggio).toBeLessThan(95);
    expect(pac.saldo.at(-1)!.euro).toBeCloseTo(
      pac.redditoAnnuo * (95 - 66.75) - c.sforzoAnnuo * 10,
      4,
    );
  });
  it('balances grow with age by the yearly income', () => {
    for (const { saldo, redditoAnnuo } of c.alternative) {
      expect(saldo.map(({ eta }) => eta)).toEqual([75, 85, 95]);
      expect(saldo[1]!.euro - saldo[0]!.euro).toBeCloseTo(10 * redditoAnnuo, 4);
    }
    const gives = (tipo: TipoAlternativa) => di(c, tipo).redditoAnnuo;
    expect(c.riscattoSuperaFondo).toBe(gives('riscatto') > gives('fondo') ? 66.75 : null);
  });
});

describe('at the edges', () => {
  const f = (of: typeof split) => fattoreMedio(mercato(v, of));
  /** Ten payments, each at the end of its year. */
  const dieci = (fattore: number) => (fattore ** 10 - 1) / (fattore - 1);

  it.each([
    // Out of work in 31 years and three months, or after 24 and ten
    [undefined, 21.25],
    [20, 14 + 10 / 12],
  ])('with %s years paid: what is set aside for ten years grows on', (anniContributi, after) => {
    const c = ok({ anniContributi });
    expect(c.anni).toBe(10);
    for (const [tipo, of] of [
      ['pac', split],
      ['niente', { ...split, azioni: 0, obbligazioni: 0, oro: 0, liquidi: 100 }],
    ] as const) {
      const { capitale, redditoAnnuo, versatoAnnuo } = di(c, tipo);
      const fattore = f(of);
      expect(versatoAnnuo).toBe(c.sforzoAnnuo);
      expect(capitale).toBeCloseTo(c.sforzoAnnuo * dieci(fattore) * fattore ** after, 6);
      // Drawn in equal parts at the end of each year, until 95.
      const years = 95 - c.etaPensione;
      expect(redditoAnnuo * ((1 - fattore ** -years) / (fattore - 1))).toBeCloseTo(capitale, 6);
    }
  });

  it.each([
    // Old age at 67 years and ten months: in ten years, to the month, or a month before
    ['1969-01-10', 'ok'],
    ['1968-12-10', 'troppo_tardi'],
  ])('born on %s, for ten instalments: %s', (dataNascita, status) =>
    expect(confronto({ dataNascita, anniContributi: 20 }).status).toBe(status),
  );

  it('payments already made use up the deduction of the fund: the payment then equals the net effort', () => {
    const full = ok({ ipotesi: { versamentoFondo: 5_300 } });
    expect(di(full, 'fondo').versatoAnnuo).toBeCloseTo(full.sforzoAnnuo, 6);
    expect(full.sforzoAnnuo).toBeCloseTo(ok().sforzoAnnuo, 6);
  });

  it('the choice that pays more in the end pays more from the first year', () => {
    const few = ok({ dataNascita: '1975-05-10', redditoNettoAnnuo: 9_000 });
    expect(di(few, 'riscatto').redditoAnnuo).toBeGreaterThan(di(few, 'fondo').redditoAnnuo);
    expect(few.riscattoSuperaFondo).toBe(few.etaPensione);
    const more = ok({ dataNascita: '1975-05-10' });
    expect(di(more, 'riscatto').redditoAnnuo).toBeLessThan(di(more, 'fondo').redditoAnnuo);
    expect(more.riscattoSuperaFondo).toBeNull();
  });
});

describe('who has nothing to compare', () => {
  it('less than ten years are left, or there is a pension already', () => {
    expect(confronto({ dataNascita: '1964-05-10', anniContributi: 30 })).toEqual({
      status: 'troppo_tardi',
    });
  });
  it.each<[string, Partial<Membro>]>([
    ['dataNascita', { dataNascita: undefined }],
    ['redditoNettoAnnuo', { redditoNettoAnnuo: 0 }],
    ['redditoNettoAnnuo', { professione: 'Pensionato/a' }],
  ])('refuses without %s', (field, rest) => {
    expect(() => confronto(rest)).toThrow(ValidationError);
    try {
      confronto(rest);
    } catch (error) {
      expect((error as ValidationError).field).toBe(field);
    }
  });
});
