/** More of one thing never makes the other worse, or better (domain.md 11.26). */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { counted } from '../../test/counted.ts';
import { famiglie, lavoratori, OGGI } from '../../test/famiglie-qualsiasi.ts';
import { analizza } from '../racconto/analizza.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { contributi } from '../fisco/contributi.ts';
import { taxSavingDeduction } from '../fisco/deduzione.ts';
import { irpefLorda } from '../fisco/irpef.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { tipoLavoro } from '../fisco/tipo.ts';
import type { Famiglia, Professione } from '../nucleo.ts';
import { netWorth } from '../patrimonio/net-worth.ts';
import { splitWealth } from '../patrimonio/riserve.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { pension, type PensioneOk } from '../previdenza/pensione.ts';
import { reqMonths } from '../previdenza/requisiti.ts';
import { ltc } from '../protezione/ltc.ts';
import { tcm } from '../protezione/tcm.ts';
import { riscattoCostAgevolato } from '../riscatto/riscatto.ts';
import { impostaSuccessione } from '../successione/imposta.ts';

const v = valoriAl(COSTANTI_2026_12, OGGI);
/** A hair for sums of doubles; amounts are euro. */
const HAIR = 1e-6;
const euro = (max: number) => fc.integer({ min: 0, max });
const more = euro(50_000);
type Lavoratore = typeof lavoratori extends fc.Arbitrary<infer T> ? T : never;
const persona = ({ eta, professione, reddito, regione, laureato, montante }: Lavoratore) => ({
  refDate: OGGI,
  birthDate: `${2026 - eta}-03-10`,
  professione: professione as Professione,
  redditoNettoAnnuo: reddito,
  regione,
  laureato,
  montanteFondo: montante,
  anniFondo: 4,
});
const ok = (p: ReturnType<typeof persona>): PensioneOk => {
  const result = pension(v, p);
  if (result.status !== 'ok') throw new Error(result.status);
  return result;
};
const check = <T extends unknown[]>(seed: number, numRuns: number, property: fc.IProperty<T>) =>
  fc.assert(property, { seed, numRuns });

describe('taxes', () => {
  it('more net income, gross not lower; and the gross found leaves at least the net asked', () =>
    check(
      201,
      400,
      fc.property(lavoratori, more, ({ professione, reddito, regione }, extra) => {
        const tipo = tipoLavoro(v, professione);
        const gross = grossFromNet(v, tipo, reddito, regione);
        expect(grossFromNet(v, tipo, reddito + extra, regione)).toBeGreaterThanOrEqual(
          gross - HAIR,
        );
        expect(netFromGross(v, tipo, gross, regione).net).toBeGreaterThanOrEqual(reddito - HAIR);
      }),
    ));
  it('the gross found is the first: no step of 500 € below it reaches the net', () =>
    check(
      202,
      60,
      fc.property(lavoratori, ({ professione, reddito, regione }) => {
        const tipo = tipoLavoro(v, professione);
        const gross = grossFromNet(v, tipo, reddito, regione);
        for (let step = 500; step < Math.min(gross - 1e-3, 300_000); step += 500)
          expect(netFromGross(v, tipo, step, regione).net).toBeLessThan(reddito);
      }),
    ));
  it('gross tax and contributions never fall as income grows; a deduction never saves more than the tax', () =>
    check(
      203,
      400,
      fc.property(
        lavoratori,
        euro(300_000),
        more,
        euro(20_000),
        ({ professione, regione }, gross, extra, deduzione) => {
          const tipo = tipoLavoro(v, professione);
          expect(irpefLorda(v, gross + extra)).toBeGreaterThanOrEqual(irpefLorda(v, gross));
          expect(contributi(v, tipo, gross + extra)).toBeGreaterThanOrEqual(
            contributi(v, tipo, gross) - HAIR,
          );
          const { netta, addizionali } = netFromGross(v, tipo, gross, regione);
          const saved = taxSavingDeduction(v, tipo, gross, regione, deduzione);
          expect(saved).toBeGreaterThanOrEqual(0);
          expect(saved).toBeLessThanOrEqual(netta + addizionali + HAIR);
        },
      ),
    ));
});

