/** Every table that says whose its rows are, and how many of one person's it has. */
import type { Queryable } from '../src/db/port.ts';

export async function rowsOf(db: Queryable, userId: string): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'user_id' order by 1`,
    [],
  );
  const counts: Record<string, number> = {};
  for (const [name, owner] of [['users', 'id'], ...tables.map((one) => [one.name, 'user_id'])]) {
    const [row] = await db.query<{ n: number }>(
      `select count(*)::int as n from ${name} where ${owner} = $1`,
      [userId],
    );
    counts[name ?? ''] = row?.n ?? -1;
  }
  return counts;
}

export const emptyOf = (rows: Record<string, number>): string[] =>
  Object.keys(rows).filter((table) => rows[table] === 0);
