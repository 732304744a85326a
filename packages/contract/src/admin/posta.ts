/** /api/admin/posta: letters that wait or are stuck, and how many left. Never their text. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LETTER_FAILURES, LETTER_KINDS } from '../limits.ts';
import { superadminRead, superadminWrite } from '../policy.ts';
import { Id, IsoDateTime } from '../shapes.ts';

const outbox = { system: 'letters on their way belong to no area; no text and no whole address' };
const LetterParams = z.strictObject({ id: Id });
const Kind = z.enum(LETTER_KINDS);

const LetterRow = z.strictObject({
  id: Id,
  kind: Kind,
  /** First letter and domain. */
  to: z.string(),
  /** Whose address it is, as far as that is known. */
  account: z.enum(['active', 'to-verify', 'disabled', 'invited']).nullable(),
  writtenAt: IsoDateTime,
  attempts: z.int(),
  triedAt: IsoDateTime.nullable(),
  /** Null for one that is stuck. */
  nextAt: IsoDateTime.nullable(),
  failure: z.enum(LETTER_FAILURES).nullable(),
  /** What the mail server said, without addresses. */
  words: z.string().nullable(),
  /**
   * What trying again does: the same letter leaves; a new one with another code or link; nothing,
   * as its link is over and the person must ask for another.
   */
  again: z.enum(['same', 'new', 'no']),
});
export type LetterRow = z.infer<typeof LetterRow>;

export const Posta = z.strictObject({
  /** The first hundred of each, the oldest first. */
  waiting: z.array(LetterRow),
  stuck: z.array(LetterRow),
  waitingTotal: z.int(),
  stuckTotal: z.int(),
  /** Without a mail server letters stay in the mailbox of the server, for trying out. */
  server: z.enum(['none', 'answers', 'silent']),
  sent: z.strictObject({
    /** Since midnight in Italy; in the last 7 and 30 days. */
    kinds: z.array(z.strictObject({ kind: Kind, today: z.int(), week: z.int(), month: z.int() })),
    /** Of the last day, those with any, the newest first. */
    hours: z.array(z.strictObject({ hour: IsoDateTime, n: z.int() })),
  }),
});
export type Posta = z.infer<typeof Posta>;

export const posta = {
  posta: endpoint({
    permission: superadminRead(outbox),
    summary: 'Letters that wait or are stuck, and counts of those that left',
    response: Posta,
  }),
  /** 404 for a letter that is not stuck; 409 for one whose link is over and cannot be made anew. */
  retryLetter: endpoint({
    permission: superadminWrite(outbox),
    summary: 'Send a stuck letter again, with a new code where the old one is over',
    params: LetterParams,
    body: z.strictObject({}),
    response: Posta,
  }),
  dropLetter: endpoint({
    permission: superadminWrite(outbox),
    summary: 'Give a stuck letter up',
    params: LetterParams,
    response: Posta,
  }),
};
