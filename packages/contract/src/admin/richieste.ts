/** /api/admin/richieste: what people ask, who follows it, and until when. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_LENGTH, REQUEST_KINDS, REQUEST_VIA } from '../limits.ts';
import { staffRead, staffWrite } from '../policy.ts';
import { Email, Id, IsoDate, IsoDateTime, line, PageKey } from '../shapes.ts';

const asked = { system: 'what people asked, who may have no account' };
const RichiestaParams = z.strictObject({ id: Id });
const Kind = z.enum(REQUEST_KINDS);
const Words = z.string().trim().min(1).max(MAX_LENGTH.requestWords);
const Who = z.strictObject({ id: Id, name: z.string() });

export const RichiestaRow = z.strictObject({
  id: Id,
  kind: Kind,
  via: z.enum(REQUEST_VIA),
  /** Null when it is kept no more: ninety days after the end, or with the account. */
  body: z
    .strictObject({
      subject: z.string(),
      person: z.string(),
      /** Of the account, else as it was typed. */
      email: z.string().nullable(),
      words: z.string(),
      /** How we know that it is them. */
      recognised: z.string().nullable(),
    })
    .nullable(),
  /** The account of that address. */
  clientId: Id.nullable(),
  arrivedOn: IsoDate,
  /** Of privacy alone: thirty days from the day on which it arrived. */
  dueOn: IsoDate.nullable(),
  owner: Who.nullable(),
  ownerSince: IsoDateTime.nullable(),
  recognisedBy: z.string().nullable(),
  recognisedAt: IsoDateTime.nullable(),
  /** When the letter with the way to the export left, and when the erasure began. */
  exportedAt: IsoDateTime.nullable(),
  erasedAt: IsoDateTime.nullable(),
  outcome: z.enum(['answered', 'closed']).nullable(),
  closedAt: IsoDateTime.nullable(),
});
export type RichiestaRow = z.infer<typeof RichiestaRow>;
export const Richieste = z.strictObject({
  /** At most two hundred: those with a date first. */
  open: z.array(RichiestaRow),
  openTotal: z.int(),
  closed: z.array(RichiestaRow),
  closedTotal: z.int(),
  /** Where the next page of those that are closed begins. */
  next: PageKey.nullable(),
});
export type Richieste = z.infer<typeof Richieste>;

export const richieste = {
  richieste: endpoint({
    permission: staffRead(asked),
    summary: 'What people ask: all that is open, and what was closed last',
    query: z.strictObject({ after: PageKey.optional() }),
    response: Richieste,
  }),
  createRichiesta: endpoint({
    permission: staffWrite(asked),
    summary: 'Enter by hand what somebody asked; a term runs from the day on which it arrived',
    body: z.strictObject({
      kind: Kind,
      via: z.enum(REQUEST_VIA),
      subject: line(1, MAX_LENGTH.requestSubject),
      person: line(1, MAX_LENGTH.requestPerson),
      email: Email.optional(),
      arrivedOn: IsoDate,
      words: Words,
      recognised: line(1, MAX_LENGTH.reason).optional(),
    }),
    response: Richieste,
    status: 201,
  }),
  /** Taken by oneself, let go, recognised, or closed without a letter. */
  updateRichiesta: endpoint({
    // Nothing is written down when it is so already.
    permission: staffWrite({ audit: 'sometimes', ...asked }),
    summary: 'Follow a request, let it go, say how the person was recognised, close it',
    params: RichiestaParams,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.enum(['take', 'leave', 'close']) }),
      z.strictObject({ action: z.literal('recognise'), how: line(1, MAX_LENGTH.reason) }),
    ]),
    response: Richieste,
  }),
  /** 409 without an address. The words go into the letter and are kept nowhere. */
  answerRichiesta: endpoint({
    permission: staffWrite(asked),
    summary: 'Answer by mail, with one’s name, and close the request',
    params: RichiestaParams,
    body: z.strictObject({ text: Words }),
    response: Richieste,
  }),
  /** 409 for a request that is not of privacy, is not recognised, or has no account. */
  exportRichiesta: endpoint({
    permission: staffWrite(asked),
    summary: 'Write to the person where their data are, which they alone download',
    params: RichiestaParams,
    body: z.strictObject({}),
    response: Richieste,
  }),
  /** 409 as above. Fourteen days to think again, by the link that the person is sent. */
  eraseRichiesta: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...asked }),
    summary: 'Suspend the account and begin its erasure',
    params: RichiestaParams,
    body: z.strictObject({}),
    response: Richieste,
  }),
};
