/** Advisers and the clients linked to them (specification §7). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adviserRead, ownRead, ownWrite, staffWrite } from '../policy.ts';
import { Id, IsoDateTime, UserParams } from '../shapes.ts';
import { Reason } from './reason.ts';

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

/**
 * Hours from the notice to the client until the adviser may read: time to read the mail and to
 * object.
 */
export const ADVISER_WAIT_HOURS = 24;
const pair = { consulenteId: Id, clientId: Id };

/** As the client sees them: `since` may be in the future. */
const Advisers = z.strictObject({
  advisers: z.array(
    z.strictObject({
      id: Id,
      name: z.string(),
      since: IsoDateTime,
      /** The waiting time is over. */ reads: z.boolean(),
    }),
  ),
});
const another = { system: 'the name of the adviser, whose account is not theirs' };

export const consulenti = {
  listAdvisers: endpoint({
    permission: ownRead(another),
    summary: 'Who follows this client, or is about to',
    params: UserParams,
    response: Advisers,
  }),
  removeAdviser: endpoint({
    permission: ownWrite({ audit: 'always', ...another }),
    summary: 'The client takes an adviser off, before or after the start',
    params: z.strictObject({ userId: Id, adviser: Id }),
    response: Advisers,
  }),
  consulenteClienti: endpoint({
    permission: adviserRead(),
    summary: 'The clients linked to this adviser',
    response: z.strictObject({ clienti: z.array(Cliente) }),
  }),
  toggleClient: endpoint({
    permission: staffWrite({
      audit: 'sometimes',
      stepUp: 'recent',
      system: 'links two people whose areas are not theirs',
    }),
    summary:
      'Link a client to an adviser, who may read 24 hours after the client was told; or take the link away at once',
    body: z.union([
      z.strictObject({ ...pair, linked: z.literal(true), reason: Reason }),
      z.strictObject({ ...pair, linked: z.literal(false) }),
    ]),
    response: z.strictObject({
      linked: z.boolean(),
      /** From when the adviser may read. */ since: IsoDateTime.nullable(),
    }),
  }),
};
