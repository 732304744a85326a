/** What every part of the loader knows and changes: the state and the visit of each portal. */
import type { ListedRelease, PortalModule, SharedFamily } from '@bussola/portal';
import type { ShellOffer } from '@bussola/portal/fit';
import { createBreaker } from './breaker.ts';
import type { Clock } from './clock.ts';
import type { At } from './classify.ts';
import type { PortalLoadError } from './errors.ts';
import { step } from './machine.ts';
import type { LoadedPortal, PortalEvent, PortalState } from './machine.ts';
import type { Releases } from './releases.ts';
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

/** One visit of a portal; what an earlier one still waits for changes nothing any more. */
export interface Visit {
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

const IDLE: PortalState = { kind: 'idle' };

export function createLoaderState(options: LoaderOptions) {
  const { releases, clock, times, random = Math.random, onReport } = options;
  const states = new Map<string, PortalState>();
  const visits = new Map<string, Visit>();
  const listeners = new Set<() => void>();
  const inMemory = new Map<string, LoadedPortal>();
  const breaker = createBreaker(clock, times.open);

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

  /** As long as it comes soon: a list that hangs keeps nobody waiting. */
  const askList = async (): Promise<void> => {
    await Promise.race([releases.refresh(), plainWait(times.slow / 4)]);
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

  return {
    ...options,
    visits,
    listeners,
    /** Builds that were loaded once, by id. */
    inMemory,
    breaker,
    /** Grows with every failure: what failed is asked for anew. */
    generation: 0,
    stateOf,
    move,
    wait,
    report,
    askList,
    begun,
    stopStanding,
    isCurrent: (name: string, visit: Visit): boolean => visits.get(name) === visit,
  };
}
export type LoaderState = ReturnType<typeof createLoaderState>;
