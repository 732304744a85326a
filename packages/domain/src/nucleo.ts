/** The words and shapes of a household, spelled as the API spells them (specification §3). */
import type { Euro, IsoDate } from './money.ts';

export const PROFESSIONI = [
  'Imprenditore',
  'Dipendente',
  'Autonomo/a',
  'Artigiano/a',
  'Casalingo/a',
  'Studente',
  'Pensionato/a',
  'Disoccupato/a',
  'Altro',
] as const;
export type Professione = (typeof PROFESSIONI)[number];

export const GRADI_PARENTELA = [
  'me',
  'wife',
  'husband',
  'son',
  'daughter',
  'mother',
  'father',
  'other',
] as const;
export type GradoParentela = (typeof GRADI_PARENTELA)[number];

export const STATI_RESIDENZA = ['proprietà', 'comproprietà', 'affitto', 'uso gratuito'] as const;
export type StatoResidenza = (typeof STATI_RESIDENZA)[number];

export const TITOLI_STUDIO = [
  'nessuno',
  'licenza media',
  'diploma',
  'laurea triennale',
  'laurea magistrale',
  'laurea a ciclo unico',
  'dottorato',
] as const;
export type TitoloStudio = (typeof TITOLI_STUDIO)[number];

export const TIPI_LTC = ['rendita', 'rimborso', 'collettiva', 'non-so'] as const;
export type TipoLtc = (typeof TIPI_LTC)[number];

export type Sesso = 'M' | 'F';
export type AnalisiFamiliare = 'perMe' | 'perNucleo';

export interface Comune {
  comune: string;
  regione: string;
  /** Two-letter sigla; always shown beside the name, because six names are duplicated. */
  provincia: string;
  /**
   * The key; absent for a place typed freely while the service did not answer, and for «Estero».
   */
  codiceIstat?: string;
}

/**
 * Percentages, 0–100; the whole is 100. `gestioneSeparate` is shown as Crypto, `oro` as Materie
 * prime.
 */
export interface SuddivisioneInvestimento {
  azioni: number;
  obbligazioni: number;
  gestioneSeparate: number;
  oro: number;
  liquidi: number;
  altro: number;
}
export interface StrumentiInvestimento {
  fondi: number;
  etf: number;
  assicurativi: number;
  singoliTitoli: number;
  altro: number;
}
export interface RegimeInvestimento {
  amministrato: number;
  gestito: number;
  dichiarativo: number;
  nonso: number;
}

export interface Laureato {
  stato: boolean;
  riscattoFiniPensionistici?: boolean | undefined;
  /** Years of legal duration, 1–6. */ anni?: number | undefined;
}

export interface Polizze {
  /** Takes part in a pension fund. */
  previdenzaComplementare?: boolean | undefined;
  /** Holds an LTC policy. */
  rischioNonAutosufficienza?: boolean | undefined;
  tipoLtcSottoscritta?: TipoLtc | undefined;
  /** Monthly annuity of the LTC policy, in euro. */
  renditaLtcMensile?: Euro | undefined;
  invaliditaPermanente?: boolean | undefined;
  /** Term life cover held. */
  casoMorte?: boolean | undefined;
  /** Sum insured by the term life cover, in euro. */
  capitaleCasoMorte?: Euro | undefined;
  coperturaSanitaria?: boolean | undefined;
  tutelaLegale?: boolean | undefined;
}

/** What can be known of one person. `undefined` means "not answered", never zero. */
export interface Persona {
  firstName?: string | undefined;
  lastName?: string | undefined;
  sesso?: Sesso | undefined;
  professione?: Professione | undefined;
  dataNascita?: IsoDate | undefined;
  titoloStudio?: TitoloStudio | undefined;
  comuneResidenza?: Comune | undefined;
  /** Net income of a year, whole euro. */
  redditoNettoAnnuo?: Euro | undefined;
  /** Years of contributions on the INPS statement, when known. */
  anniContributi?: number | undefined;

  statoResidenza?: StatoResidenza | undefined;
  /** For comproprietà, the value of one's own share. */
  valoreResidenza?: Euro | undefined;
  mutuoResidenza?: boolean | undefined;
  valoreResiduoMutuo?: Euro | undefined;
  assicurazioneResidenza?: boolean | undefined;

  /** All real estate, the home included. */
  valorePatrimonioImmobiliare?: Euro | undefined;
  valorePatrimonioImmobiliareSecondHomes?: Euro | undefined;
  valorePatrimonioMobiliare?: Euro | undefined;
  imprenditore?: boolean | undefined;
  valoreAttivita?: Euro | undefined;

  suddivisioneInvestimento?: SuddivisioneInvestimento | undefined;
  strumentiInvestimento?: StrumentiInvestimento | undefined;
  regimeInvestimento?: RegimeInvestimento | undefined;

  laureato?: Laureato | undefined;
  polizze?: Polizze | undefined;
  /** Balance of the pension fund, in euro, and whole years since it was opened. */
  montanteFondo?: Euro | undefined;
  anniFondo?: number | undefined;
  /** Guarantees signed for somebody else's debts (fideiussioni, avalli). */
  garanziePersonali?: boolean | undefined;
  haTestamento?: boolean | undefined;

  /**
   * Keys of this person that were estimated for them ("Non lo so"), so that the results can say so.
   */
  stimati?: string[] | undefined;
}

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

/** Everything the engine is told: pure data, today included. */
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

export const isPropria = (stato: StatoResidenza | '' | undefined): boolean =>
  stato === 'proprietà' || stato === 'comproprietà';

/** Takes part in a pension fund: said so, or has a balance. */
export const hasFondo = ({ polizze, montanteFondo }: Persona): boolean =>
  polizze?.previdenzaComplementare ?? (montanteFondo ?? 0) > 0;
