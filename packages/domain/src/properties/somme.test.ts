/** Parts that make a whole (domain.md 4, 5 and 11.26). */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { counted } from '../../test/counted.ts';
import { famiglie, OGGI } from '../../test/famiglie-qualsiasi.ts';
import type { Analisi } from '../analisi.ts';
import { analizza } from '../racconto/analizza.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { partnerDi } from '../famiglia/perimetro.ts';
import { sum } from '../money.ts';
import type { Famiglia } from '../nucleo.ts';
import { portfolio, targetAllocation } from '../patrimonio/allocazione.ts';
import { intestata, legittima } from '../successione/quote.ts';

const v = valoriAl(COSTANTI_2026_12, OGGI);
const every = (
  seed: number,
  numRuns: number,
  check: (analisi: Analisi, famiglia: Famiglia) => void,
) =>
  fc.assert(
    fc.property(famiglie, (famiglia) => check(analizza(famiglia, COSTANTI_2026_12), famiglia)),
    { seed, numRuns },
  );
/** Each part is rounded to the cent on its own. */
const cents = (parts: number) => 0.005 * (parts + 1) + 1e-6;
const heads = (max: number) => fc.integer({ min: 0, max });

describe('shares of the estate', () => {
  it('forced ones make one with what is free, and none is negative', () =>
    fc.assert(
      fc.property(fc.boolean(), heads(8), heads(4), (coniuge, figli, ascendenti) => {
        const shares = Object.values<number>({ ...legittima({ coniuge, figli, ascendenti }) });
        expect(sum(shares)).toBeCloseTo(1, 12);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        // At least a quarter is always free.
        expect(shares.at(-1)).toBeGreaterThanOrEqual(0.25 - 1e-12);
      }),
      { seed: 301, numRuns: 200 },
    ));
  it('without a will they make one, and nobody of the forced heirs receives less than forced', () =>
    fc.assert(
      fc.property(
        fc.boolean(),
        heads(8),
        heads(2),
        heads(8),
        (coniuge, figli, genitori, fratelli) => {
          const will = intestata({ coniuge, figli, genitori, fratelli });
          expect(sum(Object.values(will))).toBeCloseTo(1, 12);
          expect(Math.min(...Object.values<number>({ ...will }))).toBeGreaterThanOrEqual(0);
          const forced = legittima({ coniuge, figli, ascendenti: genitori });
          expect(will.coniuge).toBeGreaterThanOrEqual(forced.coniuge - 1e-12);
          expect(will.figliTot).toBeGreaterThanOrEqual(forced.figliTot - 1e-12);
          expect(will.genitoriTot).toBeGreaterThanOrEqual(forced.ascendenti - 1e-12);
        },
      ),
      { seed: 302, numRuns: 300 },
    ));
  it('sum to one in the analysis too, to the sixth decimal', () =>
    every(303, 150, ({ successione }) =>
      expect(sum(Object.values(successione.legittima))).toBeCloseTo(1, 5),
    ));
});

