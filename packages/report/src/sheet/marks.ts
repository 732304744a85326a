/**
 * Level marks: told apart by shape alone, so that they survive grey printing. Drawn on a 16-unit
 * square.
 */
import type { LevelOrGrey } from '@bussola/domain';
import { COLOR, LEVEL_COLOR } from '../theme.ts';
import type { Sheet } from './sheet.ts';

/**
 * @param x left edge
 * @param y top edge
 * @param size side of the square
 */
export function drawMark(
  sheet: Sheet,
  level: LevelOrGrey,
  x: number,
  y: number,
  size: number,
): void {
  const { doc } = sheet;
  const { ink, wash } = LEVEL_COLOR[level];
  doc
    .save()
    .translate(x, y)
    .scale(size / 16);
  if (level === 'red') {
    doc.path('M8 .6 15.4 8 8 15.4.6 8z').fill(ink);
    doc.lineWidth(1.8).lineCap('round').moveTo(8, 4.6).lineTo(8, 8.6).stroke(wash);
    doc.circle(8, 11.2, 1.05).fill(wash);
  } else if (level === 'yellow') {
    doc.circle(8, 8, 6.4).fill(wash);
    doc.path('M1.6 8a6.4 6.4 0 0 0 12.8 0z').fill(ink);
    doc.lineWidth(1.6).circle(8, 8, 6.4).stroke(ink);
  } else if (level === 'green') {
    doc.circle(8, 8, 7.2).fill(ink);
    doc
      .lineWidth(1.8)
      .lineCap('round')
      .lineJoin('round')
      .path('M4.7 8.3l2.3 2.3 4.4-4.7')
      .stroke(wash);
  } else {
    doc.circle(8, 8, 6.4).fill(wash);
    doc.lineWidth(1.5).dash(2.4, { space: 2.1 }).circle(8, 8, 6.4).stroke(ink).undash();
  }
  doc.restore();
}

/** What is missing, drawn as missing: diagonal strokes over paper. */
export function hatch(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string = COLOR.lineStrong,
  step = 4,
): void {
  if (width <= 0 || height <= 0) return;
  const { doc } = sheet;
  doc.save().rect(x, y, width, height).clip().lineWidth(0.6);
  for (let at = x - height; at < x + width; at += step)
    doc.moveTo(at, y + height).lineTo(at + height, y);
  doc.stroke(color).restore();
}
