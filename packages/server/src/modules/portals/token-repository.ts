/** Publish tokens: their hashes, for which portals, until when. */
import type { Queryable } from '../../db/port.ts';

export interface NewPublishToken {
  id: string;
  name: string;
  tokenHash: string;
  portals: readonly string[];
  createdBy: string | null;
  now: Date;
  expiresAt: Date;
}
export async function insertToken(tx: Queryable, t: NewPublishToken): Promise<void> {
  await tx.query(
    'insert into portal_tokens (id, name, token_hash, portals, created_by, created_at, expires_at) values ($1, $2, $3, $4::text[], $5, $6, $7)',
    [t.id, t.name, t.tokenHash, t.portals, t.createdBy, t.now, t.expiresAt],
  );
}
export interface PublisherRow {
  id: string;
  name: string;
  portals: string[];
  lastUsedAt: Date | null;
}
export async function findToken(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<PublisherRow | undefined> {
  const [row] = await db.query<PublisherRow>(
    `select id, name, to_json(portals) as portals, last_used_at as "lastUsedAt" from portal_tokens where token_hash = $1 and revoked_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return row;
}
export async function touchToken(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('update portal_tokens set last_used_at = $2 where id = $1', [id, now]);
}
export async function revokeToken(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string } | undefined> {
  const [row] = await tx.query<{ name: string }>(
    'update portal_tokens set revoked_at = $2 where id = $1 and revoked_at is null returning name',
    [id, now],
  );
  return row;
}
export interface TokenRow {
  id: string;
  name: string;
  portals: string[];
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
export async function listTokens(db: Queryable): Promise<TokenRow[]> {
  return db.query<TokenRow>(`
    select t.id, t.name, to_json(t.portals) as portals, nullif(trim(u.first_name || ' ' || u.last_name), '') as "createdBy", wire_time(t.created_at) as "createdAt", wire_time(t.expires_at) as "expiresAt",
      wire_time(t.last_used_at) as "lastUsedAt", wire_time(t.revoked_at) as "revokedAt"
    from portal_tokens t left join users u on u.id = t.created_by order by t.created_at desc, t.id limit 200`);
}
