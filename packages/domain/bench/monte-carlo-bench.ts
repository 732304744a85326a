/**
 * Monte Carlo against a bare loop that draws the same random numbers, in turn in one run. Usage:
 * node packages/domain/bench/monte-carlo-bench.ts
 */
import { COSTANTI_2026_12, valoriAl } from '../src/index.ts';
import { normali, semina } from '../src/proiezione/casuale.ts';
import { mercato } from '../src/proiezione/mercato.ts';
import { eseguiMonteCarlo } from '../src/proiezione/monte-carlo.ts';

const PERCORSI = 10_000;
const ANNI = 60;
const CLASSI = 6;
const ROUNDS = 9;

const market = mercato(valoriAl(COSTANTI_2026_12, '2026-11-20'), {
  azioni: 30,
  obbligazioni: 25,
  gestioneSeparate: 5,
  oro: 10,
  liquidi: 20,
  altro: 10,
});
// Saves for thirty years, spends for thirty.
const flussi = Array.from({ length: ANNI }, (_, t) => (t < 30 ? 9000 : -14000));
const input = { mercato: market, iniziale: 60_000, flussi, percorsi: PERCORSI, seme: 20261120 };

/**
 * The floor: the generator and the normal transform, a typed array, a sum so that nothing is left
 * out.
 */
function nudo(): number {
  const stato = semina(input.seme);
  const draws = new Float64Array(ANNI * CLASSI);
  let total = 0;
  for (let p = 0; p < PERCORSI; p++) {
    normali(stato, draws);
    for (let i = 0; i < draws.length; i++) total += draws[i]!;
  }
  return total;
}

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

nudo();
eseguiMonteCarlo(input);
const bare: number[] = [];
const full: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(timed(nudo));
  full.push(timed(() => eseguiMonteCarlo(input)));
}
const ratio = median(full.map((ms, round) => ms / bare[round]!));
console.log(
  `monte carlo: ${PERCORSI} paths, ${ANNI} years, ${CLASSI} classes: median ${median(full).toFixed(0)} ms, bare loop ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
);
