/** The words that answers are chosen from, spelled as the API spells them (specification §3). */
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

export const REGIMI_FISCALI = ['ordinario', 'forfettario'] as const;
export type RegimeFiscale = (typeof REGIMI_FISCALI)[number];
/** «Lavori tutto l'anno?» */
export const CONTINUITA = ['piena', 'parziale', 'saltuaria'] as const;
export type Continuita = (typeof CONTINUITA)[number];
/** `locale`: local bodies and the health service; `statale`: school, ministries, forces. */
export const DIPENDENTE_PUBBLICO = ['no', 'locale', 'statale'] as const;
export type DipendentePubblico = (typeof DIPENDENTE_PUBBLICO)[number];
/** «Vive del reddito della famiglia?»: no, for now, for ever. Why is never asked. */
export const A_CARICO = ['no', 'si', 'sempre'] as const;
export type ACarico = (typeof A_CARICO)[number];
/** Whose child a son or daughter is, of the couple. */
export const FIGLIO_DI = ['entrambi', 'me', 'partner'] as const;
export type FiglioDi = (typeof FIGLIO_DI)[number];
export const DESTINAZIONI_TFR = ['azienda', 'fondo'] as const;
export type DestinazioneTfr = (typeof DESTINAZIONI_TFR)[number];
/** A debt besides the home's mortgage; all but `mutuo` cost more than one. */
export const TIPI_DEBITO = ['prestito', 'carta', 'cessione', 'mutuo', 'altro'] as const;
export type TipoDebito = (typeof TIPI_DEBITO)[number];
export interface Debito {
  /** Still owed, euro. */
  residuo: number;
  /** Instalment, euro a month. */
  rata: number;
  tipo: TipoDebito;
}
/** A child of the first person who does not live in the household. */
export interface FiglioFuoriNucleo {
  /** Whole years. */
  eta: number;
}
/** The ways out of a career; the order is that of equal months. */
export const TIPI_USCITA = [
  'vecchiaia',
  'anticipata',
  'anticipata_contributiva',
  'vecchiaia_contributiva',
] as const;
export type TipoUscita = (typeof TIPI_USCITA)[number];

export const SESSI = ['M', 'F'] as const;
export type Sesso = (typeof SESSI)[number];
export const PERIMETRI = ['perMe', 'perNucleo'] as const;
export type AnalisiFamiliare = (typeof PERIMETRI)[number];
/** Whether a member lives in the home of the first person. */
export const RESIDENZE = ['stessa', 'altra'] as const;
export const PARENTELE = [
  'wife',
  'husband',
  'son',
  'daughter',
  'mother',
  'father',
  'other',
] as const satisfies readonly Exclude<GradoParentela, 'me'>[];

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

export const ESTERO = 'Estero';
/** A municipality as it is shown: the list of ISTAT has straight apostrophes. */
export const nomeComune = (comune: string): string => comune.replaceAll("'", '’');
/** Known to the list of municipalities, or abroad. */
export const isComuneKnown = (comune: Comune | null | undefined): boolean =>
  Boolean(comune && (comune.codiceIstat || comune.comune === ESTERO));

/**
 * Parts of a split: percentages, 0–100; the whole is 100. `gestioneSeparate` is shown as Crypto,
 * `oro` as Materie prime.
 */
export const CLASSI = [
  'azioni',
  'obbligazioni',
  'gestioneSeparate',
  'oro',
  'liquidi',
  'altro',
] as const;
/** What screens call a kinship; an unmarried partner is stored as `other` and `convivente`. */
export type Legame = GradoParentela | 'convivente';
export const LEGAMI = ['wife', 'husband', 'convivente', ...PARENTELE.slice(2)] as const;
interface ConLegame<G> {
  gradoParentela: G;
  convivente?: boolean | null | undefined;
}
export function legameDi<G extends GradoParentela | ''>(membro: ConLegame<G>): G | 'convivente';
export function legameDi(
  membro: Partial<ConLegame<GradoParentela | undefined>>,
): Legame | undefined;
export function legameDi({
  gradoParentela,
  convivente,
}: Partial<ConLegame<GradoParentela | '' | undefined>>): Legame | '' | undefined {
  return gradoParentela === 'other' && convivente ? 'convivente' : gradoParentela;
}
/** What is stored of a choice of kinship. */
export const delLegame = <L extends Exclude<Legame, 'me'> | ''>(legame: L) => ({
  gradoParentela: (legame === 'convivente' ? 'other' : legame) as
    Exclude<L, 'convivente'> | 'other',
  convivente: legame === 'convivente' ? true : legame === 'other' ? false : null,
});
export const STRUMENTI = ['fondi', 'etf', 'assicurativi', 'singoliTitoli', 'altro'] as const;
export const REGIMI = ['amministrato', 'gestito', 'dichiarativo', 'nonso'] as const;
export type SuddivisioneInvestimento = Record<(typeof CLASSI)[number], number>;
export type StrumentiInvestimento = Record<(typeof STRUMENTI)[number], number>;
export type RegimeInvestimento = Record<(typeof REGIMI)[number], number>;

export const isPropria = (
  stato: StatoResidenza | '' | undefined,
): stato is 'proprietà' | 'comproprietà' => stato === 'proprietà' || stato === 'comproprietà';
