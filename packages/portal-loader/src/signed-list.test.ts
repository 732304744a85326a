import { beforeAll, describe, expect, it } from '@jest/globals';
import { listOf, release } from './releases.test-kit.ts';
import { freshOrKept, openSigned } from './signed-list.ts';
import type { ListStore, ReleaseKeys } from './signed-list.ts';

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
async function keyPair() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ]);
  const sign = async (payload: string, keyId = 'k1') => ({
    payload,
    keyId,
    signature: base64url(
      await crypto.subtle.sign({ name: 'Ed25519' }, privateKey, new TextEncoder().encode(payload)),
    ),
  });
  return { sign, spki: base64url(await crypto.subtle.exportKey('spki', publicKey)) };
}

let ours: Awaited<ReturnType<typeof keyPair>>;
let theirs: Awaited<ReturnType<typeof keyPair>>;
let keys: ReleaseKeys;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([keyPair(), keyPair()]);
  keys = { k1: ours.spki };
});
const payload = JSON.stringify(listOf([release('build1')], 7));

describe('a signed list', () => {
  it('is the list that was signed', async () => {
    expect(await openSigned(await ours.sign(payload), keys)).toMatchObject({ serial: 7 });
  });

  it('is refused when its signature, key or content is not ours', async () => {
    const good = await ours.sign(payload);
    const wrong: unknown[] = [
      null,
      {},
      'list',
      JSON.parse(payload),
      { ...good, payload: payload.replace('build1', 'build9') },
      { ...good, payload: `${payload} ` },
      { ...good, keyId: 'k2' },
      { ...good, keyId: 'constructor' },
      { ...good, signature: '' },
      { ...good, signature: 'no base64!' },
      await theirs.sign(payload),
      await ours.sign('{"schemaVersion":1}'),
      await ours.sign('not json'),
    ];
    for (const value of wrong)
      await expect(openSigned(value, keys)).rejects.toThrow('REGISTRY_INVALID');
  });

  it('is read without its signature on plain http, where the browser has no cryptography', async () => {
    const value = await theirs.sign(payload);
    const whole = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    try {
      expect(await openSigned(value, keys)).toMatchObject({ serial: 7 });
      await expect(openSigned({ ...value, payload: '{}' }, keys)).rejects.toThrow(
        'REGISTRY_INVALID',
      );
    } finally {
      if (whole) Object.defineProperty(globalThis, 'crypto', whole);
    }
  });

  it('may be signed with either of two keys, while one takes over from the other', async () => {
    expect(
      await openSigned(await theirs.sign(payload, 'k2'), { ...keys, k2: theirs.spki }),
    ).toMatchObject({ serial: 7 });
  });
});

describe('the last good list', () => {
  const memory = (text: string | null = null): ListStore & { text: string | null } => ({
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  });

  it('is kept when it is good, and only then', async () => {
    const store = memory();
    const text = JSON.stringify(await ours.sign(payload));
    expect(await freshOrKept(() => Promise.resolve(text), keys, store)).toMatchObject({
      serial: 7,
    });
    expect(store.text).toBe(text);
    expect(
      await freshOrKept(async () => JSON.stringify(await theirs.sign(payload)), keys, store),
    ).toMatchObject({ serial: 7 });
    expect(store.text).toBe(text);
  });

  it.each([
    {
      why: 'the server does not answer',
      ask: () => Promise.reject(new Error('503')),
      says: 'REGISTRY_UNAVAILABLE',
    },
    {
      why: 'the server answers half of it',
      ask: () => Promise.resolve('{"payload":'),
      says: 'REGISTRY_UNAVAILABLE',
    },
    {
      why: 'the server answers somebody else’s',
      ask: () => Promise.resolve('{}'),
      says: 'REGISTRY_INVALID',
    },
  ])('takes its place when $why', async ({ ask, says }) => {
    const kept = JSON.stringify(await ours.sign(payload));
    expect(await freshOrKept(ask, keys, memory(kept))).toMatchObject({ serial: 7 });
    await expect(freshOrKept(ask, keys, memory())).rejects.toThrow(says);
  });

  it('altered in the browser’s storage, is not used', async () => {
    const kept = JSON.stringify(await ours.sign(payload)).replace('build1', 'build9');
    await expect(
      freshOrKept(() => Promise.reject(new Error('503')), keys, memory(kept)),
    ).rejects.toThrow('REGISTRY_UNAVAILABLE');
    await expect(
      freshOrKept(() => Promise.reject(new Error('503')), keys, memory('not json')),
    ).rejects.toThrow('REGISTRY_UNAVAILABLE');
  });
});
