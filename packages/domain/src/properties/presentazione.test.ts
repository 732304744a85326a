/** Order and weights are presentation: they move the place of an area, and nothing else. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { famiglie } from '../../test/famiglie-qualsiasi.ts';
import { primeVersioni } from '../../test/prime-versioni.ts';
import { NOMI_AREA, SOLUZIONI } from '../aree.ts';
import type { Analisi } from '../analisi.ts';
import { cambiOrdine, isPresentazione, ordineAree } from '../costanti/presentazione.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { creaRelease } from '../costanti/rilascio.ts';
import { analizza } from '../racconto/analizza.ts';
import { composizione } from '../soluzioni/ordine.ts';

const base = primeVersioni(COSTANTI_2026_12);
const DAY = '2026-12-01';
const ordini = fc
  .tuple(
    fc.shuffledSubarray([...SOLUZIONI], { minLength: SOLUZIONI.length }),
    fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 }),
  )
  .map(([codes, tenths]) => codes.map((code, at) => ({ code, peso: (tenths[at] ?? 10) / 10 })));
const inOrder = (aree: Parameters<typeof cambiOrdine>[2]) =>
  creaRelease(base, cambiOrdine(base, DAY, aree), { id: base.id, validFrom: DAY });

/** Everything but the places: areas by name, and without the priority that decides them. */
const others = ({
  soluzioni,
  conteggi,
  gestione,
  previdenza,
  patrimonio,
  reddito,
  successione,
}: Analisi) => ({
  soluzioni: Object.fromEntries(
    soluzioni.map(({ code, level, score, numeri, perMembro }) => [
      code,
      { level, score, numeri, perMembro },
    ]),
  ),
  conteggi,
  gestione,
  previdenza,
  patrimonio,
  reddito,
  successione,
});

describe('any order with any weights', () => {
  it('moves no level, no score and no sum', () =>
    fc.assert(
      fc.property(famiglie, ordini, (famiglia, aree) => {
        const at = { ...famiglia, refDate: DAY };
        expect(others(analizza(at, inOrder(aree)))).toEqual(others(analizza(at, base)));
      }),
      { seed: 501, numRuns: 150 },
    ));

  it('is what the release says it is, and a place is group, points and bonus', () =>
    fc.assert(
      fc.property(famiglie, ordini, (famiglia, aree) => {
        const release = inOrder(aree);
        expect(ordineAree(release, DAY)).toEqual(aree);
        expect(cambiOrdine(release, DAY, aree)).toEqual({});
        const scored = analizza({ ...famiglia, refDate: DAY }, release).soluzioni.filter(
          ({ eligible }) => eligible,
        );
        const placed = scored.map((one) => {
          const { code, score, level, priorita, numeri } = one;
          const place = aree.findIndex((area) => area.code === code);
          const motivo = typeof numeri.motivo === 'string' ? numeri.motivo : undefined;
          const level2 = level === 'grey' ? 'green' : level;
          const parts = composizione(
            { code, score, level: level2, priorita, motivo },
            aree[place]?.peso ?? 1,
          );
          return { code, place, priorita, ...parts };
        });
        const sorted = placed.toSorted(
          (a, b) => a.gruppo - b.gruppo || b.priorita - a.priorita || a.place - b.place,
        );
        expect(sorted.map(({ code }) => code)).toEqual(placed.map(({ code }) => code));
        for (const { punti, bonus, priorita, gruppo } of placed) {
          expect(Math.abs(punti + bonus - priorita)).toBeLessThan(0.03);
          if (gruppo === 3) expect(bonus).toBe(0);
        }
      }),
      { seed: 502, numRuns: 150 },
    ));

  it('is 24 constants, and no switch of an area among them', () => {
    const keys = Object.keys(base.voci).filter(isPresentazione);
    expect(keys).toHaveLength(24);
    expect(keys.some((key) => key.endsWith('.attiva'))).toBe(false);
    expect(isPresentazione(NOMI_AREA.TCM.ordine)).toBe(true);
    expect(isPresentazione('score.red')).toBe(false);
  });
});
