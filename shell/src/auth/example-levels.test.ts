import { expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { EXAMPLE_LEVELS } from './example-levels.ts';

it('shows on the sign-in page what the engine says of the demo family', () => {
  const bellini = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini');
  if (!bellini) throw new Error('the demo family is gone');
  const { soluzioni } = analizza({ refDate: '2026-11-21', ...bellini.famiglia }, COSTANTI_2026_12);
  expect(EXAMPLE_LEVELS).toEqual(soluzioni.map(({ code, level }) => ({ code, level })));
});
