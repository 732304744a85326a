/**
 * How portals load where people use them: counted in memory, written down every few seconds. One
 * file for each kind of message; this one puts them together.
 */
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { recordLoads } from './record-loads.ts';
import { recordViolations } from './record-violations.ts';
import type { PortalRegistry } from './registry.ts';
import { telemetryCounts } from './telemetry-counts.ts';
import { sweepTelemetry } from './telemetry-repository.ts';

const KEPT_DAYS = 30;

export function telemetryService(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  registry: PortalRegistry,
) {
  const counts = telemetryCounts(deps);
  return {
    record: recordLoads(deps, registry, counts),
    ...recordViolations(deps, registry, counts),
    flush: counts.flush,
    start: counts.start,
    stop: counts.stop,
    sweep: () => sweepTelemetry(deps.db, plusDays(deps.clock(), -KEPT_DAYS)),
  };
}
export type TelemetryService = ReturnType<typeof telemetryService>;
