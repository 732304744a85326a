/**
 * Keys made once and kept in the data folder, readable by its owner only. An operator may put files
 * of their own there.
 */
import { createHash, createHmac, createPublicKey, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { exportPKCS8, generateKeyPair, importPKCS8 } from 'jose';
import type { CryptoKey } from 'jose';

export interface Secrets {
  signKey: CryptoKey;
  verifyKey: CryptoKey;
  /** Keyed hash, one key a purpose. Hexadecimal. */
  mac(purpose: string, text: string): string;
  /** Signs the heads of the audit; the public half checks them: SPKI, base64url. */
  audit: { signKey: CryptoKey; verifyKey: CryptoKey; publicKey: string };
  /**
   * Sign the list of portals. `current` signs; pages know all of them, so that a new key is known
   * before it signs and an old one after: the files are `releases-ed25519.pem`, which signs, and
   * `releases-ed25519-*.pem`.
   */
  releases: {
    current: { keyId: string; signKey: CryptoKey };
    /** SPKI in base64url, by key id. */ publicKeys: Readonly<Record<string, string>>;
  };
  /** Wraps the keys of people: 32 bytes. Without it every sealed document is lost. */
  masterKey: Uint8Array;
}

/**
 * What a database is used with: losing one of these ends sessions or makes documents unreadable.
 * The keys of the portals' list rotate by themselves.
 */
const BOUND_TO_DATABASE = [
  'audit-ed25519.pem',
  'hmac.key',
  'jwt-ed25519.pem',
  'master.key',
] as const;
const keyFile = (dataDir: string, name: string): string => path.join(dataDir, 'secrets', name);

/** Names of the keys that the data folder lacks. */
export const missingKeys = (dataDir: string): string[] =>
  BOUND_TO_DATABASE.filter((name) => !existsSync(keyFile(dataDir, name)));

/**
 * SHA-256 of each key, by its name: says whether a key is the same, and nothing else of 256 random
 * bits.
 */
export const keyFingerprints = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    BOUND_TO_DATABASE.map((name) => [
      name,
      createHash('sha256')
        .update(`bussola ${name}\n${readFileSync(keyFile(dataDir, name), 'utf8').trim()}`)
        .digest('hex'),
    ]),
  );

export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const folder = path.join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const jwt = await signingKeys(path.join(folder, 'jwt-ed25519.pem'));
  const audit = await signingKeys(path.join(folder, 'audit-ed25519.pem'));
  const hmacFile = path.join(folder, 'hmac.key');
  if (!existsSync(hmacFile)) keep(hmacFile, randomBytes(32).toString('base64url'));
  const hmacText = readFileSync(hmacFile, 'utf8').trim();
  if (Buffer.from(hmacText, 'base64url').length < 32)
    throw new Error(
      `The key in ${hmacFile} is shorter than 32 bytes: remove the file to have a new one made (everybody signs in again)`,
    );
  const hmacKey = Buffer.from(hmacText, 'base64url');
  return {
    signKey: jwt.signKey,
    verifyKey: jwt.verifyKey,
    audit,
    releases: await releaseKeys(folder),
    masterKey: masterKey(path.join(folder, 'master.key')),
    mac: (purpose, text) =>
      createHmac('sha256', hmacKey).update(`${purpose}\0${text}`).digest('hex'),
  };
}

function masterKey(file: string): Uint8Array {
  if (!existsSync(file)) keep(file, randomBytes(32).toString('base64url'));
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== 32)
    throw new Error(
      `The key in ${file} is not 32 bytes: put the right file back, or what was sealed with it cannot be read`,
    );
  return key;
}

async function releaseKeys(folder: string): Promise<Secrets['releases']> {
  const current = await signingKeys(path.join(folder, 'releases-ed25519.pem'));
  const others = readdirSync(folder)
    .filter((name) => /^releases-ed25519-[\w-]+\.pem$/.test(name))
    .sort();
  const idOf = (publicKey: string): string =>
    createHash('sha256').update(publicKey).digest('base64url').slice(0, 12);
  const publicKeys = [
    current.publicKey,
    ...(await Promise.all(
      others.map(async (name) => (await signingKeys(path.join(folder, name))).publicKey),
    )),
  ];
  return {
    current: { keyId: idOf(current.publicKey), signKey: current.signKey },
    publicKeys: Object.fromEntries(publicKeys.map((key) => [idOf(key), key])),
  };
}

async function signingKeys(file: string): Promise<Secrets['audit']> {
  if (!existsSync(file)) {
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    keep(file, await exportPKCS8(privateKey));
  }
  const pem = readFileSync(file, 'utf8');
  const signKey = await importPKCS8(pem, 'EdDSA');
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const verifyKey = await crypto.subtle.importKey('spki', spki, { name: 'Ed25519' }, false, [
    'verify',
  ]);
  return { signKey, verifyKey, publicKey: spki.toString('base64url') };
}

/**
 * Of processes that start together one keeps its key, and the others read that one: it appears
 * whole, or not at all.
 */
function keep(file: string, text: string): void {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, text, { mode: 0o600, flag: 'wx' });
  if (process.platform !== 'win32') chmodSync(own, 0o600);
  try {
    linkSync(own, file);
  } catch (error) {
    if (!(
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'EEXIST'
    ))
      throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Same length, no early exit. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
