/** Chooses a build and brings it; what fails is tried with the build before it, or said. */
import type { ListedRelease } from '@bussola/portal';
import { misfit } from '@bussola/portal/fit';
import type { Bring } from './bring.ts';
import { PortalLoadError } from './errors.ts';
import type { LoaderState, Visit } from './loader-state.ts';
import { choose } from './negotiation.ts';

/** One entry into a portal, from its choice to its page. */
interface Entry {
  name: string;
  visit: Visit;
  /** When the person began to wait. */
  since: number;
  /** What failed first: the reason why another build is shown. */
  instead: PortalLoadError | undefined;
}

export function createChooseAndLoad(state: LoaderState, persist: Bring) {
  const { releases, offer, clock, times, inMemory, breaker, stateOf, move, report, askList } =
    state;

  const isCurrent = ({ name, visit }: Entry): boolean => state.isCurrent(name, visit);
  const isRuledOut =
    ({ visit }: Entry) =>
    (buildId: string): boolean =>
      visit.tried.has(buildId) || !(visit.isRetry || breaker.mayTry(buildId));

  function sinceOf(name: string): number {
    const at = stateOf(name);
    return at.kind === 'negotiating' || at.kind === 'loading' ? at.since : clock.now();
  }

  /**
   * The newest build that fits and may be tried.
   * @throws PortalLoadError when there is none
   */
  function pick(entry: Entry): { release: ListedRelease; because: PortalLoadError | undefined } {
    const { name } = entry;
    const { versions } = releases.of(name);
    const choice = choose(versions, offer, isRuledOut(entry));
    if (choice.kind === 'mismatch') throw mismatch(entry, choice);
    const newest = versions.find((one) => misfit(one, offer) === undefined);
    const because = entry.instead ?? breaker.errorOf(newest?.buildId ?? '');
    if (choice.kind === 'ruled-out')
      throw because ?? new PortalLoadError('PORTAL_UNKNOWN', { portal: name, phase: 'registry' });
    const { release } = choice;
    return { release, because: release === newest ? undefined : because };
  }

  function mismatch(
    { name, since }: Entry,
    { newest, old }: Extract<ReturnType<typeof choose>, { kind: 'mismatch' }>,
  ): PortalLoadError {
    const { buildId } = newest;
    const error = new PortalLoadError('CONTRACT_MISMATCH', {
      portal: name,
      phase: 'registry',
      buildId,
      old,
    });
    reportFailure(newest, error, since);
    return error;
  }

  const reportFailure = (
    release: ListedRelease,
    { phase, code }: PortalLoadError,
    since: number,
  ): void => report(release, { phase, outcome: 'failed', code, ms: clock.now() - since });

  /**
   * When this build gives way. The page may know the newest build only; the list, asked for when it
   * takes long, knows those before it. Each has half of what is left.
   */
  function deadline(entry: Entry, { buildId }: ListedRelease, began: number): number {
    const { name, since } = entry;
    const isOut = isRuledOut(entry);
    const older = choose(releases.of(name).versions, offer, (id) => id === buildId || isOut(id));
    return older.kind === 'chosen'
      ? Math.max(since + times.giveWay, began + (since + times.limit - began) / 2)
      : since + times.limit;
  }

  /** Says that it takes long, and asks for the list. */
  function slow(entry: Entry, release: ListedRelease, until: () => number): void {
    const { name } = entry;
    const at = stateOf(name);
    if (!isCurrent(entry) || at.kind !== 'loading' || at.release !== release) return;
    report(release, { phase: 'page', outcome: 'slow', ms: times.slow });
    void askList().then(() => {
      if (isCurrent(entry) && stateOf(name).kind === 'loading')
        move(name, { type: 'limited', until: until() });
    });
  }

  /** @throws PortalLoadError */
  async function load(
    entry: Entry,
    release: ListedRelease,
    because: PortalLoadError | undefined,
  ): Promise<void> {
    const { name, visit, since } = entry;
    const began = clock.now();
    const until = () => deadline(entry, release, began);
    move(name, { type: 'chosen', release, until: until(), instead: because });
    const left = since + times.slow - clock.now();
    visit.slow = left > 0 ? clock.setTimeout(() => slow(entry, release, until), left) : undefined;
    const portal = inMemory.get(release.buildId) ?? (await persist(release, until));
    if (!isCurrent(entry)) return;
    releases.use(release);
    move(name, { type: 'arrived', portal, generation: state.generation });
  }

  return async (name: string, visit: Visit, first?: PortalLoadError): Promise<void> => {
    const entry: Entry = { name, visit, since: sinceOf(name), instead: first };
    for (let hasAsked = false; ;) {
      let picked: ReturnType<typeof pick>;
      try {
        picked = pick(entry);
      } catch (error) {
        if (isCurrent(entry)) move(name, { type: 'failed', error: error as PortalLoadError });
        return;
      }
      const { release, because } = picked;
      visit.tried.add(release.buildId);
      if (!isCurrent(entry)) return;
      try {
        await load(entry, release, because);
        return;
      } catch (error) {
        const failure = error as PortalLoadError;
        clock.clearTimeout(visit.slow);
        breaker.trip(release.buildId, failure);
        entry.instead ??= failure;
        reportFailure(release, failure, entry.since);
      }
      // The list knows builds that the page did not bring: those before this one, and the newest
      // when its files are gone.
      if (isCurrent(entry) && !hasAsked) {
        hasAsked = true;
        await askList();
      }
      if (!isCurrent(entry)) return;
    }
  };
}
export type ChooseAndLoad = ReturnType<typeof createChooseAndLoad>;
