/** What IndexedDB holds, as somebody would read it who looks for text in it. */
import type { Page } from '@playwright/test';

export interface FoundDatabase {
  name: string;
  /** How many values lie in it. */
  values: number;
  /** Names, keys and values; bytes as the characters that they would be. */
  text: string;
}

/** Every database of the page's origin. */
export const databasesOf = (page: Page): Promise<FoundDatabase[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    /** Null for a database that no longer exists: a plain `open` would create it. */
    const openExisting = (name: string): Promise<IDBDatabase | null> => {
      const request = indexedDB.open(name);
      let isNew = false;
      request.onupgradeneeded = () => {
        isNew = true;
        request.transaction?.abort();
      };
      return answer(request).catch((failure: unknown) => {
        if (isNew) return null;
        throw failure;
      });
    };
    const readable = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (value instanceof CryptoKey) return `CryptoKey extractable=${value.extractable}`;
      if (typeof value === 'object' && value !== null)
        return Object.entries(value)
          .map(([key, part]) => `${key} ${readable(part)}`)
          .join(' ');
      return String(value);
    };
    const found: { name: string; values: number; text: string }[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await openExisting(name);
      if (!db) continue;
      const parts: string[] = [];
      let values = 0;
      for (const store of db.objectStoreNames) {
        const objects = db.transaction(store).objectStore(store);
        const [keys, all] = await Promise.all([
          answer(objects.getAllKeys()),
          answer(objects.getAll() as IDBRequest<unknown[]>),
        ]);
        values += all.length;
        parts.push(store, ...keys.map(readable), ...all.map(readable));
      }
      db.close();
      found.push({ name, values, text: parts.join('\n') });
    }
    return found;
  });
