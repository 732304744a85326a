import type { IsoDate } from '@bussola/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { anyOf, lockTable, q, recordset, row, rows, run } from '../../db/typed.ts';

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
  const values = q
    .selectFrom('vix')
    .select(['day', 'value', 'source'])
    .where((eb) => eb.between('day', from, to))
    .orderBy('day');
  return (await rows(db, values)).map((vix) => ({ ...vix, value: Number(vix.value) }));
}
export async function latestVix(
  db: Queryable,
  upTo: IsoDate,
): Promise<(VixDay & { source: VixSource }) | undefined> {
  const latest = await row(
    db,
    q
      .selectFrom('vix')
      .select(['day', 'value', 'source'])
      .where('day', '<=', upTo)
      .orderBy('day', 'desc')
      .limit(1),
  );
  return latest && { ...latest, value: Number(latest.value) };
}
/**
 * Those already there for these days, under lock: two people who type at once do so one after the
 * other.
 */
export async function lockDays(
  tx: Queryable,
  days: readonly IsoDate[],
): Promise<Map<IsoDate, number>> {
  await lockTable(tx, 'vix', 'share row exclusive');
  const known = q.selectFrom('vix').select(['day', 'value']).where('day', '=', anyOf(days));
  return new Map((await rows(tx, known)).map(({ day, value }) => [day, Number(value)]));
}
export const putVix = (
  tx: Queryable,
  days: readonly VixDay[],
  source: VixSource,
  notedBy: string | null,
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('vix')
      .columns(['day', 'value', 'source', 'noted_by', 'noted_at'])
      .expression((eb) =>
        eb
          .selectFrom(recordset(days, { day: 'date', value: 'numeric' }))
          .select(['day', 'value'])
          .select([
            sql`${source}::text`.as('source'),
            sql`${notedBy}::uuid`.as('noted_by'),
            sql`${now}::timestamptz`.as('noted_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          source: eb.ref('excluded.source'),
          noted_by: eb.ref('excluded.noted_by'),
          noted_at: eb.ref('excluded.noted_at'),
        })),
      ),
  );
