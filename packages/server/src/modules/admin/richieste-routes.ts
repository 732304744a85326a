/** /api/admin/richieste: what people ask. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';
import type { ClientParts } from './client-service.ts';
import { richiestaDoors } from './richiesta-doors.ts';

export function richiesteRoutes(deps: Deps, richieste: RichiesteService, parts: ClientParts) {
  const doors = richiestaDoors(deps, richieste, parts);
  return {
    richieste: ({ query }) => richieste.list(query.after),
    createRichiesta: (incoming) => richieste.create(actorOf(incoming), incoming.body),
    updateRichiesta: (incoming) =>
      richieste.update(actorOf(incoming), incoming.params.id, incoming.body),
    answerRichiesta: (incoming) =>
      richieste.answer(actorOf(incoming), incoming.params.id, incoming.body.text),
    exportRichiesta: (incoming) => doors.sendExport(actorOf(incoming), incoming.params.id),
    eraseRichiesta: (incoming) => doors.erase(actorOf(incoming), incoming.params.id),
  } satisfies Partial<Handlers>;
}
