import type { Grant } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { anyOf, fullName, hasRow, q, row, rows, run, wireTime, word } from '../../db/typed.ts';

const g = expressionBuilder<{ g: Schema['grants'] }, 'g'>();
/** A grant `g` past its last day is expired whether or not a job has said so. */
export const stateOn = (day: IsoDate) =>
  g
    .case()
    .when(g.and([g('g.state', 'in', ['active', 'pending']), g('g.to_day', '<', day)]))
    .then(word('expired'))
    .else(g.ref('g.state'))
    .end();
/** The grant `g` opens the area on this day. */
export const isInForce = (day: IsoDate) =>
  g.and([
    g('g.state', '=', 'active'),
    g.between(g.val(day), g.ref('g.from_day'), g.ref('g.to_day')),
  ]);

/** As its owner sees them. */
export const listGrants = (db: Queryable, ownerId: string, day: IsoDate): Promise<Grant[]> =>
  rows(
    db,
    q
      .selectFrom('grants as g')
      .leftJoin('users as h', 'h.id', 'g.holder_id')
      .select(['g.id as grantId', 'g.version', 'g.scopes', 'g.members', 'g.purpose'])
      .select(['g.hide_amounts as hideAmounts', 'g.from_day as from', 'g.to_day as to'])
      .select((eb) => [
        eb.fn.coalesce('g.holder_email', 'h.email_folded', word('')).as('email'),
        sql<string | null>`nullif(${fullName('h')}, '')`.as('name'),
        stateOn(day).as('state'),
        wireTime(eb, 'g.last_access_at').as('lastAccessAt'),
        wireTime(eb, 'g.created_at').as('createdAt'),
      ])
      .where('g.owner_id', '=', ownerId)
      .orderBy('g.created_at', 'desc')
      .orderBy('g.id')
      .limit(200),
  );
export async function countLive(tx: Queryable, ownerId: string, day: IsoDate): Promise<number> {
  const count = await row(
    tx,
    q
      .selectFrom('grants')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('owner_id', '=', ownerId)
      .where('state', 'in', ['pending', 'active'])
      .where('to_day', '>=', day),
  );
  return count?.n ?? 0;
}
/**
 * The grants of the owner, of the holder, or offered to their address: the database shows no other.
 * The caller's own grants are read first and searched for the id, so that another person's id takes
 * as long as an id that does not exist (tools/security/existence.ts).
 */
export const hasGrant = (db: Queryable, userId: string, id: string): Promise<boolean> =>
  hasRow(
    db,
    q
      .with(
        (name) => name('mine').materialized(),
        (cte) =>
          cte
            .selectFrom('grants')
            .select('id')
            .where('owner_id', '=', userId)
            .unionAll(cte.selectFrom('grants').select('id').where('holder_id', '=', userId))
            .unionAll(
              cte
                .selectFrom('grants')
                .select('id')
                .where('holder_id', 'is', null)
                .where(
                  'holder_email',
                  '=',
                  cte.selectFrom('users').select('email_folded').where('id', '=', userId),
                ),
            ),
      )
      .selectFrom('mine')
      .select('id')
      .where('id', '=', id),
  );

