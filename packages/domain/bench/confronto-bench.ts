/**
 * This engine against that of another checkout, in turn in one process, so that the speed of the
 * machine does not count: processor time of 1,000 analyses, ten times each. Usage: node
 * packages/domain/bench/confronto-bench.ts <other checkout>
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as domain from '../src/index.ts';
import { analizza, COSTANTI_2026_12 } from '../src/index.ts';
import { famigliaDiCinque } from './famiglia-di-cinque.ts';

type Engine = Pick<typeof domain, 'analizza' | 'COSTANTI_2026_12'>;
const entry = resolve(process.argv[2]!, 'packages/domain/src/index.ts');
const before = (await import(pathToFileURL(entry).href)) as Engine;
const now: Engine = { analizza, COSTANTI_2026_12 };

const ROUNDS = 10;
const ANALYSES = 1000;
const WARM_UP = 3000;

/** Processor time of one analysis, µs. */
function measure(engine: Engine, analyses: number): number {
  const start = process.cpuUsage().user;
  for (let round = 0; round < analyses; round++)
    engine.analizza(famigliaDiCinque(round), engine.COSTANTI_2026_12);
  return (process.cpuUsage().user - start) / analyses;
}

measure(before, WARM_UP);
measure(now, WARM_UP);
const rounds = Array.from({ length: ROUNDS }, () => ({
  before: measure(before, ANALYSES),
  now: measure(now, ANALYSES),
}));
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
console.log(
  `household of five: ${median(rounds.map((one) => one.before)).toFixed(0)} µs before, ${median(rounds.map((one) => one.now)).toFixed(0)} µs now, ${median(rounds.map((one) => one.before / one.now)).toFixed(2)} times as fast`,
);
