import type { Soluzione } from '@bussola/domain';
import type { EstimateProps } from '@bussola/ui/results';
import { maskAmounts } from './mask-amounts.ts';

/** The range and the reasons for doubt of an area, as {@link EstimateProps}. */
export const estimateOf = (
  { stima, dubbi = [] }: Soluzione,
  language: 'it' | 'en',
  hidden: boolean,
): EstimateProps => ({
  ...(stima ? { range: maskAmounts(stima[language], hidden) } : {}),
  doubts: dubbi.map((dubbio) => dubbio[language]),
});
