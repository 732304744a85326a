/** «Stato dei portali»: the builds in force, since when, by whom, and how they load. */
import { CONTRACT_VERSION } from '@bussola/portal/version';
import type { PortalStatus, ResponseOf } from '@bussola/contract';
import { storedManifest } from '@bussola/registry';
import type { Deps } from '../../deps.ts';
import type { ChannelService } from './channel-service.ts';
import type { OverrideService } from './override-service.ts';
import type { PublishTokens } from './publish-tokens.ts';
import { findReleases, listPortals } from './registry-repository.ts';
import { sumEvents, sumLoads, sumViolations } from './telemetry-repository.ts';
import type { EventSum, LoadSum } from './telemetry-repository.ts';
import type { TelemetryService } from './telemetry-service.ts';

const BUILDS = 12;
const HISTORY = 30;
const VIOLATIONS = 50;
type Health = PortalStatus['health'][number];
interface Parts {
  channels: ChannelService;
  overrides: OverrideService;
  tokens: PublishTokens;
  telemetry: TelemetryService;
}

export function statusService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { channels, overrides, tokens, telemetry }: Parts,
) {
  return async (hours: number): Promise<ResponseOf<'portalStatus'>> => {
    // What this process counted a moment ago is to be seen too.
    await telemetry.flush();
    const since = new Date(clock().getTime() - hours * 3_600_000);
    // The hour that `since` falls into counts whole.
    since.setUTCMinutes(0, 0, 0);
    const [events, loads] = [await sumEvents(db, since), await sumLoads(db, since)];
    const portals: PortalStatus[] = [];
    for (const name of await listPortals(db)) {
      const [state, builds, history] = [
        await channels.state(name),
        await channels.builds(name, BUILDS),
        await channels.history(name, HISTORY),
      ];
      const shown = state.stable ?? builds[0]?.buildId;
      const [release] = shown === undefined ? [] : await findReleases(db, [`${name}/${shown}`]);
      portals.push({
        name,
        title: release ? storedManifest(release.manifest).descriptor.title : { it: name, en: name },
        state,
        builds,
        history,
        health: healthOf(name, events, loads),
      });
    }
    return {
      shell: CONTRACT_VERSION,
      hours,
      portals,
      overrides: await overrides.list(),
      violations: await sumViolations(db, since, VIOLATIONS),
      tokens: await tokens.list(),
    };
  };
}

function healthOf(
  portal: string,
  allEvents: readonly EventSum[],
  allLoads: readonly LoadSum[],
): Health[] {
  const causes = (bad: readonly EventSum[]): Health['errors'] => {
    const sums = new Map<string, Health['errors'][number]>();
    const keyOf = ({ phase, code, asset }: Pick<EventSum, 'phase' | 'code' | 'asset'>): string =>
      `${phase} ${code} ${asset}`;
    for (const { phase, code, asset, n } of bad)
      sums.set(keyOf({ phase, code, asset }), {
        phase,
        code,
        asset,
        n: n + (sums.get(keyOf({ phase, code, asset }))?.n ?? 0),
      });
    return [...sums.values()].sort((a, b) => b.n - a.n || keyOf(a).localeCompare(keyOf(b), 'en'));
  };
  const events = allEvents.filter((one) => one.portal === portal);
  return [...new Set(events.map(({ buildId }) => buildId))].map((buildId) => {
    const ofBuild = events.filter((one) => one.buildId === buildId);
    const sum = (...outcomes: string[]): number =>
      ofBuild
        .filter(({ outcome }) => outcomes.includes(outcome))
        .reduce((total, { n }) => total + n, 0);
    const bad = ofBuild.filter(({ outcome }) =>
      ['failed', 'fallback', 'crashed'].includes(outcome),
    );
    const ended = sum('ready', 'recovered', 'failed', 'fallback');
    return {
      buildId,
      loads: ended,
      failed: sum('failed'),
      slow: sum('slow'),
      recovered: sum('recovered'),
      fallbacks: sum('fallback'),
      crashed: sum('crashed'),
      errorRate: ended === 0 ? null : sum('failed', 'fallback') / ended,
      p75Ms: thirdQuarter(
        allLoads.filter((one) => one.portal === portal && one.buildId === buildId),
      ),
      errors: causes(bad),
    };
  });
}

/** @param steps in ascending order. The upper end of the step where the 75th of a hundred falls. */
export function thirdQuarter(steps: readonly Pick<LoadSum, 'uptoMs' | 'n'>[]): number | null {
  const total = steps.reduce((sum, { n }) => sum + n, 0);
  let passed = 0;
  for (const { uptoMs, n } of steps) {
    passed += n;
    if (passed >= total * 0.75) return uptoMs;
  }
  return null;
}
