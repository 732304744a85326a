import type { Analisi, FiguraId } from '@bussola/domain';

export type Precision = 'high' | 'medium' | 'low';

const OF = { alta: 'high', media: 'medium', bassa: 'low' } as const;

/**
 * How far a figure may be relied on: what its trace says, the same on the card, in the drawer and
 * on paper.
 */
export const precisionOf = ({ tracce }: Pick<Analisi, 'tracce'>, figura: FiguraId): Precision =>
  OF[tracce[figura]?.affidabilita ?? 'bassa'];
