/** Publish tokens: their hashes, for which portals, until when. */
import type { PublishPortals } from '@bussola/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { fullName, q, row, rows, run, wireTime } from '../../db/typed.ts';

/** An empty list is stored for every portal, so none may be given. */
function stored(portals: PublishPortals): readonly string[] {
  if (portals === 'every') return [];
  if (portals.length === 0) throw new RangeError('a publish token without a portal');
  return portals;
}
const readPortals = <R extends { portals: string[] }>(token: R) => ({
  ...token,
  portals: token.portals.length === 0 ? ('every' as const) : token.portals,
});

export interface NewPublishToken {
  id: string;
  name: string;
  tokenHash: string;
  portals: PublishPortals;
  createdBy: string | null;
  now: Date;
  expiresAt: Date;
}
export const insertToken = (tx: Queryable, t: NewPublishToken): Promise<void> =>
  run(
    tx,
    q.insertInto('portal_tokens').values({
      id: t.id,
      name: t.name,
      token_hash: t.tokenHash,
      portals: stored(t.portals),
      created_by: t.createdBy,
      created_at: t.now,
      expires_at: t.expiresAt,
    }),
  );
export interface PublisherRow {
  id: string;
  name: string;
  portals: PublishPortals;
  lastUsedAt: Date | null;
}
export async function findToken(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<PublisherRow | undefined> {
  const token = await row(
    db,
    q
      .selectFrom('portal_tokens')
      .select(['id', 'name', 'portals', 'last_used_at as lastUsedAt'])
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now),
  );
  return token && readPortals(token);
}
export const touchToken = (db: Queryable, id: string, now: Date): Promise<void> =>
  run(db, q.updateTable('portal_tokens').set({ last_used_at: now }).where('id', '=', id));
export const revokeToken = (
  tx: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string } | undefined> =>
  row(
    tx,
    q
      .updateTable('portal_tokens')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('name'),
  );
export interface TokenRow {
  id: string;
  name: string;
  portals: PublishPortals;
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
export async function listTokens(db: Queryable): Promise<TokenRow[]> {
  const tokens = await rows(
    db,
    q
      .selectFrom('portal_tokens as t')
      .leftJoin('users as u', 'u.id', 't.created_by')
      .select((eb) => [
        't.id',
        't.name',
        't.portals',
        sql<string | null>`nullif(${fullName('u')}, '')`.as('createdBy'),
        wireTime(eb, 't.created_at').as('createdAt'),
        wireTime(eb, 't.expires_at').as('expiresAt'),
        wireTime(eb, 't.last_used_at').as('lastUsedAt'),
        wireTime(eb, 't.revoked_at').as('revokedAt'),
      ])
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id')
      .limit(200),
  );
  return tokens.map(readPortals);
}
