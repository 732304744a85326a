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
