/** /api/admin/portals: «Stato dei portali», for SuperAdmins. */
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import type { Portals } from './create-portals.ts';
import type { Author } from './registry-repository.ts';

export function portalAdminRoutes({ channels, status, overrides, tokens }: Portals) {
  const person = (incoming: { actor: Actor | null }): Author => ({
    kind: 'person',
    author: actorOf(incoming).userId,
  });
  return {
    portalStatus: async ({ query }) => status(Number(query.hours ?? '24')),
    rollbackPortal: async (incoming) =>
      channels.rollback(incoming.params.portal, person(incoming), incoming.body),
    killBuild: async (incoming) =>
      channels.kill(
        incoming.params.portal,
        person(incoming),
        incoming.body.buildId,
        incoming.body.reason,
      ),
    canaryPercent: async (incoming) =>
      channels.percent(
        incoming.params.portal,
        person(incoming),
        incoming.body.percent,
        incoming.body.expects,
      ),
    withdrawCanary: async (incoming) =>
      channels.withdraw(incoming.params.portal, person(incoming), incoming.body.expects),
    promotePortal: async (incoming) =>
      channels.promote(incoming.params.portal, person(incoming), incoming.body.expects),
    createOverride: async (incoming) =>
      overrides.create(actorOf(incoming), incoming.body, incoming.reply),
    createPublishToken: async (incoming) =>
      tokens.create({ ...incoming.body, createdBy: actorOf(incoming).userId }),
    revokePublishToken: async (incoming) => {
      await tokens.revoke(actorOf(incoming).userId, incoming.params.id);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
