/** Chooses a build and brings it; what fails is tried with the build before it, or said. */
import type { ListedRelease } from '@bussola/portal';
import { misfit } from '@bussola/portal/fit';
import type { Bring } from './bring.ts';
import { PortalLoadError } from './errors.ts';
import type { LoaderState, Visit } from './loader-state.ts';
import { choose } from './negotiation.ts';

export function createChooseAndLoad(state: LoaderState, persist: Bring) {
  const { releases, offer, clock, times, inMemory, breaker, stateOf, move, report, askList } =
    state;

  const run = async (name: string, visit: Visit, first?: PortalLoadError): Promise<void> => {
    const isCurrent = () => state.isCurrent(name, visit);
    const since = (() => {
      const at = stateOf(name);
      return at.kind === 'negotiating' || at.kind === 'loading' ? at.since : clock.now();
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
                const at = stateOf(name);
                if (!isCurrent() || at.kind !== 'loading' || at.release !== release) return;
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
        move(name, { type: 'arrived', portal, generation: state.generation });
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

  return run;
}
export type ChooseAndLoad = ReturnType<typeof createChooseAndLoad>;
