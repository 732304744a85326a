/** What there is against what is needed: the first solid, the missing part hatched. */
import type { Barra } from '@bussola/domain';
import { COLOR, STYLE } from '../theme.ts';
import type { ReportFormatter } from '../report-formatter.ts';
import { hatch } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { drawLines, fitted, setText } from '../sheet/text.ts';

const BAR = 7;
export const HAVE_NEED_HEIGHT = 14 + BAR + 17;

/** A sentence with the same figures, read instead of the drawing. */
export function haveNeedWords(reader: ReportFormatter, barra: Barra): string {
  const { words } = reader;
  const missing =
    barra.gap > 0
      ? `${words.bar.missing} ${reader.amount(barra.gap, barra.unit)}`
      : words.bar.covered;
  return `${reader.say(barra.haveLabel)} ${reader.amount(barra.have, barra.unit)}, ${reader.say(barra.needLabel)} ${reader.amount(barra.need, barra.unit)}: ${missing}.`;
}

/** Draws inside a figure that the caller has opened. */
export function drawHaveNeed(
  sheet: Sheet,
  reader: ReportFormatter,
  barra: Barra,
  x: number,
  y: number,
  width: number,
): void {
  const { words } = reader;
  const put = (left: string, right: string, top: number): void => {
    const both = fitted(sheet, `${left}   ${right}`, STYLE.note, width - 4, 4);
    const style = { ...both, leading: STYLE.note.leading };
    drawLines(sheet, setText(sheet, left, style, width), x, top);
    drawLines(sheet, setText(sheet, right, style, width), x, top, { align: 'right', width });
  };
  put(
    `${reader.say(barra.haveLabel)} **${reader.amount(barra.have, barra.unit)}**`,
    `${reader.say(barra.needLabel)} **${reader.amount(barra.need, barra.unit)}**`,
    y,
  );
  const covered = barra.need > 0 ? Math.min(1, Math.max(0, barra.have / barra.need)) : 1;
  drawGapBar(sheet, covered, x, y + 14, width, BAR);
  const under = y + 14 + BAR + 4;
  if (barra.gap > 0)
    put(
      `${words.bar.missing} **${reader.amount(barra.gap, barra.unit)}**`,
      words.bar.coveredShare(reader.percent(covered * 100)),
      under,
    );
  else put(words.bar.covered, '', under);
}

/** @param covered 0–1 */
export function drawGapBar(
  sheet: Sheet,
  covered: number,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = COLOR.ink,
): void {
  const { doc } = sheet;
  const solid = width * covered;
  doc.save().roundedRect(x, y, width, height, 2).clip();
  doc.rect(x, y, width, height).fill(COLOR.surface);
  hatch(sheet, x + solid, y, width - solid, height);
  if (solid > 0) doc.rect(x, y, solid, height).fill(fill);
  doc.restore();
  doc.lineWidth(0.7).roundedRect(x, y, width, height, 2).stroke(COLOR.lineStrong);
}
