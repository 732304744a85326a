/**
 * Brings a portal to its first page: choice of the build, shared families, hashes, entry, module,
 * first drawing, under one limit. What fails is tried again, given to the build before it, or said,
 * as `remedy` and `choose` decide; nothing here knows React or webpack.
 */
import type { ListedRelease, PortalModule, SharedFamily } from '@bussola/portal';
import { misfit } from '@bussola/portal/fit';
import type { ShellOffer } from '@bussola/portal/fit';
import { createBreaker } from './breaker.ts';
import type { Clock } from './clock.ts';
import type { At } from './classify.ts';
import { PortalLoadError } from './errors.ts';
import type { Phase } from './errors.ts';
import { step } from './machine.ts';
import type { LoadedPortal, PortalEvent, PortalState } from './machine.ts';
import { choose } from './negotiation.ts';
import type { Releases } from './releases.ts';
import { isTransient, remedy } from './remedy.ts';
import type { LoadReport } from './report.ts';
import type { Times } from './times.ts';

/** The few things that only federation can do. */
export interface Federation {
  /** Loads the build's container and answers its exposed module. */
  load: (release: ListedRelease) => Promise<unknown>;
}

export interface LoaderOptions {
  releases: Releases;
  offer: ShellOffer;
  federation: Federation;
  /**
   * Completes the shell's shared families; a portal can then never trigger a chunk of the shell.
   */
  ensureShared: (families: readonly SharedFamily[]) => Promise<void>;
  /** Runs what a build does once, before its first page. */
  begin: (module: PortalModule, release: ListedRelease) => Promise<void>;
  /** Looks at what failed: a tag's own error event tells nothing. */
  explain: (error: unknown, at: At) => Promise<PortalLoadError>;
  clock: Clock;
  times: Times;
  /** From 0 to 1, for the waits. */
  random?: () => number;
  onReport?: (report: LoadReport) => void;
}

export interface PortalLoader {
  state: (name: string) => PortalState;
  subscribe: (listener: () => void) => () => void;
  /**
   * A portal is opened: from here to `leave` its state changes by itself. A build in memory is
   * there at once.
   */
  enter: (name: string) => void;
  leave: (name: string) => void;
  /**
   * Somebody presses «Riprova» or takes the newer build: a fresh list, as long as it comes soon,
   * and every build may be tried again.
   */
  retry: (name: string) => Promise<void>;
  /** The first page is on the screen. */
  drawn: (name: string) => void;
  /** What a page threw. @param isDirty whether something typed would be lost with it */
  pageFailed: (name: string, error: unknown, isDirty: boolean) => Promise<void>;
  /** The build that a new mount would get, when it is not the one that is shown. */
  newer: (name: string) => ListedRelease | undefined;
}

/** One visit of a portal; what an earlier one still waits for changes nothing any more. */
interface Visit {
  /** Since the page last stood. */
  tries: number;
  /** Times that a page was drawn again after an error of its own, in the whole visit. */
  remounts: number;
  /** The page has stood for a while. */
  drawn: boolean;
  tried: Set<string>;
  isRetry: boolean;
  /** A page's failure is being looked at: the next one is the same one. */
  isMending: boolean;
  /** Timer of the sentence. */
  slow?: unknown;
  /** The page is drawn, and has not stood for long yet. */
  standing?: { timer: unknown; settle: () => void } | undefined;
}

