import { expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import { calcola } from '../analisi/calcola.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { rare } from '../../test/frasi.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia } from '../nucleo.ts';
import { REGISTRO } from '../regole/registro.ts';
import { traceRecorder } from '../traccia/trace-recorder.ts';
import { raccontaSoluzioni } from './soluzioni.ts';

/** Facts that a solution gives, as `TCM: reddito`, and those that its texts read. */
function readFacts(famiglie: readonly Famiglia[]) {
  const given = new Set<string>();
  const read = new Set<string>();
  const watch = <T extends object>(code: string, fatti: T): T => {
    for (const key of Object.keys(fatti)) given.add(`${code}: ${key}`);
    return new Proxy(fatti, {
      get(target, key, receiver) {
        read.add(`${code}: ${String(key)}`);
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  };
  for (const famiglia of famiglie) {
    const calcolo = calcola(famiglia, COSTANTI_2026_12, traceRecorder(REGISTRO), {});
    const soluzioni = calcolo.soluzioni.flatMap((one) => [one, ...rare(one)]);
    for (const soluzione of soluzioni)
      if (soluzione.fatti) soluzione.fatti = watch(soluzione.code, soluzione.fatti);
    raccontaSoluzioni({ ...calcolo, soluzioni }, COSTANTI_2026_12);
  }
  return { given, read };
}

it('tells every fact that a solution gives: in racconto/soluzioni', () => {
  const { given, read } = readFacts([
    ...FAMIGLIE_ESEMPIO.map(({ famiglia }): Famiglia => ({ refDate: OGGI, ...famiglia })),
    ...popolazione(600, 20261124),
  ]);
  expect(given.size).toBeGreaterThan(100);
  expect([...given].filter((fact) => !read.has(fact))).toEqual([]);
});
