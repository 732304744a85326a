/**
 * /api/account/accesslog: «Chi ha visto i miei dati», verifiable
 * where it is read.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownRead } from '../policy.ts';
import { Id, IsoDateTime, Page, PageSize, UserParams } from '../shapes.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Head = z.strictObject({ seq: z.int(), hash: Hash, at: IsoDateTime, signature: z.string() });

/** One row as its owner reads it. */
export const AccessRow = z.strictObject({
  seq: z.int(),
  /**
   * JSON list: seq, how-manieth of this area, at, who, about, via, grant, action, reason,
   * names of fields, detail, request. People by names that only the server can read.
   */
  canonical: z.string(),
  hash: Hash,
  /** Who it was; null for the server itself, or for an account that is gone. */
  name: z.string().nullable(),
  /**
   * What staff wrote before they looked; in `canonical` it is sealed, because the row
   * outlives the account.
   */
  reason: z.strictObject({ text: z.string(), nonce: z.string().nullable() }).nullable(),
});

/**
 * To check, with WebCrypto alone: the SHA-256 of each `canonical` is among `rowHashes`, at place
 * seq − (before?.seq ?? 0) − 1; from `before.hash` (or 64 zeros) h ← SHA-256(h ‖ rowHash) over all
 * of them ends at `after.hash`, passing each row's `hash` at its place; both heads are signed with
 * `publicKey` (SPKI, base64url; Ed25519) over `bussola-audit-head`, seq, hash and at, a line each.
 * The reason of a row begins, in `canonical`, with the SHA-256 of `nonce`, a line end and `text`;
 * without a nonce it is the text itself.
 */
export const accessLog = {
  accessLog: endpoint({
    permission: ownRead(),
    summary:
      'What others read and changed in this area, the newest first, with its proof; null while the newest is not signed yet (an hour at most)',
    params: UserParams,
    query: z.strictObject({
      page: Page.default(1),
      pageSize: PageSize.default(25),
      grantId: Id.optional(),
    }),
    response: z.strictObject({
      rows: z.array(AccessRow),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      proof: z
        .strictObject({
          publicKey: z.string(),
          before: Head.nullable(),
          after: Head,
          rowHashes: z.array(Hash),
        })
        .nullable(),
    }),
  }),
};
