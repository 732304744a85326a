import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { analizza } from '../racconto/analizza.ts';
import { ENGINE_VERSION } from './calcola.ts';

/**
 * What this version of the engine answers to the households below. If a rule or a sentence changed,
 * write version and hash here; a branch raises `ENGINE_VERSION` once. If only the households
 * changed, write the hash alone.
 */
const KNOWN = { version: '2.4.11', answers: 'e56509d3ebb59386' };

it('no answer of the engine changes without its version', () => {
  const households = [
    ...FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({ refDate: OGGI, ...famiglia })),
    ...popolazione(100, 7),
  ];
  const analyses = households.map((famiglia) => ({
    ...analizza(famiglia, COSTANTI_2026_12),
    motore: '',
  }));
  const answers = createHash('sha256').update(JSON.stringify(analyses)).digest('hex').slice(0, 16);
  expect({ version: ENGINE_VERSION, answers }).toEqual(KNOWN);
});
