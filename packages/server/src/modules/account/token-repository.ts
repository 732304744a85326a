/**
 * Codes and links that prove an address or open the choice of a password. Only their hashes are
 * kept.
 */
import type { Queryable } from '../../db/port.ts';

export interface Verification {
  userId: string;
  tokenHash: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
}
const VERIFICATION =
  'user_id as "userId", token_hash as "tokenHash", code_hash as "codeHash", attempts, expires_at as "expiresAt"';

/**
 * A new code and link; those sent before are worth nothing from now on. Wrong codes are forgotten
 * with them, unless a stranger asked: then they stay counted, as they are for an address that
 * nobody claims.
 */
export async function putVerification(
  tx: Queryable,
  v: {
    userId: string;
    tokenHash: string;
    codeHash: string;
    now: Date;
    expiresAt: Date;
    byStranger: boolean;
  },
): Promise<void> {
  await tx.query(
    `insert into verifications (user_id, token_hash, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       attempts = case when $6 then verifications.attempts else 0 end, sent_at = excluded.sent_at, expires_at = excluded.expires_at`,
    [v.userId, v.tokenHash, v.codeHash, v.now, v.expiresAt, v.byStranger],
  );
}

/** Locks the row: of many that try one code at once, one counts and the others wait. */
export async function lockVerification(
  tx: Queryable,
  userId: string,
): Promise<Verification | undefined> {
  const [row] = await tx.query<Verification>(
    `select ${VERIFICATION} from verifications where user_id = $1 for update`,
    [userId],
  );
  return row;
}
export async function countWrong(tx: Queryable, userId: string): Promise<void> {
  await tx.query('update verifications set attempts = attempts + 1 where user_id = $1', [userId]);
}
/** Whom a link is about, without using it. */
export async function claimantOf(tx: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx.query<{ userId: string }>(
    'select user_id as "userId" from verifications where token_hash = $1',
    [tokenHash],
  );
  return row?.userId;
}
/** Single use: deleting the row is the claim. */
export async function takeVerification(
  tx: Queryable,
  tokenHash: string,
): Promise<Verification | undefined> {
  const [row] = await tx.query<Verification>(
    `delete from verifications where token_hash = $1 returning ${VERIFICATION}`,
    [tokenHash],
  );
  return row;
}

/**
 * `sign-in` enters an account whose password was right while guesses were limited; `detail` is the
 * hash of that password's hash. `access` enters by a message, to the report in `detail`;
 * `undo-email` brings the address in `detail` back.
 */
export type OneUseKind = 'reset' | 'exists' | 'access' | 'undo-email' | 'undo-delete' | 'sign-in';
export interface OneUse {
  userId: string;
  expired: boolean;
  detail: string | null;
  createdAt: Date;
}
interface NewToken {
  tokenHash: string;
  userId: string;
  kind: OneUseKind;
  now: Date;
  expiresAt: Date;
  detail?: string | null;
}
const ONE_USE =
  'user_id as "userId", expires_at <= $3 as expired, detail, created_at as "createdAt"';
export async function putToken(tx: Queryable, t: NewToken): Promise<void> {
  // The newest link is the good one.
  await tx.query('delete from one_use_tokens where user_id = $1 and kind = $2', [t.userId, t.kind]);
  await addToken(tx, t);
}
/** Beside those that were sent before. */
export async function addToken(tx: Queryable, t: NewToken): Promise<void> {
  await tx.query(
    'insert into one_use_tokens (token_hash, user_id, kind, created_at, expires_at, detail) values ($1, $2, $3, $4, $5, $6)',
    [t.tokenHash, t.userId, t.kind, t.now, t.expiresAt, t.detail],
  );
}
/** Marks the token used, in one statement: of two that race, one gets the row. */
export async function takeToken(
  tx: Queryable,
  tokenHash: string,
  kind: OneUseKind,
  now: Date,
): Promise<OneUse | undefined> {
  const [row] = await tx.query<OneUse>(
    `update one_use_tokens set used_at = $3 where token_hash = $1 and kind = $2 and used_at is null returning ${ONE_USE}`,
    [tokenHash, kind, now],
  );
  return row;
}
/** Links that open something of the account and were not used yet. */
export async function dropWaysIn(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `delete from one_use_tokens where user_id = $1 and kind in ('reset', 'access', 'sign-in')`,
    [userId],
  );
}
/**
 * An address has its account back: links that went to another one since, to bring the account there
 * again or to keep it deleted, are worth nothing.
 */
export async function dropRivals(
  tx: Queryable,
  { userId, createdAt, detail }: OneUse,
): Promise<void> {
  await tx.query(
    `delete from one_use_tokens where user_id = $1 and ((kind = 'undo-email' and created_at >= $2 and detail is distinct from $3) or kind = 'undo-delete')`,
    [userId, createdAt, detail],
  );
}
/** Looks without using: the password is checked before the link is spent. */
export async function findToken(
  db: Queryable,
  tokenHash: string,
  kind: OneUseKind,
  now: Date,
): Promise<OneUse | undefined> {
  const [row] = await db.query<OneUse>(
    `select ${ONE_USE} from one_use_tokens where token_hash = $1 and kind = $2 and used_at is null`,
    [tokenHash, kind, now],
  );
  return row;
}
export async function sweepTokens(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from one_use_tokens where expires_at < $1', [before]);
}
