import type { ListedRelease } from '@bussola/portal';
import type { PortalLoadError } from './errors.ts';
import type { At } from './classify.ts';

/** Asks for a build's manifest; the browser checks its bytes against the hash of the list, and answers nothing when they differ. */
export const createFetchManifest = (explain: (error: unknown, at: At, url: string, integrity: string) => Promise<PortalLoadError>) => async (release: ListedRelease): Promise<unknown> => {
  const { name: portal, buildId, manifest: url, manifestIntegrity: integrity } = release;
  try {
    const answer = await fetch(url, { integrity });
    if (answer.ok) return await answer.json();
    throw new Error(String(answer.status));
  } catch (error) {
    // A wrong hash, a refusal and a lost network are told apart by asking once more.
    throw await explain(error, { portal, phase: 'manifest', buildId }, url, integrity);
  }
};
