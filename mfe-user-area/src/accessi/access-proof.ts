import type { ResponseOf } from '@bussola/contract';
import { subtleCrypto } from '@bussola/portal/browser';

type AccessLog = ResponseOf<'accessLog'>;
type Proof = NonNullable<AccessLog['proof']>;
type Head = Proof['after'];

/**
 * What this browser found out by itself: `whole`, every row is in the signed chain as it was
 * written; `broken`, it is not; `unsigned`, the newest rows wait for the head of their hour;
 * `unable`, this browser does not know the signature's kind.
 */
export type Verdict = 'whole' | 'broken' | 'unsigned' | 'unable';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
/** After the key was read: without cryptography nothing else is asked for. */
function subtle(): SubtleCrypto {
  const found = subtleCrypto();
  if (!found) throw new Error('no cryptography');
  return found;
}
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await subtle().digest('SHA-256', bytes));
const textBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const isSigned = (key: CryptoKey, { seq, hash, at, signature }: Head): Promise<boolean> =>
  subtle().verify(
    'Ed25519',
    key,
    fromBase64Url(signature),
    textBytes(`bussola-audit-head\n${seq}\n${hash}\n${at}`),
  );

/** @returns undefined where the browser does not know the signature, or has no cryptography */
const importKey = async (publicKey: string): Promise<CryptoKey | undefined> =>
  subtleCrypto()
    ?.importKey('spki', fromBase64Url(publicKey), { name: 'Ed25519' }, false, ['verify'])
    .catch(() => undefined);

/** True if the row is the sealed one and has its own place in the chain. */
const isWhole = async (
  row: AccessLog['rows'][number],
  hash: string,
  rowHash: string,
): Promise<boolean> =>
  row.hash === hash && (await sha256(textBytes(row.canonical))) === rowHash && isOfRow(row);

/**
 * Walks the chain between two signed heads with WebCrypto alone
 * (packages/contract/src/account/access-log.ts says how).
 */
export async function verifyAccesses({
  rows,
  proof,
}: Pick<AccessLog, 'rows' | 'proof'>): Promise<Verdict> {
  if (!proof) return rows.length === 0 ? 'whole' : 'unsigned';
  const key = await importKey(proof.publicKey);
  // Older browsers: the server's command checks the same chain.
  if (!key) return 'unable';
  const heads = await Promise.all(
    [proof.before, proof.after].map(async (head) => !head || isSigned(key, head)),
  );
  return heads.every(Boolean) && (await isChained(rows, proof)) ? 'whole' : 'broken';
}

/** From the first head to the last, each row at its place. */
async function isChained(
  rows: AccessLog['rows'],
  { before, after, rowHashes }: NonNullable<AccessLog['proof']>,
): Promise<boolean> {
  const first = (before?.seq ?? 0) + 1;
  let hash = before?.hash ?? '0'.repeat(64);
  const left = new Map(rows.map((row) => [row.seq, row]));
  for (const [at, rowHash] of rowHashes.entries()) {
    hash = await sha256(Uint8Array.from([...bytesOf(hash), ...bytesOf(rowHash)]));
    const row = left.get(first + at);
    if (row && !(await isWhole(row, hash, rowHash))) return false;
    left.delete(first + at);
  }
  return left.size === 0 && hash === after.hash && first + rowHashes.length - 1 === after.seq;
}

/**
 * The words that are shown are those of the row, which holds them sealed beside their fingerprint.
 */
async function isOfRow({ canonical, reason }: AccessLog['rows'][number]): Promise<boolean> {
  const kept = rowOf(canonical)[8];
  if (reason === null) return kept === null;
  return (
    typeof kept === 'string' &&
    (reason.nonce === null
      ? kept === reason.text
      : kept.startsWith(`${await sha256(textBytes(`${reason.nonce}\n${reason.text}`))} `))
  );
}

/** The ninth part is the reason; the order is the contract's. */
const rowOf = (canonical: string): unknown[] => JSON.parse(canonical) as unknown[];
