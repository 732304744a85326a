import type { Soluzione } from '@bussola/domain';
import type { EstimateProps } from '@bussola/ui/results';
import { maskAmounts } from '../area/mask-amounts.ts';

/** How wide the estimate of an area is and why, as it is shown under the answer. */
export const estimateOf = (
  { stima, dubbi = [] }: Soluzione,
  language: 'it' | 'en',
  hidden: boolean,
): EstimateProps => ({
  ...(stima ? { range: maskAmounts(stima[language], hidden) } : {}),
  doubts: dubbi.map((dubbio) => dubbio[language]),
});
