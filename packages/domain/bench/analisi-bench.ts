/**
 * How long one analysis takes: a household of five with three incomes. Usage: node
 * packages/domain/bench/analisi-bench.ts
 */
import { analizza, COSTANTI_2026_12 } from '../src/index.ts';
import { famigliaDiCinque } from './famiglia-di-cinque.ts';

const ROUNDS = 6000;
// A service that runs: the first thousands of calls are those of a machine still learning the code.
const WARM_UP = 3000;
const times: number[] = [];
for (let round = 0; round < ROUNDS + WARM_UP; round++) {
  const famiglia = famigliaDiCinque(round);
  const start = performance.now();
  analizza(famiglia, COSTANTI_2026_12);
  if (round >= WARM_UP) times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
// Of the median: on a machine that others use too, the mean measures them.
const perSecond = Math.floor(1000 / times[Math.floor(ROUNDS / 2)]!);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 1000);
console.log(
  `household of five: best tenth ${at(0.1)} µs, median ${at(0.5)} µs, 95th percentile ${at(0.95)} µs, ${ROUNDS} analyses, ${perSecond} a second`,
);
