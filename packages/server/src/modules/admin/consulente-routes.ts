/** Advisers and their clients: what staff do, and what the adviser reads. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { listClienti } from '../people/consulente-repository.ts';
import type { AdviserLinks } from './adviser-links.ts';
import { assignClients } from './assign-clients.ts';
import type { ConsulenteService } from './consulente-service.ts';

export function consulenteRoutes(
  deps: Deps,
  { links, consulenti }: { links: AdviserLinks; consulenti: ConsulenteService },
) {
  const { db, clock } = deps;
  const assign = assignClients(deps, links);
  return {
    consulenteClienti: async (incoming) => ({
      clienti: await listClienti(db, actorOf(incoming).userId, clock()),
    }),
    toggleClient: (incoming) => links.toggle(actorOf(incoming), incoming.body),
    assignClients: (incoming) => assign(actorOf(incoming), incoming.body),
    consulentiAttese: () => consulenti.attese(),
    consulente: (incoming) => consulenti.card(incoming.params.id),
    updateConsulente: (incoming) =>
      consulenti.update(actorOf(incoming), incoming.params.id, incoming.body),
    suspendConsulente: (incoming) =>
      consulenti.suspend(actorOf(incoming), incoming.params.id, incoming.body),
    limitConsulente: (incoming) =>
      consulenti.limit(actorOf(incoming), incoming.params.id, incoming.body),
    reopenConsulente: (incoming) =>
      consulenti.reopen(actorOf(incoming), incoming.params.id, incoming.body.reason),
    deleteConsulente: async (incoming) => {
      await consulenti.remove(actorOf(incoming), incoming.params.id, incoming.body.reason);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
