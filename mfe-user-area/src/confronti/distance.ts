/** From here on, either way, a percentage says less than «ten times». */
const FAR_TIMES = 10;
const IN_LINE_PCT = 1;

export interface Distance {
  side: 'farAbove' | 'times' | 'twice' | 'above' | 'equal' | 'below' | 'farBelow';
  pct: number;
  /** More than so many times as much, from two on: «735% above» is hard to picture. */
  times?: number;
}

/**
 * How far an amount stands from a mean or a median, in whole points; nothing to say against
 * nothing.
 */
export function distanceOf(own: number, reference: number): Distance | undefined {
  if (!(reference > 0)) return undefined;
  const pct = Math.round((100 * (own - reference)) / reference);
  if (own >= FAR_TIMES * reference) return { side: 'farAbove', pct };
  const times = Math.ceil(own / reference) - 1;
  if (times >= 2) return { side: times === 2 ? 'twice' : 'times', pct, times };
  if (own <= reference / FAR_TIMES) return { side: 'farBelow', pct: Math.abs(pct) };
  return {
    side: Math.abs(pct) < IN_LINE_PCT ? 'equal' : pct > 0 ? 'above' : 'below',
    pct: Math.abs(pct),
  };
}

/** From the mean of the others, or from their median where only that is published. */
export function peerDistance({
  tuo,
  media,
  mediana,
}: {
  tuo: number;
  media: number | null;
  mediana?: number | undefined;
}): Distance | undefined {
  const reference = media ?? mediana;
  return reference === undefined ? undefined : distanceOf(tuo, reference);
}