export function createPortalLoader({
  releases,
  offer,
  federation,
  ensureShared,
  begin,
  explain,
  clock,
  times,
  random = Math.random,
  onReport,
}: LoaderOptions): PortalLoader {
  const states = new Map<string, PortalState>();
  const visits = new Map<string, Visit>();
  const listeners = new Set<() => void>();
  const inMemory = new Map<string, LoadedPortal>();
  const underWay = new Map<string, Promise<LoadedPortal>>();
  const breaker = createBreaker(clock, times.open);
  let generation = 0;

  const stateOf = (name: string): PortalState => states.get(name) ?? IDLE;
  const move = (name: string, event: PortalEvent): void => {
    states.set(name, step(stateOf(name), event));
    for (const listener of listeners) listener();
  };
  const plainWait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.setTimeout(resolve, ms);
    });
  const wait = (ms: number): Promise<void> => plainWait(ms * (1 + random() / 4));
  const report = (
    release: Pick<ListedRelease, 'name' | 'buildId'>,
    part: Omit<LoadReport, 'portal' | 'buildId' | 'channel'>,
  ): void =>
    onReport?.({
      portal: release.name,
      buildId: release.buildId,
      channel: releases.channelOf(release.name),
      ...part,
    });

  /** Files and module of one build; joined when somebody waits for them already. */
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
      const module = (loaded as { default?: PortalModule } | null | undefined)?.default;
      if (!module || !Array.isArray(module.routes))
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

  /** As long as it comes soon: a list that hangs keeps nobody waiting. */
  const askList = async (): Promise<void> => {
    await Promise.race([releases.refresh(), plainWait(times.slow / 4)]);
  };

  /**
   * The same with retries, until the time given to this build is over. @param until asked again
   * then: an older build may have become known, or none
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
        // Whoever asks next begins anew instead of joining what hangs.
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

  const run = async (name: string, visit: Visit, first?: PortalLoadError): Promise<void> => {
    const isCurrent = () => visits.get(name) === visit;
    const since = (() => {
      const state = stateOf(name);
      return state.kind === 'negotiating' || state.kind === 'loading' ? state.since : clock.now();
    })();
    let instead = first;
    let hasAsked = false;
    const fail = (error: PortalLoadError): void => {
      if (isCurrent()) move(name, { type: 'failed', error });
    };
    for (;;) {
      let versions: readonly ListedRelease[];
      try {
        ({ versions } = releases.of(name));
      } catch (error) {
        fail(error as PortalLoadError);
        return;
      }
      const isRuledOut = (buildId: string) =>
        visit.tried.has(buildId) || !(visit.isRetry || breaker.mayTry(buildId));
      const choice = choose(versions, offer, isRuledOut);
      if (choice.kind === 'mismatch') {
        const error = new PortalLoadError('CONTRACT_MISMATCH', {
          portal: name,
          phase: 'registry',
          buildId: choice.newest.buildId,
          old: choice.old,
        });
        report(choice.newest, {
          phase: 'registry',
          outcome: 'failed',
          code: error.code,
          ms: clock.now() - since,
        });
        fail(error);
        return;
      }
      if (choice.kind === 'ruled-out') {
        const left = versions.find((one) => misfit(one, offer) === undefined);
        fail(
          instead ??
            breaker.errorOf(left?.buildId ?? '') ??
            new PortalLoadError('PORTAL_UNKNOWN', { portal: name, phase: 'registry' }),
        );
        return;
      }
      const { release } = choice;
      const newest = versions.find((one) => misfit(one, offer) === undefined);
      const because =
        release === newest ? undefined : (instead ?? breaker.errorOf(newest?.buildId ?? ''));
      // The page may know the newest build only; the list, asked for when it takes long, knows
      // those before it. Each has half of what is left.
      const began = clock.now();
      const until = (): number => {
        const hasOlder =
          choose(
            releases.of(name).versions,
            offer,
            (buildId) => buildId === release.buildId || isRuledOut(buildId),
          ).kind === 'chosen';
        return hasOlder
          ? Math.max(since + times.giveWay, began + (since + times.limit - began) / 2)
          : since + times.limit;
      };
      visit.tried.add(release.buildId);
      if (!isCurrent()) return;
      move(name, { type: 'chosen', release, until: until(), instead: because });
      visit.slow =
        clock.now() >= since + times.slow
          ? undefined
          : clock.setTimeout(
              () => {
                const state = stateOf(name);
                if (!isCurrent() || state.kind !== 'loading' || state.release !== release) return;
                report(release, { phase: 'page', outcome: 'slow', ms: times.slow });
                void askList().then(() => {
                  if (isCurrent() && stateOf(name).kind === 'loading')
                    move(name, { type: 'limited', until: until() });
                });
              },
              since + times.slow - clock.now(),
            );
      try {
        const portal = inMemory.get(release.buildId) ?? (await persist(release, until));
        if (!isCurrent()) return;
        releases.use(release);
        move(name, { type: 'arrived', portal, generation });
        return;
      } catch (error) {
        const failure = error as PortalLoadError;
        clock.clearTimeout(visit.slow);
        breaker.trip(release.buildId, failure);
        instead ??= failure;
        report(release, {
          phase: failure.phase,
          outcome: 'failed',
          code: failure.code,
          ms: clock.now() - since,
        });
        if (!isCurrent()) return;
        // The list knows builds that the page did not bring: those before this one, and the newest
        // when its files are gone.
        if (!hasAsked) {
          hasAsked = true;
          await askList();
          if (!isCurrent()) return;
        }
      }
    }
  };

  const stopStanding = (name: string): void => {
    const visit = visits.get(name);
    clock.clearTimeout(visit?.standing?.timer);
    if (visit) visit.standing = undefined;
  };

  const begun = (name: string, isRetry: boolean): Visit => {
    clock.clearTimeout(visits.get(name)?.slow);
    stopStanding(name);
    const visit: Visit = {
      tries: 0,
      remounts: 0,
      drawn: false,
      tried: new Set(),
      isRetry,
      isMending: false,
    };
    visits.set(name, visit);
    return visit;
  };

  /** At once when the build is in memory: whoever comes back sees no empty page. */
  const enter = (name: string): void => {
    const visit = begun(name, false);
    move(name, { type: 'left' });
    move(name, { type: 'enter', at: clock.now() });
    void run(name, visit);
  };

  return {
    state: stateOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter,
    leave: (name) => {
      // Whoever goes on at once saw a page that worked.
      visits.get(name)?.standing?.settle();
      clock.clearTimeout(visits.get(name)?.slow);
      stopStanding(name);
      visits.delete(name);
      move(name, { type: 'left' });
    },
    retry: async (name) => {
      const visit = begun(name, true);
      generation += 1;
      await askList();
      if (visits.get(name) !== visit) return;
      if (stateOf(name).kind !== 'negotiating') move(name, { type: 'again', at: clock.now() });
      await run(name, visit);
    },
    drawn: (name) => {
      const visit = visits.get(name);
      const state = stateOf(name);
      if (!visit || state.kind !== 'loading' || !state.portal) return;
      const {
        portal: { release },
        instead,
      } = state as typeof state & { portal: LoadedPortal };
      clock.clearTimeout(visit.slow);
      const ms = clock.now() - state.since;
      // Its effects run in the same moment, and may throw: only a page that stands is counted as
      // drawn.
      const settle = (): void => {
        visit.standing = undefined;
        visit.tries = 0;
        const isFirst = !visit.drawn;
        visit.drawn = true;
        breaker.close(release.buildId);
        if (!isFirst) return;
        if (instead?.buildId !== undefined)
          report(
            { name, buildId: instead.buildId },
            {
              phase: instead.phase,
              outcome: 'fallback',
              code: instead.code,
              ms,
              fallbackTo: release.buildId,
            },
          );
        report(release, { phase: 'page', outcome: visit.isRetry ? 'recovered' : 'ready', ms });
      };
      visit.standing = { timer: clock.setTimeout(settle, times.stood), settle };
      move(name, { type: 'drawn' });
    },
    pageFailed: async (name, error, isDirty) => {
      const visit = visits.get(name);
      const before = stateOf(name);
      if (!visit || visit.isMending || !('portal' in before) || !before.portal) return;
      visit.isMending = true;
      stopStanding(name);
      const { portal } = before;
      const { release } = portal;
      const since = before.kind === 'loading' ? before.since : clock.now();
      generation += 1;
      const explained = await explain(error, {
        portal: name,
        phase: 'page',
        buildId: release.buildId,
      });
      const isOwnFault = explained.code === 'RENDER';
      if (isOwnFault)
        report(release, {
          phase: 'page',
          outcome: 'crashed',
          code: explained.code,
          ms: clock.now() - since,
          ...assetOf(explained, release),
        });
      const tries = isOwnFault ? visit.remounts : visit.tries;
      const mayRepeat =
        remedy({
          code: explained.code,
          tries,
          maxTries: times.retries.length,
          drawn: visit.drawn,
          dirty: isDirty,
          hasOlder: false,
          hasNewer: false,
        }) === 'again';
      if (!mayRepeat) await askList();
      if (visits.get(name) !== visit) return;
      const { versions } = releases.of(name);
      const place = versions.findIndex(({ buildId }) => buildId === release.buildId);
      const could = (some: readonly ListedRelease[]) =>
        choose(
          some,
          offer,
          (buildId) =>
            buildId === release.buildId || visit.tried.has(buildId) || !breaker.mayTry(buildId),
        ).kind === 'chosen';
      const action = remedy({
        code: explained.code,
        tries,
        maxTries: times.retries.length,
        drawn: visit.drawn,
        dirty: isDirty,
        hasOlder: could(place < 0 ? versions : versions.slice(place + 1)),
        hasNewer: could(place < 0 ? versions : versions.slice(0, place)),
      });
      if (action === 'again') {
        const pause = isOwnFault ? 0 : (times.retries[visit.tries] ?? 0);
        if (isOwnFault) visit.remounts += 1;
        else visit.tries += 1;
        move(name, { type: 'waiting', at: clock.now(), until: clock.now() + times.limit });
        if (pause > 0) await wait(pause);
        visit.isMending = false;
        if (visits.get(name) === visit) move(name, { type: 'arrived', portal, generation });
        return;
      }
      breaker.trip(release.buildId, explained);
      report(release, {
        phase: explained.phase,
        outcome: 'failed',
        code: explained.code,
        ms: clock.now() - since,
      });
      if (action === 'show') {
        move(name, { type: 'failed', error: explained });
        return;
      }
      const next = begun(name, false);
      next.tried.add(release.buildId);
      move(name, { type: 'again', at: since });
      await run(name, next, explained);
    },
    newer: (name) => {
      const state = stateOf(name);
      if (state.kind !== 'ready' && state.kind !== 'degraded') return undefined;
      const choice = choose(
        releases.of(name).versions,
        offer,
        (buildId) => !breaker.mayTry(buildId),
      );
      return choice.kind === 'chosen' && choice.release.buildId !== state.portal.release.buildId
        ? choice.release
        : undefined;
    },
  };
}

/**
 * The file of this build that an error came from: its stack names addresses, the first one of the
 * build is the nearest.
 */
function assetOf({ cause }: PortalLoadError, { entry }: ListedRelease): { asset?: string } {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const at = stack.indexOf(folder);
  const asset = at < 0 ? undefined : /^[\w./-]+/.exec(stack.slice(at + folder.length))?.[0];
  return asset === undefined ? {} : { asset };
}

const IDLE: PortalState = { kind: 'idle' };
