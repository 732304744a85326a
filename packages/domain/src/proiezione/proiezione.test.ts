import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analizza } from '../racconto/analizza.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import type { Piano } from './piano.ts';
import { simula } from '../simulazione/simula.ts';
import { fattoreMedio, mercato, senzaOscillazioni } from './mercato.ts';
import { eseguiMonteCarlo } from './monte-carlo.ts';
import { ammortamento } from './mutuo.ts';
import { proietta, type Proiezione } from './proiezione.ts';

const OGGI = '2026-11-20';
const v = valoriAl(COSTANTI_2026_12, OGGI);
const esempio = (key: string): Famiglia => ({
  refDate: OGGI,
  ...FAMIGLIE_ESEMPIO.find((f) => f.key === key)!.famiglia,
});
const proiettaDi = (famiglia: Famiglia, piano?: Piano) =>
  proietta(famiglia, COSTANTI_2026_12, analizza(famiglia, COSTANTI_2026_12), piano);
const plan = (famiglia: Famiglia, piano?: Piano): Proiezione => {
  const esito = proiettaDi(famiglia, piano);
  if (esito.status !== 'ok') throw new Error('no plan');
  return esito;
};
const sola = (membro: Partial<Membro>, rest: Partial<Famiglia> = {}): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  ...rest,
  membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...membro }],
});
const pensionata = {
  dataNascita: '1956-11-01',
  professione: 'Pensionato/a' as const,
  redditoNettoAnnuo: 20000,
  valorePatrimonioMobiliare: 30000,
  suddivisioneInvestimento: {
    azioni: 0,
    obbligazioni: 0,
    gestioneSeparate: 0,
    oro: 0,
    liquidi: 100,
    altro: 0,
  },
};

describe('a pensioner with cash, worked out by hand', () => {
  const p = plan(sola(pensionata, { uscitePianificate: 9000 }));
  it('goes from 70 to 95', () => {
    expect(p.anni).toHaveLength(25);
    expect(p.anni[0]).toMatchObject({ anno: 2026, eta: [71] });
    expect(p.anni.at(-1)!.eta).toEqual([95]);
  });
  it('20.000 in; 14.000 essential, 3.000 planned, at most 4.000 of the rest: 3.000 is left and all of it goes', () => {
    expect(p.anni[0]!.entrate).toEqual({ lavoro: 0, pensioni: 20000, rendite: 0 });
    expect(p.anni[0]!.uscite).toEqual({
      essenziali: 14000,
      altre: 3000,
      istruzione: 0,
      mutuo: 0,
      pianificate: 3000,
      fondoPensione: 0,
    });
    expect(p.anni[0]!.netto).toBe(0);
    // from the fourth year nothing is planned: 20.000 − 14.000 − 4.000
    expect(p.anni[3]!.netto).toBe(2000);
  });
  it('cash loses half a point a year, and 26% of the nominal 1,5% goes in tax', () => {
    const factor = 0.995 - 0.26 * 0.015;
    expect(p.anni[0]!.mobiliare).toBeCloseTo(30000 * factor, 6);
    expect(p.anni[3]!.mobiliare).toBeCloseTo(30000 * factor ** 4 + 2000, 6);
    expect(p.fineSoldi).toBeNull();
  });
});

describe('money that ends', () => {
  it('the first year not met has its calendar year, and what is missing is named', () => {
    // 10.000 of savings, 9.000 planned in three years, 12.000 in and all of it essential but 30%
    const p = plan(
      sola(
        { ...pensionata, redditoNettoAnnuo: 10000, valorePatrimonioMobiliare: 3000 },
        { uscitePianificate: 24000 },
      ),
    );
    // year 1: 2.973,30 + 10.000 − 7.000 − 8.000 = −2.026,70
    expect(p.fineSoldi).toBe(2026);
    expect(p.anni[0]!.scoperto).toBeCloseTo(8000 - 3000 - 3000 * (0.995 - 0.26 * 0.015), 6);
    expect(p.anni[0]!.mobiliare).toBe(0);
  });
});

