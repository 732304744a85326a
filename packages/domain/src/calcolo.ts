/** What the engine works out: figures and codes, before `racconto` says them. */
import type {
  Analisi,
  BarraCalcolata,
  InputCalcolato,
  LevelOrGrey,
  PatrimonioAnalisi,
  RedditoAnalisi,
  Soluzione,
  Unit,
} from './analisi.ts';
import type { SoluzioneCode } from './aree.ts';
import type { ChiaveCostante } from './costanti/chiavi.ts';
import type { CodicePasso, Fatti, Ragione } from './soluzioni/fatti.ts';

type Detto = 'titolo' | 'testo' | 'risposta' | 'azione' | 'perche';
/** A solution before its texts: what `racconto` makes sentences of. */
export interface SoluzioneCalcolata<C extends SoluzioneCode = SoluzioneCode> extends Omit<
  Soluzione,
  Detto | 'code' | 'barra' | 'inputs' | 'passi' | 'fonti'
> {
  code: C;
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

/** The whole analysis in figures and codes, without a sentence. */
export interface Calcolo extends Omit<
  Analisi,
  'sintesi' | 'soluzioni' | 'patrimonio' | 'reddito' | 'successione' | 'avvisi'
> {
  /** What the opening sentence is made of, besides the solutions. */
  basi: Basi;
  soluzioni: SoluzioneCalcolata[];
  patrimonio: Omit<PatrimonioAnalisi, 'segnali'> & { segnali: SegnaleCalcolato[] };
  reddito: Omit<RedditoAnalisi, 'confronto'> & {
    confronto?: Omit<NonNullable<RedditoAnalisi['confronto']>, 'fonte' | 'fonteEn'>;
  };
  successione: Omit<Analisi['successione'], 'testo'> & { esito: EsitoSuccessione };
  avvisi: { code: CodiceAvviso; memberId?: string }[];
}

/**
 * How the household stands: too little is known, debts above what it owns, six reds or more, more
 * than half of the reserve missing, or well.
 */
export type Basi = 'parziale' | 'debiti' | 'daSistemare' | 'riserva' | 'solide';

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
