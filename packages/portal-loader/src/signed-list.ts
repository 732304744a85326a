/**
 * The list as the server signs it: opened with the page's own keys, kept in the browser, and opened
 * again when the server has none to give.
 */
import { subtleCrypto } from '@bussola/portal/browser';
import { PortalLoadError } from './errors.ts';
import { isRecord } from './is-record.ts';
import { readReleaseList } from './releases.ts';

/**
 * Public halves, SPKI in base64url, by name. The page brings them: it is what everything else is
 * trusted from.
 */
export type ReleaseKeys = Record<string, string>;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/**
 * @returns the list inside.
 * @throws PortalLoadError REGISTRY_INVALID for a signature that no key of the page made, over these
 * very bytes, and for anything that is no list.
 */
export async function openSigned(value: unknown, keys: ReleaseKeys): Promise<unknown> {
  const { payload, signature, keyId } = isRecord(value) ? value : {};
  const key = typeof keyId === 'string' && Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  try {
    if (key === undefined || typeof payload !== 'string' || typeof signature !== 'string')
      throw new Error('not a signed list');
    const subtle = subtleCrypto();
    // On plain http whoever could change the list could change the page and its keys.
    if (!subtle) return readReleaseList(JSON.parse(payload));
    const verifyKey = await subtle.importKey('spki', bytesOf(key), { name: 'Ed25519' }, false, [
      'verify',
    ]);
    if (
      !(await subtle.verify(
        { name: 'Ed25519' },
        verifyKey,
        bytesOf(signature),
        new TextEncoder().encode(payload),
      ))
    )
      throw new Error('signed by somebody else');
    return readReleaseList(JSON.parse(payload));
  } catch (cause) {
    throw new PortalLoadError('REGISTRY_INVALID', { portal: '*', phase: 'registry', cause });
  }
}

/** Where the last good list is kept. A browser that keeps nothing has none. */
export interface ListStore {
  read: () => string | null;
  write: (text: string) => void;
}

/**
 * Asks for the release list and stores it. When the request or the signature fails, the stored list
 * is used.
 * @throws PortalLoadError when there is no stored list either
 */
export async function freshOrKept(
  ask: () => Promise<string>,
  keys: ReleaseKeys,
  store: ListStore,
): Promise<unknown> {
  const open = async (text: string): Promise<unknown> => openSigned(JSON.parse(text), keys);
  let failure: unknown;
  try {
    const text = await ask();
    const list = await open(text);
    store.write(text);
    return list;
  } catch (error) {
    failure =
      error instanceof PortalLoadError
        ? error
        : new PortalLoadError('REGISTRY_UNAVAILABLE', {
            portal: '*',
            phase: 'registry',
            cause: error,
          });
  }
  const kept = store.read();
  // Anybody who can write to the browser's storage could have put it there: its signature is read
  // again.
  if (kept === null) throw failure;
  return open(kept).catch(() => {
    throw failure;
  });
}
