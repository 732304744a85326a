/**
 * The reason that staff give before they open a person's area. Audit entries never change and
 * outlive the account, so the reason is sealed with the person's key, which is destroyed with the
 * account. A fingerprint beside it lets the browser check the words.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../deps.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';

const purpose = (userId: string): string => `reason in the log of ${userId}`;
const KEPT = /^[0-9a-f]{64} ([A-Za-z0-9+/]+=*)$/;

export interface Reason {
  text: string;
  /** Null for one that was written down before reasons were sealed. */ nonce: string | null;
}

export function encryptedReasons(keys: PersonalKeys) {
  return {
    /** @returns what the entry holds: SHA-256 of nonce, line end and words, then the two sealed */
    async seal(tx: Tx, userId: string, words: string): Promise<string> {
      const text = `${randomBytes(16).toString('base64url')}\n${words}`;
      return `${createHash('sha256').update(text).digest('hex')} ${await keys.sealText(tx, userId, text, purpose(userId))}`;
    },
    async open(db: Tx, userId: string, kept: string): Promise<Reason> {
      const sealed = KEPT.exec(kept)?.[1];
      if (sealed === undefined) return { text: kept, nonce: null };
      const [nonce = '', ...words] = (
        await keys.unsealText(db, userId, sealed, purpose(userId))
      ).split('\n');
      return { text: words.join('\n'), nonce };
    },
  };
}
export type EncryptedReasons = ReturnType<typeof encryptedReasons>;
