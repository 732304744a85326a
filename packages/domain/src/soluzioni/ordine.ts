/** From scores to levels and order (domain.md 0 and 7). */
import type { Level } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';

export function livello(valori: Valori, score: number): Level {
  if (score >= valori['score.red']) return 'red';
  return score >= valori['score.yellow'] ? 'yellow' : 'green';
}

/** Score after the SuperAdmin's weight, 0–100. */
export const pesato = (score: number, peso = 1): number => clamp(score * peso, 0, 100);

/** Place in the SuperAdmin's order; an unknown code comes last. */
export function posto(ordine: readonly string[], code: string): number {
  const at = ordine.indexOf(code);
  return at < 0 ? ordine.length : at;
}

/**
 * Highest first; equal scores in the SuperAdmin's order; what was not scored last. The list given
 * is left as it is.
 */
export function ordina<T extends { code: string; score: number | null }>(
  lista: readonly T[],
  ordine: readonly string[],
): T[] {
  return lista.toSorted(
    (a, b) => (b.score ?? -1) - (a.score ?? -1) || posto(ordine, a.code) - posto(ordine, b.code),
  );
}

export function ordinaSoluzioni<T extends { code: string; score: number }>(
  valori: Valori,
  lista: readonly T[],
  ordine: readonly string[],
  pesi: Readonly<Record<string, number | undefined>> = {},
): (Omit<T, 'score'> & { code: string; score: number; level: Level })[] {
  const weighted = lista.map((item) => {
    const score = pesato(item.score, pesi[item.code]);
    return { ...item, score, level: livello(valori, score) };
  });
  return ordina(weighted, ordine);
}
