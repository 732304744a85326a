import { describe, expect, it } from '@jest/globals';
import { nucleoErrors } from '../../test/nucleo-errors.ts';
import { COSTANTI_FORNITE } from '../costanti/release-2026-12.ts';
import { analizza } from '../racconto/analizza.ts';
import { famigliaInventata } from './famiglie-inventate.ts';

const OGGI = '2026-11-28';
const famiglie = Array.from({ length: 1000 }, (_none, n) => famigliaInventata(n, OGGI));

describe('made-up households', () => {
  it('are valid', () => {
    expect(famiglie.flatMap(({ membri }) => nucleoErrors(membri, OGGI))).toEqual([]);
  });
  it('are the same whenever they are asked for, and not like one another', () => {
    expect(famigliaInventata(7, OGGI)).toEqual(famiglie[7]);
    expect(new Set(famiglie.map((one) => JSON.stringify(one))).size).toBe(1000);
  });
  it('have every level, and few of them are red in many areas', () => {
    const reds = famiglie
      .slice(0, 300)
      .map((famiglia) => analizza({ ...famiglia, refDate: OGGI }, COSTANTI_FORNITE).conteggi);
    for (const level of ['red', 'yellow', 'green', 'grey'] as const)
      expect(reds.some((counts) => counts[level] > 0)).toBe(true);
    expect(reds.filter(({ red }) => red > 4).length).toBeLessThan(60);
  });
});
