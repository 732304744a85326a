import type { Queryable } from '../../db/port.ts';

/**
 * One statement, exact across instances: counts one more and tells how many in the window, and when
 * it ends.
 */
export async function hit(
  db: Queryable,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ n: number; retryAfterSeconds: number }> {
  const [row] = await db.query<{ n: number; retry: number }>(
    `
    insert into rate_limit as r (k, n, reset_at) values ($1, 1, $3::timestamptz + make_interval(secs => $2))
    on conflict (k) do update set
      n = case when r.reset_at <= $3 then 1 else r.n + 1 end,
      reset_at = case when r.reset_at <= $3 then excluded.reset_at else r.reset_at end
    returning n, ceil(extract(epoch from reset_at - $3::timestamptz))::int as retry`,
    [key, windowSeconds, now],
  );
  return { n: row?.n ?? 1, retryAfterSeconds: Math.max(1, row?.retry ?? windowSeconds) };
}

export async function forget(db: Queryable, key: string): Promise<void> {
  await db.query('delete from rate_limit where k = $1', [key]);
}

export async function sweepThrottle(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from rate_limit where reset_at < $1', [now]);
}
