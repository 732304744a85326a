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

/** From here on a percentage says less than «ten times». */
const FAR_TIMES = 10;

/**
 * Above, below or as the average, in whole points; beyond ten times the points are not worth
 * reading.
 */
export function againstMean(
  netto: number,
  media: number,
): { side: 'farAbove' | 'above' | 'below' | 'equal'; pct: number } {
  const pct = media > 0 ? Math.round(((netto - media) / media) * 100) : 0;
  if (media > 0 && netto >= FAR_TIMES * media) return { side: 'farAbove', pct };
  return { side: pct > 0 ? 'above' : pct < 0 ? 'below' : 'equal', pct: Math.abs(pct) };
}
