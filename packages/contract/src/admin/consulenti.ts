/** Advisers and the clients linked to them (specification §7). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adviserRead, ownRead, ownWrite, staffRead, staffWrite } from '../policy.ts';
import { MOST_ADVISER_CLIENTS } from '../limits.ts';
import { Id, IsoDateTime, UserParams, Version } from '../shapes.ts';
import { Reason } from './reason.ts';
import { Albo, Canale, ConsulenteRow, ProfiloConsulente } from './profilo.ts';

/** No amounts: those are in the area, which opens by itself. */
const Cliente = z.strictObject({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  comune: z.string().nullable(),
  checkup: z.boolean(),
  since: IsoDateTime,
  updatedAt: IsoDateTime,
});
const pair = { consulenteId: Id, clientId: Id };

/** What the client reads of somebody who asks to follow them. */
const Proposal = z.strictObject({
  id: Id,
  name: z.string(),
  albo: Albo.nullable(),
  numero: z.string().nullable(),
  /** When our staff looked the number up. */ checkedAt: IsoDateTime.nullable(),
  luoghi: z.array(z.string()),
  canali: z.array(Canale),
  /** Null when that person of the staff is there no more. */ proposedBy: z.string().nullable(),
  reason: z.string(),
  proposedAt: IsoDateTime,
  /** No answer until then is a no. */ until: IsoDateTime,
});
const Advisers = z.strictObject({
  advisers: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      since: IsoDateTime,
      /** False before a start that was set when links waited for a day. */ reads: z.boolean(),
    }),
  ),
  /** Who waits for this client’s yes. */
  proposal: Proposal.nullable(),
});
const another = { system: 'the name of the adviser, whose account is not theirs' };
const twoPeople = { system: 'links two people whose areas are not theirs' };
const directory = { system: 'people of the staff, who have no area in common' };
const ConsulenteParams = z.strictObject({ id: Id });
const Person = z.strictObject({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  comune: z.string().nullable(),
});
/** How a proposal stands: no answer in time is `lapsed`. */
const ProposalState = z.enum(['waiting', 'refused', 'lapsed']);

export const ConsulenteCard = z.strictObject({
  consulente: ConsulenteRow,
  profilo: ProfiloConsulente,
  version: Version,
  clients: z.array(Person.extend({ since: IsoDateTime })),
  /** Who has not answered yet. */
  waiting: z.array(Person.extend({ proposedAt: IsoDateTime, until: IsoDateTime })),
});
export type ConsulenteCard = z.infer<typeof ConsulenteCard>;

export const Attese = z.strictObject({
  /** Clients whom nobody follows, the longest first. */
  aspettano: z.array(
    Person.extend({
      since: IsoDateTime,
      /** Somebody was proposed, and no answer came. */ lapsed: z.boolean(),
    }),
  ),
  /** Counted up to a thousand. */ total: z.int(),
  proposte: z.array(
    z.strictObject({
      client: Person,
      consulente: z.strictObject({ id: Id, name: z.string() }),
      /** Who follows them meanwhile. */ now: z.string().nullable(),
      state: ProposalState,
      proposedAt: IsoDateTime,
      until: IsoDateTime,
      refusedAt: IsoDateTime.nullable(),
    }),
  ),
});
export type Attese = z.infer<typeof Attese>;

