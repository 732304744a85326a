/** Files and module of one build, with retries, until the time given to it is over. */
import type { ListedRelease, PortalModule } from '@bussola/portal';
import type { At } from './classify.ts';
import { PortalLoadError } from './errors.ts';
import { isRecord } from './is-record.ts';
import type { Phase } from './errors.ts';
import type { LoaderState } from './loader-state.ts';
import type { LoadedPortal } from './machine.ts';
import { isTransient } from './remedy.ts';

const isPortalModule = (value: unknown): value is PortalModule =>
  isRecord(value) && Array.isArray(value['routes']);

export function createBring({
  releases,
  federation,
  ensureShared,
  begin,
  explain,
  clock,
  times,
  inMemory,
  wait,
}: LoaderState) {
  const underWay = new Map<string, Promise<LoadedPortal>>();

  /** Joined when somebody waits for them already. */
  const bring = (release: ListedRelease, at: { phase: Phase }): Promise<LoadedPortal> => {
    const joined = underWay.get(release.buildId);
    if (joined) return joined;
    const work = async (): Promise<LoadedPortal> => {
      at.phase = 'manifest';
      const shared = ensureShared(release.descriptor.shared);
      shared.catch(() => {});
      await releases.learn(release);
      at.phase = 'shared';
      await shared;
      at.phase = 'entry';
      const loaded = await federation.load(release);
      at.phase = 'expose';
      const module = isRecord(loaded) ? loaded['default'] : undefined;
      if (!isPortalModule(module))
        throw new PortalLoadError('EXPOSE_MISSING', {
          portal: release.name,
          phase: at.phase,
          buildId: release.buildId,
        });
      await begin(module, release);
      const portal = { release, module };
      inMemory.set(release.buildId, portal);
      return portal;
    };
    const promise = work().finally(() => {
      if (underWay.get(release.buildId) === promise) underWay.delete(release.buildId);
    });
    underWay.set(release.buildId, promise);
    return promise;
  };

  /**
   * The same with retries, until the time given to this build is over. `until` is asked again then:
   * an older build may have become known, or none.
   */
  const persist = async (release: ListedRelease, until: () => number): Promise<LoadedPortal> => {
    const at: At & { phase: Phase } = {
      portal: release.name,
      phase: 'registry',
      buildId: release.buildId,
    };
    let timer: unknown;
    const over = new Promise<never>((_, reject) => {
      const look = () => {
        if (clock.now() < until()) {
          timer = clock.setTimeout(look, until() - clock.now());
          return;
        }
        // The next request begins anew instead of joining the load that hangs.
        underWay.delete(release.buildId);
        reject(
          new PortalLoadError(
            at.phase === 'shared' || at.phase === 'expose' ? 'CHUNK_TIMEOUT' : 'ENTRY_TIMEOUT',
            at,
          ),
        );
      };
      timer = clock.setTimeout(
        look,
        Math.max(1, Math.min(until(), clock.now() + times.giveWay) - clock.now()),
      );
    });
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          return await Promise.race([bring(release, at), over]);
        } catch (error) {
          const explained = await explain(error, at);
          const pause = times.retries[tries];
          if (!isTransient(explained.code) || pause === undefined) throw explained;
          await Promise.race([wait(pause), over]);
        }
      }
    } finally {
      clock.clearTimeout(timer);
    }
  };

  return persist;
}
export type Bring = ReturnType<typeof createBring>;
