/**
 * The result of an analysis: what screens, report and allInfo show. The engine works out figures
 * and codes (`Calcolo`); `racconto` adds the texts in both languages ({@link Analisi}).
 */
import type { Natura, SoluzioneCode, Words } from './aree.ts';
import type { Apertura } from './bilancio/apertura.ts';
import type { TipoPasso } from './bilancio/piano.ts';
import type { Situazione } from './bilancio/situazioni.ts';
import type { ChiaveCostante } from './costanti/chiavi.ts';
import type { TipoCostante } from './costanti/costanti.ts';
import type { Euro, IsoDate, IsoMonth } from './money.ts';
import type { Chiave } from './risposte/tabella.ts';
import type { FrasiScritte } from './testi/segnaposti.ts';
import type { Affidabilita, RegolaFigura } from './traccia/regola.ts';
import type { TipoErede } from './successione/per-erede.ts';
import type {
  StrumentiInvestimento,
  SuddivisioneInvestimento,
  RegimeInvestimento,
  TipoUscita,
} from './nucleo.ts';

export { SOLUZIONI, type SoluzioneCode, type Words } from './aree.ts';

export type Level = 'red' | 'yellow' | 'green';
/** Grey is a state of the data, not a fourth level: `dati_mancanti` or `non_applicabile`. */
export type LevelOrGrey = Level | 'grey';

/** Why a solution was not scored. */
export type Motivo = 'dati_mancanti' | 'non_applicabile';

/** Where an input came from. */
export type Provenance = 'typed' | 'estimated' | 'missing';

export interface InputCalcolato {
  key: string;
  memberId?: string;
  value: number | string | boolean | null;
  unit?: Unit;
  provenance: Provenance;
}
export interface InputUsato extends InputCalcolato {
  label: Words;
}
export type Unit = 'euro' | 'euroAnno' | 'euroMese' | 'pct' | 'anni' | 'mesi' | 'punti';

/** One line of «Il tuo numero, passo per passo». */
export interface Passo {
  label: Words;
  /** The formula in words. */ formula: Words;
  value: number;
  unit: Unit;
}

/** The present value beside the need; `gap` is hatched on screen and on paper. */
export interface BarraCalcolata {
  have: number;
  need: number;
  gap: number;
  unit: Unit;
}
export interface Barra extends BarraCalcolata {
  haveLabel: Words;
  needLabel: Words;
}

export interface Fonte {
  testo: string;
  /** The same source named in English. */ testoEn: string;
  /** Day the figure was read or came into force. */ data?: IsoDate;
}

export interface Soluzione {
  code: SoluzioneCode;
  /** A need, a check of a cover in force, or a choice: only a need can be red. */
  natura: Natura;
  eligible: boolean;
  motivo?: Motivo;
  /** Of this family: «Se mancasse il reddito di Anna». */
  titolo: Words;
  /** 0–100; 0 when not eligible. The level comes from it, whatever the SuperAdmin's weight. */
  score: number;
  level: LevelOrGrey;
  /** What decides the place within a group of the order; 0 when not eligible. */
  priorita: number;
  /** For yellow: too little or too much of it. */
  direzione?: 'poco' | 'troppo';
  /** Ids of the members concerned, the worst first. */
  membri: string[];
  /** One sentence with its numbers (domain.md 7). */
  testo: Words;
  /**
   * One short sentence with the one number that matters, for the card; `**` marks the bold number.
   */
  risposta: Words;
  azione: Words;
  perche: Words;
  barra?: Barra;
  numeri: Record<string, number | string | boolean | null>;
  inputs: InputUsato[];
  passi: Passo[];
  fonti: Fonte[];
  /** 0–100: share of the inputs that are present. */
  completezza: number;
  /** Keys of the missing inputs. */
  mancanti: string[];
  /** How far the estimate may be relied on. */
  affidabilita: Affidabilita;
  /** Reasons for doubt, the most serious first. Absent when there are none. */
  dubbi?: Words[];
  /** Range of the estimate: euro, or a share of the last income for a pension. */
  banda?: { da: number; a: number; unit: Unit };
  /** The same range as a sentence. Every estimate is shown with it. */
  stima?: Words;
  /** The same solution person by person, where it is computed per person. */
  perMembro: {
    memberId: string;
    score: number;
    level: LevelOrGrey;
    motivo?: Motivo;
    numeri: Record<string, number | string | boolean | null>;
  }[];
}

