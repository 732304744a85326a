import type { Asker } from '@bussola/registry';
import type { Incoming } from '../../http/handler.ts';
import { BUCKET_COOKIE, readBucket } from './bucket.ts';
import type { Portals } from './create-portals.ts';

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
