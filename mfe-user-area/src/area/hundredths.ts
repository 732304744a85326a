/**
 * Whole hundredths of a total, which add up to a hundred: what the rounding leaves goes to the
 * largest remainders. All zeros when there is no total.
 */
export function hundredths(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (!(total > 0)) return values.map(() => 0);
  const exact = values.map((value) => (100 * Math.max(0, value)) / total);
  const whole = exact.map(Math.floor);
  const left = Math.round(100 - whole.reduce((sum, value) => sum + value, 0));
  const order = exact
    .map((value, place) => ({ place, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest);
  for (const { place } of order.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}
