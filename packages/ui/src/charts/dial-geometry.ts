/** A place on the ring: degrees from the top, clockwise. */
export function onRing(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A tick each three degrees; where the marks stand there is none, or a longer one when the ring is
 * bare.
 */
export function ticksPath(bare: boolean): string {
  const path: string[] = [];
  for (let degrees = 0; degrees < 360; degrees += bare ? 5 : 3) {
    const isMark = degrees % 30 === 0;
    if (isMark && !bare) continue;
    const from = onRing(degrees, bare ? (isMark ? 114 : 119) : 108);
    const to = onRing(degrees, bare ? 125 : 113);
    path.push(`M${from.x} ${from.y}L${to.x} ${to.y}`);
  }
  return path.join('');
}

/**
 * Degrees of the mark at `place` of `count`: the first stands where one o'clock is, the last at
 * noon.
 */
export const markDegrees = (place: number, count: number) => ((place + 1) * 360) / count;

/**
 * A name in one or two lines, broken near the middle; a line never ends with «del», «e» or another
 * short word.
 */
export function nameLines(name: string, limit = 16): string[] {
  if (name.length <= limit) return [name];
  const cuts = [...name.matchAll(/(\S+) /g)]
    .filter(([, word = '']) => word.length > 3)
    .map(({ index, 1: word = '' }) => index + word.length);
  if (cuts.length === 0) return [name];
  const cut = cuts.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  );
  return [name.slice(0, cut), name.slice(cut + 1)];
}
