/**
 * «Guardare insieme»: somebody of the staff asks, the client answers within ten minutes, and a yes
 * opens the area to that person, to read, for fifteen minutes (decision 0065).
 */
import { z } from 'zod';
import { Reason } from '../admin/reason.ts';
import { endpoint } from '../endpoint.ts';
import { LOOK_PAGE } from '../limits.ts';
import { ownRead, ownWrite, staffRead, staffWrite } from '../policy.ts';
import { Id, IsoDateTime, Onward, UserParams } from '../shapes.ts';

/** A page of the area, by its address without query: never a value. */
const LookPage = z.string().regex(LOOK_PAGE);

/**
 * `waiting` for an answer; `open`; `over`, after a yes; otherwise nothing was seen: the client said
 * no, did not answer in time, or it was taken back.
 */
const LookState = z.enum(['waiting', 'open', 'over', 'refused', 'lapsed', 'withdrawn']);
const Look = z.strictObject({
  lookId: Id,
  state: LookState,
  askedAt: IsoDateTime,
  /** No answer by then is a no. */ dueAt: IsoDateTime,
  /** When the client said yes or no, or it was taken back. */ answeredAt: IsoDateTime.nullable(),
  /** The end of what a yes opened. */ until: IsoDateTime.nullable(),
  /** When it really ended. Null while it waits or is open. */ endedAt: IsoDateTime.nullable(),
});

/** As the client sees it. */
export const OwnLook = Look.extend({
  /** Who of the staff. */ firstName: z.string(),
  name: z.string(),
  reason: z.string(),
  /** The pages that they opened, as the log has them, the first thing first. */
  pages: z.array(z.strictObject({ page: LookPage, at: IsoDateTime })),
});
export type OwnLook = z.infer<typeof OwnLook>;
const OwnLookAnswer = z.strictObject({ look: OwnLook.nullable() });

/** As whoever asked sees it. */
export const StaffLook = Look;
export type StaffLook = z.infer<typeof StaffLook>;
const StaffLookAnswer = z.strictObject({ look: StaffLook.nullable() });

const ClientParams = z.strictObject({ clientId: Id });
const asking = 'asks somebody whose area is not theirs; written in the log that its owner reads';

export const lookingTogether = {
  /** Pages ask it every few seconds while they are in sight: it reads two rows. */
  ownLook: endpoint({
    permission: ownRead(),
    summary:
      'Who of the staff asks to look together, or looks now; how the last one went, until it is put away',
    params: UserParams,
    response: OwnLookAnswer,
  }),
  /** 404 when nothing waits any more. */
  answerLook: endpoint({
    permission: ownWrite({ audit: 'always' }),
    summary: 'Say yes or no to looking together; a yes lasts fifteen minutes',
    params: UserParams,
    body: z.strictObject({ lookId: Id, accept: z.boolean() }),
    response: OwnLookAnswer,
  }),
  endOwnLook: endpoint({
    permission: ownWrite({ audit: 'sometimes' }),
    summary: 'End looking together at once; of one that is over, put away how it went',
    params: UserParams,
    response: OwnLookAnswer,
  }),
  /** 403 for anybody who is not there by a yes to looking together. */
  noteLookPage: endpoint({
    permission: ownWrite({ audit: 'sometimes', underGrant: 'any' }),
    summary: 'Write in the log of the client which page is being looked at together',
    params: UserParams,
    body: z.strictObject({ page: LookPage }),
    status: 204,
  }),

  /** 409 while this client is asked or looks together already; 429 after three in a day. */
  askLook: endpoint({
    permission: staffWrite({ stepUp: 'recent', system: asking }),
    summary: 'Ask a client to look at their area together; the client reads who and why',
    params: ClientParams,
    body: z.strictObject({ reason: Reason }),
    response: StaffLookAnswer,
  }),
  staffLook: endpoint({
    permission: staffRead({ system: asking }),
    summary: 'What one asked of this client last, in the last hours, and how it went',
    params: ClientParams,
    response: StaffLookAnswer,
  }),
  /** Also ends one that is open. 404 when there is nothing to take back. */
  withdrawLook: endpoint({
    permission: staffWrite({ system: asking }),
    summary: 'Take back what one asked, or end it',
    params: ClientParams,
    response: StaffLookAnswer,
  }),
  /** 404 without a yes that still lasts. */
  enterLook: endpoint({
    permission: staffWrite({
      audit: 'never',
      system: 'moves a person from one session to another',
    }),
    summary: 'The address that opens the area of a client who said yes',
    params: ClientParams,
    response: Onward,
  }),
};
