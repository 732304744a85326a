/** /api/portals, for publishers. */
import { Readable } from 'node:stream';
import type { Handlers, Incoming } from '../../http/handler.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Portals } from './create-portals.ts';
import { authorFor } from './publish-tokens.ts';
import type { Author } from './registry-repository.ts';

const HISTORY = 50;

export function publishRoutes({ tokens, publishing, channels, pruning }: Portals, disk: DiskSpace) {
  const author = async ({
    request,
    params,
  }: {
    request: Incoming<'publishState'>['request'];
    params: { portal: string };
  }): Promise<Author> =>
    authorFor(await tokens.publisher(request.headers.authorization), params.portal);
  return {
    publishState: async (incoming) => {
      await author(incoming);
      const { portal } = incoming.params;
      return {
        state: await channels.state(portal),
        builds: await channels.builds(portal, HISTORY),
        history: await channels.history(portal, HISTORY),
      };
    },
    publishPrune: async ({ request, body }) => {
      const { author: pruner, portals } = await tokens.publisher(request.headers.authorization);
      if (portals !== 'every')
        throw new ProblemError('FORBIDDEN', {
          detail: 'Only a token of every portal takes files away',
        });
      return { removed: await pruning.prune({ dry: body.dry, author: pruner }) };
    },
    publishBegin: async (incoming) =>
      publishing.begin(incoming.params.portal, await author(incoming), incoming.body),
    publishFile: async (incoming) => {
      await author(incoming);
      const { params, query, request } = incoming;
      if (
        !/^application\/octet-stream\b/i.test(request.headers['content-type'] ?? '') ||
        !(request.body instanceof Readable)
      )
        throw new ProblemError('UNSUPPORTED_MEDIA', {
          detail: 'A file is sent as application/octet-stream',
        });
      await disk.refuseWhenFull();
      await publishing.file(params.portal, params.buildId, query.file, request.body);
      return undefined;
    },
    publishComplete: async (incoming) =>
      publishing.complete(incoming.params.portal, await author(incoming), incoming.params.buildId),
    publishKill: async (incoming) =>
      channels.kill(
        incoming.params.portal,
        await author(incoming),
        incoming.params.buildId,
        incoming.body.reason,
      ),
    publishChannel: async (incoming) =>
      channels.put(incoming.params.portal, await author(incoming), incoming.body),
    publishPromote: async (incoming) =>
      channels.promote(incoming.params.portal, await author(incoming), incoming.body.expects),
    publishRollback: async (incoming) =>
      channels.rollback(incoming.params.portal, await author(incoming), incoming.body),
  } satisfies Partial<Handlers>;
}
