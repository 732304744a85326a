/**
 * From what a form holds to what is sent: `null` takes an answer back, `undefined` leaves it alone
 * because it cannot be sent as it is.
 */
import { EURO_MAX, r2 } from '@bussola/domain';
import type { Euro, IsoDate, Persona } from '@bussola/domain';

/** A change to a person, as the draft and the household take it. */
export type Patch<T> = { [K in keyof T]?: T[K] | null };
export type PersonaPatch = Patch<Persona>;

export const wireText = (text: string): string | null => text.trim() || null;

/** Euro with cents; what is no amount stays on the screen, where its error is. */
export function wireEuro(value: number | null): Euro | null | undefined {
  if (value === null) return null;
  return Number.isFinite(value) && value >= 0 && value <= EURO_MAX ? r2(value) : undefined;
}

export function wireInteger(value: number | null, max = EURO_MAX): number | null | undefined {
  if (value === null) return null;
  return Number.isFinite(value) && value >= 0 && value <= max ? Math.round(value) : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export function wireDate(value: string): IsoDate | null | undefined {
  if (value === '') return null;
  return DAY.test(value) ? value : undefined;
}

/**
 * The parts of a patch that differ from what is saved: what a blur sends. Shallow by key, deep in
 * comparing.
 */
export function changedOnly<P extends object>(patch: P, saved: object): Partial<P> {
  const before: Record<string, unknown> = { ...saved };
  return partOf(patch, (key, value) => value !== undefined && !isSame(value, before[key]));
}

/** The entries that are kept. */
export const partOf = <T extends object>(
  whole: T,
  keeps: (key: string, value: unknown) => boolean,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(whole).filter(([key, value]) => keeps(key, value)),
  ) as Partial<T>;

/**
 * Equality of plain data in which a missing key, `undefined`, `null` and an empty list all say "not
 * answered".
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNothing(a) && isNothing(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left: Record<string, unknown> = { ...a };
  const right: Record<string, unknown> = { ...b };
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  );
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);
