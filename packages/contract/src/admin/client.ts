/**
 * /api/admin/client: one client as staff see them; levels by area, family, reports and grants only
 * to whoever wrote why.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffRead, staffWrite } from '../policy.ts';
import { LevelCounts } from './admin.ts';
import { Reason } from './reason.ts';
import { AreaLevel, Id, IsoDate, IsoDateTime, Membro } from '../shapes.ts';

const ClientParams = z.strictObject({ clientId: Id });
const another = {
  system: 'the area of somebody who is not theirs; written in the log that its owner reads',
};

/** Only in the answer to a reason. Reserved answers and the will are not here either. */
const Opened = z.strictObject({
  /** How long it stays so: then a reason is asked for again. */
  openSeconds: z.int(),
  membri: z.array(Membro),
  livelli: z.array(AreaLevel),
  /** In euro: net income of a year, net worth. Null before the checkup is done. */
  totali: z.strictObject({ reddito: z.number(), patrimonio: z.number() }).nullable(),
  reports: z.array(z.strictObject({ createdAt: IsoDateTime, state: z.string() })),
  /** Not to whom: that is between the client and them. */
  grants: z.array(
    z.strictObject({ state: z.string(), scopes: z.array(z.string()), from: IsoDate, to: IsoDate }),
  ),
});
export const ClientCard = z.strictObject({
  client: z.strictObject({
    userId: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    comune: z.string().nullable(),
    checkup: z.boolean(),
    state: z.enum(['active', 'disabled']),
    createdAt: IsoDateTime,
    updatedAt: IsoDateTime,
    lastLoginAt: IsoDateTime.nullable(),
  }),
  /** How many people the household has. */
  persone: z.int(),
  /** How many areas have each level, never which. Null before the checkup is done. */
  conteggi: LevelCounts.nullable(),
  consulenti: z.array(z.strictObject({ id: Id, name: z.string(), since: IsoDateTime })),
  /** Who was proposed last, and what came of it. Null after a yes, or when nobody was. */
  proposta: z
    .strictObject({
      consulente: z.strictObject({ id: Id, name: z.string() }),
      state: z.enum(['waiting', 'refused', 'lapsed']),
      at: IsoDateTime,
      until: IsoDateTime,
    })
    .nullable(),
  /** Null without a reason of the last fifteen minutes. */
  aperto: Opened.nullable(),
});
export type ClientCard = z.infer<typeof ClientCard>;

export const client = {
  adminClient: endpoint({
    // Not again within fifteen minutes.
    permission: staffRead({ audit: 'sometimes', ...another }),
    summary:
      'One client: who, how many people, counts of levels, adviser and dates; the rest while a reason holds',
    params: ClientParams,
    response: ClientCard,
  }),
  openAdminClient: endpoint({
    permission: staffWrite(another),
    summary:
      'The same with what is behind it for fifteen minutes, once it is written why; the client reads who and why',
    params: ClientParams,
    body: z.strictObject({ reason: Reason }),
    response: ClientCard,
  }),
  /**
   * Nothing is lost by it, and it can be taken back: sessions end, grants and advisers open nothing
   * while it lasts. The client is written to, with the reason.
   */
  enableClient: endpoint({
    permission: staffWrite({ audit: 'sometimes', stepUp: 'recent', ...another }),
    summary: 'Suspend the account of a client, or open it again; the client reads who and why',
    params: ClientParams,
    body: z.strictObject({ enabled: z.boolean(), reason: Reason }),
    response: ClientCard,
  }),
  /**
   * Of a suspended account only, else 409: first suspended, then deleted. As if the client had done
   * it: fourteen days to take it back, by the link that they are sent.
   */
  deleteClient: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...another }),
    summary: 'Delete the suspended account of a client',
    params: ClientParams,
    body: z.strictObject({ reason: Reason }),
    status: 204,
  }),
};
