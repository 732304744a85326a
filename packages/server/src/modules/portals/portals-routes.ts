/**
 * /api/portals and /api/admin/portals: what browsers, publishers and SuperAdmins say to the
 * registry.
 */
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { Readable } from 'node:stream';
import { actorOf, RawJson } from '../../http/handler.ts';
import type { Actor, HandlersOf, Incoming } from '../../http/handler.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import { ProblemError } from '../../problem-error.ts';
import { BUCKET_COOKIE, readBucket } from './bucket.ts';
import { readCspReports } from './csp-reports.ts';
import type { Portals } from './create-portals.ts';
import { authorFor } from './publish-tokens.ts';
import type { Asker } from './registry.ts';
import type { Author } from './registry-repository.ts';

type Public = 'portalList' | 'portalEvents' | 'cspReports' | 'endOverride' | 'acceptOverride';
type Publish =
  | 'publishPrune'
  | 'publishState'
  | 'publishBegin'
  | 'publishFile'
  | 'publishComplete'
  | 'publishKill'
  | 'publishChannel'
  | 'publishPromote'
  | 'publishRollback';
type Admin =
  | 'portalStatus'
  | 'createOverride'
  | 'createPublishToken'
  | 'revokePublishToken'
  | 'rollbackPortal'
  | 'killBuild'
  | 'canaryPercent'
  | 'withdrawCanary'
  | 'promotePortal';

const toGzip = promisify(gzip);
const HISTORY = 50;

/** Which of the builds in force this browser may have. */
export async function askerOf(
  { request, reply }: Pick<Incoming<'portalList'>, 'request' | 'reply'>,
  { overrides }: Pick<Portals, 'overrides'>,
): Promise<Asker> {
  return {
    bucket: readBucket(request.cookies[BUCKET_COOKIE]),
    override: await overrides.of(request, reply),
  };
}

export const portalRoutes = (
  parts: Portals,
  disk: DiskSpace,
): HandlersOf<Public | Publish | Admin> => ({
  ...publicRoutes(parts),
  ...publishRoutes(parts, disk),
  ...adminRoutes(parts),
});

function publicRoutes(parts: Portals): HandlersOf<Public> {
  const { list, telemetry, overrides } = parts;
  return {
    portalList: async (incoming) => {
      const { bytes, etag } = await list(await askerOf(incoming, parts));
      // Asked for often and mostly the same: the browser keeps it, and asks whether it still holds.
      incoming.reply.header('cache-control', 'private, no-cache');
      return new RawJson({ bytes, gzip: await toGzip(bytes) }, etag);
    },
    portalEvents: async ({ body, request }) => {
      await telemetry.record(body.events, request.ip);
      return undefined;
    },
    cspReports: async ({ request }) => {
      await telemetry.refuseTooManyReports(request.ip);
      await telemetry.stopped(readCspReports(request.body, request.host));
      return undefined;
    },
    endOverride: async ({ request, reply }) => {
      await overrides.end(request, reply);
      return undefined;
    },
    acceptOverride: async (incoming) => {
      await overrides.accept(actorOf(incoming), incoming.body.ticket, incoming.reply);
      return undefined;
    },
  };
}

function publishRoutes(
  { tokens, publishing, channels, pruning }: Portals,
  disk: DiskSpace,
): HandlersOf<Publish> {
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
      if (portals.length > 0)
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
  };
}

function adminRoutes({ channels, status, overrides, tokens }: Portals): HandlersOf<Admin> {
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
  };
}
