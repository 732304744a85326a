/**
 * Keys of a person that were estimated for them, in `stimati`, so that summary and results can say
 * so.
 */
export const withEstimate = (stimati: readonly string[], key: string): string[] => [
  ...withoutEstimate(stimati, key),
  key,
];
export const withoutEstimate = (stimati: readonly string[], key: string): string[] =>
  stimati.filter((known) => known !== key);

/** Of the keys a section owns only those estimated now; everybody else's stay. */
export function replaceEstimates(
  stimati: readonly string[],
  owned: readonly string[],
  estimated: readonly string[],
): string[] {
  return [...stimati.filter((key) => !owned.includes(key)), ...estimated];
}
