/**
 * The key of each person: made at the first thing to seal, kept wrapped, destroyed at the erasure
 * of the account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/port.ts';
import { q, row, run } from '../db/typed.ts';
import type { Secrets } from '../secrets.ts';
import { seal, unseal } from './sealing.ts';

const keptOf = (userId: string) =>
  q.selectFrom('personal_keys').select('wrapped').where('user_id', '=', userId);

export function personalKeys({ masterKey }: Pick<Secrets, 'masterKey'>) {
  async function keyOf(db: Queryable, userId: string): Promise<Buffer> {
    const fresh = seal(masterKey, randomBytes(32), `key of ${userId}`).toString('base64');
    // Of two first writers one key stays: the other reads it.
    await run(
      db,
      q
        .insertInto('personal_keys')
        .values({ user_id: userId, wrapped: fresh })
        .onConflict((conflict) => conflict.column('user_id').doNothing()),
    );
    const key = await row(db, keptOf(userId));
    if (!key) throw new Error('The key of this person is gone: the account was erased');
    return unseal(masterKey, Buffer.from(key.wrapped, 'base64'), `key of ${userId}`);
  }
  return {
    /**
     * For several things at once, without asking the database again: the key stays with the
     * function that is given.
     */
    async opener(
      db: Queryable,
      userId: string,
    ): Promise<(bytes: Uint8Array, purpose: string) => Buffer> {
      const key = await keyOf(db, userId);
      return (bytes, purpose) => unseal(key, bytes, purpose);
    },
    seal: async (
      db: Queryable,
      userId: string,
      bytes: Uint8Array,
      purpose: string,
    ): Promise<Buffer> => seal(await keyOf(db, userId), bytes, purpose),
    unseal: async (
      db: Queryable,
      userId: string,
      bytes: Uint8Array,
      purpose: string,
    ): Promise<Buffer> => unseal(await keyOf(db, userId), bytes, purpose),
    sealText: async (
      db: Queryable,
      userId: string,
      text: string,
      purpose: string,
    ): Promise<string> =>
      seal(await keyOf(db, userId), Buffer.from(text, 'utf8'), purpose).toString('base64'),
    unsealText: async (
      db: Queryable,
      userId: string,
      text: string,
      purpose: string,
    ): Promise<string> =>
      unseal(await keyOf(db, userId), Buffer.from(text, 'base64'), purpose).toString('utf8'),
    /** What an erasure certificate names: a fingerprint that tells keys apart and opens nothing. */
    async fingerprint(db: Queryable, userId: string): Promise<string | null> {
      const key = await row(db, keptOf(userId));
      return key ? createHash('sha256').update(key.wrapped).digest('hex').slice(0, 32) : null;
    },
  };
}
export type PersonalKeys = ReturnType<typeof personalKeys>;
