/** A good value made bad in one place: as a person, a broken program or an attacker would. */
import fc from 'fast-check';

type Path = readonly (string | number)[];
interface Place {
  path: Path;
  value: unknown;
}

function placesOf(value: unknown, path: Path = []): Place[] {
  const here = { path, value };
  if (Array.isArray(value))
    return [here, ...value.flatMap((part, at) => placesOf(part, [...path, at]))];
  if (typeof value === 'object' && value !== null)
    return [
      here,
      ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key])),
    ];
  return [here];
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, at) => (at === key ? replaced(part, rest, by) : (part as unknown)));
  return {
    ...(value as object),
    [key]: replaced((value as Record<string, unknown>)[String(key)], rest, by),
  };
}
function without(value: unknown, path: Path): unknown {
  const key = path.at(-1);
  const parent = path.slice(0, -1);
  const holder = parent.reduce<unknown>(
    (at, part) => (at as Record<string, unknown>)[String(part)],
    value,
  );
  if (Array.isArray(holder))
    return replaced(
      value,
      parent,
      holder.filter((_part, at) => at !== key),
    );
  return replaced(
    value,
    parent,
    Object.fromEntries(Object.entries(holder as object).filter(([name]) => name !== key)),
  );
}

const WRONG: readonly unknown[] = [
  null,
  true,
  'true',
  '',
  ' ',
  '0x10',
  '1e400',
  'NaN',
  '1.234,56',
  '٣',
  [],
  {},
  [5],
  -1,
  0.005,
  2 ** 53 + 2,
  1e15,
  1e308,
  -0,
  'Infinity',
  'x'.repeat(25_000),
  'a\u0000b',
  'Anna\u202Egnp.exe',
  'a\r\nSet-Cookie: x=1',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  { $ne: null },
  '\uD800',
];

/** @returns a value that differs from the one given in one place */
export function mutationsOf(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value);
  const objects = places.filter(
    ({ value: part }) => typeof part === 'object' && part !== null && !Array.isArray(part),
  );
  const inner = places.filter(({ path }) => path.length > 0);
  const swap = fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...WRONG))
    .map(([{ path }, by]) => replaced(value, path, by));
  const edge = fc
    .constantFrom(...places)
    .map(({ path, value: part }) => replaced(value, path, neighbour(part)));
  const ways: fc.Arbitrary<unknown>[] = [swap, swap, edge];
  if (objects.length > 0)
    ways.push(
      fc
        .tuple(
          fc.constantFrom(...objects),
          fc.constantFrom(
            'role',
            'userId',
            'isAdmin',
            'thirdParty',
            'checkup',
            'emailVerified',
            'toString',
            '$where',
          ),
        )
        .map(([{ path, value: part }, key]) =>
          replaced(value, path, { ...(part as object), [key]: 'SuperAdmin' }),
        ),
    );
  if (inner.length > 0)
    ways.push(fc.constantFrom(...inner).map(({ path }) => without(value, path)));
  return fc.oneof(...ways);
}

/** Just past what it was. */
function neighbour(part: unknown): unknown {
  if (typeof part === 'number') return Number.isInteger(part) ? part + 0.5 : part * -1;
  if (typeof part === 'string') return `${part}\u0007`;
  if (typeof part === 'boolean') return part ? 1 : 0;
  if (Array.isArray(part)) return Array.from({ length: 500 }, () => (part[0] as unknown) ?? 0);
  return [part];
}

/** Bodies that are not even JSON, or are JSON of the wrong kind. */
export const brokenTexts = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    text.slice(0, Math.max(1, text.length - 1)),
    `${text}${text}`,
    `{"__proto__":{"polluted":1},${text.slice(1)}`,
    '[1',
    '"',
    'undefined',
    `{"a":1,"a":2}`,
    '{"a":'.repeat(40),
    '\u0000',
    '{"constructor":{"prototype":{"polluted":1}}}',
  );
