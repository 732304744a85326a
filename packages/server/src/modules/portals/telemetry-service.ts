/**
 * How portals load where people use them: counted in memory, written down every few seconds.
 * Nothing says whose browser it was.
 */
import type { LoadEvent } from '@bussola/contract';
import { perMinute, refuseWaiting } from '../../http/limits.ts';
import { asSystem } from '../../access.ts';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Stopped } from './csp-reports.ts';
import type { PortalRegistry } from './registry.ts';
import * as telemetry from './telemetry-repository.ts';
import type { EventCount, LoadCount, ViolationCount } from './telemetry-repository.ts';

/** Upper ends of the steps that times of loading fall into. */
const STEPS_MS = [
  100, 200, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 8_000,
  12_000, 20_000, 30_000, 60_000, 120_000, 600_000,
] as const;
const FLUSH_EVERY_MS = 10_000;
const KEPT_DAYS = 30;
/** Batches of one address in a minute. */
const BATCHES = 30;
/** More kinds of events than this in ten seconds are nobody's loads. */
const MOST_KINDS = 2_000;
/** Bodies of reports of one address in a minute. */
const REPORTS = 20;
/**
 * Of so many origins an hour is written down who they are; whoever makes up more of them is counted
 * as one.
 */
const MOST_ORIGINS = 100;
const HOUR_MS = 3_600_000;

export function telemetryService(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  registry: PortalRegistry,
) {
  let events = new Map<string, EventCount>();
  let loads = new Map<string, LoadCount>();
  let violations = new Map<string, ViolationCount>();
  let origins: { hour: number; seen: Set<string> } = { hour: 0, seen: new Set() };
  const batches = perMinute(BATCHES * config.throttleScale);
  const reports = perMinute(REPORTS * config.throttleScale);
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function count<T extends { n: number }>(counts: Map<string, T>, key: string, first: T): void {
    const known = counts.get(key);
    if (known) known.n += 1;
    else if (counts.size < MOST_KINDS) counts.set(key, first);
  }

  async function write(): Promise<void> {
    if (events.size === 0 && loads.size === 0 && violations.size === 0) return;
    const [someEvents, someLoads, someViolations] = [
      [...events.values()],
      [...loads.values()],
      [...violations.values()],
    ];
    events = new Map();
    loads = new Map();
    violations = new Map();
    await asSystem(() =>
      db.transaction(async (tx) => {
        if (someEvents.length > 0) await telemetry.addEvents(tx, someEvents);
        if (someLoads.length > 0) await telemetry.addLoads(tx, someLoads);
        if (someViolations.length > 0) await telemetry.addViolations(tx, someViolations);
      }),
    );
  }
  const flush = (): Promise<void> =>
    (flushing ??= write()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'counts of portal loads were lost');
      })
      .finally(() => {
        flushing = undefined;
      }));

  const thisHour = (): Date => new Date(Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS);
  /**
   * The origin, or `other` for the hundred-and-first of the hour: anybody may send reports, and the
   * table stays small. Words are few anyway.
   */
  function boundedOrigin(blocked: string, hour: number): string {
    if (!blocked.includes(':')) return blocked;
    if (origins.hour !== hour) origins = { hour, seen: new Set() };
    if (origins.seen.size < MOST_ORIGINS) origins.seen.add(blocked);
    return origins.seen.has(blocked) ? blocked : 'other';
  }

  return {
    /** Before the body is looked at. @throws ProblemError TOO_MANY_REQUESTS */
    refuseTooManyReports: async (address: string): Promise<void> => {
      refuseWaiting(await reports(address));
    },
    async stopped(given: readonly Stopped[]): Promise<void> {
      const portals = await registry.taken();
      const hour = thisHour();
      for (const { pathname, directive, blocked } of given) {
        const portal =
          portals.find(({ basePaths }) =>
            basePaths.some((base) => pathname === base || pathname.startsWith(`${base}/`)),
          )?.name ?? 'shell';
        const place = boundedOrigin(blocked, hour.getTime());
        count(violations, [hour.getTime(), portal, directive, place].join(' '), {
          hour,
          portal,
          directive,
          blocked: place,
          n: 1,
        });
      }
    },
    /** @throws ProblemError TOO_MANY_REQUESTS */
    async record(given: readonly LoadEvent[], address: string): Promise<void> {
      refuseWaiting(await batches(address));
      const hour = thisHour();
      for (const {
        portal,
        buildId,
        channel,
        phase,
        outcome,
        code = '',
        ms,
        fallbackTo = '',
        asset: told = '',
      } of given) {
        // Builds that the registry does not have were loaded by nobody.
        if (!(await registry.serves(portal, buildId))) continue;
        // Only a file that the build has: anybody may tell anything, and the table stays small.
        const asset = told !== '' && (await registry.hasAsset(portal, buildId, told)) ? told : '';
        count(
          events,
          [hour.getTime(), portal, buildId, channel, phase, outcome, code, fallbackTo, asset].join(
            ' ',
          ),
          { hour, portal, buildId, channel, phase, outcome, code, fallbackTo, asset, n: 1 },
        );
        if (outcome !== 'ready') continue;
        const uptoMs = STEPS_MS.find((step) => ms <= step) ?? STEPS_MS[STEPS_MS.length - 1] ?? ms;
        count(loads, [hour.getTime(), portal, buildId, uptoMs].join(' '), {
          hour,
          portal,
          buildId,
          uptoMs,
          n: 1,
        });
      }
    },
    flush,
    start(): void {
      timer = setInterval(() => {
        void flush();
      }, FLUSH_EVERY_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
    sweep: () => telemetry.sweepTelemetry(db, plusDays(clock(), -KEPT_DAYS)),
  };
}
export type TelemetryService = ReturnType<typeof telemetryService>;
