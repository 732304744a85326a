import { chakra } from '../core/layout.ts';
import { colorVar } from '../core/tokens.ts';

/** One of the six series, or what is owed. */
export type Series = 1 | 2 | 3 | 4 | 5 | 6 | 'debt';

const SERIES = [1, 2, 3, 4, 5, 6] as const;
/** The series of a part by its place: from the sixth on they share the last. */
export const seriesAt = (place: number): Series => SERIES[place] ?? 6;

export const HATCHED_PAPER =
  'repeating-linear-gradient(-52deg, transparent 0 5px, {colors.line} 5px 6px), {colors.surface}';
const clay = colorVar('c4');

/** Ground of a bar of this series: the two lightest keep an edge, debts are hatched clay. */
export function seriesLook(series: Series): { background: string; boxShadow?: string } {
  if (series === 'debt')
    return {
      background: `repeating-linear-gradient(-52deg, ${clay} 0 3px, transparent 3px 6px)`,
      boxShadow: `inset 0 0 0 1px ${clay}`,
    };
  const background = colorVar(`c${series}` as const);
  return series >= 5
    ? { background, boxShadow: `inset 0 0 0 1px ${colorVar('line-strong')}` }
    : { background };
}

const Dot = chakra('span', {
  base: { width: '9px', height: '9px', borderRadius: '2px', display: 'inline-block', flex: 'none' },
});
export const SeriesDot = ({ series }: { series: Series }) => (
  <Dot aria-hidden="true" style={seriesLook(series)} />
);
