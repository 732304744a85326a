/**
 * Signed heads of the audit's chain, in a file beside the database: an attacker who rewrites the
 * rows cannot sign new heads.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LOG_FAULTS } from '@bussola/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { chainHead, countUnsealed, readChain } from './audit-repository.ts';
import type { ChainHead, ChainRow } from './audit-repository.ts';

const SignedHead = z.object({
  seq: z.int(),
  hash: z.string(),
  at: z.string(),
  /** Ed25519 over `bussola-audit-head`, seq, hash and at, a line each; base64url. */
  signature: z.string(),
}) satisfies z.ZodType<ChainHead>;
export type SignedHead = z.infer<typeof SignedHead>;
const ZEROS = '0'.repeat(64);
const BATCH = 5_000;
const signedText = ({ seq, hash, at }: Omit<SignedHead, 'signature'>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`bussola-audit-head\n${seq}\n${hash}\n${at}`);

type Fault = (typeof LOG_FAULTS)[number];
interface Broken {
  fault: Fault;
  /** The row; null when it is not one row. */ row: number | null;
  why: string;
}
export type Verdict = { whole: true; rows: number; heads: number } | ({ whole: false } & Broken);
const broken = (fault: Fault, row: number | null, why: string): Broken => ({ fault, row, why });

interface Link {
  seq: number;
  hash: string;
}
/** The next link of the chain, computed again from its entry. */
function follow({ seq, hash }: Link, row: ChainRow): Link | Broken {
  if (row.seq !== seq + 1) return broken('missing', seq + 1, `row ${seq + 1} is missing`);
  if (row.again !== row.rowHash) return broken('changed', row.seq, `row ${row.seq} was changed`);
  const next = createHash('sha256')
    .update(Buffer.from(hash, 'hex'))
    .update(Buffer.from(row.rowHash, 'hex'))
    .digest('hex');
  return row.hash === next
    ? { seq: row.seq, hash: next }
    : broken('unlinked', row.seq, `row ${row.seq} does not follow the one before it`);
}

export function signedHeads({
  config,
  db,
  clock,
  secrets,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'secrets'>) {
  const file = path.join(config.dataDir, 'audit-heads.jsonl');

  const text = async (): Promise<string> => (existsSync(file) ? readFile(file, 'utf8') : '');
  /**
   * A line that a killed process or a full disk cut short is no head: those after it hold for the
   * same rows.
   */
  const read = async (): Promise<SignedHead[]> =>
    (await text())
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        try {
          return [SignedHead.parse(JSON.parse(line))];
        } catch {
          return [];
        }
      });
  const isOurs = (head: SignedHead): Promise<boolean> =>
    crypto.subtle.verify(
      'Ed25519',
      secrets.audit.verifyKey,
      Buffer.from(head.signature, 'base64url'),
      signedText(head),
    );

  /** Of signatures, and of the row that the walk begins after. */
  async function faultOfHeads(
    heads: readonly SignedHead[],
    from: SignedHead | undefined,
  ): Promise<Broken | null> {
    for (const head of heads)
      if (!(await isOurs(head)))
        return broken(
          'foreign',
          head.seq,
          `the signature of the head of row ${head.seq} is not ours`,
        );
    if (!from) return null;
    const [first] = await readChain(db, from.seq - 1, 1);
    return first?.seq === from.seq && first.hash === from.hash
      ? null
      : broken('unsigned', from.seq, `row ${from.seq} is not the one that was signed`);
  }
  async function faultOfRows(
    heads: readonly SignedHead[],
    from: SignedHead | undefined,
  ): Promise<Broken | { whole: true; rows: number }> {
    const wanted = new Map(heads.map(({ seq, hash }) => [seq, hash]));
    let { seq, hash }: Link = from ?? { seq: 0, hash: ZEROS };
    for (;;) {
      const rows = await readChain(db, seq, BATCH);
      for (const row of rows) {
        const next = follow({ seq, hash }, row);
        if ('why' in next) return next;
        ({ seq, hash } = next);
        const signed = wanted.get(seq);
        if (signed !== undefined && signed !== hash)
          return broken('unsigned', seq, `row ${seq} is not the one that was signed`);
      }
      if (rows.length < BATCH) break;
    }
    const beyond = heads.find((head) => head.seq > seq);
    if (beyond)
      return broken(
        'missing',
        seq + 1,
        `the rows after ${seq} are missing: a head of row ${beyond.seq} was signed`,
      );
    const unsealed = await countUnsealed(db);
    return unsealed > 0
      ? broken('unsealed', null, `${unsealed} entries have no seal`)
      : { whole: true, rows: seq };
  }
  return {
    read,
    publicKey: secrets.audit.publicKey,
    /** Every hour, and before the server stops: one more line, when there is something new. */
    async sign(): Promise<void> {
      const head = await chainHead(db);
      const last = (await read()).at(-1);
      if (!head || last?.seq === head.seq) return;
      const unsigned = { ...head, at: clock().toISOString() };
      const signature = Buffer.from(
        await crypto.subtle.sign('Ed25519', secrets.audit.signKey, signedText(unsigned)),
      ).toString('base64url');
      const cut = await text();
      await appendFile(
        file,
        `${cut === '' || cut.endsWith('\n') ? '' : '\n'}${JSON.stringify({ ...unsigned, signature } satisfies SignedHead)}\n`,
        { mode: 0o600 },
      );
    },
    /**
     * Computes the chain again from its entries, and compares it with every signed head.
     *
     * @param from a head whose rows are known to be whole: only those after it are computed
     */
    async verify(from?: SignedHead): Promise<Verdict> {
      const heads = await read();
      const fault = (await faultOfHeads(heads, from)) ?? (await faultOfRows(heads, from));
      return 'fault' in fault ? { whole: false, ...fault } : { ...fault, heads: heads.length };
    },
  };
}
export type SignedHeads = ReturnType<typeof signedHeads>;
