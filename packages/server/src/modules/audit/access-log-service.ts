/**
 * «Chi ha visto i miei dati»: what others did in one's area, with all that a browser needs to check
 * it against the signed heads.
 */
import type { ResponseOf } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { listAccesses, walk } from './audit-repository.ts';
import type { LogRow } from './audit-repository.ts';
import type { EncryptedReasons } from './encrypted-reasons.ts';
import type { SignedHeads } from './signed-heads.ts';

/** With more rows between two heads than this the walk is left out, and said to be. */
const LONGEST_WALK = 20_000;

/** With the reasons as they were written: each is the ninth part of a canonical row. */
export const openedRows = (
  db: Tx,
  reasons: EncryptedReasons,
  userId: string,
  rows: readonly LogRow[],
): Promise<ResponseOf<'accessLog'>['rows']> =>
  Promise.all(
    rows.map(async (row) => {
      const parts: unknown = JSON.parse(row.canonical);
      const kept: unknown = Array.isArray(parts) ? parts[8] : null;
      return {
        ...row,
        reason: typeof kept === 'string' ? await reasons.open(db, userId, kept) : null,
      };
    }),
  );

export function accessLogRoutes(
  { db }: Deps,
  { heads, reasons }: { heads: SignedHeads; reasons: EncryptedReasons },
) {
  async function prove(lowest: number, highest: number): Promise<ResponseOf<'accessLog'>['proof']> {
    const signed = await heads.read();
    const before = signed.findLast(({ seq }) => seq < lowest) ?? null;
    const after = signed.find(({ seq }) => seq >= highest);
    // Younger than the last head: they will be signed within the hour.
    if (!after || after.seq - (before?.seq ?? 0) > LONGEST_WALK) return null;
    return {
      publicKey: heads.publicKey,
      before,
      after,
      rowHashes: await walk(db, before?.seq ?? 0, after.seq),
    };
  }
  return {
    accessLog: async (incoming) => {
      const { userId } = actorOf(incoming);
      const { page, pageSize, grantId } = incoming.query;
      const { rows: kept, total } = await listAccesses(db, {
        page,
        pageSize,
        grantId: grantId ?? null,
      });
      const rows = await openedRows(db, reasons, userId, kept);
      const [newest, oldest] = [rows.at(0), rows.at(-1)];
      return {
        rows,
        total,
        page,
        pageSize,
        proof: newest && oldest ? await prove(oldest.seq, newest.seq) : null,
      };
    },
  } satisfies Partial<Handlers>;
}
