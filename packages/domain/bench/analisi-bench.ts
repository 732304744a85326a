/**
 * How long one analysis takes: a household of five with three incomes, as figures and traces, and
 * with its sentences in both languages. Beside it, in turn, how long its own result takes to be
 * written as JSON and read back: the ratio of the two says how fast the engine is on any machine.
 * Usage: node packages/domain/bench/analisi-bench.ts
 */
import { calcola } from '../src/analisi/calcola.ts';
import { COSTANTI_2026_12 } from '../src/index.ts';
import { racconta } from '../src/racconto/analizza.ts';
import { REGISTRO } from '../src/regole/registro.ts';
import { traceRecorder } from '../src/traccia/trace-recorder.ts';
import { famigliaDiCinque } from './famiglia-di-cinque.ts';

const ROUNDS = 6000;
// A service that runs: the first thousands of calls are those of a machine still learning the code.
const WARM_UP = 3000;
const figures: number[] = [];
const times: number[] = [];
const written: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const famiglia = famigliaDiCinque(round);
  const start = performance.now();
  const calcolo = calcola(famiglia, COSTANTI_2026_12, traceRecorder(REGISTRO));
  const worked = performance.now();
  const analisi = racconta(famiglia, COSTANTI_2026_12, calcolo);
  const done = performance.now();
  JSON.parse(JSON.stringify(analisi));
  const end = performance.now();
  if (round < WARM_UP) continue;
  figures.push(worked - start);
  times.push(done - start);
  written.push(end - done);
}
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]!;
figures.sort((a, b) => a - b);
times.sort((a, b) => a - b);
written.sort((a, b) => a - b);
const micro = (share: number) => Math.round(at(times, share) * 1000);
// Of the median: on a machine that others use too, the mean measures them.
const perSecond = (sorted: readonly number[]) => Math.floor(1000 / at(sorted, 0.5));
// Of the first quartiles: of all shares they move least from run to run.
const ratio = at(times, 0.25) / at(written, 0.25);
console.log(
  `household of five: best tenth ${micro(0.1)} µs, median ${micro(0.5)} µs, 95th percentile ${micro(0.95)} µs, ${ROUNDS} analyses, ${perSecond(times)} a second, ${perSecond(figures)} without sentences, ratio ${ratio.toFixed(2)} to its result as JSON`,
);
