/** A household: its members, each with the answers of the table (risposte/tabella.ts). */
import { sum, type Euro, type IsoDate } from './money.ts';
import { isPropria, type AnalisiFamiliare, type GradoParentela } from './risposte/scelte.ts';
import type { Persona } from './risposte/tabella.ts';

export * from './risposte/scelte.ts';
export type { Laureato, Persona, Polizze } from './risposte/tabella.ts';

/**
 * What a simulation supposes of one person, and nobody stores: each absent hypothesis leaves the
 * rule as it is.
 */
export interface IpotesiPensione {
  /**
   * Age at which work stops, in months. The pension starts then, or at the first right after it.
   */
  mesiEta?: number | undefined;
  /** Paid into the pension fund every year, from today until work stops, euro. */
  versamentoFondo?: number | undefined;
  /**
   * Years of study bought back: months added, cost in euro, number of yearly instalments (1 = lump
   * sum today).
   */
  riscatto?: { mesi: number; costo: number; rate: number } | undefined;
}

/** A member of a household. Exactly one has `gradoParentela: 'me'`. */
export interface Membro extends Persona {
  _id: string;
  gradoParentela: GradoParentela;
  /** Counted in the analysis. */
  enabled: boolean;
  seq: number;
  /** Only inside a simulation. */
  ipotesi?: IpotesiPensione | undefined;
}

/** Everything the engine gets: pure data, today included. */
export interface Famiglia {
  refDate: IsoDate;
  analisiFamiliare: AnalisiFamiliare;
  membri: Membro[];
  /**
   * Essential outflows planned over the next three years, in euro; missing counts as zero and
   * lowers `completezza`.
   */
  uscitePianificate?: Euro | undefined;
}

/** Residual mortgage of the home, euro; of a home that is not one's own, none. */
export const mutuoCasa = ({
  statoResidenza,
  mutuoResidenza,
  valoreResiduoMutuo,
}: Persona): number =>
  isPropria(statoResidenza) && mutuoResidenza ? (valoreResiduoMutuo ?? 0) : 0;
/** All that the person still owes, euro. */
export const debitiDi = (persona: Persona): number =>
  mutuoCasa(persona) +
  (persona.mutuoSecondeCase ?? 0) +
  sum((persona.altriDebiti ?? []).map(({ residuo }) => residuo));

/** Takes part in a pension fund: said so, or has a balance. */
export const hasFondo = ({ polizze, montanteFondo }: Persona): boolean =>
  polizze?.previdenzaComplementare ?? (montanteFondo ?? 0) > 0;
