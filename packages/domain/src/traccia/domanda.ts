/**
 * The cheapest question: which answer, missing or estimated, would firm a figure up with the least
 * effort of the person.
 */
import type { InputCalcolato } from '../analisi.ts';
import { SFORZI, type VoceRegistro } from './regola.ts';
import type { Sforzo } from '../risposte/risposta.ts';

/** An answer nobody gave an effort to is taken for a document to find. */
const IGNOTO: Sforzo = 4;

export const sforzoDi = (key: string): Sforzo => SFORZI[key] ?? IGNOTO;

/**
 * Least effort first; among equals the answer that weighs most in the rule; then a missing one
 * before an estimated one.
 */
export function domandaDi(
  { ingressi }: VoceRegistro,
  inputs: readonly InputCalcolato[],
): InputCalcolato | undefined {
  let best: InputCalcolato | undefined;
  let bestRank = Infinity;
  for (const input of inputs) {
    if (input.provenance === 'typed') continue;
    const place = ingressi.indexOf(input.key);
    const rank =
      sforzoDi(input.key) * 1000 +
      2 * (place < 0 ? ingressi.length : place) +
      (input.provenance === 'missing' ? 0 : 1);
    if (rank < bestRank) {
      best = input;
      bestRank = rank;
    }
  }
  return best;
}
