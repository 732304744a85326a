/** Counts by the hour: loads of portals, and content stopped in them. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { q, recordset, rows, run } from '../../db/typed.ts';

export interface EventCount {
  hour: Date;
  portal: string;
  buildId: string;
  channel: string;
  phase: string;
  outcome: string;
  code: string;
  fallbackTo: string;
  asset: string;
  n: number;
}
export interface ViolationCount {
  hour: Date;
  portal: string;
  directive: string;
  blocked: string;
  n: number;
}
export interface LoadCount {
  hour: Date;
  portal: string;
  buildId: string;
  uptoMs: number;
  n: number;
}
const total: RawBuilder<number> = sql`sum(n)::bigint`;

const EVENT = ['hour', 'portal', 'build_id', 'channel', 'phase', 'outcome', 'code'] as const;
/** Adds to the stored counts: several servers add to one hour. */
export const addEvents = (tx: Queryable, counts: readonly EventCount[]): Promise<void> =>
  run(
    tx,
    q
      .insertInto('portal_events')
      .columns([...EVENT, 'fallback_to', 'asset', 'n'])
      .expression((eb) =>
        eb
          .selectFrom(
            recordset(counts, {
              hour: 'timestamptz',
              portal: 'text',
              buildId: 'text',
              channel: 'text',
              phase: 'text',
              outcome: 'text',
              code: 'text',
              fallbackTo: 'text',
              asset: 'text',
              n: 'bigint',
            }),
          )
          .select(['hour', 'portal', 'buildId', 'channel', 'phase', 'outcome', 'code'])
          .select(['fallbackTo', 'asset', 'n']),
      )
      .onConflict((conflict) =>
        conflict
          .columns([...EVENT, 'fallback_to', 'asset'])
          .doUpdateSet((eb) => ({ n: eb('portal_events.n', '+', eb.ref('excluded.n')) })),
      ),
  );
export const addLoads = (tx: Queryable, counts: readonly LoadCount[]): Promise<void> =>
  run(
    tx,
    q
      .insertInto('portal_loads')
      .columns(['hour', 'portal', 'build_id', 'upto_ms', 'n'])
      .expression((eb) =>
        eb
          .selectFrom(
            recordset(counts, {
              hour: 'timestamptz',
              portal: 'text',
              buildId: 'text',
              uptoMs: 'integer',
              n: 'bigint',
            }),
          )
          .select(['hour', 'portal', 'buildId', 'uptoMs', 'n']),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'portal', 'build_id', 'upto_ms'])
          .doUpdateSet((eb) => ({ n: eb('portal_loads.n', '+', eb.ref('excluded.n')) })),
      ),
  );
export const addViolations = (tx: Queryable, counts: readonly ViolationCount[]): Promise<void> =>
  run(
    tx,
    q
      .insertInto('portal_violations')
      .columns(['hour', 'portal', 'directive', 'blocked', 'n'])
      .expression((eb) =>
        eb
          .selectFrom(
            recordset(counts, {
              hour: 'timestamptz',
              portal: 'text',
              directive: 'text',
              blocked: 'text',
              n: 'bigint',
            }),
          )
          .select(['hour', 'portal', 'directive', 'blocked', 'n']),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'portal', 'directive', 'blocked'])
          .doUpdateSet((eb) => ({ n: eb('portal_violations.n', '+', eb.ref('excluded.n')) })),
      ),
  );
export type ViolationSum = Omit<ViolationCount, 'hour'>;
/** The most frequent first. */
export const sumViolations = (db: Queryable, since: Date, limit: number): Promise<ViolationSum[]> =>
  rows(
    db,
    q
      .selectFrom('portal_violations')
      .select(['portal', 'directive', 'blocked', total.as('n')])
      .where('hour', '>=', since)
      .groupBy(['portal', 'directive', 'blocked'])
      .orderBy('n', 'desc')
      .orderBy('portal')
      .orderBy('directive')
      .orderBy('blocked')
      .limit(limit),
  );
export interface EventSum {
  portal: string;
  buildId: string;
  phase: string;
  outcome: string;
  code: string;
  asset: string;
  n: number;
}
export const sumEvents = (db: Queryable, since: Date): Promise<EventSum[]> =>
  rows(
    db,
    q
      .selectFrom('portal_events')
      .select(['portal', 'build_id as buildId', 'phase', 'outcome', 'code', 'asset'])
      .select(total.as('n'))
      .where('hour', '>=', since)
      .groupBy(['portal', 'build_id', 'phase', 'outcome', 'code', 'asset'])
      .orderBy('portal')
      .orderBy('build_id')
      .orderBy('n', 'desc')
      .orderBy('phase')
      .orderBy('outcome')
      .orderBy('code')
      .orderBy('asset'),
  );
export interface LoadSum {
  portal: string;
  buildId: string;
  uptoMs: number;
  n: number;
}
export const sumLoads = (db: Queryable, since: Date): Promise<LoadSum[]> =>
  rows(
    db,
    q
      .selectFrom('portal_loads')
      .select(['portal', 'build_id as buildId', 'upto_ms as uptoMs', total.as('n')])
      .where('hour', '>=', since)
      .groupBy(['portal', 'build_id', 'upto_ms'])
      .orderBy('portal')
      .orderBy('build_id')
      .orderBy('upto_ms'),
  );
export async function sweepTelemetry(db: Queryable, before: Date): Promise<void> {
  for (const table of ['portal_events', 'portal_loads', 'portal_violations'] as const)
    await run(db, q.deleteFrom(table).where('hour', '<', before));
}
