/** «Guardare insieme»: staff ask, the client answers, each time anew (decision 0065). */
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { ownLook } from './own-look.ts';
import { staffLook } from './staff-look.ts';
import type { StaffLookParts } from './staff-look.ts';

export type LookParts = StaffLookParts & {
  swap: { openLook(actor: Actor, clientId: string): Promise<ResponseOf<'enterLook'>> };
};

export function lookRoutes(deps: Deps, { swap, ...parts }: LookParts) {
  const own = ownLook(deps, parts);
  const staff = staffLook(deps, parts);
  return {
    ownLook: (incoming) => own.read(actorOf(incoming)),
    answerLook: (incoming) => own.answer(actorOf(incoming), incoming.body),
    endOwnLook: (incoming) => own.end(actorOf(incoming)),
    noteLookPage: async (incoming) => {
      await staff.notePage(actorOf(incoming), incoming.body.page);
      return undefined;
    },
    askLook: (incoming) =>
      staff.ask(actorOf(incoming), incoming.params.clientId, incoming.body.reason),
    staffLook: (incoming) => staff.read(actorOf(incoming), incoming.params.clientId),
    withdrawLook: (incoming) => staff.withdraw(actorOf(incoming), incoming.params.clientId),
    enterLook: (incoming) => swap.openLook(actorOf(incoming), incoming.params.clientId),
  } satisfies Partial<Handlers>;
}
