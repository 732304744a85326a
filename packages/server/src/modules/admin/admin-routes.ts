/** /api/admin: what staff see. */
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { actorOf } from '../../http/handler.ts';
import { listClients } from './admin-repository.ts';
import type { ClientService } from './client-service.ts';

export function adminRoutes({ db }: Deps, client: ClientService): HandlersOf<'adminClients' | 'adminClient' | 'openAdminClient'> {
  return {
    adminClient: (incoming) => client.masked(actorOf(incoming), incoming.params.clientId),
    openAdminClient: (incoming) => client.open(actorOf(incoming), incoming.params.clientId, incoming.body.reason),
    adminClients: async ({ query }) => ({ ...await listClients(db, query), page: query.page, pageSize: query.pageSize }),
  };
}
