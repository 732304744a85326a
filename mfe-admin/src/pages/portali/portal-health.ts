import type { PortalStatus } from '@bussola/contract';

/**
 * More failures, or more pages that throw, than one in fifty loads, over enough loads to tell, ask
 * for somebody's eyes.
 */
export const ATTENTION_RATE = 0.02;
const ENOUGH_LOADS = 20;

type Health = PortalStatus['health'][number];
/** Loads and failures of the builds that people get now; null without loads. */
export function healthInForce({ state, health }: Pick<PortalStatus, 'state' | 'health'>): {
  loads: number;
  errorRate: number;
  crashed: number;
  p75Ms: number | null;
  fallbacks: number;
  errors: Health['errors'];
} | null {
  const inForce = health.filter(
    ({ buildId }) => buildId === state.stable || buildId === state.canary,
  );
  const loads = inForce.reduce((sum, one) => sum + one.loads, 0);
  if (loads === 0) return null;
  return {
    loads,
    errorRate: inForce.reduce((sum, one) => sum + one.failed, 0) / loads,
    crashed: inForce.reduce((sum, one) => sum + one.crashed, 0),
    fallbacks: inForce.reduce((sum, one) => sum + one.fallbacks, 0),
    // The slower of the two: what somebody gets, whichever build is theirs.
    p75Ms: inForce.reduce<number | null>(
      (most, { p75Ms }) => (p75Ms === null ? most : Math.max(most ?? 0, p75Ms)),
      null,
    ),
    errors: inForce.flatMap(({ errors }) => errors),
  };
}
export function needsAttention(portal: Pick<PortalStatus, 'state' | 'health'>): boolean {
  const health = healthInForce(portal);
  return (
    health !== null &&
    health.loads >= ENOUGH_LOADS &&
    Math.max(health.errorRate, health.crashed / health.loads) > ATTENTION_RATE
  );
}
