/**
 * Signed heads of the audit's chain, in a file beside the database: an attacker who rewrites the
 * rows cannot sign new heads.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
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

export type Verdict = { whole: true; rows: number; heads: number } | { whole: false; why: string };

interface Link {
  seq: number;
  hash: string;
}
/** The next link of the chain, computed again from its entry. */
function follow({ seq, hash }: Link, row: ChainRow): Link | { why: string } {
  if (row.seq !== seq + 1) return { why: `row ${seq + 1} is missing` };
  if (row.again !== row.rowHash) return { why: `row ${row.seq} was changed` };
  const next = createHash('sha256')
    .update(Buffer.from(hash, 'hex'))
    .update(Buffer.from(row.rowHash, 'hex'))
    .digest('hex');
  return row.hash === next
    ? { seq: row.seq, hash: next }
    : { why: `row ${row.seq} does not follow the one before it` };
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
    /** Computes the whole chain again from its entries, and checks every signed head. */
    async verify(): Promise<Verdict> {
      const heads = await read();
      for (const head of heads)
        if (!(await isOurs(head)))
          return { whole: false, why: `the signature of the head of row ${head.seq} is not ours` };
      const wanted = new Map(heads.map(({ seq, hash }) => [seq, hash]));
      let [seq, hash] = [0, ZEROS];
      for (;;) {
        const rows = await readChain(db, seq, BATCH);
        for (const row of rows) {
          const next = follow({ seq, hash }, row);
          if ('why' in next) return { whole: false, why: next.why };
          ({ seq, hash } = next);
          const signed = wanted.get(seq);
          if (signed !== undefined && signed !== hash)
            return { whole: false, why: `row ${seq} is not the one that was signed` };
        }
        if (rows.length < BATCH) break;
      }
      const beyond = heads.find((head) => head.seq > seq);
      if (beyond)
        return {
          whole: false,
          why: `the rows after ${seq} are missing: a head of row ${beyond.seq} was signed`,
        };
      const unsealed = await countUnsealed(db);
      if (unsealed > 0) return { whole: false, why: `${unsealed} entries have no seal` };
      return { whole: true, rows: seq, heads: heads.length };
    },
  };
}
export type SignedHeads = ReturnType<typeof signedHeads>;
