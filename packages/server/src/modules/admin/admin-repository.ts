import type { ClientRow } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';

interface Question {
  page: number;
  pageSize: number;
  search: string;
  sort: 'name' | 'updatedAt' | 'membri' | 'reds';
  direction: 'asc' | 'desc';
  checkup?: 'none' | 'started' | 'completed' | undefined;
}
/** A closed list: what is sorted by never comes from the request as text. */
const SORT: Readonly<Record<Question['sort'], string>> = {
  name: "lower(last_name || ' ' || first_name)",
  updatedAt: 'updated_at',
  membri: 'membri',
  reds: 'coalesce(red, -1)',
};
/**
 * Who is a client of table `u`, suspended or not: neither the placeholder household, nor who has
 * not proved their address, nor who is leaving.
 */
export const IS_CLIENT = `u.role = 'User' and u.state in ('active', 'disabled') and not u.placeholder and u.deleted_at is null`;
const CLIENTS = `
  select u.id, u.state, u.first_name, u.last_name, u.email, u.comune->>'comune' as comune, u.last_login_at, a.updated_at, an.red, an.yellow, an.green, an.grey,
    (select count(*)::int from membri m where m.user_id = u.id) as membri,
    case when u.checkup then 'completed' when d.version > 0 then 'started' else 'none' end as checkup
  from users u join areas a on a.user_id = u.id join drafts d on d.user_id = u.id left join analyses an on an.user_id = u.id
  where ${IS_CLIENT}
    and ($1 = '' or (u.last_name || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.comune->>'comune', '')) ilike '%' || $1 || '%')`;
const FILTER = '($2::text is null or checkup = $2)';

export async function listClients(
  db: Queryable,
  q: Question,
): Promise<{ rows: ClientRow[]; total: number }> {
  // Typed signs are letters to look for, not patterns.
  const search = q.search.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from (${CLIENTS}) c where ${FILTER}`,
    [search, q.checkup],
  );
  const rows = await db.query<{ client: ClientRow }>(
    `
    select json_build_object('userId', id, 'firstName', first_name, 'lastName', last_name, 'email', email, 'comune', comune, 'membri', membri, 'checkup', checkup,
      'levels', case when red is null then null else json_build_object('red', red, 'yellow', yellow, 'green', green, 'grey', grey) end,
      'consulente', (select string_agg(trim(k.first_name || ' ' || k.last_name), ', ' order by l.since, k.id) from consulente_clienti l join users k on k.id = l.consulente_id where l.client_id = c.id and k.deleted_at is null),
      'state', state, 'updatedAt', wire_time(updated_at), 'lastLoginAt', wire_time(last_login_at)) as client
    from (${CLIENTS}) c where ${FILTER}
    order by ${SORT[q.sort]} ${q.direction === 'asc' ? 'asc' : 'desc'} nulls last, id limit $3 offset $4`,
    [search, q.checkup, q.pageSize, (q.page - 1) * q.pageSize],
  );
  return { rows: rows.map(({ client }) => client), total: count?.n ?? 0 };
}

/** Everybody in the list, whatever is looked for. */
export async function countClients(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from users u join areas a on a.user_id = u.id join drafts d on d.user_id = u.id where ${IS_CLIENT}`,
    [],
  );
  return row?.n ?? 0;
}
