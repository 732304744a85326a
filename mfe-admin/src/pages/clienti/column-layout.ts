/** Which columns the list shows, and in which order. The name is always the first. */
import { LIST_COLUMNS } from '@bussola/contract/limits';

export type ColumnKey = (typeof LIST_COLUMNS)[number];
export interface PlacedColumn {
  key: ColumnKey;
  shown: boolean;
}

export const START_LAYOUT: readonly PlacedColumn[] = LIST_COLUMNS.map((key) => ({
  key,
  shown: true,
}));

/** As the view state keeps it: `membri -checkup …`, a dash before what is hidden. */
export const writeLayout = (layout: readonly PlacedColumn[]): string =>
  layout.map(({ key, shown }) => (shown ? key : `-${key}`)).join(' ');
/** A column that came since is shown, last; one that is no more is left out. */
export function readLayout(text: string): PlacedColumn[] {
  const kept = text.split(' ').flatMap((word): PlacedColumn[] => {
    const key = LIST_COLUMNS.find((one) => one === word.replace('-', ''));
    return key ? [{ key, shown: !word.startsWith('-') }] : [];
  });
  const layout = [...new Map(kept.map((one) => [one.key, one])).values()];
  return [...layout, ...START_LAYOUT.filter(({ key }) => layout.every((one) => one.key !== key))];
}

/** One place up (−1) or down (1); the ends stay. */
export function moved(
  layout: readonly PlacedColumn[],
  key: ColumnKey,
  by: -1 | 1,
): readonly PlacedColumn[] {
  const from = layout.findIndex((one) => one.key === key);
  const [one, other] = [layout[from], layout[from + by]];
  if (!one || !other) return layout;
  return layout.with(from, other).with(from + by, one);
}
