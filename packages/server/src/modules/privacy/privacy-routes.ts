import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Throttle } from '../people/throttle.ts';
import { listConsents } from '../general/consent-repository.ts';
import type { ErasureService } from './erasure-service.ts';
import type { ExportService } from './export-service.ts';

export function privacyRoutes(
  { db }: Deps,
  { exports, erasure, limit }: { exports: ExportService; erasure: ErasureService; limit: Throttle },
) {
  return {
    exportData: (incoming) => exports.make(actorOf(incoming), incoming.request.ip),
    listConsents: async (incoming) => ({
      consents: await listConsents(db, actorOf(incoming).userId),
    }),
    undoDelete: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return erasure.undo(body.token);
    },
  } satisfies Partial<Handlers>;
}
