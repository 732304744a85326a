import type { ListedRelease } from '@bussola/portal';
import type { At } from './classify.ts';
import type { Clock } from './clock.ts';
import type { PortalLoadError } from './errors.ts';
import { fetchAgain } from './fetch-again.ts';
import type { Times } from './times.ts';

interface ManifestOptions {
  explain: (error: unknown, at: At, url: string, integrity: string) => Promise<PortalLoadError>;
  clock: Clock;
  times: Times;
}

/**
 * Asks for a build's manifest; the browser checks its bytes against the hash of the list, and
 * answers nothing when they differ.
 */
export const createFetchManifest =
  ({ explain, clock, times }: ManifestOptions) =>
  async (release: ListedRelease): Promise<unknown> => {
    const { name: portal, buildId, manifest: url, manifestIntegrity: integrity } = release;
    try {
      const bytes = await fetchAgain({ url, integrity, clock, times });
      const manifest: unknown = JSON.parse(new TextDecoder().decode(bytes));
      return manifest;
    } catch (error) {
      // A wrong hash, a refusal and a lost network are told apart by asking once more.
      throw await explain(error, { portal, phase: 'manifest', buildId }, url, integrity);
    }
  };
