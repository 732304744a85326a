/** /api/regaliutili: useful gifts. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Throttle } from '../people/throttle.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { RegaliService } from './regali-service.ts';

export function regaliRoutes(regali: RegaliService, limit: Throttle) {
  return {
    listRegali: (incoming) => regali.list(actorOf(incoming)),
    sendRegalo: (incoming) =>
      regali.send(actorOf(incoming), incoming.body, idempotencyKey(incoming.request)),
    deleteRegalo: (incoming) => regali.remove(actorOf(incoming), incoming.params.regaloId),
    refuseRegali: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return regali.refuse(body.token);
    },
  } satisfies Partial<Handlers>;
}
