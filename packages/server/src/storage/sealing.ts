/**
 * Bytes that only this installation can read: AES-256-GCM, one key a person, each key wrapped by
 * the master key of the data folder.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * First bytes of everything sealed here: what does not begin so was kept before sealing existed.
 */
const MARK = Buffer.from('BUS1');
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param purpose bound to the bytes: sealed for one purpose, they do not open for another */
export function seal(key: Uint8Array, bytes: Uint8Array, purpose: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(purpose),
  );
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([MARK, iv, cipher.getAuthTag(), body]);
}

/** @throws Error when the bytes were changed, belong to another key or to another purpose */
export function unseal(key: Uint8Array, sealed: Uint8Array, purpose: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (!isSealed(bytes)) throw new Error('These bytes are not sealed');
  const iv = bytes.subarray(MARK.length, MARK.length + IV_BYTES);
  const tag = bytes.subarray(MARK.length + IV_BYTES, MARK.length + IV_BYTES + TAG_BYTES);
  const opener = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  return Buffer.concat([
    opener.update(bytes.subarray(MARK.length + IV_BYTES + TAG_BYTES)),
    opener.final(),
  ]);
}

export const isSealed = (bytes: Uint8Array): boolean =>
  MARK.every((byte, at) => bytes[at] === byte);
