/** A place on the ring: degrees from the top, clockwise. */
export function onRing(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A tick each three degrees; where the areas stand there is none, or a longer one when the ring is bare. */
export function ticksPath(bare: boolean): string {
  const path: string[] = [];
  for (let degrees = 0; degrees < 360; degrees += bare ? 5 : 3) {
    const isArea = degrees % 30 === 0;
    if (isArea && !bare) continue;
    const from = onRing(degrees, bare ? (isArea ? 114 : 119) : 108);
    const to = onRing(degrees, bare ? 125 : 113);
    path.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
  }
  return path.join('');
}

/** Degrees of the area at `place` of `count`: the first stands where one o'clock is, the last at noon. */
export const areaDegrees = (place: number, count: number) => ((place + 1) * 360) / count;

/** A name in one or two lines, broken at the space nearest to the middle. */
export function nameLines(name: string, limit = 16): string[] {
  if (name.length <= limit) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [name];
  const middle = name.length / 2;
  const cut = spaces.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
