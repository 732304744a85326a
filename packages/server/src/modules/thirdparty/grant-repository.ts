import type { Grant } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import type { Queryable } from '../../db/port.ts';

/**
 * As its owner sees it; `$2` is today, because a grant past its last day is expired whether or not
 * a job has said so.
 */
const GRANT = `json_build_object('grantId', g.id, 'version', g.version, 'email', coalesce(g.holder_email, h.email_folded, ''), 'name', nullif(trim(h.first_name || ' ' || h.last_name), ''),
  'scopes', g.scopes, 'members', to_json(g.members), 'hideAmounts', g.hide_amounts, 'purpose', g.purpose, 'from', g.from_day, 'to', g.to_day,
  'state', case when g.state in ('active', 'pending') and g.to_day < $2::date then 'expired' else g.state end,
  'lastAccessAt', wire_time(g.last_access_at), 'createdAt', wire_time(g.created_at))`;

export async function listGrants(db: Queryable, ownerId: string, day: IsoDate): Promise<Grant[]> {
  const rows = await db.query<{ grant: Grant }>(
    `select ${GRANT} as grant from grants g left join users h on h.id = g.holder_id where g.owner_id = $1 order by g.created_at desc, g.id limit 200`,
    [ownerId, day],
  );
  return rows.map(({ grant }) => grant);
}
export async function countLive(tx: Queryable, ownerId: string, day: IsoDate): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from grants where owner_id = $1 and state in ('pending', 'active') and to_day >= $2::date`,
    [ownerId, day],
  );
  return row?.n ?? 0;
}
/**
 * Of the owner, of the holder, or offered to their address: the database shows no other. One's own
 * are found first and the id among them, so that an id of somebody else takes no longer than an id
 * of nobody (tools/security/existence.ts).
 */
export async function hasGrant(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (
    (
      await db.query(
        `with mine as materialized (
      select id from grants where owner_id = $2
      union all select id from grants where holder_id = $2
      union all select id from grants where holder_id is null and holder_email = (select email_folded from users where id = $2))
    select 1 from mine where id = $1`,
        [id, userId],
      )
    ).length > 0
  );
}

interface NewGrant {
  id: string;
  ownerId: string;
  scopes: readonly string[];
  purpose: string;
  from: IsoDate;
  to: IsoDate;
  now: Date;
  /** Offered to an address, or already held by somebody. */
  holder: { email: string } | { id: string };
  members?: readonly string[] | null | undefined;
  hideAmounts?: boolean | undefined;
}
/** Once: a grant that is there stays as it is. */
export async function insertGrant(db: Queryable, g: NewGrant): Promise<void> {
  const holderId = 'id' in g.holder ? g.holder.id : null;
  const made = await db.query(
    `insert into grants (id, owner_id, holder_id, holder_email, scopes, purpose, from_day, to_day, state, created_at, members, hide_amounts)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8, $9, $10, $11::uuid[], $12) on conflict (id) do nothing returning id`,
    [
      g.id,
      g.ownerId,
      holderId,
      'email' in g.holder ? g.holder.email : null,
      g.scopes,
      g.purpose,
      g.from,
      g.to,
      holderId ? 'active' : 'pending',
      g.now,
      g.members ?? null,
      g.hideAmounts ?? false,
    ],
  );
  if (made.length > 0 && holderId)
    await db.query('update areas set revision = revision + 1 where user_id = $1', [holderId]);
}

interface Row {
  version: number;
  holderId: string | null;
  from: IsoDate;
}
export async function lockLive(
  tx: Queryable,
  ownerId: string,
  id: string,
): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    `select version, holder_id as "holderId", from_day as from from grants where id = $1 and owner_id = $2 and state in ('pending', 'active') for update`,
    [id, ownerId],
  );
  return row;
}
export async function changeGrant(
  tx: Queryable,
  id: string,
  c: {
    scopes?: readonly string[] | undefined;
    members?: readonly string[] | null | undefined;
    hideAmounts?: boolean | undefined;
    purpose?: string | undefined;
    to?: IsoDate | undefined;
  },
): Promise<void> {
  await tx.query(
    `update grants set version = version + 1, scopes = coalesce($2::text[], scopes), members = case when $3 then $4::uuid[] else members end,
       hide_amounts = coalesce($5, hide_amounts), purpose = coalesce($6, purpose), to_day = coalesce($7::date, to_day) where id = $1`,
    [id, c.scopes, c.members !== undefined, c.members ?? null, c.hideAmounts, c.purpose, c.to],
  );
}
export async function endGrant(
  tx: Queryable,
  id: string,
  state: 'revoked' | 'refused',
  now: Date,
): Promise<void> {
  await tx.query(
    'update grants set state = $2, ended_at = $3, version = version + 1 where id = $1',
    [id, state, now],
  );
}
/** Revokes the grants given since `since`, by an intruder perhaps. @returns how many */
export async function revokeSince(
  tx: Queryable,
  ownerId: string,
  since: Date,
  now: Date,
): Promise<number> {
  const rows = await tx.query<{ holderId: string | null }>(
    `update grants set state = 'revoked', ended_at = $3, version = version + 1 where owner_id = $1 and created_at >= $2 and state in ('pending', 'active') returning holder_id as "holderId"`,
    [ownerId, since, now],
  );
  await tx.query('update areas set revision = revision + 1 where user_id = any($1::uuid[])', [
    rows.flatMap(({ holderId }) => holderId ?? []),
  ]);
  return rows.length;
}
/** @returns whose area it opens; undefined for one that is not offered to them any more */
export async function takeGrant(
  tx: Queryable,
  id: string,
  holderId: string,
  day: IsoDate,
): Promise<string | undefined> {
  const [row] = await tx.query<{ ownerId: string }>(
    `update grants set state = 'active', holder_id = $2, version = version + 1 where id = $1 and state = 'pending' and holder_id is null and owner_id <> $2 and to_day >= $3::date returning owner_id as "ownerId"`,
    [id, holderId, day],
  );
  return row?.ownerId;
}
/** @returns whose area it opened; undefined when there was nothing to give up */
export async function refuseGrant(
  tx: Queryable,
  id: string,
  holderId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ ownerId: string }>(
    `update grants set state = 'refused', holder_id = $2, ended_at = $3, version = version + 1 where id = $1 and state in ('pending', 'active') and owner_id <> $2 returning owner_id as "ownerId"`,
    [id, holderId, now],
  );
  return row?.ownerId;
}
/** The other end's cached answers are of before. */
export async function touchOther(tx: Queryable, person: string | null): Promise<void> {
  if (person) await tx.query('select grant_touch($1)', [person]);
}
/** One that may be entered now. */
export async function findEnterable(
  db: Queryable,
  id: string,
  holderId: string,
  day: IsoDate,
): Promise<{ ownerId: string } | undefined> {
  const [row] = await db.query<{ ownerId: string }>(
    `select g.owner_id as "ownerId" from grants g join users o on o.id = g.owner_id
     where g.id = $1 and g.holder_id = $2 and g.state = 'active' and $3::date between g.from_day and g.to_day and o.deleted_at is null and o.state <> 'disabled'`,
    [id, holderId, day],
  );
  return row;
}
export async function findRight(
  db: Queryable,
  id: string,
): Promise<{ scopes: string[]; members: string[] | null; hideAmounts: boolean } | undefined> {
  const [row] = await db.query<{
    scopes: string[];
    members: string[] | null;
    hideAmounts: boolean;
  }>(
    'select to_json(scopes) as scopes, to_json(members) as members, hide_amounts as "hideAmounts" from grants where id = $1',
    [id],
  );
  return row;
}
/** Their own list of grants has changed. */
export async function touchSelf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update areas set revision = revision + 1 where user_id = $1', [userId]);
}
