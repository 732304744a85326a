/** `have` is capped at `need`, so the label of a full bar must not say «you have». */
import { expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '../index.ts';

it('labels a full bar as covered, not as all that people have', () => {
  const bars = FAMIGLIE_ESEMPIO.flatMap(({ famiglia }) =>
    analizza({ ...famiglia, refDate: '2026-11-20' }, COSTANTI_2026_12).soluzioni.flatMap(
      ({ barra }) => barra ?? [],
    ),
  ).filter(({ have, need }) => have >= need);
  expect(bars.length).toBeGreaterThan(5);
  expect(bars.filter(({ haveLabel }) => /^(Avete|Hai)$/.test(haveLabel.it))).toEqual([]);
});
