import type { RedditoAnalisi } from '@bussola/domain';

export interface Dependency {
  memberId: string;
  lostPct: number;
}

/**
 * How much of the income goes with the person who earns most; nothing to say with one earner or
 * none.
 */
export function dependencyOf({
  netto,
  perMembro,
}: Pick<RedditoAnalisi, 'netto' | 'perMembro'>): Dependency | undefined {
  const earners = perMembro.filter(({ netto: own }) => own > 0);
  if (netto <= 0 || earners.length < 2) return undefined;
  const first = earners.reduce((most, one) => (one.netto > most.netto ? one : most));
  return { memberId: first.memberId, lostPct: -(first.netto / netto) * 100 };
}