/** The seven risks of the family × risk matrix. */
export const RISCHI = [
  'TCM',
  'infortuni-malattie',
  'LTC',
  'pensione',
  'assistenza-medica',
  'polizze-rischi',
  'tutela-legale',
] as const;

export interface Quota<K extends string> {
  key: K;
  euro: Euro;
  pct: number;
}

export interface PatrimonioAnalisi {
  lordo: Euro;
  debiti: Euro;
  netto: Euro;
  voci: {
    residenza: Euro;
    altriImmobili: Euro;
    mobiliare: Euro;
    attivita: Euro;
    fondoPensione: Euro;
    mutuo: Euro;
    /** The debts besides the home's mortgage. */
    altriDebiti: Euro;
  };
  quotaImmobili: number;
  quotaImpresa: number;
  quotaMobiliare: number;
  levaCasa: number;
  /** Reachable at once / within months / only at a date or by selling: sums to `lordo`. */
  liquidita: { subito: Euro; breve: Euro; bloccato: Euro };
  classi: Quota<keyof SuddivisioneInvestimento>[];
  strumenti: Quota<keyof StrumentiInvestimento>[];
  regimi: Quota<keyof RegimeInvestimento>[];
  perMembro: { memberId: string; lordo: Euro; debiti: Euro; netto: Euro }[];
  segnali: { code: string; level: LevelOrGrey; testo: Words }[];
}

export interface RedditoAnalisi {
  netto: Euro;
  perMembro: { memberId: string; netto: Euro; quota: number }[];
  /** Household against household (ISTAT 2023): never mixed with personal averages. */
  confronto?: {
    media: Euro;
    mediana: Euro;
    scarto: number;
    anno: number;
    fonte: string;
    /** The same source named in English. */ fonteEn: string;
  };
}

export interface GestioneAnalisi {
  mesiEmergenza: number;
  essenzialeMensile: Euro;
  riservaEmergenza: Euro;
  riservaUscite: Euro;
  medioTermine: Euro;
  lungoTermine: Euro;
  carenza: Euro;
  level: Level;
  modello: SuddivisioneInvestimento;
  distanza?: number;
  indiceRischio?: number;
  hhi?: number;
}

/** The monthly surplus, euro; null: not everybody told the income. */
export interface BilancioAnalisi {
  entrate: Euro | null;
  spese: Euro;
  speseStimate: boolean;
  rate: Euro;
  rateStimate: boolean;
  margine: Euro | null;
  /** What goes out beyond what comes in. */
  disavanzo: Euro | null;
  /** Instalments over income, 0–1 and more. */
  quotaRate: number | null;
  /** What has to be said of it; null: nothing. */
  testo: Words | null;
}

/** One step of the plan. */
export interface PassoPianoAnalisi {
  tipo: TipoPasso;
  /** Whose pension. */
  memberId?: string;
  nome: Words;
  /** Euro a month. */
  mensile?: Euro;
  /** Months until `importo` is reached. */
  mesi?: number;
  importo?: Euro;
}
export interface PianoAnalisi {
  /** What can be placed every month, euro; null: not known. */
  disponibile: Euro | null;
  passi: PassoPianoAnalisi[];
  /** What has no room today. */
  dopo: PassoPianoAnalisi[];
  resto: Euro | null;
  testo: Words | null;
  /**
   * The next 24 months, in phases; empty when nothing is left. Absent from analyses stored by
   * engines before 2.3.
   */
  fasi?: FasePianoAnalisi[];
}

