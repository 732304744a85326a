/** /api/vix: the volatility index for everybody, and for staff the three ways to bring it in. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { VixService } from './vix-service.ts';

export function vixRoutes(vix: VixService) {
  return {
    vix: () => vix.read(),
    noteVix: (incoming) => vix.type(actorOf(incoming).userId, incoming.body),
    uploadVix: (incoming) => vix.upload(actorOf(incoming).userId, incoming.body.csv),
    fetchVix: (incoming) => vix.fetchNow(actorOf(incoming).userId),
  } satisfies Partial<Handlers>;
}
