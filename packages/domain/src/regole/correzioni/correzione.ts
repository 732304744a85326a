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
  /** First day on which people see the corrected figure. */
  giorno: IsoDate;
  /** First engine version with the correction. Reports of older versions show the wrong figure. */
  motore: string;
  /** The areas it is about. Empty: all of them. */
  soluzioni: SoluzioneCode[];
  /** The fault, in one sentence without a full stop. */
  titolo: Words;
  prima: Words;
  ora: Words;
  /** Who is affected, in words. */
  chi: Words;
}

/** A stored analysis of any engine version. Older versions have fewer fields. */
export type AnalisiQualsiasi = Pick<Analisi, 'motore' | 'soluzioni' | 'previdenza'> &
  Partial<Analisi>;

/** A correction, and the test of whether it affects a household. */
export interface VoceCorrezione extends Correzione {
  /** Whether the correction affects this household, from its answers and today's analysis. */
  riguarda: (famiglia: Famiglia, analisi: Analisi) => boolean;
  /** The figure that changed, and how to read it from an analysis of any engine version. */
  cifra?: {
    nome: Words;
    di: (analisi: AnalisiQualsiasi) => Valore | undefined;
  };
}

/** A value that can be compared: euro, euro a month, or a calendar month (`YYYY-MM`). */
export type Valore =
  { tipo: 'euro' | 'euroMese'; valore: number } | { tipo: 'mese'; valore: string };
