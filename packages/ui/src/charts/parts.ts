import type { Series } from './series.tsx';

export interface ChartPart {
  key: string;
  label: string;
  value: number;
  /** Its own series, where the same thing keeps its colour on several charts. */ series?: Series;
  /** Supposed, not given: its key carries the tag «stima». */ estimated?: boolean;
}
export interface DrawnPart {
  key: string;
  label: string;
  value: number;
  pct: number;
  series: Series;
  estimated?: boolean;
}

/**
 * The parts of one whole, the largest first, at most six: what is beyond the fifth becomes one
 * «Altro». Parts that are nothing are left out.
 */
export function partsOf(parts: readonly ChartPart[], otherLabel: string, limit = 6): DrawnPart[] {
  const present = parts
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .toSorted((one, other) => other.value - one.value);
  const total = present.reduce((sum, { value }) => sum + value, 0);
  const shown: ChartPart[] =
    present.length <= limit
      ? present
      : [
          ...present.slice(0, limit - 1),
          {
            key: 'other',
            label: otherLabel,
            value: present.slice(limit - 1).reduce((sum, { value }) => sum + value, 0),
          },
        ];
  const taken = new Set(shown.map(({ series }) => series));
  const free = ([1, 2, 3, 4, 5, 6] as const).filter((series) => !taken.has(series));
  return shown.map((part) => ({
    ...part,
    series: part.series ?? free.shift() ?? 6,
    pct: (part.value / total) * 100,
  }));
}
