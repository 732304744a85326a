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
  /** @returns null for a person for whom nothing was sealed yet */
  async function keyOf(db: Queryable, userId: string): Promise<Buffer | undefined> {
    const key = await row(db, keptOf(userId));
    return key && unseal(masterKey, Buffer.from(key.wrapped, 'base64'), `key of ${userId}`);
  }
  /** To open with: a reader may write nothing, so no key is made here. */
  async function existingKey(db: Queryable, userId: string): Promise<Buffer> {
    const key = await keyOf(db, userId);
    if (!key) throw new Error('There is no key of this person: the account was erased');
    return key;
  }
  /** To seal with. */
  async function keyToSeal(db: Queryable, userId: string): Promise<Buffer> {
    const known = await keyOf(db, userId);
    if (known) return known;
    const fresh = seal(masterKey, randomBytes(32), `key of ${userId}`).toString('base64');
    // Of two first writers one key stays: the other reads it.
    await run(
      db,
      q
        .insertInto('personal_keys')
        .values({ user_id: userId, wrapped: fresh })
        .onConflict((conflict) => conflict.column('user_id').doNothing()),
    );
    return existingKey(db, userId);
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
      return (bytes, purpose) => {
        if (!key) throw new Error('There is no key of this person: nothing was sealed for them');
        return unseal(key, bytes, purpose);
      };
    },
    seal: async (
      db: Queryable,
      userId: string,
      bytes: Uint8Array,
      purpose: string,
    ): Promise<Buffer> => seal(await keyToSeal(db, userId), bytes, purpose),
    unseal: async (
      db: Queryable,
      userId: string,
      bytes: Uint8Array,
      purpose: string,
    ): Promise<Buffer> => unseal(await existingKey(db, userId), bytes, purpose),
    sealText: async (
      db: Queryable,
      userId: string,
      text: string,
      purpose: string,
    ): Promise<string> =>
      seal(await keyToSeal(db, userId), Buffer.from(text, 'utf8'), purpose).toString('base64'),
    unsealText: async (
      db: Queryable,
      userId: string,
      text: string,
      purpose: string,
    ): Promise<string> =>
      unseal(await existingKey(db, userId), Buffer.from(text, 'base64'), purpose).toString('utf8'),
    /** What an erasure certificate names: a fingerprint that tells keys apart and opens nothing. */
    async fingerprint(db: Queryable, userId: string): Promise<string | null> {
      const key = await row(db, keptOf(userId));
      return key ? createHash('sha256').update(key.wrapped).digest('hex').slice(0, 32) : null;
    },
  };
}
export type PersonalKeys = ReturnType<typeof personalKeys>;
