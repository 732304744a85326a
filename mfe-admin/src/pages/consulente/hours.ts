import type { ProfiloConsulente } from '@bussola/contract';

export type Fascia = ProfiloConsulente['orari'][number];
type Hours = Pick<Fascia, 'dalle' | 'alle'>;

const RANGE = /^(\d{1,2})(?:[.:](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[.:](\d{2}))?$/;

/** «9-13, 15-18.30» as the server keeps it; undefined: it cannot be read, or overlaps. */
export function readHours(text: string): Hours[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hours: Hours[] = [];
  for (const part of parts) {
    const one = readRange(part);
    if (!one || one.dalle < (hours.at(-1)?.alle ?? '')) return undefined;
    hours.push(one);
  }
  return hours;
}
function readRange(text: string): Hours | undefined {
  const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] = RANGE.exec(text) ?? [];
  const [dalle, alle] = [clock(from, fromMinutes), clock(to, toMinutes)];
  return isTime(dalle) && isTime(alle) && dalle < alle ? { dalle, alle } : undefined;
}
const clock = (hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`;
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** «09:00» as «9», «18:30» as «18.30». */
export const spoken = (time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${String(Number(hours))}.${minutes}`;
};
export const writeHours = (hours: readonly Hours[]): string =>
  hours.map(({ dalle, alle }) => `${spoken(dalle)}-${spoken(alle)}`).join(', ');

const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** «24/12/2026» as the server keeps it; undefined when there is no such day. */
export function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = DAY.exec(text.trim()) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
