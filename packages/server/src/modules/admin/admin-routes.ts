/** /api/admin: what staff see. */
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listClients } from './admin-repository.ts';

export function adminRoutes({ db }: Deps): HandlersOf<'adminClients'> {
  return {
    adminClients: async ({ query }) => ({ ...await listClients(db, query), page: query.page, pageSize: query.pageSize }),
  };
}
