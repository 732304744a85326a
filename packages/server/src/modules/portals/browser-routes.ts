/** /api/portals, for browsers: the signed list, telemetry, overrides. */
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { actorOf, RawJson } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { askerOf } from './asker-of.ts';
import { readCspReports } from './csp-reports.ts';
import type { Portals } from './create-portals.ts';

const toGzip = promisify(gzip);

export function browserRoutes(parts: Portals) {
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
  } satisfies Partial<Handlers>;
}
