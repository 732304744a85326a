/** The comparisons of income that the page draws, out of all that the engine makes. */
import type { ResponseOf } from '@bussola/contract';
import type { Analisi, Words } from '@bussola/domain';

type Confronto = ResponseOf<'economicaMedie'>['confronti'][number];

/** As much of a comparison as is drawn. */
export interface Peer {
  gruppo: Words;
  /** Euro a year. */ tuo: number;
  media: number | null;
  mediana?: number | undefined;
  anno: number;
  fonte: Words;
  stima?: boolean | undefined;
}
export interface PersonPeer extends Peer {
  memberId: string;
  /** Compared with those of the same profession. */ isOfProfession: boolean;
}

/** With whom the household may be compared. */
export const BASES = ['italia', 'area', 'eta'] as const;
export type Base = (typeof BASES)[number];

/**
 * The household's comparison of each kind; of two of one kind the newer. When the averages do not
 * come, the one with Italy that the analysis carries.
 */
export function householdPeers(
  confronti: readonly Confronto[] | undefined,
  { netto, confronto }: Analisi['reddito'],
): Partial<Record<Base, Peer>> {
  if (!confronti) return confronto ? { italia: carried(netto, confronto) } : {};
  const found: Partial<Record<Base, Peer>> = {};
  for (const one of confronti) {
    const base = BASES.find((each) => each === one.base);
    if (one.metrica !== 'redditoFamiglia' || !base) continue;
    const before = found[base];
    if (!before || one.anno > before.anno) found[base] = one;
  }
  return found;
}

const carried = (tuo: number, confronto: NonNullable<Analisi['reddito']['confronto']>): Peer => {
  const { media, mediana, anno, fonte, fonteEn } = confronto;
  return {
    gruppo: { it: 'Italia', en: 'Italy' },
    tuo,
    media,
    mediana,
    anno,
    fonte: { it: fonte, en: fonteEn },
  };
};

/** One comparison a person: with the profession, and with the place where that is not known. */
export function personPeers(confronti: readonly Confronto[] | undefined): PersonPeer[] {
  const found = new Map<string, PersonPeer>();
  for (const one of confronti ?? []) {
    if (one.metrica !== 'redditoPersonale' || !one.memberId) continue;
    const isOfProfession = one.base === 'professione';
    if (!found.has(one.memberId) || isOfProfession)
      found.set(one.memberId, { ...one, memberId: one.memberId, isOfProfession });
  }
  return [...found.values()];
}
