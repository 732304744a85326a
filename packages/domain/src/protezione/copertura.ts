/** Points of a need that is partly covered (domain.md 7.0). */
import { clamp } from '../money.ts';

/**
 * Points of an uncovered share of a need, 0–1: green up to the first threshold, red from the second
 * on.
 */
export function punteggioScopertura(
  share: number,
  [giallo, rosso]: readonly [number, number],
): number {
  const u = clamp(share);
  if (u <= giallo) return giallo > 0 ? (33 * u) / giallo : 0;
  if (u <= rosso) return 34 + (32.99 * (u - giallo)) / (rosso - giallo);
  return 67 + (33 * (u - rosso)) / (1 - rosso);
}

/**
 * The uncovered share of a need, held at the green threshold while the sum is small: up to
 * `materiality` it counts as covered, from twice that it counts in full.
 * @param missing and `need` in euro
 */
export function quotaScoperta(
  missing: number,
  need: number,
  materiality: number,
  giallo: number,
): number {
  const share = need > 0 ? missing / need : 0;
  const small = Math.min(share, giallo);
  const weight = materiality > 0 ? clamp((missing - materiality) / materiality) : 1;
  return small + (share - small) * weight;
}
