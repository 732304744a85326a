import { ageAt, isIsoDate } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';

export const ADULT_YEARS = 18;
/** From this age one may work: before it nobody is asked for a profession, a title or an income. */
export const WORKING_YEARS = 16;
export const MAX_YEARS = 120;

/** Whole years on a day, NaN for what is not a day yet. */
export const ageOn = (birth: string, today: IsoDate): number =>
  isIsoDate(birth) ? ageAt(birth, today) : Number.NaN;

export const isAdult = (birth: string, today: IsoDate): boolean =>
  ageOn(birth, today) >= ADULT_YEARS;
/** Until the date is known the questions are there: most members who are added are grown up. */
export const asksLavoro = (birth: string, today: IsoDate): boolean =>
  !(ageOn(birth, today) < WORKING_YEARS);
