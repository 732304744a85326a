/** Grants, and the way into somebody else's area and back. */
import { passesFetchMetadataGuard } from '../../http/fetch-metadata-guard.ts';
import { NO_ANSWER, actorOf } from '../../http/handler.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Throttle } from '../people/throttle.ts';
import type { GrantPreview } from './grant-preview.ts';
import type { GrantService } from './grant-service.ts';
import type { DelegatedSession } from './delegated-session.ts';

export function thirdPartyRoutes({
  grants,
  preview,
  swap,
  limit,
}: {
  grants: GrantService;
  preview: GrantPreview;
  swap: DelegatedSession;
  limit: Throttle;
}) {
  return {
    listGrants: (incoming) => grants.list(actorOf(incoming)),
    createGrant: (incoming) =>
      grants.create(actorOf(incoming), incoming.body, idempotencyKey(incoming.request)),
    previewGrant: (incoming) => preview(actorOf(incoming), incoming.body),
    updateGrant: (incoming) =>
      grants.update(actorOf(incoming), incoming.params.grantId, incoming.body),
    revokeGrant: (incoming) => grants.revoke(actorOf(incoming), incoming.params.grantId),
    answerGrant: (incoming) =>
      grants.answer(actorOf(incoming), incoming.params.grantId, incoming.body),
    thirdPartyHandle: (incoming) => swap.handle(actorOf(incoming), incoming.params.grantId),
    // A link, an image, a prefetch or another site spends nothing.
    authThirdParty: async (incoming) =>
      passesFetchMetadataGuard(incoming.request, 'third-party')
        ? swap.authenticate(actorOf(incoming), incoming.query)
        : NO_ANSWER,
    logoutThirdParty: async (incoming) =>
      passesFetchMetadataGuard(incoming.request, 'third-party')
        ? swap.leave(actorOf(incoming))
        : NO_ANSWER,
    openPlaceholder: (incoming) => swap.openPlaceholder(actorOf(incoming)),
    exchangeSession: async ({ body, request, reply }) => {
      await limit.countFrom('verify:ip', request);
      return swap.exchange(body.code, request, reply);
    },
  } satisfies Partial<Handlers>;
}
