import type { Analisi, Membro } from '@bussola/domain';

/** The figures are those of the first person and of nobody else: the page says «tu». */
export const isAlone = (
  { perimetro }: Pick<Analisi, 'perimetro'>,
  membri: readonly Pick<Membro, '_id' | 'gradoParentela'>[],
): boolean =>
  perimetro.length === 1 &&
  membri.some(({ _id, gradoParentela }) => gradoParentela === 'me' && _id === perimetro[0]);
