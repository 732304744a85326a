export type Split<K extends string> = Record<K, number>;

/**
 * What is assigned, free of the dust that binary fractions leave: 33.3 three times and 0.1 make
 * 100.
 */
export function splitTotal(split: Readonly<Record<string, number>>): number {
  const sum = Object.values(split).reduce(
    (total, share) => total + (Number.isFinite(share) ? share : 0),
    0,
  );
  return Math.round(sum * 1e6) / 1e6;
}

/**
 * The same split with what is missing given to one share. Nothing changes when nothing is missing.
 */
export function completeWith<K extends string>(split: Split<K>, key: K): Split<K> {
  const missing = 100 - splitTotal(split);
  return missing > 0 ? { ...split, [key]: round2(clean(split[key]) + missing) } : split;
}

/**
 * Shares out what is missing in proportion to what is assigned (equally when nothing is), or takes
 * away what is too much in the same way; hundredths that do not divide go to the largest share, so
 * that the total is exactly 100.
 */
export function shareRest<K extends string>(split: Split<K>, keys: readonly K[]): Split<K> {
  const total = splitTotal(split);
  const next = { ...split };
  for (const key of keys)
    next[key] = round2(total > 0 ? (clean(split[key]) * 100) / total : 100 / keys.length);
  const [first] = keys;
  if (first === undefined) return next;
  const largest = keys.reduce((best, key) => (next[key] > next[best] ? key : best), first);
  next[largest] = round2(next[largest] + 100 - splitTotal(next));
  return next;
}

const clean = (share: number) => (Number.isFinite(share) ? share : 0);
const round2 = (value: number) => Math.round(value * 100) / 100;
