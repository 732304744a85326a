/** /api/regaliutili: useful gifts. */
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import type { Throttle } from '../people/throttle.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { RegaliService } from './regali-service.ts';

type Calls = 'listRegali' | 'sendRegalo' | 'deleteRegalo' | 'refuseRegali';

export function regaliRoutes(regali: RegaliService, limit: Throttle): HandlersOf<Calls> {
  return {
    listRegali: (incoming) => regali.list(actorOf(incoming)),
    sendRegalo: (incoming) =>
      regali.send(actorOf(incoming), incoming.body, idempotencyKey(incoming.request)),
    deleteRegalo: (incoming) => regali.remove(actorOf(incoming), incoming.params.regaloId),
    refuseRegali: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return regali.refuse(body.token);
    },
  };
}
