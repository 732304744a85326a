/** What the engine works out: figures and codes, before `racconto` says them. */
import type {
  Analisi,
  EredeAnalisi,
  SuccessioneAnalisi,
  BarraCalcolata,
  InputCalcolato,
  LevelOrGrey,
  PatrimonioAnalisi,
  RedditoAnalisi,
  Soluzione,
  Unit,
} from './analisi.ts';
import type { Segnale } from './costanti/segnali.ts';
import type { SoluzioneCode } from './aree.ts';
import type { AperturaCalcolata } from './bilancio/apertura.ts';
import type { Margine } from './bilancio/margine.ts';
import type { FasePiano } from './bilancio/mesi-piano.ts';
import type { Piano } from './bilancio/piano.ts';
import type { Situazione } from './bilancio/situazioni.ts';
import type { ChiaveCostante } from './costanti/chiavi.ts';
import type { Chiave } from './risposte/tabella.ts';
import type { FattiImposta } from './successione/stima.ts';
import type { CodicePasso, Fatti, Persona, Ragione } from './soluzioni/fatti.ts';

type Detto = 'titolo' | 'testo' | 'risposta' | 'azione' | 'perche';
/** A solution before its texts: what `racconto` makes sentences of. */
export interface SoluzioneCalcolata<C extends SoluzioneCode = SoluzioneCode> extends Omit<
  Soluzione,
  Detto | 'code' | 'barra' | 'inputs' | 'passi' | 'fonti' | 'dubbi' | 'banda' | 'stima'
> {
  code: C;
  /** Reasons for doubt, the most serious first. */
  segnali: Segnale[];
  /** The number that has a band. */
  stimato?: Stimato;
  /** The values that its sentences name; absent when it was not scored. */
  fatti?: Fatti[C];
  /** Switched off by the SuperAdmin. */
  spenta?: true;
  /** What its sentence says when it was not scored. */
  ragione?: Ragione;
  /** The age that the sentence names for those whom it does not concern. */
  etaLimite?: number;
  barra?: BarraCalcolata;
  inputs: InputCalcolato[];
  passi: PassoCalcolato<C>[];
  /** The constants whose sources are named. */
  fonti: readonly ChiaveCostante[];
}

/** The estimate of an area: a sum, or the rate of a pension (0–1). */
export interface Stimato {
  valore: number;
  unit: 'euro' | 'euroAnno' | 'euroMese' | 'pct';
}

/** One step of a figure: `code` is unique within the solution. */
export interface PassoCalcolato<C extends SoluzioneCode = SoluzioneCode> {
  code: CodicePasso[C];
  value: number;
  unit: Unit;
}

/** A sign of the household's wealth; `valore`: the share (0–1) or amount that its text names. */
export interface SegnaleCalcolato {
  code: string;
  level: LevelOrGrey;
  valore?: number;
}

/** The monthly surplus, and the other figures that its sentence names. */
export interface BilancioCalcolato extends Margine {
  /** Whose income is missing. */
  ignoto?: Persona | undefined;
  /** Savings of the reserve, euro; null when not given. */
  risparmi: number | null;
}

/** The plan of a month, and the phases of the months that follow. */
export interface PianoCalcolato extends Piano {
  fasi: FasePiano[];
}

/** The whole analysis in figures and codes, without a sentence. */
export interface Calcolo extends Omit<
  Analisi,
  | 'apertura'
  | 'sintesi'
  | 'situazioni'
  | 'bilancio'
  | 'piano'
  | 'soluzioni'
  | 'patrimonio'
  | 'reddito'
  | 'successione'
  | 'avvisi'
> {
  apertura: AperturaCalcolata;
  situazioni: Situazione[];
  bilancio: BilancioCalcolato;
  piano: PianoCalcolato;
  soluzioni: SoluzioneCalcolata[];
  patrimonio: Omit<PatrimonioAnalisi, 'segnali'> & { segnali: SegnaleCalcolato[] };
  reddito: Omit<RedditoAnalisi, 'confronto'> & {
    confronto?: Omit<NonNullable<RedditoAnalisi['confronto']>, 'fonte' | 'fonteEn'>;
  };
  successione: SuccessioneCalcolata;
  avvisi: { code: CodiceAvviso; key: Chiave; memberId: string }[];
}

/** The estate before its texts. */
export interface SuccessioneCalcolata extends Omit<
  SuccessioneAnalisi,
  'testo' | 'notaImposta' | 'eredi'
> {
  esito: EsitoSuccessione;
  eredi: Omit<EredeAnalisi, 'testo'>[];
  imposta: FattiImposta;
}

/** Why a will is or is not worth thinking about. */
export type EsitoSuccessione =
  | 'testamentoFatto'
  | 'testamentoIgnoto'
  | 'convivente'
  | 'patrimonioImportante'
  | 'decideLaLegge'
  | 'bastaLaLegge';

export type CodiceAvviso =
  | 'mutuo_ignorato'
  | 'mutuo_oltre_valore'
  | 'mutuo_senza_polizza'
  | 'valore_attivita'
  | 'attivita_ignorata'
  | 'reddito_zero'
  | 'regione_sconosciuta';
