/**
 * Memory of one Monte Carlo: the peak of a process that runs it above that of a process that only
 * loads it, each in turn. Usage: node packages/domain/bench/monte-carlo-memory-bench.ts
 */
import { spawnSync } from 'node:child_process';
import { COSTANTI_2026_12, valoriAl } from '../src/index.ts';
import { mercato } from '../src/proiezione/mercato.ts';
import { eseguiMonteCarlo } from '../src/proiezione/monte-carlo.ts';

const ROUNDS = 3;

if (process.argv[2] === undefined) {
  const peak = (what: string): number => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', import.meta.filename, what],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return Number(stdout);
  };
  const lowest = (what: string): number =>
    Math.min(...Array.from({ length: ROUNDS }, () => peak(what)));
  const [idle, run] = [lowest('idle'), lowest('run')];
  console.log(
    `monte carlo memory: ${((run - idle) / 1024).toFixed(1)} MB above the ${(idle / 1024).toFixed(1)} MB of the idle process`,
  );
} else {
  const market = mercato(valoriAl(COSTANTI_2026_12, '2026-11-20'), {
    azioni: 30,
    obbligazioni: 25,
    gestioneSeparate: 5,
    oro: 10,
    liquidi: 20,
    altro: 10,
  });
  if (process.argv[2] === 'run')
    eseguiMonteCarlo({
      mercato: market,
      iniziale: 60_000,
      flussi: Array.from({ length: 60 }, (_, t) => (t < 30 ? 9000 : -14000)),
      percorsi: 10_000,
      seme: 20261120,
    });
  // Kibibytes.
  process.stdout.write(String(process.resourceUsage().maxRSS));
}
