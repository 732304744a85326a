/**
 * The plan under ten thousand markets: how far wealth may go either way, and how often money lasts.
 */
import { normali, semina } from './casuale.ts';
import type { Mercato } from './mercato.ts';
import { CLASSI_PER_ANNO, preparaPercorso } from './percorso.ts';
import { seleziona } from './quantili.ts';

/** Plain data: it may cross to a worker as it is. Amounts in euro of today. */
export interface InputMonteCarlo {
  mercato: Mercato;
  /** Financial wealth of today. */
  iniziale: number;
  /** What each year adds to it, or takes from it, at its end. */
  flussi: readonly number[];
  percorsi: number;
  /** Whole number from 0: equal seeds give equal results. */
  seme: number;
}

export interface Progresso {
  fatti: number;
  totale: number;
}

export interface EsitoMonteCarlo {
  percorsi: number;
  seme: number;
  /** Wealth at the end of each year, below which 10, 50 and 90 paths of a hundred lie. */
  p10: Float64Array;
  p50: Float64Array;
  p90: Float64Array;
  /** Mean of the worst tenth of the paths, year by year. */
  peggiore: Float64Array;
  /** Share of paths, 0–1, that meet every year's needs to the end. */
  probabilita: number;
  /** Share of paths that met every need up to the end of each year. */
  durata: Float64Array;
  /** Index of the year in which money has ended for a tenth of the paths; null when it has not. */
  fineDecimoPeggiore: number | null;
}

const BLOCCO = 250;

/**
 * A generator, so that whoever drives it may show progress and stop between two blocks: it holds
 * nothing outside itself. Each path draws a lognormal factor a class and year, correlated by the
 * triangle of the market; wealth is brought back to its mix, taxed, and the flow of the year added.
 * A year whose need is not met ends the path's money: it starts again from nothing, and does not
 * count as one that lasts.
 * @yields after every block of paths
 * @throws RangeError for a number of paths that is not whole and positive, amounts not finite, or a
 *   bad seed
 */
export function* monteCarlo({
  mercato,
  iniziale,
  flussi,
  percorsi,
  seme,
}: InputMonteCarlo): Generator<Progresso, EsitoMonteCarlo, void> {
  if (!Number.isSafeInteger(percorsi) || percorsi < 1)
    throw new RangeError('paths are a whole number from 1');
  if (!Number.isFinite(iniziale) || iniziale < 0 || !flussi.every(Number.isFinite))
    throw new RangeError('amounts are finite, wealth not negative');
  const anni = flussi.length;
  const percorso = preparaPercorso(mercato, iniziale, Float64Array.from(flussi));
  const stato = semina(seme);
  const draws = new Float64Array(anni * CLASSI_PER_ANNO);
  // One row a year: the ranks of a year are then looked for in one stretch of memory.
  const ricchezza = new Float64Array(anni * percorsi);
  const finiti = new Float64Array(anni);
  for (let p = 0; p < percorsi; p++) {
    normali(stato, draws);
    const fine = percorso(draws, ricchezza, p, percorsi);
    if (fine < anni) finiti[fine]!++;
    if ((p + 1) % BLOCCO === 0 && p + 1 < percorsi) yield { fatti: p + 1, totale: percorsi };
  }
  yield { fatti: percorsi, totale: percorsi };
  return riassumi(ricchezza, finiti, percorsi, seme);
}

function riassumi(
  ricchezza: Float64Array,
  finiti: Float64Array,
  percorsi: number,
  seme: number,
): EsitoMonteCarlo {
  const anni = finiti.length;
  const make = () => new Float64Array(anni);
  const [p10, p50, p90, peggiore, durata] = [make(), make(), make(), make(), make()];
  const rank = (share: number) => Math.min(percorsi - 1, Math.floor(share * percorsi));
  const [k10, k50, k90] = [rank(0.1), rank(0.5), rank(0.9)];
  let vivi = percorsi;
  let fineDecimoPeggiore: number | null = null;
  for (let t = 0; t < anni; t++) {
    const from = t * percorsi;
    const to = from + percorsi;
    p50[t] = seleziona(ricchezza, from + k50, from, to);
    p10[t] = seleziona(ricchezza, from + k10, from, from + k50 + 1);
    p90[t] = seleziona(ricchezza, from + k90, from + k50, to);
    let total = 0;
    for (let i = from; i <= from + k10; i++) total += ricchezza[i]!;
    peggiore[t] = total / (k10 + 1);
    vivi -= finiti[t]!;
    durata[t] = vivi / percorsi;
    if (fineDecimoPeggiore === null && vivi <= 0.9 * percorsi) fineDecimoPeggiore = t;
  }
  return {
    percorsi,
    seme,
    p10,
    p50,
    p90,
    peggiore,
    durata,
    probabilita: vivi / percorsi,
    fineDecimoPeggiore,
  };
}

/**
 * The whole of it at once, for callers that neither show progress nor stop.
 * @throws RangeError as {@link monteCarlo}
 */
export function eseguiMonteCarlo(input: InputMonteCarlo): EsitoMonteCarlo {
  const run = monteCarlo(input);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}
