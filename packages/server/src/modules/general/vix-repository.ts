import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

/** The newest value that staff typed; there is none until somebody does. */
export async function latestVix(db: Queryable): Promise<{ value: number; day: IsoDate } | undefined> {
  const [row] = await db.query<{ value: string; day: IsoDate }>('select value, day from vix order by day desc limit 1', []);
  return row && { value: Number(row.value), day: row.day };
}

export async function noteVix(db: Queryable, day: IsoDate, value: number, now: Date): Promise<void> {
  await db.query('insert into vix (day, value, noted_at) values ($1, $2, $3) on conflict (day) do update set value = excluded.value, noted_at = excluded.noted_at', [day, value, now]);
}
