/** Where the bands of a plan lie, in months from the left and in amounts from the bottom. */

/** Consecutive months that are split in the same way. */
export interface Phase {
  key: string;
  /** «dic 2026 – nov 2027». */
  name: string;
  months: number;
  /** In the order of the bands, the lowest first. */
  values: readonly number[];
}

/** Months during which one band keeps its place and its height. */
export interface BandCell {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

export const percent = (part: number, whole: number): string =>
  `${(part / Math.max(1, whole)) * 100}%`;

/** The cells of one band, from left to right; none where the band has nothing. */
export function cellsOf(phases: readonly Phase[], band: number): BandCell[] {
  const cells: BandCell[] = [];
  let from = 0;
  for (const { months, values } of phases) {
    const bottom = values.slice(0, band).reduce((sum, value) => sum + value, 0);
    const top = bottom + (values[band] ?? 0);
    const last = cells.at(-1);
    if (last && last.to === from && last.bottom === bottom && last.top === top) last.to += months;
    else if (top > bottom) cells.push({ from, to: from + months, bottom, top });
    from += months;
  }
  return cells;
}

/** One outline for each row of cells that touch: forward along the top, back along the bottom. */
export function outlines(cells: readonly BandCell[], whole: number): string[] {
  const rows: BandCell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row?.at(-1)?.to === cell.from) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => {
    const forward = row.flatMap(({ from, to, top }) => [
      [from, whole - top],
      [to, whole - top],
    ]);
    const back = row.toReversed().flatMap(({ from, to, bottom }) => [
      [to, whole - bottom],
      [from, whole - bottom],
    ]);
    return `M${[...forward, ...back].map((point) => point.join(' ')).join('L')}Z`;
  });
}

export interface PlacedMark<M> {
  mark: M;
  /** Its words stand before its line, because after it there is no room. */
  isBefore: boolean;
}

/**
 * The marks whose words have room, in the order given: the first ones win.
 * @param need months that the words of one mark take
 */
export function placeMarks<M extends { at: number }>(
  marks: readonly M[],
  whole: number,
  need: number,
): PlacedMark<M>[] {
  const taken: [number, number][] = [];
  return marks.flatMap((mark) => {
    const isBefore = mark.at + need > whole;
    const span: [number, number] = isBefore ? [mark.at - need, mark.at] : [mark.at, mark.at + need];
    const isFree = span[0] >= 0 && taken.every(([from, to]) => span[1] <= from || span[0] >= to);
    if (!isFree) return [];
    taken.push(span);
    return [{ mark, isBefore }];
  });
}
