/**
 * Builds that failed in this visit: left alone for a while, then given one try; what can only fail
 * again, until somebody asks.
 */
import type { Clock } from './clock.ts';
import type { PortalErrorCode, PortalLoadError } from './errors.ts';

/** The file would be the same tomorrow: asking again answers nothing new. */
const FOR_GOOD: readonly PortalErrorCode[] = [
  'ENTRY_EXECUTION',
  'EXPOSE_MISSING',
  'INTEGRITY',
  'RENDER',
  'STALE_BUILD',
];

export interface Breaker {
  /** False while the build is left alone. */
  mayTry: (buildId: string) => boolean;
  trip: (buildId: string, error: PortalLoadError) => void;
  /** It works, or somebody asks for it: forget. */
  close: (buildId: string) => void;
  errorOf: (buildId: string) => PortalLoadError | undefined;
}

export function createBreaker(clock: Clock, openMs: number): Breaker {
  const tripped = new Map<string, { until: number; error: PortalLoadError }>();
  return {
    mayTry: (buildId) => clock.now() >= (tripped.get(buildId)?.until ?? 0),
    trip: (buildId, error) =>
      tripped.set(buildId, {
        error,
        until: FOR_GOOD.includes(error.code) ? Infinity : clock.now() + openMs,
      }),
    close: (buildId) => tripped.delete(buildId),
    errorOf: (buildId) => tripped.get(buildId)?.error,
  };
}
