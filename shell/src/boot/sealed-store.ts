/**
 * Texts in IndexedDB, encrypted with a key that lies beside them and that no script can read
 * (AES-GCM, not extractable). Key and texts belong to one session.
 */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { AsyncStorage } from '@tanstack/query-persist-client-core';

interface Sealed {
  /** Another one for each text. */
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}
interface Kept extends DBSchema {
  /** Null: the person asked that nothing be kept until the next sign-in. */
  keys: { key: 'session'; value: CryptoKey | null };
  texts: { key: string; value: Sealed };
}

export interface SealedStore extends Required<
  Pick<AsyncStorage, 'getItem' | 'setItem' | 'removeItem'>
> {
  /** Erases all texts and the key; texts of other tabs are refused from now on. */
  refuse: () => Promise<void>;
  close: () => void;
}

/**
 * @param owner of the texts; those of another person cannot be read
 * @returns null when the person asked that nothing be kept
 * @throws DOMException when the browser has no database for us
 */
export async function openSealedStore(name: string, owner: string): Promise<SealedStore | null> {
  const db = await openDB<Kept>(name, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
      made.createObjectStore('texts');
    },
    // The database is being deleted: this connection lets go, and never writes again.
    blocking(_version, _wanted, event) {
      (event.target as IDBDatabase).close();
    },
  });
  const key = await keyOf(db);
  if (!key) {
    db.close();
    return null;
  }
  const cipher = (iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(owner),
  });
  return {
    async getItem(id) {
      const sealed = await db.get('texts', id);
      if (!sealed) return undefined;
      try {
        return new TextDecoder().decode(
          await crypto.subtle.decrypt(cipher(sealed.iv), key, sealed.bytes),
        );
      } catch {
        // Damaged, or of another person: treated as absent. The next text replaces it.
        return undefined;
      }
    },
    async setItem(id, text) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = await crypto.subtle.encrypt(cipher(iv), key, new TextEncoder().encode(text));
      const tx = db.transaction(['keys', 'texts'], 'readwrite');
      if (await tx.objectStore('keys').get('session'))
        await tx.objectStore('texts').put({ iv, bytes }, id);
      await tx.done;
    },
    removeItem: (id) => db.delete('texts', id),
    async refuse() {
      const tx = db.transaction(['keys', 'texts'], 'readwrite');
      await Promise.all([
        tx.objectStore('keys').put(null, 'session'),
        tx.objectStore('texts').clear(),
        tx.done,
      ]);
    },
    close: () => db.close(),
  };
}

/** The key of the session: of several tabs that make one, the first decides. */
async function keyOf(db: IDBPDatabase<Kept>): Promise<CryptoKey | null> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const tx = db.transaction('keys', 'readwrite');
  const known = await tx.store.get('session');
  if (known === undefined) await tx.store.put(made, 'session');
  await tx.done;
  return known === undefined ? made : known;
}
