/** /api/admin: what staff see. */
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { actorOf } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { lookRoutes } from '../looking-together/look-routes.ts';
import type { LookParts } from '../looking-together/look-routes.ts';
import type { Throttle } from '../people/throttle.ts';
import { listClients } from '../people/admin-repository.ts';
import { putViews, readViews } from './client-view-repository.ts';
import { clientService } from './client-service.ts';
import type { ClientParts } from './client-service.ts';
import { lostFactorRoutes } from './lost-factors.ts';
import type { LostFactors } from './lost-factors.ts';
import { resendToClient } from './resend-to-client.ts';
import type { ResendParts } from './resend-to-client.ts';
import { eachClient } from './each-client.ts';
import { exportClients } from './export-clients.ts';

export function adminRoutes(
  deps: Deps,
  parts: ClientParts & ResendParts & LookParts & { lost: LostFactors; limit: Throttle },
) {
  const { db, clock } = deps;
  const client = clientService(deps, parts);
  const resend = resendToClient(deps, parts);
  const each = eachClient(deps);
  const exported = exportClients(deps, parts.reasons);
  return {
    ...lostFactorRoutes(parts.lost, parts.limit),
    ...lookRoutes(deps, parts),
    adminClient: (incoming) => client.read(actorOf(incoming), incoming.params.clientId),
    openAdminClient: (incoming) =>
      client.open(actorOf(incoming), incoming.params.clientId, incoming.body),
    closeAdminClient: async (incoming) => {
      await client.close(actorOf(incoming), incoming.params.clientId);
      return undefined;
    },
    adminClientTab: (incoming) =>
      client.part(actorOf(incoming), incoming.params.clientId, incoming.params.tab),
    adminClientLog: (incoming) =>
      client.log(actorOf(incoming), incoming.params.clientId, incoming.query),
    resendToClient: async (incoming) => {
      await resend(actorOf(incoming), incoming.params.clientId, incoming.body.what);
      return undefined;
    },
    resetClientFactors: async (incoming) => {
      const { clientId } = incoming.params;
      await parts.lost.ask(actorOf(incoming), clientId, incoming.body);
      return client.card(actorOf(incoming), clientId);
    },
    withdrawFactorReset: async (incoming) => {
      const { clientId } = incoming.params;
      await parts.lost.withdraw(actorOf(incoming), clientId);
      return client.card(actorOf(incoming), clientId);
    },
    enableClient: (incoming) =>
      client.enable(actorOf(incoming), incoming.params.clientId, incoming.body),
    deleteClient: async (incoming) => {
      await client.remove(actorOf(incoming), incoming.params.clientId, incoming.body.reason);
      return undefined;
    },
    exportClients: (incoming) => exported(actorOf(incoming), incoming.body),
    resendToClients: (incoming) =>
      each(
        incoming.body.clients,
        { CONFLICT: 'confirmed', NOT_FOUND: 'gone', TOO_MANY_REQUESTS: 'often' },
        async (clientId) => {
          await resend(actorOf(incoming), clientId, 'code');
          return undefined;
        },
      ),
    clientViews: (incoming) => readViews(db, actorOf(incoming).userId),
    saveClientViews: async (incoming) => {
      const saved = await putViews(db, actorOf(incoming).userId, incoming.body);
      if (!saved) throw new ProblemError('CONFLICT');
      return saved;
    },
    adminClients: ({ query }) => listClients(db, query, clock()),
  } satisfies Partial<Handlers>;
}
