/** /api/area: the household and its analysis. */
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { AllInfoService } from './allinfo-service.ts';
import type { GestioneService } from './gestione-service.ts';
import type { NucleoService } from './nucleo-service.ts';

type Calls =
  | 'infoGestirePatrimonio'
  | 'infoRiscatto'
  | 'economicaMedie'
  | 'allInfo'
  | 'getNucleo'
  | 'createMember'
  | 'updateMember'
  | 'enableMember'
  | 'deleteMember';

export function areaRoutes(
  allInfo: AllInfoService,
  nucleo: NucleoService,
  gestione: GestioneService,
): HandlersOf<Calls> {
  return {
    allInfo: (incoming) => allInfo.read(actorOf(incoming)),
    economicaMedie: (incoming) => gestione.medie(actorOf(incoming)),
    infoGestirePatrimonio: (incoming) =>
      gestione.info(actorOf(incoming), incoming.params.plannedOutflows),
    infoRiscatto: (incoming) => gestione.riscatto(actorOf(incoming), incoming.params),
    getNucleo: (incoming) => nucleo.list(actorOf(incoming)),
    createMember: (incoming) =>
      nucleo.create(actorOf(incoming), incoming.body, idempotencyKey(incoming.request)),
    updateMember: (incoming) =>
      nucleo.update(actorOf(incoming), incoming.params.memberId, incoming.body),
    enableMember: (incoming) =>
      nucleo.enable(actorOf(incoming), incoming.params.memberId, incoming.body),
    deleteMember: (incoming) => nucleo.remove(actorOf(incoming), incoming.params.memberId),
  };
}
