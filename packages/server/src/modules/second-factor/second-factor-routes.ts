/** /api/account: proof, codes, passkeys. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { siteOf } from '../../http/site.ts';
import type { Throttle } from '../people/throttle.ts';
import type { FactorService } from './factor-service.ts';
import type { Passkeys } from './passkeys.ts';
import type { StepUpService } from './step-up-service.ts';

interface Parts {
  factors: FactorService;
  stepUp: StepUpService;
  keys: Passkeys;
  limit: Throttle;
}

export function secondFactorRoutes(
  { config }: Pick<Deps, 'config'>,
  { factors, stepUp, keys, limit }: Parts,
) {
  return {
    stepUp: (incoming) => stepUp.prove(actorOf(incoming), incoming.body),
    passkeyOptions: async ({ request }) => {
      await limit.countFrom('challenge:ip', request);
      return keys.askAny(siteOf(config, request));
    },
    beginTotp: (incoming) => factors.beginTotp(actorOf(incoming)),
    confirmTotp: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('prove', actor.sessionId);
      const answer = await factors.confirmTotp(actor, incoming.body.code);
      await limit.forget('prove', actor.sessionId);
      return answer;
    },
    removeTotp: async (incoming) => {
      await factors.removeTotp(actorOf(incoming));
      return undefined;
    },
    beginPasskey: (incoming) => factors.beginPasskey(actorOf(incoming)),
    addPasskey: (incoming) => factors.addPasskey(actorOf(incoming), incoming.body),
    removePasskey: async (incoming) => {
      await factors.removePasskey(actorOf(incoming), incoming.params.passkeyId);
      return undefined;
    },
    newRecoveryCodes: (incoming) => factors.renewRecovery(actorOf(incoming)),
  } satisfies Partial<Handlers>;
}
