/** Loads a portal: shared families, entry, exposed module, under one deadline; answers typed errors and can be asked again in place. */
import type { ListedRelease, PortalModule, SharedFamily } from '@bussola/portal';
import { LOAD_TIMEOUT_MS, SLOW_AFTER_MS } from './clock.ts';
import type { Clock } from './clock.ts';
import { PortalLoadError } from './errors.ts';
import type { At } from './classify.ts';
import type { Phase } from './errors.ts';
import { choose } from './negotiation.ts';
import type { ShellOffer } from './negotiation.ts';
import type { Releases } from './releases.ts';

/** The few things that only federation can do; faked by nobody, replaced in tests by a federation of the test's own. */
export interface Federation {
  /** Loads the release's container and answers its exposed module. `attempt` above zero means the same build is asked again. */
  load: (release: ListedRelease, attempt: number) => Promise<unknown>;
}

export interface LoaderOptions {
  offer: ShellOffer;
  releases: Releases;
  federation: Federation;
  /** Completes the shell's shared families; a portal can then never trigger a chunk of the shell. */
  ensureShared: (families: readonly SharedFamily[]) => Promise<void>;
  /** Looks at what failed: a tag's own error event tells nothing. */
  explain: (error: unknown, at: At) => Promise<PortalLoadError>;
  clock: Clock;
  onEvent?: (event: { portal: string; buildId: string; phase: Phase | 'ready' | 'slow'; code?: string; ms: number }) => void;
}

export interface LoadedPortal { release: ListedRelease; module: PortalModule }

export interface PortalLoader {
  /** Joins a load under way; a ready build is answered at once. */
  load: (name: string, watch?: { onSlow?: () => void }) => Promise<LoadedPortal>;
  /** After a failure: asks for the list again, then loads the newest build under a new address. */
  retry: (name: string, watch?: { onSlow?: () => void }) => Promise<LoadedPortal>;
  /** Turns whatever a mounted page threw while loading a part of itself into a typed error. */
  explain: (name: string, error: unknown) => Promise<PortalLoadError>;
  /** The build in memory, if any. */
  loaded: (name: string) => LoadedPortal | undefined;
}

export function createPortalLoader({ releases, offer, federation, ensureShared, explain, clock, onEvent }: LoaderOptions): PortalLoader {
  const ready = new Map<string, LoadedPortal>();
  const under = new Map<string, Promise<LoadedPortal>>();
  const attempts = new Map<string, number>();

  const run = async (name: string, onSlow?: () => void): Promise<LoadedPortal> => {
    const started = clock.now();
    let phase: Phase = 'registry' as Phase;
    const choice = choose(releases.of(name).versions, offer);
    if (choice.kind !== 'chosen') throw new PortalLoadError('CONTRACT_MISMATCH', { portal: name, phase, buildId: choice.kind === 'mismatch' ? choice.newest.buildId : undefined });
    const { release } = choice;
    const known = ready.get(name);
    if (known?.release.buildId === release.buildId) return known;
    const at = () => ({ portal: name, phase, buildId: release.buildId });
    const tell = (what: Phase | 'ready' | 'slow', code?: string) =>
      onEvent?.({ portal: name, buildId: release.buildId, phase: what, ms: clock.now() - started, ...(code === undefined ? {} : { code }) });

    const work = async (): Promise<LoadedPortal> => {
      phase = 'shared';
      const shared = ensureShared(release.descriptor.shared);
      shared.catch(() => {});
      await releases.learn(release);
      await shared;
      phase = 'entry';
      const attempt = attempts.get(release.buildId) ?? 0;
      attempts.set(release.buildId, attempt + 1);
      const loaded = await federation.load(release, attempt);
      phase = 'expose';
      const module = (loaded as { default?: PortalModule } | null | undefined)?.default;
      if (!module || !Array.isArray(module.routes)) throw new PortalLoadError('EXPOSE_MISSING', at());
      return { release, module };
    };

    let slow: unknown;
    let limit: unknown;
    try {
      const deadline = new Promise<never>((_, reject) => {
        slow = clock.setTimeout(() => { tell('slow'); onSlow?.(); }, SLOW_AFTER_MS);
        limit = clock.setTimeout(() => reject(new PortalLoadError(phase === 'expose' ? 'CHUNK_TIMEOUT' : 'ENTRY_TIMEOUT', at())), LOAD_TIMEOUT_MS);
      });
      const portal = await Promise.race([work(), deadline]);
      ready.set(name, portal);
      releases.use(release);
      tell('ready');
      return portal;
    } catch (error) {
      const explained = await explain(error, at());
      tell(phase, explained.code);
      throw explained;
    } finally {
      clock.clearTimeout(slow);
      clock.clearTimeout(limit);
    }
  };

  const load: PortalLoader['load'] = (name, watch) => {
    const joined = under.get(name);
    if (joined) return joined;
    const promise = run(name, watch?.onSlow).finally(() => { if (under.get(name) === promise) under.delete(name); });
    under.set(name, promise);
    return promise;
  };

  return {
    load,
    retry: async (name, watch) => {
      under.delete(name);
      await releases.refresh();
      return load(name, watch);
    },
    explain: (name, error) => explain(error, { portal: name, phase: 'page', buildId: ready.get(name)?.release.buildId }),
    loaded: (name) => ready.get(name),
  };
}
