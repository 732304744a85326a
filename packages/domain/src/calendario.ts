/**
 * Days and months of the engine. Projections ignore the day of the month (domain.md 0); legal age
 * does not.
 */
import type { IsoDate, IsoMonth } from './money.ts';

/** Months since year zero: 2026-11-20 → 2026·12 + 10. */
export function monthIndex(date: IsoDate | IsoMonth): number {
  return Number(date.slice(0, 4)) * 12 + (Number(date.slice(5, 7)) - 1);
}

/** 24322 → «2026-11»: the inverse of {@link monthIndex}. */
export const isoMonth = (monthIdx: number): IsoMonth =>
  `${yearOf(monthIdx)}-${String((monthIdx % 12) + 1).padStart(2, '0')}`;

export const yearOf = (monthIdx: number): number => Math.floor(monthIdx / 12);

/** Age in months by month index. */
export const ageMonthsAt = (birthDate: IsoDate, refDate: IsoDate): number =>
  monthIndex(refDate) - monthIndex(birthDate);

/** Whole years by month index: the age used inside formulas. */
export const ageYearsAt = (birthDate: IsoDate, refDate: IsoDate): number =>
  Math.floor(ageMonthsAt(birthDate, refDate) / 12);

/**
 * Legal age by the full date. People born on 29 February come of age on 1 March of a common year.
 */
export function ageAt(birthDate: IsoDate, refDate: IsoDate): number {
  const years = Number(refDate.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return refDate.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

const DAY_MS = 86_400_000;
/** Days from one day to another; negative when the second comes first. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const plusDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 2026-12-31 → 2027-01-01. */
export const dayAfter = (day: IsoDate): IsoDate => plusDays(day, 1);

const ROME_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
/** The calendar day in Italy at a moment: papers, ages and last days follow it. */
export const romeDay = (at: Date): IsoDate => ROME_DAY.format(at);

/** True for a month written `YYYY-MM`. */
export const isIsoMonth = (value: unknown): value is IsoMonth =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const [year, month, day] = value.split('-').map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (days[month - 1] ?? 0);
}
