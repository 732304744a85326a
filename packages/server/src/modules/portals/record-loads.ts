import type { LoadEvent } from '@bussola/contract';
import { perMinute, refuseWaiting } from '../../http/limits.ts';
import type { Deps } from '../../deps.ts';
import type { PortalRegistry } from './registry.ts';
import type { TelemetryCounts } from './telemetry-counts.ts';

/** Upper ends of the steps that times of loading fall into. */
const STEPS_MS = [
  100, 200, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 8_000,
  12_000, 20_000, 30_000, 60_000, 120_000,
] as const;
const LAST_STEP_MS = 600_000;
/** Batches of one address in a minute. */
const BATCHES = 30;

/** How portals loaded, as browsers tell it. Nothing says whose browser it was. */
export function recordLoads(
  { config }: Pick<Deps, 'config'>,
  registry: Pick<PortalRegistry, 'serves' | 'hasAsset'>,
  counts: TelemetryCounts,
) {
  const batches = perMinute(BATCHES * config.throttleScale);

  async function recordOne(hour: Date, event: LoadEvent): Promise<void> {
    const { portal, buildId, channel, phase, outcome, ms } = event;
    const { code = '', fallbackTo = '', asset: told = '' } = event;
    // Events of builds that the registry does not have are invented.
    if (!(await registry.serves(portal, buildId))) return;
    // Only a file that the build has: anybody may tell anything, and the table stays small.
    const asset = told !== '' && (await registry.hasAsset(portal, buildId, told)) ? told : '';
    counts.event({ hour, portal, buildId, channel, phase, outcome, code, fallbackTo, asset });
    if (outcome !== 'ready') return;
    const uptoMs = STEPS_MS.find((step) => ms <= step) ?? LAST_STEP_MS;
    counts.load({ hour, portal, buildId, uptoMs });
  }

  /** @throws ProblemError TOO_MANY_REQUESTS */
  return async (events: readonly LoadEvent[], address: string): Promise<void> => {
    refuseWaiting(await batches(address));
    const hour = counts.thisHour();
    for (const event of events) await recordOne(hour, event);
  };
}
