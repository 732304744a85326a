import type { ListedRelease, PortalModule } from '@bussola/portal';
import { createExplain } from './classify.ts';
import type { Probe } from './classify.ts';
import { createPortalLoader } from './loader.ts';
import type { LoaderOptions } from './loader.ts';
import { createReleases } from './releases.ts';
import { listOf, offer, release } from './releases.test-kit.ts';
import type { LoadReport } from './report.ts';
import { TIMES } from './times.ts';
import { virtualClock } from './virtual-clock.test-kit.ts';

export const portalModule: PortalModule = { contractVersion: '1.0.0', start: () => {}, routes: [] };
export const works = () => Promise.resolve({ default: portalModule });
export const never = () => new Promise<never>(() => {});
export const refused = (url = 'http://x/remoteEntry.js') =>
  Object.assign(new Error(`ScriptNetworkError: "${url}"`), {
    name: 'ScriptNetworkError',
    request: url,
  });
export const threw = (url = 'http://x/remoteEntry.js') =>
  Object.assign(new Error(`ScriptExecutionError: "${url}"`), {
    name: 'ScriptExecutionError',
    request: url,
  });

export interface SetUp extends Partial<Pick<LoaderOptions, 'ensureShared' | 'begin'>> {
  load: LoaderOptions['federation']['load'];
  versions?: ListedRelease[];
  /** What the server's list says when it is asked. */
  next?: ListedRelease[];
  probe?: Probe | ((url: string) => Probe);
  manifest?: unknown;
}

/** A loader on virtual time; `told` is what can be read of it. */
export function setUp({
  load,
  versions = [release('build1')],
  next,
  probe = 'server',
  manifest,
  ensureShared = () => Promise.resolve(),
  begin = () => Promise.resolve(),
}: SetUp) {
  const clock = virtualClock();
  const reports: LoadReport[] = [];
  const explain = createExplain((url) =>
    Promise.resolve(typeof probe === 'function' ? probe(url) : probe),
  );
  const releases = createReleases({
    inlined: listOf(versions),
    offer,
    fetchList: () =>
      next === undefined ? Promise.reject(new Error('503')) : Promise.resolve(listOf(next, 2)),
    fetchManifest: async (one) =>
      manifest ??
      Promise.reject(
        await explain(
          new Error('503'),
          { portal: 'checkup', phase: 'manifest', buildId: one.buildId },
          one.manifest,
        ),
      ),
  });
  const loader = createPortalLoader({
    releases,
    offer,
    federation: { load },
    ensureShared,
    begin,
    explain,
    clock,
    times: TIMES,
    random: () => 0,
    onReport: (report) => reports.push(report),
  });
  const told = (): string => {
    const state = loader.state('checkup');
    switch (state.kind) {
      case 'loading':
        return state.portal
          ? `drawing ${state.portal.release.buildId}`
          : `loading ${state.release.buildId}`;
      case 'ready':
        return `ready ${state.portal.release.buildId}`;
      case 'degraded':
        return `degraded ${state.portal.release.buildId}, ${state.because.code}`;
      case 'failed':
        return `failed ${state.error.code} in ${state.error.phase}`;
      default:
        return state.kind;
    }
  };
  /** Opens the portal, waits, and draws what came. */
  const open = async (ms = 0): Promise<string> => {
    loader.enter('checkup');
    await clock.advance(ms);
    loader.drawn('checkup');
    return told();
  };
  /** The page stands for long enough to count. */
  const stand = (): Promise<void> => clock.advance(TIMES.stood);
  return {
    stand,
    clock,
    loader,
    releases,
    reports,
    told,
    open,
    outcomes: () =>
      reports.map(({ buildId, outcome, code }) =>
        [buildId, outcome, code].filter(Boolean).join(' '),
      ),
  };
}