describe('pensions', () => {
  it('more in the fund, gap and payment not higher', () =>
    check(
      211,
      300,
      fc.property(lavoratori, more, (lavoratore, extra) => {
        const p = persona(lavoratore);
        const before = ok(p);
        const after = ok({ ...p, montanteFondo: p.montanteFondo + extra });
        expect(after.gapAnnuo).toBeLessThanOrEqual(before.gapAnnuo + HAIR);
        expect(after.versamentoAnnuo ?? 0).toBeLessThanOrEqual(
          (before.versamentoAnnuo ?? 0) + HAIR,
        );
        // The fund has no part in the public pension.
        expect(after.pensioneNettaAnnua).toBe(before.pensioneNettaAnnua);
      }),
    ));
  it('more years of contributions, a pension not lower and not later', () => {
    const reached = counted();
    check(
      212,
      300,
      fc.property(
        lavoratori,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 8 }),
        (lavoratore, anni, extra) => {
          const p = persona({ ...lavoratore, eta: Math.max(45, lavoratore.eta) });
          const fewer = pension(v, { ...p, anniContributi: anni });
          const longer = pension(v, { ...p, anniContributi: anni + extra });
          if (fewer.status !== 'ok' || longer.status !== 'ok') return;
          // Years whose start nobody told may have begun before 1996: then the exit is not sure.
          if (fewer.inizioIncerto || longer.inizioIncerto) return;
          // On the other side of 1996 other rules hold.
          if (fewer.anniPre1996 > 0 !== longer.anniPre1996 > 0) return;
          if (fewer.sogliaVicina !== longer.sogliaVicina) return;
          expect(longer.mesiEta).toBeLessThanOrEqual(fewer.mesiEta);
          if (longer.mesiEta !== fewer.mesiEta) return;
          reached.ran();
          expect(longer.pensioneLordaAnnua).toBeGreaterThanOrEqual(fewer.pensioneLordaAnnua - HAIR);
        },
      ),
    );
    reached.atLeast(50);
  });
  it('the replacement rate is the net pension over the last net pay, and the gap closes the target', () =>
    check(
      213,
      300,
      fc.property(lavoratori, (lavoratore) => {
        const r = ok({ ...persona(lavoratore), montanteFondo: 0 });
        expect(r.tassoSostNetto).toBeCloseTo(r.pensioneNettaAnnua / r.redditoFinaleNetto, 9);
        expect(r.gapAnnuo).toBeCloseTo(Math.max(0, r.obiettivoNetto - r.pensioneGapNettaAnnua), 6);
      }),
    ));
  it('later years ask for no lower age; older ages give no lower coefficient', () =>
    check(
      214,
      300,
      fc.property(
        fc.integer({ min: 2026, max: 2100 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 600, max: 900 }),
        (anno, later, mesi) => {
          expect(reqMonths(v, anno + later)).toBeGreaterThanOrEqual(reqMonths(v, anno));
          expect(coefAt(v, mesi + later, anno)).toBeGreaterThanOrEqual(coefAt(v, mesi, anno));
        },
      ),
    ));
  it('the cost of a degree is that of one year times the years', () =>
    check(
      215,
      50,
      fc.property(
        fc.integer({ min: 2026, max: 2060 }),
        fc.integer({ min: 1, max: 6 }),
        (anno, anni) =>
          expect(riscattoCostAgevolato(v, anno, anni)).toBeCloseTo(
            anni * riscattoCostAgevolato(v, anno, 1),
            6,
          ),
      ),
    ));
});

describe('protection', () => {
  const famiglia = fc.record({
    kids: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 4 }),
    mutuo: euro(300_000),
    mobiliare: euro(300_000),
    copertura: euro(300_000),
  });
  it('more savings or cover, capital for the family not higher; more mortgage, not lower', () =>
    check(
      221,
      300,
      fc.property(lavoratori, famiglia, more, (lavoratore, base, extra) => {
        const p = { ...persona(lavoratore), spouse: { reddito: 0 }, ...base };
        const { capitale } = tcm(v, p);
        expect(tcm(v, { ...p, mobiliare: p.mobiliare + extra }).capitale).toBeLessThanOrEqual(
          capitale + HAIR,
        );
        expect(tcm(v, { ...p, copertura: p.copertura + extra }).capitale).toBeLessThanOrEqual(
          capitale + HAIR,
        );
        expect(tcm(v, { ...p, mutuo: p.mutuo + extra }).capitale).toBeGreaterThanOrEqual(
          capitale - HAIR,
        );
      }),
    ));
  it('more income, annuity or savings, care not more uncovered', () =>
    check(
      222,
      300,
      fc.property(
        fc.integer({ min: 18, max: 90 }),
        euro(6_000),
        euro(3_000),
        euro(200_000),
        fc.boolean(),
        more,
        (eta, redditoNettoMensile, renditaLtcMensile, mobiliare, coppia, extra) => {
          const p = {
            eta,
            ripartizione: 'Nord' as const,
            redditoNettoMensile,
            coppia,
            renditaLtcMensile,
            mobiliare,
          };
          const conto = (change: Partial<typeof p>) => {
            const r = ltc(v, { ...p, ...change });
            if (r.motivo === 'dati_mancanti') throw new Error(r.motivo);
            return { ...r, score: r.score ?? 0 };
          };
          const { gapMensile, capitale, scoperto, score } = conto({});
          expect(
            conto({ redditoNettoMensile: redditoNettoMensile + extra }).gapMensile,
          ).toBeLessThanOrEqual(gapMensile);
          expect(
            conto({ renditaLtcMensile: renditaLtcMensile + extra }).gapMensile,
          ).toBeLessThanOrEqual(gapMensile);
          const richer = conto({ mobiliare: mobiliare + extra });
          expect(richer.scoperto).toBeLessThanOrEqual(scoperto);
          expect(richer.score).toBeLessThanOrEqual(score);
          expect(capitale).toBeCloseTo(gapMensile * 48, 6);
        },
      ),
    ));
});

