import type { IsoDate } from '@bussola/domain';

/** Time is an argument everywhere: tests move it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

const ROME_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
/** The calendar day in Italy. */
export const romeDay = (at: Date): IsoDate => ROME_DAY.format(at);
export const plusSeconds = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + seconds * 1000);
export const plusDays = (at: Date, days: number): Date => plusSeconds(at, days * 86_400);