describe('the Bellini family', () => {
  const bellini = esempio('bellini');
  const p = plan(bellini);
  const [anna, marco] = p.perimetro as [string, string];
  it('until Anna, the younger, is 95', () => {
    expect(p.anni.at(-1)!.eta.slice(0, 2)).toEqual([95, 97]);
  });
  it('the mortgage ends in twenty years, studies fall between 19 and 24', () => {
    expect(p.anni[19]!.uscite.mutuo).toBeGreaterThan(0);
    expect(p.anni[19]!.mutuo).toBe(0);
    expect(p.anni[20]!.uscite.mutuo).toBe(0);
    const studies = p.anni.map(({ uscite }) => uscite.istruzione);
    // two children, five years of 7.000 each
    expect(studies.reduce((a, b) => a + b, 0)).toBeCloseTo(70000, 6);
  });
  it('work gives way to pensions; the first year is as answered', () => {
    expect(p.anni[0]!.entrate.lavoro).toBeCloseTo(58800, 6);
    expect(p.anni.at(-1)!.entrate.lavoro).toBe(0);
    expect(p.anni.at(-1)!.entrate.pensioni).toBeGreaterThan(40000);
    expect(p.anni.at(-1)!.entrate.rendite).toBeGreaterThan(0);
    expect(p.anni.at(-1)!.fondoPensione).toBe(0);
  });
  it('is what Monte Carlo gives when nothing swings', () => {
    const still = eseguiMonteCarlo({
      ...p.piano,
      mercato: senzaOscillazioni(p.piano.mercato),
      percorsi: 10,
      seme: 1,
    });
    p.anni.forEach(({ mobiliare }, t) => expect(still.p50[t]).toBeCloseTo(mobiliare, 5));
  });
  it('classes are the whole of savings, and the balance adds up, every year', () => {
    for (const a of p.anni) {
      expect(Object.values(a.classi).reduce((x, y) => x + y, 0)).toBeCloseTo(a.mobiliare, 6);
      expect(a.patrimonioNetto).toBeCloseTo(
        a.mobiliare + a.fondoPensione + a.immobili + a.attivita - a.mutuo,
        6,
      );
      const income = a.entrate.lavoro + a.entrate.pensioni + a.entrate.rendite;
      expect(a.netto).toBeCloseTo(
        income + a.altri - Object.values(a.uscite).reduce((x, y) => x + y, 0),
        6,
      );
    }
  });
  it('later retirement, a pension fund and savings show in the plan', () => {
    const first = simula(bellini, [], COSTANTI_2026_12).prima.cifre.find(
      ({ key, memberId }) => key === 'previdenza.mesiEta' && memberId === anna,
    )!.value!;
    const later = simula(
      bellini,
      [{ tipo: 'eta-pensione', memberId: anna, mesiEta: first + 24 }],
      COSTANTI_2026_12,
    );
    const end = (q: Proiezione) => q.anni.at(-1)!;
    // the base of the simulation is as good as an analysis of its own
    expect(proietta(later.famiglia, COSTANTI_2026_12, later.dopo.base, later.piano)).toEqual(
      plan(later.famiglia),
    );
    expect(end(plan(later.famiglia)).entrate.pensioni).toBeGreaterThan(end(p).entrate.pensioni);
    const fund = simula(
      bellini,
      [{ tipo: 'fondo-pensione', memberId: marco, euroAnno: 1200 }],
      COSTANTI_2026_12,
    );
    const withFund = plan(fund.famiglia);
    expect(withFund.anni[0]!.uscite.fondoPensione).toBeLessThan(1200);
    expect(withFund.anni[0]!.uscite.fondoPensione).toBeGreaterThan(600);
    expect(end(withFund).entrate.rendite).toBeGreaterThan(end(p).entrate.rendite + 1000);
    const saved = simula(
      bellini,
      [{ tipo: 'risparmio', euroAnno: 4000, anni: 0 }],
      COSTANTI_2026_12,
    );
    expect(plan(saved.famiglia, saved.piano).anni[10]!.netto).toBe(4000);
  });
});

