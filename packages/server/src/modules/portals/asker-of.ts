import type { Asker } from '@bussola/registry';
import type { Incoming } from '../../http/handler.ts';
import { COHORT_COOKIE, readCohort } from '../people/cohort.ts';
import type { Portals } from './create-portals.ts';

/** Which of the builds in force this browser may have. */
export async function askerOf(
  { request, reply }: Pick<Incoming<'portalList'>, 'request' | 'reply'>,
  { overrides }: Pick<Portals, 'overrides'>,
): Promise<Asker> {
  return {
    cohort: readCohort(request.cookies[COHORT_COOKIE]),
    override: await overrides.of(request, reply),
  };
}
