/** /api/admin: what staff see. */
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { actorOf } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { listClients } from '../people/admin-repository.ts';
import { putViews, readViews } from './client-view-repository.ts';
import { clientService } from './client-service.ts';
import type { ClientParts } from './client-service.ts';
import { exportClients } from './export-clients.ts';

export function adminRoutes(deps: Deps, parts: ClientParts) {
  const { db, clock } = deps;
  const client = clientService(deps, parts);
  const exported = exportClients(deps, parts.reasons);
  return {
    adminClient: (incoming) => client.read(actorOf(incoming), incoming.params.clientId),
    openAdminClient: (incoming) =>
      client.open(actorOf(incoming), incoming.params.clientId, incoming.body.reason),
    enableClient: (incoming) =>
      client.enable(actorOf(incoming), incoming.params.clientId, incoming.body),
    deleteClient: async (incoming) => {
      await client.remove(actorOf(incoming), incoming.params.clientId, incoming.body.reason);
      return undefined;
    },
    exportClients: (incoming) => exported(actorOf(incoming), incoming.body),
    clientViews: (incoming) => readViews(db, actorOf(incoming).userId),
    saveClientViews: async (incoming) => {
      const saved = await putViews(db, actorOf(incoming).userId, incoming.body);
      if (!saved) throw new ProblemError('CONFLICT');
      return saved;
    },
    adminClients: ({ query }) => listClients(db, query, clock()),
  } satisfies Partial<Handlers>;
}
