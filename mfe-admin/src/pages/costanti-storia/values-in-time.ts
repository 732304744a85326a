import type { Constant, Release } from '../../costanti/release.ts';

export interface ValueFrom {
  from: string;
  value: number;
}
const COUNTED: readonly Release['state'][] = ['superseded', 'in-force', 'scheduled'];

/**
 * What a single figure was worth from which day: what the releases made of it, the oldest first.
 * Empty for a table.
 */
export function valuesInTime(constant: Constant, releases: readonly Release[]): ValueFrom[] {
  const changes = releases
    .filter(({ state, effectiveFrom }) => COUNTED.includes(state) && effectiveFrom !== null)
    .flatMap(({ effectiveFrom, differenze }) => {
      const change = differenze.find(({ key }) => key === constant.key);
      return change ? [{ day: effectiveFrom ?? '', ...change }] : [];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const first = changes[0]?.prima ?? constant.values[0];
  const found = [
    ...(first ? [{ from: first.from, value: first.value }] : []),
    ...changes.flatMap(({ day, dopo }) =>
      dopo ? [{ from: dopo.from > day ? dopo.from : day, value: dopo.value }] : [],
    ),
  ];
  return found.filter((one): one is ValueFrom => typeof one.value === 'number');
}
