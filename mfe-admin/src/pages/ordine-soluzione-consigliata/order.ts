/** The order of the areas as the page holds it: read from the constants, moved, compared. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { isArea } from '@bussola/domain';
import type { Constants, Summary } from '../../costanti/release.ts';

export type Areas = BodyOf<'publishOrder'>['aree'];
export type Code = Areas[number]['code'];
export type Effect = ResponseOf<'orderEffect'>;
export type Family = Effect['famiglie'][number];
export type Place = Family['after'][number];

/** Bounds of a weight and its step: `soluzione.*.peso` of the engine. */
const [MOST, STEPS] = [2, 10];

const KEY = /^soluzione\.(.+)\.(ordine|peso)$/;

/** The twelve areas of the release in force, first to last. */
export function areasOf({ costanti }: Constants): Areas {
  const found = new Map<Code, { place: number; peso: number }>();
  for (const { key, value } of costanti) {
    const [, code = '', what] = KEY.exec(key) ?? [];
    if (!isArea(code)) continue;
    const known = found.get(code) ?? { place: 0, peso: 1 };
    found.set(code, { ...known, [what === 'peso' ? 'peso' : 'place']: Number(value) });
  }
  return [...found]
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([code, { peso }]) => ({ code, peso }));
}

/** As a path carries it, and so that two can be compared: «TCM:1.3,pensione:1,…». */
export const written = (areas: Areas): string =>
  areas.map(({ code, peso }) => `${code}:${String(peso)}`).join();

/** @param ids the codes in their new order */
export const inOrderOf = (areas: Areas, ids: readonly string[]): Areas =>
  ids.flatMap((id) => areas.find(({ code }) => code === id) ?? []);

/** A weight one step up or down; undefined at the end. */
export function nextWeight(peso: number, by: -1 | 1): number | undefined {
  const next = (Math.round(peso * STEPS) + by) / STEPS;
  return next < 0 || next > MOST ? undefined : next;
}
export const withWeight = (areas: Areas, code: Code, peso: number): Areas =>
  areas.map((area) => (area.code === code ? { ...area, peso } : area));

/** The release that last moved the order; undefined when it is as it was shipped. */
export const lastChange = (releases: readonly Summary[]): Summary | undefined =>
  releases.find(
    ({ state, origin, keys }) =>
      (state === 'in-force' || state === 'superseded') &&
      origin !== 'shipped' &&
      origin !== 'completion' &&
      keys.some((key) => KEY.test(key)),
  );

const codesOf = (places: readonly Place[]): Code[] => places.map(({ code }) => code);
/** What a person sees first. */
const FIRST = 3;
export const isMoved = ({ before, after }: Family): boolean =>
  codesOf(before).join() !== codesOf(after).join();
export const isFirstMoved = ({ before, after }: Family): boolean =>
  codesOf(before.slice(0, FIRST)).join() !== codesOf(after.slice(0, FIRST)).join();

export interface Rise {
  place: Place;
  from: number;
  to: number;
  /** The area it now stands before. */
  other: Place;
  /** They are in one group and have the same points: only the order decides. */
  isTie: boolean;
}

/** The area that rises most; undefined where nothing moves. */
export function riseOf({ before, after }: Family): Rise | undefined {
  const was = codesOf(before);
  const rises = after
    .map((place, to) => ({ place, to, from: was.indexOf(place.code), other: after[to + 1] }))
    .filter((one) => one.from > one.to)
    .sort((a, b) => b.from - b.to - (a.from - a.to));
  const [first] = rises;
  if (!first?.other) return undefined;
  const { place, other } = first;
  return {
    ...first,
    other,
    isTie:
      place.gruppo !== null && place.gruppo === other.gruppo && place.priorita === other.priorita,
  };
}

/** The rows that tell the difference: up to the last one that moved, six at most. */
export function rowsOf({ before, after }: Family): { was: Place; is: Place; isMoved: boolean }[] {
  const rows = after.flatMap((is, at) => {
    const was = before[at];
    return was ? [{ was, is, isMoved: was.code !== is.code }] : [];
  });
  const last = rows.findLastIndex((row) => row.isMoved);
  const from = Math.max(0, rows.findIndex((row) => row.isMoved) - 1);
  return rows.slice(from, Math.min(last + 1, from + 6));
}