describe('wealth and estate', () => {
  it('more savings, shortage not higher and reserves not lower', () =>
    check(
      231,
      300,
      fc.property(
        euro(300_000),
        euro(100_000),
        euro(200_000),
        fc.integer({ min: 18, max: 100 }),
        more,
        (mobiliare, plannedOutflows, reddito, eta, extra) => {
          const essenzialeMensile = (0.7 * reddito) / 12;
          const input = { mobiliare, plannedOutflows, essenzialeMensile, mesi: 9, eta };
          const before = splitWealth(input);
          const after = splitWealth({ ...input, mobiliare: mobiliare + extra });
          expect(after.carenza).toBeLessThanOrEqual(before.carenza);
          expect(after.riservaEmergenza).toBeGreaterThanOrEqual(before.riservaEmergenza);
          expect(after.lungoTermine).toBeGreaterThanOrEqual(before.lungoTermine - HAIR);
        },
      ),
    ));
  it('a euro more owned is a euro more of net worth, a euro more owed one less', () =>
    check(
      232,
      300,
      fc.property(
        euro(1e6),
        euro(1e6),
        euro(1e6),
        more,
        (valoreResidenza, mobiliare, residuoMutuo, extra) => {
          const p = {
            residenzaPropria: true,
            valoreResidenza,
            mobiliare,
            mutuo: true,
            residuoMutuo,
          };
          const { netto } = netWorth(p);
          expect(netWorth({ ...p, mobiliare: mobiliare + extra }).netto).toBeCloseTo(
            netto + extra,
            6,
          );
          expect(netWorth({ ...p, residuoMutuo: residuoMutuo + extra }).netto).toBeCloseTo(
            netto - extra,
            6,
          );
        },
      ),
    ));
  it('a larger share is not taxed less, nor more than its own increase', () =>
    check(
      233,
      300,
      fc.property(
        fc.constantFrom('linea', 'fratello', 'parente', 'altro'),
        euro(5e6),
        more,
        fc.boolean(),
        (rapporto, quota, extra, disabile) => {
          const tax = impostaSuccessione(v, rapporto, quota, disabile);
          const larger = impostaSuccessione(v, rapporto, quota + extra, disabile);
          expect(larger).toBeGreaterThanOrEqual(tax);
          expect(larger - tax).toBeLessThanOrEqual(0.08 * extra + HAIR);
        },
      ),
    ));
});

describe('the whole analysis', () => {
  const change = (famiglia: Famiglia, patch: Partial<Famiglia['membri'][number]>): Famiglia => ({
    ...famiglia,
    membri: famiglia.membri.map((m) => (m.gradoParentela === 'me' ? { ...m, ...patch } : m)),
  });
  const figure = (famiglia: Famiglia) => analizza(famiglia, COSTANTI_2026_12);
  /** The same household with a child, and me at work with what the cover for death asks for. */
  const parent = (famiglia: Famiglia): Famiglia =>
    change(
      {
        ...famiglia,
        membri: [
          ...famiglia.membri,
          {
            _id: 'id-child',
            seq: famiglia.membri.length + 1,
            gradoParentela: 'daughter',
            enabled: true,
            dataNascita: '2019-05-04',
          },
        ],
      },
      {
        professione: 'Dipendente',
        dataNascita: '1986-03-14',
        redditoNettoAnnuo: 34_000,
        polizze: { casoMorte: false },
        valorePatrimonioMobiliare: 20_000,
      },
    );
  it('more savings of mine: net worth grows by them, and the capital for my family is not higher', () => {
    const reached = counted();
    check(
      241,
      150,
      fc.property(famiglie, more, (any, extra) => {
        const before = parent(any);
        const [a, b] = [
          figure(before),
          figure(change(before, { valorePatrimonioMobiliare: 20_000 + extra })),
        ];
        expect(b.patrimonio.netto).toBeCloseTo(a.patrimonio.netto + extra, 1);
        const capital = (r: typeof a) =>
          r.soluzioni
            .find(({ code }) => code === 'TCM')!
            .perMembro.find(({ memberId }) => memberId === 'id-1')?.numeri['capitale'];
        const [x, y] = [capital(a), capital(b)];
        if (typeof x !== 'number' || typeof y !== 'number') return;
        reached.ran();
        expect(y).toBeLessThanOrEqual(x + 0.01);
      }),
    );
    reached.atLeast(30);
  });
  it('one more answer never lowers completeness of the household’s wealth', () =>
    check(
      242,
      150,
      fc.property(famiglie, (any) => {
        const without = change(any, { haTestamento: undefined, garanziePersonali: undefined });
        const told = change(without, { haTestamento: false, garanziePersonali: false });
        const polizza = (f: Famiglia) =>
          figure(f).soluzioni.find(({ code }) => code === 'polizza')!;
        const [before, after] = [polizza(without), polizza(told)];
        // A will that is missing may open the matter, and then more is asked.
        if (before.eligible !== after.eligible) return;
        expect(after.completezza).toBeGreaterThanOrEqual(before.completezza);
      }),
    ));
});