describe('wealth', () => {
  it('gross is the sum of its entries, net is gross less debts, and people make the household', () =>
    every(311, 250, ({ patrimonio: p }) => {
      const { mutuo, altriDebiti, ...owned } = p.voci;
      expect(Math.abs(p.lordo - sum(Object.values(owned)))).toBeLessThanOrEqual(cents(5));
      expect(Math.abs(mutuo + altriDebiti - p.debiti)).toBeLessThanOrEqual(cents(2));
      expect(Math.abs(p.netto - (p.lordo - p.debiti))).toBeLessThanOrEqual(cents(2));
      expect(Math.abs(p.lordo - sum(p.perMembro.map(({ lordo }) => lordo)))).toBeLessThanOrEqual(
        cents(p.perMembro.length),
      );
      expect(Math.abs(p.netto - sum(p.perMembro.map(({ netto }) => netto)))).toBeLessThanOrEqual(
        cents(p.perMembro.length),
      );
    }));
  it('what is at hand, soon and locked makes the gross', () =>
    every(312, 250, ({ patrimonio: { liquidita, lordo } }) => {
      expect(Math.abs(sum(Object.values(liquidita)) - lordo)).toBeLessThanOrEqual(cents(3));
      for (const part of Object.values(liquidita)) expect(part).toBeGreaterThanOrEqual(0);
    }));
  it('each split given makes 100, and its euro make the savings', () => {
    const reached = counted();
    every(313, 250, ({ patrimonio: { classi, strumenti, regimi, voci } }) => {
      for (const split of [classi, strumenti, regimi] as const) {
        if (split.length === 0) continue;
        reached.ran();
        expect(Math.abs(sum(split.map(({ pct }) => pct)) - 100)).toBeLessThanOrEqual(
          cents(split.length),
        );
        expect(Math.abs(sum(split.map(({ euro }) => euro)) - voci.mobiliare)).toBeLessThanOrEqual(
          cents(split.length),
        );
      }
    });
    reached.atLeast(200);
  });
  it('reserve, outflows, medium and long term make the savings of the household; a shortage is never green', () => {
    const reached = counted();
    every(314, 400, ({ gestione: g }, { membri }) => {
      if (!g) return;
      reached.ran();
      // Of all who are switched on, even when the wealth shown is mine alone.
      const savings = sum(
        membri.filter((m) => m.enabled).map((m) => m.valorePatrimonioMobiliare ?? 0),
      );
      expect(
        Math.abs(g.riservaEmergenza + g.riservaUscite + g.medioTermine + g.lungoTermine - savings),
      ).toBeLessThanOrEqual(cents(4));
      if (g.carenza >= 0.01) expect(g.level).not.toBe('green');
      expect(Math.abs(sum(Object.values(g.modello)) - 100)).toBeLessThanOrEqual(cents(6));
    });
    reached.atLeast(100);
  });
  it('the model makes 100 at any age and need, and is at no distance from itself', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 18, max: 120 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (eta, q) => {
          const model = targetAllocation(v, eta, q);
          expect(sum(Object.values(model))).toBeCloseTo(100, 8);
          expect(portfolio(v, model, model).distanza).toBe(0);
        },
      ),
      { seed: 315, numRuns: 300 },
    ));
});

describe('income and levels', () => {
  it('shares of income make one where there is income, and people make the household', () => {
    const reached = counted();
    every(321, 200, ({ reddito }) => {
      expect(
        Math.abs(sum(reddito.perMembro.map(({ netto }) => netto)) - reddito.netto),
      ).toBeLessThanOrEqual(cents(reddito.perMembro.length));
      if (reddito.netto <= 0) return;
      reached.ran();
      expect(sum(reddito.perMembro.map(({ quota }) => quota))).toBeCloseTo(1, 4);
    });
    reached.atLeast(100);
  });
  it('a bar of what there is and what is needed leaves the gap, never below zero', () => {
    const reached = counted();
    every(322, 300, ({ soluzioni }) => {
      for (const { barra } of soluzioni) {
        if (!barra) continue;
        reached.ran();
        expect(Math.abs(barra.gap - Math.max(0, barra.need - barra.have))).toBeLessThanOrEqual(
          0.02,
        );
      }
    });
    reached.atLeast(300);
  });
  it('the level of the couple is the worse of the two where each person has a level', () => {
    const reached = counted();
    every(323, 200, ({ soluzioni }, { membri }) => {
      const me = membri.find(({ gradoParentela }) => gradoParentela === 'me')!;
      const coppia = new Set([me._id, partnerDi(membri)?._id]);
      for (const { code, perMembro, score, eligible } of soluzioni) {
        if (!eligible || perMembro.length === 0 || code === 'assistenza-medica') continue;
        reached.ran();
        // The other adults have a row, and move nothing.
        const couple = perMembro.filter(({ memberId }) => coppia.has(memberId));
        expect(score).toBeGreaterThanOrEqual(Math.max(...couple.map((m) => m.score)) - 0.005);
      }
    });
    reached.atLeast(300);
  });
});
