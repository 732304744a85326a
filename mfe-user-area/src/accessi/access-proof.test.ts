/** @jest-environment node */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { verifyAccesses } from './access-proof.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const headOf = (seq: number, hash: string, key = privateKey) => ({
  seq,
  hash,
  at: '2026-11-22T10:00:00.000Z',
  signature: sign(
    null,
    Buffer.from(`bussola-audit-head\n${seq}\n${hash}\n2026-11-22T10:00:00.000Z`),
    key,
  ).toString('base64url'),
});
const rowOf = (seq: number, action: string, reason: string | null = null) =>
  JSON.stringify([
    seq,
    1,
    '2026-11-22T09:00:00.000Z',
    'x',
    'y',
    'grant',
    'g',
    action,
    reason,
    null,
    null,
    'r',
  ]);
const REASON = { text: 'Chiede aiuto sulla pensione.', nonce: 'abc' };

/** Five rows between two heads; the person sees the second and the fourth. */
type Log = Parameters<typeof verifyAccesses>[0];
let good: Log;
beforeAll(() => {
  const start = sha(Buffer.from('prima'));
  const canonicals = Array.from({ length: 5 }, (_none, at) =>
    rowOf(
      11 + at,
      'read.allInfo',
      at === 3 ? `${sha(Buffer.from(`${REASON.nonce}\n${REASON.text}`))} QlVTMQ==` : null,
    ),
  );
  const rowHashes = canonicals.map((text) => sha(Buffer.from(text)));
  const hashes: string[] = [];
  for (const rowHash of rowHashes)
    hashes.push(
      sha(Buffer.concat([Buffer.from(hashes.at(-1) ?? start, 'hex'), Buffer.from(rowHash, 'hex')])),
    );
  const row = (at: number) => ({
    seq: 11 + at,
    canonical: canonicals[at] ?? '',
    hash: hashes[at] ?? '',
    name: 'Chiara Ferri',
    reason: at === 3 ? REASON : null,
  });
  good = {
    rows: [row(3), row(1)],
    proof: {
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
      before: headOf(10, start),
      after: headOf(15, hashes[4] ?? ''),
      rowHashes,
    },
  };
});
const proofOf = (log: Log) => {
  if (!log.proof) throw new Error('no proof');
  return log.proof;
};

it('finds a chain whole between two signed heads, and an empty one too', async () => {
  expect(await verifyAccesses(good)).toBe('whole');
  expect(await verifyAccesses({ rows: [], proof: null })).toBe('whole');
});
it('waits for the head of the newest rows', async () => {
  expect(await verifyAccesses({ rows: good.rows, proof: null })).toBe('unsigned');
});
it.each<[string, (log: Log) => void]>([
  [
    'a row that says something else',
    ({ rows: [row] }) => {
      if (row) row.canonical = row.canonical.replace('read.', 'write.');
    },
  ],
  [
    'a row moved to another place',
    ({ rows: [row] }) => {
      if (row) row.seq -= 1;
    },
  ],
  [
    'a row that is not in the chain',
    ({ rows }) => {
      rows.push({
        seq: 99,
        canonical: rowOf(99, 'read.allInfo'),
        hash: '0'.repeat(64),
        name: null,
        reason: null,
      });
    },
  ],
  [
    'a reason in other words',
    ({ rows: [row] }) => {
      if (row?.reason) row.reason.text = 'Chiede altro.';
    },
  ],
  [
    'a reason left out',
    ({ rows: [row] }) => {
      if (row) row.reason = null;
    },
  ],
  [
    'a reason that nobody wrote',
    ({ rows: [, row] }) => {
      if (row) row.reason = { text: 'Inventata.', nonce: null };
    },
  ],
  [
    'a hash taken out of the walk',
    (log) => {
      proofOf(log).rowHashes.splice(2, 1);
    },
  ],
  [
    'a hash changed in the walk',
    (log) => {
      proofOf(log).rowHashes[2] = 'f'.repeat(64);
    },
  ],
  [
    'a head signed by somebody else',
    (log) => {
      const { after } = proofOf(log);
      proofOf(log).after = headOf(after.seq, after.hash, generateKeyPairSync('ed25519').privateKey);
    },
  ],
  [
    'a first head that was changed',
    (log) => {
      const { before } = proofOf(log);
      if (before) before.hash = '0'.repeat(64);
    },
  ],
])('finds %s', async (_what, tamper) => {
  const log = structuredClone(good);
  tamper(log);
  expect(await verifyAccesses(log)).toBe('broken');
});
it('accepts a reason that was written before reasons were sealed', async () => {
  const canonical = rowOf(1, 'read.openAdminClient', REASON.text);
  const rowHash = sha(Buffer.from(canonical));
  const hash = sha(Buffer.concat([Buffer.alloc(32), Buffer.from(rowHash, 'hex')]));
  const proof = { ...proofOf(good), before: null, after: headOf(1, hash), rowHashes: [rowHash] };
  const row = { seq: 1, canonical, hash, name: null };
  expect(
    await verifyAccesses({ rows: [{ ...row, reason: { text: REASON.text, nonce: null } }], proof }),
  ).toBe('whole');
  expect(
    await verifyAccesses({ rows: [{ ...row, reason: { text: 'Altro.', nonce: null } }], proof }),
  ).toBe('broken');
});

it('is left unchecked on plain http, where the browser has no cryptography', async () => {
  const whole = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  try {
    expect(await verifyAccesses(good)).toBe('unable');
  } finally {
    if (whole) Object.defineProperty(globalThis, 'crypto', whole);
  }
});
