/**
 * Amounts that must fit one another. Apart from the table: the engine in a browser needs these
 * only.
 */
import { sum } from '../money.ts';
import type { Codice } from './codici.ts';
import type { Answers } from './tabella.ts';

/**
 * Percentages make 100: 33,33 three times is 99,99 and is refused; the form offers to complete it.
 */
export function splitError(parts: object = {}): Codice | undefined {
  const shares: unknown[] = Object.values(parts);
  if (!shares.every(isShare)) return 'splitShare';
  const over = sum(shares) - 100;
  if (Math.abs(over) <= 1e-9) return undefined;
  return over > 0 ? 'splitOver' : 'splitUnder';
}
const isShare = (share: unknown): share is number =>
  typeof share === 'number' && share >= 0 && share <= 100;

/**
 * Equal is allowed. While the value is missing there is nothing to compare with: its own error says
 * so.
 */
export const mutuoError = ({ valoreResidenza, valoreResiduoMutuo }: Answers): Codice | undefined =>
  typeof valoreResidenza === 'number' && (valoreResiduoMutuo ?? 0) > valoreResidenza
    ? 'mutuoOverValore'
    : undefined;
