/** Bars with their labels: shares of a whole, comparisons, the parts of what one owns. */
import { formatPercent } from '@bussola/i18n/format';
import { COLOR, SERIES, STYLE } from '../theme.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { paintSwatch } from '../sheet/table.ts';
import { drawLines, measure, setText } from '../sheet/text.ts';
import { hatch } from '../sheet/marks.ts';

export interface BarRow {
  label: string;
  value: number;
  shown: string;
  fill?: string;
  strong?: boolean;
}
export const BAR_ROW = 22;

/** One horizontal bar a row, on one scale. Negative values draw nothing but keep their number. */
export function drawBars(
  sheet: Sheet,
  rows: readonly BarRow[],
  x: number,
  y: number,
  width: number,
): void {
  const labelWidth = Math.min(
    Math.min(130, width * 0.4),
    Math.max(...rows.map(({ label }) => measure(sheet, label, 'strong', STYLE.small.size))) + 12,
  );
  const valueWidth =
    Math.max(...rows.map(({ shown }) => measure(sheet, shown, 'strong', STYLE.small.size))) + 10;
  const room = Math.max(20, width - labelWidth - valueWidth);
  const largest = Math.max(1e-9, ...rows.map(({ value }) => value));
  rows.forEach(({ label, value, shown, fill = COLOR.ink, strong = false }, index) => {
    const top = y + index * BAR_ROW;
    const style = strong ? STYLE.smallStrong : STYLE.small;
    const [line] = setText(sheet, label, style, labelWidth - 10).lines;
    drawLines(
      sheet,
      { lines: line ? [line] : [], style, height: style.leading, width: labelWidth },
      x,
      top + (BAR_ROW - style.leading) / 2,
    );
    const length = Math.max(0, (value / largest) * room);
    if (length > 0)
      sheet.doc.rect(x + labelWidth, top + 6, Math.max(1, length), BAR_ROW - 12).fill(fill);
    drawLines(
      sheet,
      setText(sheet, shown, STYLE.smallStrong, valueWidth),
      x + labelWidth + length + 7,
      top + (BAR_ROW - STYLE.small.leading) / 2,
    );
  });
}

export interface Part {
  value: number;
  fill: string;
}

/** What one owns, part beside part, and under it what one owes on the same scale, hatched. */
export function drawWealth(
  sheet: Sheet,
  parts: readonly Part[],
  debts: number,
  x: number,
  y: number,
  width: number,
): void {
  const gross = parts.reduce((sum, { value }) => sum + value, 0);
  const scale = width / Math.max(gross, debts, 1e-9);
  let at = x;
  for (const { value, fill } of parts) {
    const length = value * scale;
    paintSwatch(sheet, { fill }, at, y, length, 22);
    label(sheet, value / gross, fill, at + length / 2, y + 11, length);
    if (at > x)
      sheet.doc
        .lineWidth(1)
        .moveTo(at, y)
        .lineTo(at, y + 22)
        .stroke(COLOR.paper);
    at += length;
  }
  if (debts > 0) {
    const length = Math.max(2, debts * scale);
    hatch(sheet, x, y + 27, length, 12, COLOR.clay, 3.4);
    sheet.doc
      .lineWidth(0.8)
      .rect(x, y + 27, length, 12)
      .stroke(COLOR.clay);
  }
}

/** A ring of shares; slices under 8% are named in the table only. */
export function drawRing(
  sheet: Sheet,
  shares: readonly Part[],
  centerX: number,
  centerY: number,
  radius: number,
): void {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return;
  const { doc } = sheet;
  const hole = radius * 0.58;
  let from = -Math.PI / 2;
  const point = (angle: number, length: number): string =>
    `${(centerX + length * Math.cos(angle)).toFixed(2)} ${(centerY + length * Math.sin(angle)).toFixed(2)}`;
  for (const { value, fill } of shares) {
    const sweep = (value / total) * Math.PI * 2;
    if (sweep <= 0) continue;
    if (sweep > Math.PI * 2 - 1e-6) {
      doc
        .circle(centerX, centerY, radius)
        .fill(fill)
        .circle(centerX, centerY, hole)
        .fill(COLOR.paper);
      return;
    }
    const to = from + sweep;
    const large = sweep > Math.PI ? 1 : 0;
    const path = `M${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(to, radius)}L${point(to, hole)}A${hole} ${hole} 0 ${large} 0 ${point(from, hole)}Z`;
    doc.path(path).fill(fill);
    doc.lineWidth(1.2).path(path).stroke(COLOR.paper);
    if (fill === SERIES[4] || fill === SERIES[5])
      doc.lineWidth(0.5).path(path).stroke(COLOR.lineStrong);
    const middle = from + sweep / 2;
    const reach = (radius + hole) / 2;
    label(
      sheet,
      value / total,
      fill,
      centerX + reach * Math.cos(middle),
      centerY + reach * Math.sin(middle),
      value / total >= NAMED ? 30 : 0,
    );
    from = to;
  }
}

/** Shares below this are in the table only. */
const NAMED = 0.08;

/**
 * The share written on its own field, where it fits: in grey print it ties the field to its row.
 */
function label(
  sheet: Sheet,
  share: number,
  fill: string,
  centerX: number,
  centerY: number,
  room: number,
): void {
  const text = formatPercent(share * 100, { decimals: 0 });
  const dark = fill === SERIES[2] || fill === SERIES[4] || fill === SERIES[5];
  const style = {
    ...STYLE.tiny,
    face: 'strong' as const,
    size: 6.6,
    leading: 9,
    color: dark ? COLOR.text : COLOR.paper,
  };
  const lines = setText(sheet, text, style, 40);
  if (share >= NAMED && lines.width + 6 <= room)
    drawLines(sheet, lines, centerX - lines.width / 2, centerY - 4.5);
}

/**
 * The colour of the nth series; beyond the sixth the last is used again, and the table tells them
 * apart.
 */
export const seriesColor = (index: number): string => SERIES[index] ?? SERIES[5];
