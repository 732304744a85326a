import type { Soluzione } from '@bussola/domain';

export type Precision = 'high' | 'medium' | 'low';

const ESTIMATED_WEIGHT = 0.5;

/** How far a result can be trusted, 0–100: an estimate counts half of an answer, a missing figure nothing. */
export function precisionPct({ completezza, inputs }: Pick<Soluzione, 'completezza' | 'inputs'>): number {
  const estimated = inputs.filter(({ provenance }) => provenance === 'estimated').length;
  return inputs.length === 0 ? completezza : Math.max(0, completezza - (100 * ESTIMATED_WEIGHT * estimated) / inputs.length);
}

export function precisionOf(soluzione: Pick<Soluzione, 'completezza' | 'inputs'>): Precision {
  const pct = precisionPct(soluzione);
  return pct >= 90 ? 'high' : pct >= 60 ? 'medium' : 'low';
}
