/**
 * A rule of the engine that was wrong and was put right: what was said before, what is said now,
 * and whom it touches. The page «Che cosa abbiamo corretto» and «Metodo» print it.
 */
import type { Analisi } from '../../analisi.ts';
import type { SoluzioneCode, Words } from '../../aree.ts';
import type { IsoDate } from '../../money.ts';
import type { Famiglia } from '../../nucleo.ts';

export interface Correzione {
  id: string;
  /** Day from which people read the right figure. */
  giorno: IsoDate;
  /** First version of the engine that has it: a report of an older one shows the wrong figure. */
  motore: string;
  /** What it is about; empty: the whole picture. */
  soluzioni: SoluzioneCode[];
  /** What was wrong, in one sentence without a full stop. */
  titolo: Words;
  prima: Words;
  ora: Words;
  /** Whom it touches, in words. */
  chi: Words;
}

/** An analysis as any version of the engine kept it: the older knew less. */
export type AnalisiQualsiasi = Pick<Analisi, 'motore' | 'soluzioni' | 'previdenza'> &
  Partial<Analisi>;

/** A correction with what decides whether it touches a household. */
export interface VoceCorrezione extends Correzione {
  /** By the answers and the analysis of today. */
  riguarda: (famiglia: Famiglia, analisi: Analisi) => boolean;
  /** The figure that it moved, read from an analysis of whichever version. */
  cifra?: {
    nome: Words;
    di: (analisi: AnalisiQualsiasi) => Valore | undefined;
  };
}

/** A figure to set beside its old value: euro, euro a month, or a month of the calendar. */
export type Valore =
  { tipo: 'euro' | 'euroMese'; valore: number } | { tipo: 'mese'; valore: string };
