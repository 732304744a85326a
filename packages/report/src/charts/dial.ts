/** The dial: twelve marks around a compass, the needle on the first priority. */
import type { LevelOrGrey } from '@bussola/domain';
import { COLOR, STYLE } from '../theme.ts';
import { drawMark } from '../sheet/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { balanced, drawLines } from '../sheet/text.ts';

export interface DialMark {
  name: string;
  level: LevelOrGrey;
}
const RADIUS = 102;
const MARKS = 118;

/**
 * @param marks in the order of the solutions, the first one hour past twelve as in the other
 *   pictures of the product
 * @param pointed index of the mark under the needle; none when nothing is to be done
 */
export function drawDial(
  sheet: Sheet,
  marks: DialMark[],
  pointed: number | undefined,
  centerX: number,
  centerY: number,
  scale = 1,
): void {
  const { doc } = sheet;
  const step = 360 / marks.length;
  const angle = (index: number): number => ((index + 1) * step - 90) * (Math.PI / 180);
  doc.save().translate(centerX, centerY).scale(scale);
  ticks(sheet, marks.length);
  doc
    .lineWidth(0.9)
    .circle(0, 0, RADIUS)
    .circle(0, 0, 54)
    .moveTo(-RADIUS, 0)
    .lineTo(RADIUS, 0)
    .moveTo(0, -RADIUS)
    .lineTo(0, RADIUS)
    .stroke(COLOR.line);
  marks.forEach(({ level }, index) => {
    const [x, y] = [MARKS * Math.cos(angle(index)), MARKS * Math.sin(angle(index))];
    doc.circle(x, y, 12.5).fill(COLOR.paper);
    drawMark(sheet, level, x - 9, y - 9, 18);
  });
  needle(sheet, pointed === undefined ? undefined : (pointed + 1) * step);
  marks.forEach(({ name, level }, index) => {
    const cos = Math.cos(angle(index));
    const sin = Math.sin(angle(index));
    const style = {
      ...STYLE.lead,
      size: 10.5,
      leading: 14,
      face: index === pointed || level === 'red' ? ('strong' as const) : ('sans' as const),
      color: level === 'red' ? COLOR.title : COLOR.text2,
    };
    const lines = balanced(sheet, name, style, 96);
    const upright = Math.abs(cos) < 0.1;
    const x = upright ? -54 : cos > 0 ? 138 * cos + 4 : 138 * cos - 4 - 108;
    const y = upright ? (sin > 0 ? 133 : -133 - lines.height) : 132 * sin - lines.height / 2;
    drawLines(sheet, lines, x, y, {
      align: upright ? 'center' : cos > 0 ? 'left' : 'right',
      width: 108,
    });
  });
  doc.restore();
}

function ticks(sheet: Sheet, count: number): void {
  const { doc } = sheet;
  doc.lineWidth(0.7);
  for (let degree = 0; degree < 360; degree += 3) {
    if (degree % (360 / count) === 0) continue;
    const [cos, sin] = [Math.cos((degree * Math.PI) / 180), Math.sin((degree * Math.PI) / 180)];
    doc.moveTo(108 * cos, 108 * sin).lineTo(113 * cos, 113 * sin);
  }
  doc.strokeOpacity(0.7).stroke(COLOR.lineStrong).strokeOpacity(1);
}

function needle(sheet: Sheet, degrees: number | undefined): void {
  const { doc } = sheet;
  doc.save();
  if (degrees !== undefined) doc.rotate(degrees);
  const rest = degrees === undefined;
  doc.path('M0-86 8.6 0H-8.6z').fill(rest ? COLOR.line : COLOR.accent);
  doc.path('M0 86-8.6 0H8.6z').fill(rest ? COLOR.lineStrong : COLOR.ink);
  doc
    .lineWidth(0.8)
    .moveTo(0, -86)
    .lineTo(0, 86)
    .strokeOpacity(0.6)
    .stroke(COLOR.paper)
    .strokeOpacity(1);
  doc.restore();
  doc.circle(0, 0, 4.4).fillAndStroke(COLOR.paper, COLOR.ink);
}

/** The small compass of the name. */
export function drawLogo(sheet: Sheet, x: number, y: number, size: number): void {
  const { doc } = sheet;
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.lineWidth(1.5).circle(16, 16, 14.6).stroke(COLOR.ink);
  doc
    .lineWidth(1.3)
    .lineCap('round')
    .path('M16 3.4v2.6M16 26v2.6M3.4 16H6M26 16h2.6')
    .stroke(COLOR.ink);
  doc.rotate(30, { origin: [16, 16] });
  doc.path('M16 5.8 19 16h-6z').fill(COLOR.accent);
  doc.path('M16 26.2 13 16h6z').fill(COLOR.ink);
  doc.restore();
}