export const consulenti = {
  listAdvisers: endpoint({
    permission: ownRead(another),
    summary: 'Who follows this client, and who asks to',
    params: UserParams,
    response: Advisers,
  }),
  removeAdviser: endpoint({
    permission: ownWrite({ audit: 'always', ...another }),
    summary: 'The client takes an adviser off, at once',
    params: z.strictObject({ userId: Id, adviser: Id }),
    response: Advisers,
  }),
  /**
   * A yes opens the area at once, and takes off whoever followed this client until now. 404 when
   * nobody of that id asks, or the time is over.
   */
  answerAdviser: endpoint({
    permission: ownWrite({ audit: 'always', ...another }),
    summary: 'The client says yes or no to an adviser who asks to follow them',
    params: z.strictObject({ userId: Id, adviser: Id }),
    body: z.strictObject({ accept: z.boolean() }),
    response: Advisers,
  }),
  consulenteClienti: endpoint({
    permission: adviserRead(),
    summary: 'The clients linked to this adviser',
    response: z.strictObject({ clienti: z.array(Cliente) }),
  }),
  /**
   * 409: ADVISER_FULL, ADVISER_UNREGISTERED, CLIENT_SAID_NO without `asked`.
   */
  toggleClient: endpoint({
    permission: staffWrite({ audit: 'sometimes', stepUp: 'recent', ...twoPeople }),
    summary:
      'Propose an adviser to a client, who has fourteen days to say yes; or take the link or the proposal away at once',
    body: z.union([
      z.strictObject({
        ...pair,
        linked: z.literal(true),
        reason: Reason,
        /** After a no: the client has asked again. */ asked: z.literal(true).optional(),
      }),
      z.strictObject({ ...pair, linked: z.literal(false) }),
    ]),
    response: z.strictObject({
      linked: z.boolean(),
      /** From when the adviser reads. */ since: IsoDateTime.nullable(),
      /** Until when the client may say yes. */ until: IsoDateTime.nullable(),
    }),
  }),
  consulentiAttese: endpoint({
    permission: staffRead(directory),
    summary: 'Who waits for an adviser, and which clients have not said yes',
    response: Attese,
  }),
  consulente: endpoint({
    permission: staffRead(directory),
    summary: 'One adviser: profile, times, clients',
    params: ConsulenteParams,
    response: ConsulenteCard,
  }),
  /** A number that changes counts as looked up by whoever sends it. */
  updateConsulente: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...directory }),
    summary: 'Change register, places, times and exceptions of an adviser',
    params: ConsulenteParams,
    body: z.strictObject({ profilo: ProfiloConsulente, version: Version }),
    response: ConsulenteCard,
  }),
  /** Of a suspended adviser without clients, else 409; or an invitation. */
  deleteConsulente: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...directory }),
    summary: 'Remove a suspended adviser, or take an invitation back',
    params: ConsulenteParams,
    body: z.strictObject({ reason: Reason }),
    status: 204,
  }),
  /**
   * All or nothing. Each client of the adviser is named once, with who is proposed to them, or with
   * nobody. 409: CONFLICT when the clients are others meanwhile, ADVISER_FULL with the name in
   * `current`.
   */
  suspendConsulente: endpoint({
    permission: staffWrite({ audit: 'sometimes', stepUp: 'recent', ...twoPeople }),
    summary: 'Suspend an adviser and propose others to the clients',
    params: ConsulenteParams,
    body: z.strictObject({
      clients: z
        .array(z.strictObject({ clientId: Id, consulenteId: Id.nullable() }))
        .max(500)
        .refine((all) => new Set(all.map(({ clientId }) => clientId)).size === all.length),
      reason: Reason,
    }),
    response: ConsulenteCard,
  }),
  /** Who follows more keeps them, and is given nobody new. 409: somebody saved in between. */
  limitConsulente: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...directory }),
    summary: 'Change how many clients an adviser may follow',
    params: ConsulenteParams,
    body: z.strictObject({
      limite: z.int().min(1).max(MOST_ADVISER_CLIENTS),
      reason: Reason,
      version: Version,
    }),
    response: ConsulenteCard,
  }),
  reopenConsulente: endpoint({
    permission: staffWrite({ audit: 'sometimes', stepUp: 'recent', ...directory }),
    summary: 'Let a suspended adviser come in again, without clients',
    params: ConsulenteParams,
    body: z.strictObject({ reason: Reason }),
    response: ConsulenteCard,
  }),
};
