/** The first page of a portal: it stands, or it throws and is mended. */
import type { ListedRelease } from '@bussola/portal';
import type { ChooseAndLoad } from './choose-and-load.ts';
import type { PortalLoadError } from './errors.ts';
import type { LoaderState, Visit } from './loader-state.ts';
import { choose } from './negotiation.ts';
import { remedy } from './remedy.ts';
import type { Remedy, Situation } from './remedy.ts';

export function createPageLife(state: LoaderState, run: ChooseAndLoad) {
  const { releases, offer, explain, clock, times, visits, breaker } = state;
  const { stateOf, move, wait, report, askList, begun, stopStanding } = state;
  function reportCrash(failure: PortalLoadError, release: ListedRelease, since: number): void {
    report(release, {
      phase: 'page',
      outcome: 'crashed',
      code: failure.code,
      ms: clock.now() - since,
      ...assetOf(failure, release),
    });
  }

  const remedyOf = (
    visit: Visit,
    failure: PortalLoadError,
    dirty: boolean,
    others: Pick<Situation, 'hasOlder' | 'hasNewer'>,
  ): Remedy =>
    remedy({
      code: failure.code,
      tries: isOwnFault(failure) ? visit.remounts : visit.tries,
      maxTries: times.retries.length,
      drawn: visit.drawn,
      dirty,
      ...others,
    });

  /** Whether builds before and after this one may be tried. */
  function othersOf(name: string, visit: Visit, { buildId }: ListedRelease) {
    const { versions } = releases.of(name);
    const place = versions.findIndex((one) => one.buildId === buildId);
    const isOut = (id: string): boolean =>
      id === buildId || visit.tried.has(id) || !breaker.mayTry(id);
    const could = (some: readonly ListedRelease[]): boolean =>
      choose(some, offer, isOut).kind === 'chosen';
    // A build that is on the list no more: all others may be newer or older.
    return place < 0
      ? { hasOlder: could(versions), hasNewer: could(versions) }
      : { hasOlder: could(versions.slice(place + 1)), hasNewer: could(versions.slice(0, place)) };
  }

  async function waitAgain(name: string, visit: Visit, failure: PortalLoadError): Promise<void> {
    const pause = isOwnFault(failure) ? 0 : (times.retries[visit.tries] ?? 0);
    if (isOwnFault(failure)) visit.remounts += 1;
    else visit.tries += 1;
    move(name, { type: 'waiting', at: clock.now(), until: clock.now() + times.limit });
    if (pause > 0) await wait(pause);
    visit.isMending = false;
  }

  return {
    drawn: (name: string): void => {
      const visit = visits.get(name);
      const at = stateOf(name);
      if (!visit || at.kind !== 'loading' || !at.portal) return;
      const { release } = at.portal;
      const { instead } = at;
      clock.clearTimeout(visit.slow);
      const ms = clock.now() - at.since;
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
    pageFailed: async (name: string, error: unknown, isDirty: boolean): Promise<void> => {
      const visit = visits.get(name);
      const before = stateOf(name);
      if (!visit || visit.isMending || !('portal' in before) || !before.portal) return;
      visit.isMending = true;
      stopStanding(name);
      const { portal } = before;
      const { release } = portal;
      const since = before.kind === 'loading' ? before.since : clock.now();
      state.generation += 1;
      const failure = await explain(error, {
        portal: name,
        phase: 'page',
        buildId: release.buildId,
      });
      if (isOwnFault(failure)) reportCrash(failure, release, since);
      if (remedyOf(visit, failure, isDirty, NO_OTHERS) !== 'again') await askList();
      if (!state.isCurrent(name, visit)) return;
      const action = remedyOf(visit, failure, isDirty, othersOf(name, visit, release));
      if (action === 'again') {
        await waitAgain(name, visit, failure);
        if (state.isCurrent(name, visit))
          move(name, { type: 'arrived', portal, generation: state.generation });
        return;
      }
      breaker.trip(release.buildId, failure);
      const { phase, code } = failure;
      report(release, { phase, outcome: 'failed', code, ms: clock.now() - since });
      if (action === 'show') {
        move(name, { type: 'failed', error: failure });
        return;
      }
      const next = begun(name, false);
      next.tried.add(release.buildId);
      move(name, { type: 'again', at: since });
      await run(name, next, failure);
    },
  };
}

const NO_OTHERS = { hasOlder: false, hasNewer: false };
const isOwnFault = ({ code }: PortalLoadError): boolean => code === 'RENDER';

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
