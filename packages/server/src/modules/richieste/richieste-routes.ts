/** /api/admin/richieste: what people ask. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { RichiesteService } from './richieste-service.ts';

export const richiesteRoutes = (richieste: RichiesteService) =>
  ({
    richieste: ({ query }) => richieste.list(query.after),
    createRichiesta: (incoming) => richieste.create(actorOf(incoming), incoming.body),
    updateRichiesta: (incoming) =>
      richieste.update(actorOf(incoming), incoming.params.id, incoming.body),
    answerRichiesta: (incoming) =>
      richieste.answer(actorOf(incoming), incoming.params.id, incoming.body.text),
    exportRichiesta: (incoming) => richieste.sendExport(actorOf(incoming), incoming.params.id),
    eraseRichiesta: (incoming) => richieste.erase(actorOf(incoming), incoming.params.id),
  }) satisfies Partial<Handlers>;