type Scope = Grant['scopes'][number];
interface NewGrant {
  id: string;
  ownerId: string;
  scopes: readonly Scope[];
  purpose: string;
  from: IsoDate;
  to: IsoDate;
  now: Date;
  /** Offered to an address, or already held by an account. */
  holder: { email: string } | { id: string };
  members?: readonly string[] | null | undefined;
  hideAmounts?: boolean | undefined;
}
/** Once: a grant that is there stays as it is. */
export async function insertGrant(db: Queryable, g: NewGrant): Promise<void> {
  const holderId = 'id' in g.holder ? g.holder.id : null;
  const isNew = await hasRow(
    db,
    q
      .insertInto('grants')
      .values({
        id: g.id,
        owner_id: g.ownerId,
        holder_id: holderId,
        holder_email: 'email' in g.holder ? g.holder.email : null,
        scopes: g.scopes,
        purpose: g.purpose,
        from_day: g.from,
        to_day: g.to,
        state: holderId ? 'active' : 'pending',
        created_at: g.now,
        members: g.members ?? null,
        hide_amounts: g.hideAmounts ?? false,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  if (isNew && holderId) await touchSelf(db, holderId);
}

interface Row {
  version: number;
  holderId: string | null;
  from: IsoDate;
}
export const lockLive = (tx: Queryable, ownerId: string, id: string): Promise<Row | undefined> =>
  row(
    tx,
    q
      .selectFrom('grants')
      .select(['version', 'holder_id as holderId', 'from_day as from'])
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('state', 'in', ['pending', 'active'])
      .forUpdate(),
  );
/** Absent = untouched; members of null are all of them. */
export const changeGrant = (
  tx: Queryable,
  id: string,
  c: {
    scopes?: readonly Scope[] | undefined;
    members?: readonly string[] | null | undefined;
    hideAmounts?: boolean | undefined;
    purpose?: string | undefined;
    to?: IsoDate | undefined;
  },
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('grants')
      .set((eb) => ({
        version: eb('version', '+', 1),
        scopes: c.scopes,
        members: c.members,
        hide_amounts: c.hideAmounts,
        purpose: c.purpose,
        to_day: c.to,
      }))
      .where('id', '=', id),
  );
export const endGrant = (
  tx: Queryable,
  id: string,
  state: 'revoked' | 'refused',
  now: Date,
): Promise<void> =>
  run(
    tx,
    q
      .updateTable('grants')
      .set((eb) => ({ state, ended_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );
/**
 * Revokes the grants given since `since`, by an intruder perhaps.
 * @returns how many
 */
export async function revokeSince(
  tx: Queryable,
  ownerId: string,
  since: Date,
  now: Date,
): Promise<number> {
  const revoked = await rows(
    tx,
    q
      .updateTable('grants')
      .set((eb) => ({ state: 'revoked', ended_at: now, version: eb('version', '+', 1) }))
      .where('owner_id', '=', ownerId)
      .where('created_at', '>=', since)
      .where('state', 'in', ['pending', 'active'])
      .returning('holder_id as holderId'),
  );
  const holders = revoked.flatMap(({ holderId }) => holderId ?? []);
  await run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('user_id', '=', anyOf(holders)),
  );
  return revoked.length;
}
/** @returns whose area it opens; undefined for one that is not offered to them any more */
export async function takeGrant(
  tx: Queryable,
  id: string,
  holderId: string,
  day: IsoDate,
): Promise<string | undefined> {
  const taken = q
    .updateTable('grants')
    .set((eb) => ({ state: 'active', holder_id: holderId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('holder_id', 'is', null)
    .where('owner_id', '<>', holderId)
    .where('to_day', '>=', day)
    .returning('owner_id as ownerId');
  return (await row(tx, taken))?.ownerId;
}
/** @returns whose area it opened; undefined when there was nothing to give up */
export async function refuseGrant(
  tx: Queryable,
  id: string,
  holderId: string,
  now: Date,
): Promise<string | undefined> {
  const refused = q
    .updateTable('grants')
    .set((eb) => ({
      state: 'refused',
      holder_id: holderId,
      ended_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'active'])
    .where('owner_id', '<>', holderId)
    .returning('owner_id as ownerId');
  return (await row(tx, refused))?.ownerId;
}
/** The other end's cached answers are of before. */
export async function touchOther(tx: Queryable, person: string | null): Promise<void> {
  if (person) await run(tx, q.selectNoFrom(sql`grant_touch(${person})`.as('touched')));
}
/** One that may be entered now. */
export const findEnterable = (
  db: Queryable,
  id: string,
  holderId: string,
  day: IsoDate,
): Promise<{ ownerId: string } | undefined> =>
  row(
    db,
    q
      .selectFrom('grants as g')
      .innerJoin('users as o', 'o.id', 'g.owner_id')
      .select('g.owner_id as ownerId')
      .where('g.id', '=', id)
      .where('g.holder_id', '=', holderId)
      .where(isInForce(day))
      .where('o.deleted_at', 'is', null)
      .where('o.state', '<>', 'disabled'),
  );
export const findRight = (
  db: Queryable,
  id: string,
): Promise<{ scopes: Scope[]; members: string[] | null; hideAmounts: boolean } | undefined> =>
  row(
    db,
    q
      .selectFrom('grants')
      .select(['scopes', 'members', 'hide_amounts as hideAmounts'])
      .where('id', '=', id),
  );
/** How and when a grant ended. */
export const findEnding = (
  db: Queryable,
  id: string,
  day: IsoDate,
): Promise<{ state: string; to: IsoDate; endedAt: Date | null } | undefined> =>
  row(
    db,
    q
      .selectFrom('grants as g')
      .select(['g.to_day as to', 'g.ended_at as endedAt', stateOn(day).as('state')])
      .where('g.id', '=', id),
  );
/** Their own list of grants has changed. */
export const touchSelf = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('areas')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('user_id', '=', userId),
  );
