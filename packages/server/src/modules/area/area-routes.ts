/** /api/area: the household and its analysis. */
import type { AnswerPart } from '@bussola/contract/answer-parts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers, Incoming } from '../../http/handler.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { AllInfoService } from './allinfo-service.ts';
import type { GestioneService } from './gestione-service.ts';
import type { NucleoService } from './nucleo-service.ts';
import type { SegniService } from './segni-service.ts';
import type { TestamentiService } from './testamenti-service.ts';

export function areaRoutes(
  allInfo: AllInfoService,
  nucleo: NucleoService,
  gestione: GestioneService,
  segni: SegniService,
  testamenti: TestamentiService,
) {
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
    updateHousehold: (incoming) => nucleo.updateHousehold(actorOf(incoming), incoming.body),
    answerHistory: (incoming) => nucleo.history(actorOf(incoming)),
    enableTestamento: ({ body: { version, enabled }, ...incoming }) =>
      nucleo.update(actorOf(incoming), incoming.params.id, {
        version,
        data: { haTestamento: enabled },
      }),
    enableGaranziePersonali: ({ body: { version, enabled }, ...incoming }) =>
      nucleo.update(actorOf(incoming), incoming.params.id, {
        version,
        data: { garanziePersonali: enabled },
      }),
    enableInvestimenti: (incoming) =>
      nucleo.enableSezione(actorOf(incoming), 'investimenti', incoming.body),
    enablePersonalData: (incoming) =>
      nucleo.enableSezione(actorOf(incoming), 'personaldata', incoming.body),
    listTestamenti: (incoming) => testamenti.list(actorOf(incoming)),
    updateTestamentoNotaio: (incoming) =>
      testamenti.update(actorOf(incoming), incoming.params.id, incoming.body),
    updateTestamentoIndirizzo: (incoming) =>
      testamenti.update(actorOf(incoming), incoming.params.id, incoming.body),
    listSegni: (incoming) => segni.list(actorOf(incoming)),
    updateSegno: (incoming) => segni.update(actorOf(incoming), incoming.params.code, incoming.body),
    deleteSegno: (incoming) => segni.remove(actorOf(incoming), incoming.params.code),
    ...parts(nucleo),
  } satisfies Partial<Handlers>;
}

/** Which answers a part takes is said by the contract. */
function parts(nucleo: NucleoService) {
  const save = (part: AnswerPart, incoming: Incoming<AnswerPart>) =>
    nucleo.updatePart(actorOf(incoming), part, incoming.params.memberId, incoming.body);
  return {
    updateReddito: (incoming) => save('updateReddito', incoming),
    enableAssicurazioni: (incoming) => save('enableAssicurazioni', incoming),
    enablePrevidenza: (incoming) => save('enablePrevidenza', incoming),
    enableLaurea: (incoming) => save('enableLaurea', incoming),
    updateImmobili: (incoming) => save('updateImmobili', incoming),
    updateMobiliare: (incoming) => save('updateMobiliare', incoming),
    updateSuddivisione: (incoming) => save('updateSuddivisione', incoming),
    updateStrumenti: (incoming) => save('updateStrumenti', incoming),
    updateRegimi: (incoming) => save('updateRegimi', incoming),
  } satisfies { [K in AnswerPart]: Handlers[K] };
}
