/**
 * Chances that come out the same for the same seed: a run that fails is run again by its number
 * (mulberry32).
 */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share: number): boolean => next() < share,
    /** Whole, both ends included. */
    between: (least: number, most: number): number =>
      least + Math.floor(next() * (most - least + 1)),
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
