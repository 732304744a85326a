/**
 * Brings a portal to its first page: choice of the build, shared families, hashes, entry, module,
 * first drawing, under one limit. What fails is tried again, given to the build before it, or said,
 * as `remedy` and `choose` decide; nothing here knows React or webpack.
 */
import type { ListedRelease } from '@bussola/portal';
import { createBring } from './bring.ts';
import { createChooseAndLoad } from './choose-and-load.ts';
import { createLoaderState } from './loader-state.ts';
import type { LoaderOptions } from './loader-state.ts';
import type { PortalState } from './machine.ts';
import { choose } from './negotiation.ts';
import { createPageLife } from './page-life.ts';

export type { Federation, LoaderOptions } from './loader-state.ts';

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
  /**
   * What a page threw.
   * @param isDirty whether something typed would be lost with it
   */
  pageFailed: (name: string, error: unknown, isDirty: boolean) => Promise<void>;
  /** The build that a new mount would get, when it is not the one that is shown. */
  newer: (name: string) => ListedRelease | undefined;
}

export function createPortalLoader(options: LoaderOptions): PortalLoader {
  const state = createLoaderState(options);
  const { releases, offer, clock, visits, listeners, breaker } = state;
  const { stateOf, move, askList, begun, stopStanding } = state;
  const run = createChooseAndLoad(state, createBring(state));

  /** At once when the build is in memory: coming back shows no empty page. */
  const enter = (name: string): void => {
    const visit = begun(name, false);
    move(name, { type: 'left' });
    move(name, { type: 'enter', at: clock.now() });
    void run(name, visit);
  };

  return {
    ...createPageLife(state, run),
    state: stateOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter,
    leave: (name) => {
      // The person goes on, so the page they saw worked.
      visits.get(name)?.standing?.settle();
      clock.clearTimeout(visits.get(name)?.slow);
      stopStanding(name);
      visits.delete(name);
      move(name, { type: 'left' });
    },
    retry: async (name) => {
      const visit = begun(name, true);
      state.generation += 1;
      await askList();
      if (!state.isCurrent(name, visit)) return;
      if (stateOf(name).kind !== 'negotiating') move(name, { type: 'again', at: clock.now() });
      await run(name, visit);
    },
    newer: (name) => {
      const at = stateOf(name);
      if (at.kind !== 'ready' && at.kind !== 'degraded') return undefined;
      const choice = choose(
        releases.of(name).versions,
        offer,
        (buildId) => !breaker.mayTry(buildId),
      );
      return choice.kind === 'chosen' && choice.release.buildId !== at.portal.release.buildId
        ? choice.release
        : undefined;
    },
  };
}
