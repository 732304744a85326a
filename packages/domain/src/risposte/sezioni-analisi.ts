/**
 * Sections of answers that a household can leave out of its results (decision 0054). The answers
 * stay; the engine is given the household as if they were not given.
 */
import { keysOf } from '../records.ts';
import type { IsoDate } from '../money.ts';
import type { Chiave, Persona } from './tabella.ts';

export const SEZIONI_ANALISI = {
  /** How the savings are split; their total counts all the same. */
  investimenti: ['suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento'],
  /** «Che cosa manca per essere sicuri». */
  personaldata: [
    'anniContributi',
    'primoContributo',
    'continuita',
    'uscita',
    'dipendentePubblico',
    'regimeFiscale',
    'coefficienteForfettario',
    'cassa',
    'tfrMaturato',
    'tfrDestinazione',
    'contributoDatore',
    'laureato.riscattoFiniPensionistici',
    'laureato.anni',
    'convivente',
    'figlioDi',
    'aCarico',
    'figliFuoriNucleo',
    'mutuoSecondeCase',
    'secondeCaseAssicurate',
    'catastoAbitazione',
    'polizze.tutelaLegale',
    'garanziePersonali',
    'haTestamento',
  ],
} as const satisfies Readonly<Record<string, readonly Chiave[]>>;
export type SezioneAnalisi = keyof typeof SEZIONI_ANALISI;

export interface StatoSezione {
  enabled: boolean;
  /** The day of the last change; null while there was none. */
  dal: IsoDate | null;
}
export type SezioniAnalisi = Readonly<Record<SezioneAnalisi, StatoSezione>>;

const SEZIONI = keysOf(SEZIONI_ANALISI);
const keysOff = (sezioni: SezioniAnalisi): readonly string[] =>
  SEZIONI.filter((one) => !sezioni[one].enabled).flatMap((one) => SEZIONI_ANALISI[one]);

/** Whether the results leave an answer out. */
export const isLeftOut = (key: string, sezioni: SezioniAnalisi): boolean =>
  keysOff(sezioni).includes(key);

/** The answers of a person that the results use; those of a section that is off are not there. */
export function usedAnswers<P extends Partial<Persona>>(answers: P, sezioni: SezioniAnalisi): P {
  const off = keysOff(sezioni);
  if (off.length === 0) return answers;
  const { polizze, laureato, stimati } = answers;
  return {
    ...without(answers, off),
    ...(polizze ? { polizze: without(polizze, off, 'polizze.') } : {}),
    ...(laureato ? { laureato: without(laureato, off, 'laureato.') } : {}),
    ...(stimati ? { stimati: stimati.filter((key) => !off.includes(key)) } : {}),
  };
}

const without = <T extends object>(answers: T, off: readonly string[], prefix = ''): T =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !off.includes(prefix + key))) as T;
