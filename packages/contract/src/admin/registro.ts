/** /api/admin/registro: the log of who saw and changed what, for a SuperAdmin. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LOG_FAULTS, LOG_KINDS, LOG_WHO, MAX_LENGTH } from '../limits.ts';
import { superadminRead, superadminWrite } from '../policy.ts';
import { Id, IsoDate, IsoDateTime, PageKey, PageSize, Total } from '../shapes.ts';
import { Reason } from './reason.ts';

const everybody = { system: 'the log is about everybody; it holds names of fields, never values' };

const Check = z.strictObject({
  at: IsoDateTime,
  /** By itself, at night; else by whom, null when that person is gone. */
  nightly: z.boolean(),
  by: z.string().nullable(),
  /** The row after which it began: 0, or that of a signed head. */
  fromSeq: z.int(),
  /** The last signed head that it compared the rows with. */
  headSeq: z.int().nullable(),
  throughSeq: z.int(),
  tookMs: z.int(),
  /** Null: whole. */
  fault: z.enum(LOG_FAULTS).nullable(),
  faultSeq: z.int().nullable(),
});
export const RegistroState = z.strictObject({
  /** How many rows there are. */
  rows: z.int(),
  /** The last signed head. */
  head: z.strictObject({ seq: z.int(), at: IsoDateTime, hash: z.string() }).nullable(),
  /** The last verification of all rows. */
  all: Check.nullable(),
  /** The last one, of all rows or since a signed head. */
  last: Check.nullable(),
});
export type RegistroState = z.infer<typeof RegistroState>;

/** Somebody in the log: gone when the account is, with the name. */
const Somebody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), id: Id, name: z.string(), role: z.string() }),
  z.strictObject({ kind: z.literal('gone') }),
]);
export const RegistroRow = z.strictObject({
  seq: z.int(),
  at: IsoDateTime,
  /** Null: the server by itself. */
  who: Somebody.nullable(),
  about: z
    .discriminatedUnion('kind', [
      ...Somebody.options,
      z.strictObject({ kind: z.literal('release'), name: z.string() }),
    ])
    .nullable(),
  action: z.string(),
  /** The right by which another person’s area was open. */
  via: z.string().nullable(),
  /** Of a grant: its last day. */
  until: IsoDate.nullable(),
  /** Null: none was asked. `text` null: it went with the account that it was about. */
  reason: z.strictObject({ text: z.string().nullable() }).nullable(),
  /** Names of fields, never values. */
  fields: z.array(z.string()),
  detail: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The two links of the chain: of the row before, and its own. */
  before: z.string().nullable(),
  hash: z.string(),
});
export type RegistroRow = z.infer<typeof RegistroRow>;

export const RegistroFilters = z.strictObject({
  /** A name of either side, the number of a row, or a request. */
  search: z.string().trim().max(MAX_LENGTH.search).default(''),
  who: z.union([Id, z.enum(LOG_WHO)]).optional(),
  kind: z.enum(LOG_KINDS).optional(),
  /** Of this person; of whoever did it; of somebody else. */
  about: z.union([Id, z.enum(['self', 'other'])]).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
});
export type RegistroFilters = z.infer<typeof RegistroFilters>;

export const registro = {
  registro: endpoint({
    // Once in a quarter of an hour.
    permission: superadminRead({ audit: 'sometimes', ...everybody }),
    summary: 'The log, newest first, filtered and paged here; reading it is a row of it',
    query: z.strictObject({
      ...RegistroFilters.shape,
      after: PageKey.optional(),
      before: PageKey.optional(),
      pageSize: PageSize.default(25),
    }),
    response: z.strictObject({
      rows: z.array(RegistroRow),
      total: Total,
      next: PageKey.nullable(),
      previous: PageKey.nullable(),
    }),
  }),
  registroState: endpoint({
    permission: superadminRead(everybody),
    summary: 'Whether the log was whole at its last verification',
    response: RegistroState,
  }),
  /** Since the signed head up to which the last night found it whole; all of it without one. */
  verifyRegistro: endpoint({
    permission: superadminWrite(everybody),
    summary: 'Compute the chain again and compare it with the signed heads',
    body: z.strictObject({}),
    response: RegistroState,
  }),
  exportRegistro: endpoint({
    permission: superadminWrite({ stepUp: 'recent', ...everybody }),
    summary: 'The filtered log as CSV; filters, count and reason go into the log first',
    body: z.strictObject({
      filters: RegistroFilters,
      language: z.enum(['it', 'en']),
      reason: Reason,
    }),
    produces: 'text/csv',
  }),
};
