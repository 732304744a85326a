import { perMinute, refuseWaiting } from '../../http/limits.ts';
import type { Deps } from '../../deps.ts';
import type { Stopped } from './csp-reports.ts';
import type { PortalRegistry } from './registry.ts';
import type { TelemetryCounts } from './telemetry-counts.ts';

/** Bodies of reports of one address in a minute. */
const REPORTS = 20;
/** Origins that are named in an hour; those after them are counted as one. */
const MOST_ORIGINS = 100;

/** What content security policies stopped, as browsers report it. */
export function recordViolations(
  { config }: Pick<Deps, 'config'>,
  registry: Pick<PortalRegistry, 'taken'>,
  counts: TelemetryCounts,
) {
  const reports = perMinute(REPORTS * config.throttleScale);
  let origins: { hour: number; seen: Set<string> } = { hour: 0, seen: new Set() };

  /** Anybody may send reports, and the table must stay small. Words, such as `inline`, are few. */
  function boundedOrigin(blocked: string, hour: number): string {
    if (!blocked.includes(':')) return blocked;
    if (origins.hour !== hour) origins = { hour, seen: new Set() };
    if (origins.seen.size < MOST_ORIGINS) origins.seen.add(blocked);
    return origins.seen.has(blocked) ? blocked : 'other';
  }

  return {
    /**
     * Before the body is looked at.
     * @throws ProblemError TOO_MANY_REQUESTS
     */
    refuseTooManyReports: async (address: string): Promise<void> => {
      refuseWaiting(await reports(address));
    },
    async stopped(given: readonly Stopped[]): Promise<void> {
      const portals = await registry.taken();
      const hour = counts.thisHour();
      for (const { pathname, directive, blocked } of given) {
        const portal =
          portals.find(({ basePaths }) =>
            basePaths.some((base) => pathname === base || pathname.startsWith(`${base}/`)),
          )?.name ?? 'shell';
        const place = boundedOrigin(blocked, hour.getTime());
        counts.violation({ hour, portal, directive, blocked: place });
      }
    },
  };
}