/** Consecutive months in which the same sums go to the same steps. */
export interface FasePianoAnalisi {
  /** The first month. */
  da: IsoMonth;
  mesi: number;
  /** Euro a month. */
  quote: { tipo: TipoPasso; /** Whose. */ memberId?: string; mensile: Euro }[];
  /** What stays free, euro a month. */
  resto: Euro;
}

/** One way out of a career, as it is shown. */
export interface UscitaAnalisi {
  tipo: TipoUscita;
  /** First month of the pension. */
  decorrenza: IsoMonth;
  /** First month that the law would allow, not safe because of the amount it asks. */
  prima?: IsoMonth;
  mesiEta: number;
  anniContributi: number;
  /** Requirements met already. */
  maturata: boolean;
  sogliaVicina: boolean;
  inizioIncerto: boolean;
  /** The requirement of its year is an official projection, not yet law. */
  proiezione: boolean;
  /** Over thirteen payments. */
  pensioneNettaMensile: Euro;
  tassoSostNetto: number;
  gapMensile: Euro;
}

export interface PrevidenzaPersona {
  memberId: string;
  status:
    | 'ok'
    | 'requisiti_non_raggiunti'
    | 'nessuna_contribuzione'
    | 'pensionato'
    | 'cassa_professionale'
    | 'valore_errato'
    | 'dati_mancanti';
  /** The exit spoken of; the figures without «gap» in their name are its own. */
  uscita?: TipoUscita;
  decorrenza?: IsoMonth;
  /** All exits, the earliest first. */
  uscite?: UscitaAnalisi[];
  /** The chosen exit is not among them. */
  uscitaNonDisponibile?: boolean;
  /** Where the gap is measured. */
  uscitaGap?: TipoUscita;
  decorrenzaGap?: IsoMonth;
  pensioneGapNettaMensile?: Euro;
  redditoGapNettoMensile?: Euro;
  tassoGapNetto?: number;
  /** Leaving at the exit spoken of. */
  gapUscitaMensile?: Euro;
  /** The most that INPS pays until old age, euro a month. */
  tettoMensile?: Euro | null;
  /** Severance pay left in the firm at the exit, euro before tax. */
  tfrAzienda?: Euro;
  mesiEta?: number;
  annoPensione?: number;
  anniAlPensionamento?: number;
  anniContributi?: number;
  pensioneNettaMensile?: Euro;
  redditoFinaleNettoMensile?: Euro;
  tassoSostNetto?: number;
  gapMensile?: Euro;
  versamentoMensile?: Euro | null;
  versamentoSostenibile?: Euro | null;
  fondoPossibile?: boolean;
}

/**
 * A figure that can be asked «perché?»: a solution, a solution for one person
 * (`soluzione.TCM.<memberId>`), one person's pension (`previdenza.<memberId>`), or a part of the
 * household's picture.
 */
export type FiguraId =
  | `soluzione.${SoluzioneCode}`
  | `soluzione.${SoluzioneCode}.${string}`
  | Exclude<RegolaFigura, 'previdenza'>
  | `previdenza.${string}`;

/**
 * An answer behind a figure. `membro` is a position in {@link Analisi.persone}, absent for an
 * answer of the whole household; an answer without `provenance` was typed in.
 */
export interface Ingresso {
  key: string;
  membro?: number;
  value: number | string | boolean | null;
  unit?: Unit;
  provenance?: Exclude<Provenance, 'typed'>;
}

/**
 * Why a figure is what it is. Written for size, with positions in the lists of {@link Analisi}:
 * `perche()` gives it whole, with names, values and the words of the rule, and `regolaDi()` the
 * rule.
 */
export interface Traccia {
  /** Version of the rule that ran. */
  versione: number;
  /**
   * Positions in {@link Analisi.ingressi}: every answer the rule was given, the missing ones
   * included.
   */
  ingressi: number[];
  /**
   * Positions in {@link Analisi.costantiUsate}: what was read while this figure was worked out,
   * noted as it was read.
   */
  costanti: number[];
  /** Points of `score` to lose to reach a better level. */
  distanza?: { yellow?: number; green?: number };
  /**
   * The answer, missing or estimated, that would firm the figure up with the least effort: a
   * position in {@link Analisi.ingressi}.
   */
  domanda?: number;
  affidabilita: Affidabilita;
}

