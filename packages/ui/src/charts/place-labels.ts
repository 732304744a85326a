/** Places the labels of a strip, so that none leaves the drawing or overlaps another. */

export interface Label {
  /** Of the mark that it names. */ at: number;
  text: string;
  /** Which side of its mark it leans to, where there is room. */ lean: 'start' | 'middle' | 'end';
  bold?: boolean;
}
export interface PlacedLabel {
  text: string;
  /** The place that is kept for it. */ from: number;
  to: number;
  /** What the letters are measured from. */ x: number;
  anchor: 'start' | 'middle' | 'end';
  /** 0 is the row next to the line. */ row: number;
}

/** Width of one letter, in the units of the drawing; a little more than it takes. */
const LETTER = 6.9;
const LETTER_BOLD = 7.4;
const EDGE = 2;
const AIR = 8;

export const labelWidth = ({ text, bold = false }: Pick<Label, 'text' | 'bold'>): number =>
  text.length * (bold ? LETTER_BOLD : LETTER);

/**
 * Each name beside its mark, moved back into the drawing where it would leave it; a name that would
 * meet one before it goes to the next row.
 */
export function placeLabels(names: readonly Label[], width: number): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const name of names) {
    const wide = labelWidth(name);
    const wanted = name.at - { start: 0, middle: wide / 2, end: wide }[name.lean];
    const from = Math.max(EDGE, Math.min(wanted, width - EDGE - wide));
    const to = from + wide;
    const isTaken = (row: number) =>
      placed.some((one) => one.row === row && from < one.to + AIR && one.from < to + AIR);
    let row = 0;
    while (isTaken(row)) row += 1;
    const isMoved = from !== wanted;
    placed.push({
      text: name.text,
      from,
      to,
      row,
      ...(isMoved
        ? from > wanted
          ? { x: from, anchor: 'start' }
          : { x: to, anchor: 'end' }
        : { x: name.at, anchor: name.lean }),
    });
  }
  return placed;
}
