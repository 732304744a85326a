/** A bar stops where nothing is missing: its label never says that one has as much as is needed. */
import { expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '../index.ts';

it('calls what is there covered, and not all that one has', () => {
  const bars = FAMIGLIE_ESEMPIO.flatMap(({ famiglia }) =>
    analizza({ ...famiglia, refDate: '2026-11-20' }, COSTANTI_2026_12).soluzioni.flatMap(
      ({ barra }) => barra ?? [],
    ),
  ).filter(({ have, need }) => have >= need);
  expect(bars.length).toBeGreaterThan(5);
  expect(bars.filter(({ haveLabel }) => /^(Avete|Hai)$/.test(haveLabel.it))).toEqual([]);
});
