export { romeDay } from '@bussola/domain';

/** Time is an argument everywhere: tests move it. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

export const plusSeconds = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + seconds * 1000);
export const plusDays = (at: Date, days: number): Date => plusSeconds(at, days * 86_400);

/** Until five in Italy: for work that nobody should wait behind. */
export const isNight = (now: Date): boolean =>
  Number(now.toLocaleString('en', { timeZone: 'Europe/Rome', hour: '2-digit', hour12: false })) %
    24 <
  5;
