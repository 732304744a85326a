import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

export type VixSource = 'typed' | 'csv' | 'url';
export interface VixDay {
  day: IsoDate;
  value: number;
}

/** The values of a time, oldest first. */
export async function listVix(
  db: Queryable,
  from: IsoDate,
  to: IsoDate,
): Promise<(VixDay & { source: VixSource })[]> {
  const rows = await db.query<{ day: IsoDate; value: string; source: VixSource }>(
    'select day, value, source from vix where day between $1 and $2 order by day',
    [from, to],
  );
  return rows.map(({ day, value, source }) => ({ day, value: Number(value), source }));
}
export async function latestVix(
  db: Queryable,
  upTo: IsoDate,
): Promise<(VixDay & { source: VixSource }) | undefined> {
  const [row] = await db.query<{ day: IsoDate; value: string; source: VixSource }>(
    'select day, value, source from vix where day <= $1 order by day desc limit 1',
    [upTo],
  );
  return row && { ...row, value: Number(row.value) };
}
/**
 * Those already there for these days, under lock: two people who type at once do so one after the
 * other.
 */
export async function lockDays(
  tx: Queryable,
  days: readonly IsoDate[],
): Promise<Map<IsoDate, number>> {
  await tx.query('lock table vix in share row exclusive mode');
  const rows = await tx.query<{ day: IsoDate; value: string }>(
    'select day, value from vix where day = any($1::date[])',
    [days],
  );
  return new Map(rows.map(({ day, value }) => [day, Number(value)]));
}
export async function putVix(
  tx: Queryable,
  rows: readonly VixDay[],
  source: VixSource,
  notedBy: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into vix (day, value, source, noted_by, noted_at) select day, value, $2, $3::uuid, $4::timestamptz from jsonb_to_recordset($1::jsonb) as t (day date, value numeric)
     on conflict (day) do update set value = excluded.value, source = excluded.source, noted_by = excluded.noted_by, noted_at = excluded.noted_at`,
    [JSON.stringify(rows), source, notedBy, now],
  );
}
