/** The answers behind a figure, as its trace keeps them: which are missing, which were supposed. */
import type { Analisi, FiguraId, Ingresso } from '@bussola/domain';

type Traced = Pick<Analisi, 'tracce' | 'ingressi' | 'persone'>;

const answersOf = ({ tracce, ingressi }: Traced, figura: FiguraId): Ingresso[] =>
  (tracce[figura]?.ingressi ?? []).flatMap((at) => ingressi[at] ?? []);

/** Ids of those whose answer `key` stands behind the figure in this way. */
export function whose(
  analisi: Traced,
  figura: FiguraId,
  key: string,
  provenance: NonNullable<Ingresso['provenance']>,
): string[] {
  return answersOf(analisi, figura).flatMap((one) =>
    one.key === key && one.provenance === provenance && one.membro !== undefined
      ? (analisi.persone[one.membro] ?? [])
      : [],
  );
}
