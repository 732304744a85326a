/** Counts of how portals load, and of what was stopped in them, by the hour. */
import type { Queryable } from '../../db/port.ts';

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

/** Adds to what is there; several servers add to one hour. */
export async function addEvents(tx: Queryable, counts: readonly EventCount[]): Promise<void> {
  await tx.query(
    `insert into portal_events (hour, portal, build_id, channel, phase, outcome, code, fallback_to, asset, n)
     select (e ->> 'hour')::timestamptz, e ->> 'portal', e ->> 'buildId', e ->> 'channel', e ->> 'phase', e ->> 'outcome', e ->> 'code', e ->> 'fallbackTo', e ->> 'asset', (e ->> 'n')::bigint from jsonb_array_elements($1::jsonb) e
     on conflict (hour, portal, build_id, channel, phase, outcome, code, fallback_to, asset) do update set n = portal_events.n + excluded.n`,
    [JSON.stringify(counts)],
  );
}
export async function addLoads(tx: Queryable, counts: readonly LoadCount[]): Promise<void> {
  await tx.query(
    `insert into portal_loads (hour, portal, build_id, upto_ms, n)
     select (e ->> 'hour')::timestamptz, e ->> 'portal', e ->> 'buildId', (e ->> 'uptoMs')::integer, (e ->> 'n')::bigint from jsonb_array_elements($1::jsonb) e
     on conflict (hour, portal, build_id, upto_ms) do update set n = portal_loads.n + excluded.n`,
    [JSON.stringify(counts)],
  );
}
export async function addViolations(
  tx: Queryable,
  counts: readonly ViolationCount[],
): Promise<void> {
  await tx.query(
    `insert into portal_violations (hour, portal, directive, blocked, n)
     select (e ->> 'hour')::timestamptz, e ->> 'portal', e ->> 'directive', e ->> 'blocked', (e ->> 'n')::bigint from jsonb_array_elements($1::jsonb) e
     on conflict (hour, portal, directive, blocked) do update set n = portal_violations.n + excluded.n`,
    [JSON.stringify(counts)],
  );
}
export type ViolationSum = Omit<ViolationCount, 'hour'>;
/** The most frequent first. */
export async function sumViolations(
  db: Queryable,
  since: Date,
  limit: number,
): Promise<ViolationSum[]> {
  return db.query<ViolationSum>(
    `select portal, directive, blocked, sum(n)::bigint as n from portal_violations where hour >= $1 group by 1, 2, 3 order by n desc, 1, 2, 3 limit $2`,
    [since, limit],
  );
}
export interface EventSum {
  portal: string;
  buildId: string;
  phase: string;
  outcome: string;
  code: string;
  asset: string;
  n: number;
}
export async function sumEvents(db: Queryable, since: Date): Promise<EventSum[]> {
  return db.query<EventSum>(
    `select portal, build_id as "buildId", phase, outcome, code, asset, sum(n)::bigint as n from portal_events where hour >= $1 group by 1, 2, 3, 4, 5, 6 order by 1, 2, n desc, 3, 4, 5, 6`,
    [since],
  );
}
export interface LoadSum {
  portal: string;
  buildId: string;
  uptoMs: number;
  n: number;
}
export async function sumLoads(db: Queryable, since: Date): Promise<LoadSum[]> {
  return db.query<LoadSum>(
    `select portal, build_id as "buildId", upto_ms as "uptoMs", sum(n)::bigint as n from portal_loads where hour >= $1 group by 1, 2, 3 order by 1, 2, 3`,
    [since],
  );
}
export async function sweepTelemetry(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from portal_events where hour < $1', [before]);
  await db.query('delete from portal_loads where hour < $1', [before]);
  await db.query('delete from portal_violations where hour < $1', [before]);
}
