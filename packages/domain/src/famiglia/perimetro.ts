/** Who is whose partner, dependant and heir, whatever is shown (domain.md 0.2). */
import type { Valori } from '../costanti/costanti.ts';
import type { ACarico, AnalisiFamiliare, FiglioDi, GradoParentela } from '../nucleo.ts';
import { legittima } from '../successione/quote.ts';

/** As much of a member as these rules read. */
export interface Familiare {
  _id: string;
  enabled: boolean;
  gradoParentela: GradoParentela;
  /** An `other` who lives as the partner of the first person, unmarried. */
  convivente?: boolean | undefined;
  /** Whole years; undefined when the birth date was not given. */
  eta?: number | undefined;
  /** Net, euro a year. */
  reddito?: number | undefined;
  aCarico?: ACarico | undefined;
  figlioDi?: FiglioDi | undefined;
}

/** One of the couple: the rules are the same for both, seen from their side. */
export type Lato = 'me' | 'partner';

/** Who lives on the income of one of the couple, besides the partner and the parents. */
export interface Dipendenti {
  /** Ages of the children who are supported by their age. */
  figli: number[];
  /** Years of support of the others. */
  altri: number[];
  /** A longer support asked for one of the children, years. */
  anniMinimi: number;
}

/** Who counts in which rule, for the first person. */
export interface Perimetro {
  /** Ids of those whose wealth is shown. */
  patrimonio: string[];
  /** Id. */
  partner: string | null;
  /** A spouse is in the list, switched on or off: an heir. */
  coniuge: boolean;
  /** The partner is not a spouse. */
  convivente: boolean;
  /** How many children inherit. */
  figli: number;
  figliACarico: number;
  altriACarico: number;
  partnerACarico: boolean;
  genitoriACarico: number;
  /** Share of the estate that may be left freely. */
  disponibile: number;
}

const isConiuge = ({ gradoParentela }: Familiare): boolean =>
  gradoParentela === 'wife' || gradoParentela === 'husband';
const isConvivente = (m: Familiare): boolean =>
  m.gradoParentela === 'other' && m.convivente === true;
const isFiglio = ({ gradoParentela }: Familiare): boolean =>
  gradoParentela === 'son' || gradoParentela === 'daughter';
const isGenitore = ({ gradoParentela }: Familiare): boolean =>
  gradoParentela === 'mother' || gradoParentela === 'father';

/** Whose wealth is shown: of all who are switched on, or of the first person. */
export const isCountedIn =
  ({ analisiFamiliare }: { analisiFamiliare: AnalisiFamiliare }) =>
  ({ enabled, gradoParentela }: Pick<Familiare, 'enabled' | 'gradoParentela'>): boolean =>
    analisiFamiliare === 'perNucleo' ? enabled : gradoParentela === 'me';

/** The spouse who is switched on, else the unmarried partner who is. */
export function partnerDi<M extends Familiare>(membri: readonly M[]): M | undefined {
  const enabled = membri.filter((m) => m.enabled);
  return enabled.find(isConiuge) ?? enabled.find(isConvivente);
}

/** A child of the couple, or of this one of the two. */
export const isFiglioDi = (m: Familiare, lato: Lato): boolean =>
  isFiglio(m) && (m.figlioDi === undefined || m.figlioDi === 'entrambi' || m.figlioDi === lato);

/** Children of `me` who inherit: the law does not know who is switched off. */
export const figliEredi = (membri: readonly Familiare[]): number =>
  membri.filter((m) => isFiglioDi(m, 'me')).length;

/** A parent of the first person who told an income too low to live on. */
export const isGenitoreACarico = (valori: Valori, m: Familiare): boolean =>
  isGenitore(m) &&
  m.enabled &&
  m.aCarico === undefined &&
  m.reddito !== undefined &&
  m.reddito < valori['tcm.redditoGenitore'];

/**
 * Who lives on the income of `me` or of the partner, by age, income and the answers about them. The
 * partner and parents with an income have rules of their own.
 * @param fuori ages of the children of `me` outside the household
 */
export function dipendenti(
  valori: Valori,
  membri: readonly Familiare[],
  lato: Lato,
  fuori: readonly number[] = [],
): Dipendenti {
  const partner = partnerDi(membri);
  const limit = valori['tcm.etaFigli'];
  const found: Dipendenti = { figli: [], altri: [], anniMinimi: 0 };
  for (const m of membri) {
    if (!m.enabled || m.gradoParentela === 'me' || m === partner) continue;
    if (isFiglio(m)) {
      if (isFiglioDi(m, lato)) aggiungiFiglio(valori, m, found);
    } else {
      const anni = anniDetti(valori, m.aCarico);
      if (anni > 0) found.altri.push(anni);
    }
  }
  if (lato === 'me') found.figli.push(...fuori.filter((eta) => eta < limit));
  return found;
}

/** A child who is supported by age; a minor always is. */
export const isRagazzo = (
  valori: Valori,
  { eta, aCarico }: Pick<Familiare, 'eta' | 'aCarico'>,
): boolean =>
  eta !== undefined && eta < valori['tcm.etaFigli'] && !(eta >= MAGGIORE && aCarico === 'no');

function aggiungiFiglio(valori: Valori, m: Familiare, found: Dipendenti): void {
  const { eta, reddito, aCarico } = m;
  if (eta === undefined) return;
  const anni = anniDetti(valori, aCarico);
  if (eta < valori['tcm.etaFigli']) {
    if (!isRagazzo(valori, m)) return;
    found.figli.push(eta);
    found.anniMinimi = Math.max(found.anniMinimi, anni);
    return;
  }
  const poor = reddito === undefined || reddito < valori['dipendenti.redditoFiglio'];
  const years = aCarico === undefined && poor ? valori['dipendenti.anniSi'] : anni;
  if (years > 0) found.altri.push(years);
}
const MAGGIORE = 18;

/** Years of support for a person who lives on the family's income by their answer. */
function anniDetti(valori: Valori, aCarico: ACarico | undefined): number {
  if (aCarico === 'si') return valori['dipendenti.anniSi'];
  return aCarico === 'sempre' ? valori['dipendenti.anniSempre'] : 0;
}

export function perimetro(
  valori: Valori,
  p: {
    analisiFamiliare: AnalisiFamiliare;
    membri: readonly Familiare[];
    /** Ages of the children outside the household. */ fuori?: readonly number[] | undefined;
  },
): Perimetro {
  const { membri, fuori = [] } = p;
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const partner = partnerDi(membri);
  const coniuge = membri.some(isConiuge);
  const figli = figliEredi(membri) + fuori.length;
  const carico = dipendenti(valori, membri, 'me', fuori);
  return {
    patrimonio: membri.filter(isCountedIn(p)).map(({ _id }) => _id),
    partner: partner?._id ?? null,
    coniuge,
    convivente: partner !== undefined && isConvivente(partner),
    figli,
    figliACarico: carico.figli.length,
    altriACarico: carico.altri.length,
    partnerACarico: partner !== undefined && isPartnerACarico(valori, partner, me?.reddito),
    genitoriACarico: membri.filter((m) => isGenitoreACarico(valori, m)).length,
    disponibile: legittima({ coniuge, figli, ascendenti: membri.filter(isGenitore).length })
      .disponibile,
  };
}

function isPartnerACarico(
  valori: Valori,
  { aCarico, reddito }: Familiare,
  mine: number | undefined,
): boolean {
  if (aCarico !== undefined) return aCarico !== 'no';
  return (
    reddito !== undefined && mine !== undefined && reddito < valori['tcm.sogliaConiuge'] * mine
  );
}
