/**
 * Codes and links that prove an address or open the choice of a password. Only their hashes are
 * kept.
 */
import type { ExpressionBuilder } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import type { Schema } from '../../db/schema.ts';
import { q, row, run } from '../../db/typed.ts';

export interface Verification {
  userId: string;
  tokenHash: string;
  codeHash: string;
  attempts: number;
  expiresAt: Date;
}
const VERIFICATION = [
  'user_id as userId',
  'token_hash as tokenHash',
  'code_hash as codeHash',
  'attempts',
  'expires_at as expiresAt',
] as const;

/**
 * A new code and link; those sent before are worth nothing from now on. Wrong codes are forgotten
 * with them, unless a stranger asked: then they stay counted, as they are for an address that
 * nobody claims.
 */
export const putVerification = (
  tx: Queryable,
  v: {
    userId: string;
    tokenHash: string;
    codeHash: string;
    now: Date;
    expiresAt: Date;
    byStranger: boolean;
  },
): Promise<void> =>
  run(
    tx,
    q
      .insertInto('verifications')
      .values({
        user_id: v.userId,
        token_hash: v.tokenHash,
        code_hash: v.codeHash,
        sent_at: v.now,
        expires_at: v.expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          token_hash: eb.ref('excluded.token_hash'),
          code_hash: eb.ref('excluded.code_hash'),
          attempts: v.byStranger ? eb.ref('verifications.attempts') : 0,
          sent_at: eb.ref('excluded.sent_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      ),
  );

/** Locks the row: of many that try one code at once, one counts and the others wait. */
export const lockVerification = (
  tx: Queryable,
  userId: string,
): Promise<Verification | undefined> =>
  row(
    tx,
    q.selectFrom('verifications').select(VERIFICATION).where('user_id', '=', userId).forUpdate(),
  );
export const countWrong = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .updateTable('verifications')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('user_id', '=', userId),
  );
/** Whom a link is about, without using it. */
export async function claimantOf(tx: Queryable, tokenHash: string): Promise<string | undefined> {
  const claimant = q
    .selectFrom('verifications')
    .select('user_id as userId')
    .where('token_hash', '=', tokenHash);
  return (await row(tx, claimant))?.userId;
}
/** Single use: deleting the row is the claim. */
export const takeVerification = (
  tx: Queryable,
  tokenHash: string,
): Promise<Verification | undefined> =>
  row(
    tx,
    q.deleteFrom('verifications').where('token_hash', '=', tokenHash).returning(VERIFICATION),
  );

/**
 * `sign-in` enters an account whose password was right while guesses were limited; `detail` is the
 * hash of that password's hash. `access` enters by a message, to the report in `detail`;
 * `undo-email` brings the address in `detail` back.
 */
export type OneUseKind =
  'reset' | 'exists' | 'access' | 'undo-email' | 'undo-delete' | 'sign-in' | 'stop-factor-reset';
export interface OneUse {
  userId: string;
  expired: boolean;
  detail: string | null;
  createdAt: Date;
}
export interface NewToken {
  tokenHash: string;
  userId: string;
  kind: OneUseKind;
  now: Date;
  expiresAt: Date;
  detail?: string | null;
}
const oneUse = (now: Date) => (eb: ExpressionBuilder<Schema, 'one_use_tokens'>) =>
  [
    'user_id as userId',
    eb('expires_at', '<=', now).$castTo<boolean>().as('expired'),
    'detail',
    'created_at as createdAt',
  ] as const;
export async function putToken(tx: Queryable, t: NewToken): Promise<void> {
  // The newest link is the good one.
  await run(
    tx,
    q.deleteFrom('one_use_tokens').where('user_id', '=', t.userId).where('kind', '=', t.kind),
  );
  await addToken(tx, t);
}
/** Beside those that were sent before. */
export const addToken = (tx: Queryable, t: NewToken): Promise<void> =>
  run(
    tx,
    q.insertInto('one_use_tokens').values({
      token_hash: t.tokenHash,
      user_id: t.userId,
      kind: t.kind,
      created_at: t.now,
      expires_at: t.expiresAt,
      detail: t.detail ?? null,
    }),
  );
/** Marks the token used, in one statement: of two that race, one gets the row. */
export const takeToken = (
  tx: Queryable,
  tokenHash: string,
  kind: OneUseKind,
  now: Date,
): Promise<OneUse | undefined> =>
  row(
    tx,
    q
      .updateTable('one_use_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .returning(oneUse(now)),
  );
/** Links that open something of the account and were not used yet. */
export const dropWaysIn = (tx: Queryable, userId: string): Promise<void> =>
  run(
    tx,
    q
      .deleteFrom('one_use_tokens')
      .where('user_id', '=', userId)
      .where('kind', 'in', ['reset', 'access', 'sign-in'] satisfies OneUseKind[]),
  );
/**
 * An address has its account back: links that went to another one since, to bring the account there
 * again or to keep it deleted, are worth nothing.
 */
export const dropRivals = (tx: Queryable, { userId, createdAt, detail }: OneUse): Promise<void> =>
  run(
    tx,
    q
      .deleteFrom('one_use_tokens')
      .where('user_id', '=', userId)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('kind', '=', 'undo-email'),
            eb('created_at', '>=', createdAt),
            eb('detail', 'is distinct from', detail),
          ]),
          eb('kind', '=', 'undo-delete'),
        ]),
      ),
  );
/** Looks without using: the password is checked before the link is spent. */
export const findToken = (
  db: Queryable,
  tokenHash: string,
  kind: OneUseKind,
  now: Date,
): Promise<OneUse | undefined> =>
  row(
    db,
    q
      .selectFrom('one_use_tokens')
      .select(oneUse(now))
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .where('used_at', 'is', null),
  );
export const sweepTokens = (db: Queryable, before: Date): Promise<void> =>
  run(db, q.deleteFrom('one_use_tokens').where('expires_at', '<', before));
