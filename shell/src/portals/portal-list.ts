/** The list of builds, asked again after the page's own. */
import { calls } from '@bussola/contract/calls';
import type { ReleaseKeys } from '@bussola/portal-loader/signed-list';

async function ask(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`list of portals: ${answer.status}`);
  return answer;
}

export const fetchList = async (_keys: ReleaseKeys | undefined): Promise<unknown> => (await ask(calls.portalReleases.path)).json();