describe('what is not there', () => {
  it('no birth date of «me», or no income at all: no plan, and why', () => {
    expect(proiettaDi(sola({ ...pensionata, dataNascita: undefined }))).toEqual({
      status: 'dati_mancanti',
      mancanti: [{ key: 'dataNascita', memberId: 'me' }],
    });
    expect(proiettaDi(sola({ ...pensionata, redditoNettoAnnuo: undefined }))).toMatchObject({
      status: 'dati_mancanti',
      mancanti: [{ key: 'redditoNettoAnnuo', memberId: 'me' }],
    });
  });
  it('savings with no split are taken as cash, and it is said', () => {
    const p = plan(sola({ ...pensionata, suddivisioneInvestimento: undefined }));
    expect(p.mancanti).toEqual([{ key: 'suddivisioneInvestimento' }]);
    expect(p.piano.mercato.mix).toEqual([0, 0, 0, 0, 1, 0]);
  });
  it('whoever is not of the couple leaves at the last age, with income and spending', () => {
    const p = plan(esempio('esposito'));
    // Concetta, of 1936, is 95 in April 2031
    expect(p.anni[0]!.entrate.pensioni).toBe(38300);
    expect(p.anni[6]!.entrate.pensioni).toBe(30700);
    expect(p.anni[6]!.uscite.essenziali).toBeCloseTo(0.7 * 30700, 6);
  });
});

describe('the pieces', () => {
  it('a mortgage of 100.000 € at 3,5% for 20 years: 7.036,11 € a year before prices', () => {
    const rate = ammortamento(v, 100000, 40);
    expect(rate).toHaveLength(20);
    expect(rate[0]!.rata).toBeCloseTo(7036.11 / 1.02, 1);
    expect(rate[0]!.residuo).toBeCloseTo((103500 - 7036.11) / 1.02, 1);
    expect(rate[19]!.residuo).toBe(0);
    // at 70 five years are left; past 75 it is paid within the year; nothing owed, nothing paid
    expect(ammortamento(v, 100000, 70)).toHaveLength(5);
    expect(ammortamento(v, 100000, 80)).toHaveLength(1);
    expect(ammortamento(v, 0, 40)).toEqual([]);
  });
  it('the mean factor of shares: 1,045 less 26% of the nominal 6,5% and 0,2% of duty', () => {
    expect(
      fattoreMedio(
        mercato(v, {
          azioni: 100,
          obbligazioni: 0,
          gestioneSeparate: 0,
          oro: 0,
          liquidi: 0,
          altro: 0,
        }),
      ),
    ).toBeCloseTo(1.045 - 0.26 * 0.065 - 0.002, 12);
  });
});

it('more savings today never leave less in any year, and every figure is a number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FAMIGLIE_ESEMPIO.map(({ key }) => key)),
      fc.integer({ min: 0, max: 200000 }),
      (key, more) => {
        const famiglia = esempio(key);
        const richer = {
          ...famiglia,
          membri: famiglia.membri.map((m, i) =>
            i === 0
              ? { ...m, valorePatrimonioMobiliare: (m.valorePatrimonioMobiliare ?? 0) + more }
              : m,
          ),
        };
        const [a, b] = [plan(famiglia), plan(richer)];
        expect(b.anni.every(({ mobiliare }) => Number.isFinite(mobiliare))).toBe(true);
        expect(b.piano.flussi).toEqual(a.piano.flussi);
        // same person, same split: only the amount differs
        if (famiglia.membri.filter((m) => (m.valorePatrimonioMobiliare ?? 0) > 0).length === 1)
          b.anni.forEach(({ mobiliare }, t) =>
            expect(mobiliare).toBeGreaterThanOrEqual(a.anni[t]!.mobiliare - 1e-6),
          );
      },
    ),
    { numRuns: 40, seed: 5 },
  );
});