/**
 * A constant as it stood on the reference day; `fonte` is a position in {@link Analisi.fontiUsate}.
 */
export interface CostanteUsata {
  key: ChiaveCostante;
  value: unknown;
  unit: string;
  fonte: number;
}

/** Who says so. `from`: first day of the values; L = law, S = statistic, P = a choice of ours. */
export interface FonteUsata {
  testo: string;
  from: IsoDate;
  verificatoIl: IsoDate;
  kind: TipoCostante;
}

/** What one heir would receive, euro and shares of the estate. */
export interface EredeAnalisi {
  tipo: TipoErede;
  /** Of who is in the list. */
  memberId?: string;
  /** Null: it depends on relatives who may not be listed. */
  senzaTestamento: number | null;
  imposta: Euro | null;
  /** The least and the most that a will may leave. */
  minimo: number;
  massimo: number;
  impostaMassima: Euro | null;
  testo: Words;
}

/** The estate of «me». */
export interface SuccessioneAnalisi {
  /** Taxable estate and tax without a will; null: heirs are not known, and nothing is guessed. */
  base: Euro | null;
  impostaStimata: Euro | null;
  legittima: { coniuge: number; figliTot: number; ascendenti: number; disponibile: number };
  eredi: EredeAnalisi[];
  level: LevelOrGrey;
  testo: Words;
  /** What has to be said of the tax. */
  notaImposta?: Words;
}

export interface OpzioniAnalisi {
  /** The SuperAdmin's order; the default is that of the constants. */
  ordine?: readonly SoluzioneCode[];
  /** The SuperAdmin's weights on the order, 0–2; the default is that of the constants. */
  pesi?: Partial<Record<SoluzioneCode, number>>;
  /** Sentences of staff in place of the engine's, where they can be said. */
  frasi?: FrasiScritte;
}

export interface Analisi {
  /**
   * Version of the engine and release of the constants: the same inputs with the same two give the
   * same result.
   */
  motore: string;
  costanti: string;
  refDate: IsoDate;
  /** Ids of the members whose wealth is shown. */
  perimetro: string[];
  /** Ids of everybody, switched on or off: what {@link Ingresso.membro} points at. */
  persone: string[];
  conteggi: { red: number; yellow: number; green: number; grey: number };
  /** How the family stands, in one code. */
  apertura: Apertura;
  /** The sentence that says it; opens the home page and the report. */
  sintesi: Words;
  /** Hard situations and their first steps, which come before everything else. */
  situazioni: { code: Situazione; testo: Words }[];
  bilancio: BilancioAnalisi;
  piano: PianoAnalisi;
  /**
   * All twelve, in order: needs, checks of what is held, other checks and opportunities, what is in
   * place, and grey last; inside a group by `priorita`, ties by the SuperAdmin's order.
   */
  soluzioni: Soluzione[];
  /** One row a person who is assessed: the level of each risk of {@link RISCHI}. */
  matrice: {
    memberId: string;
    celle: { code: SoluzioneCode; level: LevelOrGrey; motivo?: Motivo }[];
  }[];
  patrimonio: PatrimonioAnalisi;
  reddito: RedditoAnalisi;
  gestione?: GestioneAnalisi;
  previdenza: PrevidenzaPersona[];
  successione: SuccessioneAnalisi;
  /** 0–100 over the whole household. */
  completezza: number;
  /** What to check in the answers; `key`: the answer that it is about. */
  avvisi: { code: string; key: Chiave; memberId: string; testo: Words }[];
  /** Why, for every figure above. */
  tracce: Partial<Record<FiguraId, Traccia>>;
  /** The answers that traces refer to. */
  ingressi: Ingresso[];
  /** The constants that traces name, once for all, out of the release `costanti`. */
  costantiUsate: CostanteUsata[];
  fontiUsate: FonteUsata[];
}
