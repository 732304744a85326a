/** One path of wealth through the years: the innermost loop, written out for the six classes. */
import type { Mercato } from './mercato.ts';

/**
 * Writes the wealth of each year, one column a path; answers the index of the first year whose need
 * is not met, or the number of years.
 */
export type Percorso = (
  draws: Float64Array,
  out: Float64Array,
  colonna: number,
  percorsi: number,
) => number;

export const CLASSI_PER_ANNO = 6;

/**
 * The rows of the triangle are multiplied by the volatilities beforehand, and every coefficient is
 * a constant of the loop: a loop over the classes costs two and a half times as much
 * (docs/benchmarks.md). Nothing is allocated for a path.
 * @param flussi what each year adds or takes at its end, euro
 */
export function preparaPercorso(
  { mix, logMedia, logSigma, tassa, bollo, inflazione, radice }: Mercato,
  iniziale: number,
  flussi: Float64Array,
): Percorso {
  const anni = flussi.length;
  const esente = 1 - inflazione;
  const bolloAnnuo = mix.reduce((total, peso, i) => total + peso * bollo[i]!, 0);
  const [m0, m1, m2, m3, m4, m5] = mix as Sei;
  const [a0, a1, a2, a3, a4, a5] = logMedia as Sei;
  const [t0, t1, t2, t3, t4, t5] = tassa as Sei;
  const l = (row: number, column: number): number =>
    radice[row * CLASSI_PER_ANNO + column]! * logSigma[row]!;
  const l00 = l(0, 0);
  const l10 = l(1, 0);
  const l11 = l(1, 1);
  const l20 = l(2, 0);
  const l21 = l(2, 1);
  const l22 = l(2, 2);
  const l30 = l(3, 0);
  const l31 = l(3, 1);
  const l32 = l(3, 2);
  const l33 = l(3, 3);
  const l40 = l(4, 0);
  const l41 = l(4, 1);
  const l42 = l(4, 2);
  const l43 = l(4, 3);
  const l44 = l(4, 4);
  const l50 = l(5, 0);
  const l51 = l(5, 1);
  const l52 = l(5, 2);
  const l53 = l(5, 3);
  const l54 = l(5, 4);
  const l55 = l(5, 5);
  return (draws, out, colonna, percorsi) => {
    let w = iniziale;
    let fine = anni;
    for (let t = 0, z = 0, at = colonna; t < anni; t++, z += CLASSI_PER_ANNO, at += percorsi) {
      const z0 = draws[z]!;
      const z1 = draws[z + 1]!;
      const z2 = draws[z + 2]!;
      const z3 = draws[z + 3]!;
      const z4 = draws[z + 4]!;
      const z5 = draws[z + 5]!;
      const g0 = Math.exp(a0 + l00 * z0);
      const g1 = Math.exp(a1 + l10 * z0 + l11 * z1);
      const g2 = Math.exp(a2 + l20 * z0 + l21 * z1 + l22 * z2);
      const g3 = Math.exp(a3 + l30 * z0 + l31 * z1 + l32 * z2 + l33 * z3);
      const g4 = Math.exp(a4 + l40 * z0 + l41 * z1 + l42 * z2 + l43 * z3 + l44 * z4);
      const g5 = Math.exp(a5 + l50 * z0 + l51 * z1 + l52 * z2 + l53 * z3 + l54 * z4 + l55 * z5);
      const fattore =
        m0 * netto(g0, t0, esente) +
        m1 * netto(g1, t1, esente) +
        m2 * netto(g2, t2, esente) +
        m3 * netto(g3, t3, esente) +
        m4 * netto(g4, t4, esente) +
        m5 * netto(g5, t5, esente) -
        bolloAnnuo;
      w = w * fattore + flussi[t]!;
      if (w < 0) {
        w = 0;
        if (fine === anni) fine = t;
      }
      out[at] = w;
    }
    return fine;
  };
}

type Sei = [number, number, number, number, number, number];

/** A yearly factor after the tax on its nominal gain. */
const netto = (lordo: number, aliquota: number, esente: number): number =>
  lordo > esente ? lordo - aliquota * (lordo - esente) : lordo;
