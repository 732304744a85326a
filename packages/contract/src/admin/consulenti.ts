/** Advisers and the clients linked to them (specification §7, product.md 1.7). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adviserRead, staffWrite } from '../policy.ts';
import { Id, IsoDateTime } from '../shapes.ts';

/** No amounts: those are in the area, which opens by itself. */
const Cliente = z.strictObject({
  userId: Id, firstName: z.string(), lastName: z.string(), comune: z.string().nullable(), checkup: z.boolean(), since: IsoDateTime, updatedAt: IsoDateTime,
});

export const consulenti = {
  consulenteClienti: endpoint({ permission: adviserRead(), summary: 'The clients linked to this adviser', response: z.strictObject({ clienti: z.array(Cliente) }) }),
  toggleClient: endpoint({
    permission: staffWrite({ system: 'links two people whose areas are not theirs' }), summary: 'Link a client to an adviser, or take the link away; acts on the next request',
    body: z.strictObject({ consulenteId: Id, clientId: Id, linked: z.boolean() }), response: z.strictObject({ linked: z.boolean() }),
  }),
};
