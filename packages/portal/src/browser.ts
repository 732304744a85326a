/**
 * What a browser may refuse: storage (denied, full) and cryptography (plain http). Everybody asks
 * here. What cannot be stored is held in memory, and lasts for the visit.
 */
export interface TextStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
  clear: () => void;
}

type StorageName = 'localStorage' | 'sessionStorage';
/** One for the page: the shell and the portals have each a copy of this file. */
const HELD = Symbol.for('bussola.held');
type Holder = { [HELD]?: Record<StorageName, Map<string, string>> };

const heldOf = (name: StorageName): Map<string, string> => {
  const page = globalThis as typeof globalThis & Holder;
  page[HELD] ??= { localStorage: new Map(), sessionStorage: new Map() };
  return page[HELD][name];
};

/** Even reading the property may throw. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const storeOf = (name: StorageName): TextStore => ({
  getItem: (key) => heldOf(name).get(key) ?? attempt(() => globalThis[name].getItem(key), null),
  setItem: (key, text) => {
    const isStored = attempt(() => {
      globalThis[name].setItem(key, text);
      return true;
    }, false);
    if (isStored) heldOf(name).delete(key);
    else heldOf(name).set(key, text);
  },
  removeItem: (key) => {
    heldOf(name).delete(key);
    attempt(() => globalThis[name].removeItem(key), undefined);
  },
  keys: () => [
    ...new Set([...heldOf(name).keys(), ...attempt(() => Object.keys(globalThis[name]), [])]),
  ],
  clear: () => {
    heldOf(name).clear();
    attempt(() => globalThis[name].clear(), undefined);
  },
});

export const localStore = storeOf('localStorage');
/** Of this tab. */
export const tabStore = storeOf('sessionStorage');

const PROBE = 'bussola.probe';
/** Nothing outlasts the visit: no storage, no cookies, or a session cookie that asks for https. */
export function keepsNothing(): boolean {
  const stores = attempt(() => {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  }, false);
  const isPlain = 'isSecureContext' in globalThis && !isSecureContext;
  return !stores || !navigator.cookieEnabled || isPlain;
}

/** Absent on plain http. */
export const subtleCrypto = (): SubtleCrypto | undefined => crypto.subtle;

/** A random UUID (version 4), on plain http too. */
export function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Undefined where tabs may not speak to each other. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  attempt(() => new BroadcastChannel(name), undefined);

/** One at a time over all tabs; of this tab alone where the browser has no locks for us. */
export async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    const { locks } = navigator as { locks?: LockManager };
    return await (locks ? locks.request(name, begin) : begin());
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
