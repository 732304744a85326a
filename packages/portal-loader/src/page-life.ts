/** The first page of a portal: it stands, or it throws and is mended. */
import type { ListedRelease } from '@bussola/portal';
import type { ChooseAndLoad } from './choose-and-load.ts';
import type { PortalLoadError } from './errors.ts';
import type { LoaderState } from './loader-state.ts';
import type { LoadedPortal } from './machine.ts';
import { choose } from './negotiation.ts';
import { remedy } from './remedy.ts';

export function createPageLife(state: LoaderState, run: ChooseAndLoad) {
  const { releases, offer, explain, clock, times, visits, breaker } = state;
  const { stateOf, move, wait, report, askList, begun, stopStanding } = state;
  return {
    drawn: (name: string): void => {
      const visit = visits.get(name);
      const at = stateOf(name);
      if (!visit || at.kind !== 'loading' || !at.portal) return;
      const {
        portal: { release },
        instead,
      } = at as typeof at & { portal: LoadedPortal };
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
      if (!state.isCurrent(name, visit)) return;
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
        if (state.isCurrent(name, visit))
          move(name, { type: 'arrived', portal, generation: state.generation });
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
