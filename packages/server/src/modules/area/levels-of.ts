import type { Analisi, Soluzione } from '@bussola/domain';

type AreaLevel = Pick<Soluzione, 'code' | 'level' | 'motivo'>;

/** The areas of an analysis and how each stands, without its numbers. */
export const levelsOf = ({ soluzioni }: Pick<Analisi, 'soluzioni'>): AreaLevel[] =>
  soluzioni.map(({ code, level, motivo }) => ({ code, level, ...(motivo ? { motivo } : {}) }));
