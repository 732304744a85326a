import { expect, it } from '@jest/globals';
import { analizza, COSTANTI_2026_11, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { AREA_WORDS } from '../pages/reportsintesi/area-words.ts';
import { EXAMPLE_LEVELS } from './example-levels.ts';

it('shows on the sign-in page what the engine says of the demo family', () => {
  const bellini = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini');
  if (!bellini) throw new Error('the demo family is gone');
  const { soluzioni } = analizza({ refDate: '2026-11-21', ...bellini.famiglia }, COSTANTI_2026_11);
  expect(EXAMPLE_LEVELS.map(({ key, level }) => `areas.${key} ${level}`)).toEqual(
    soluzioni.map(({ code, level }) => `${AREA_WORDS[code]} ${level}`),
  );
});
