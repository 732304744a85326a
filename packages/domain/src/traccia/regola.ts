/** What the register says of a rule. Figures are described in words and never computed here. */
import { SOLUZIONI } from '../aree.ts';
import type { SoluzioneCode, Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Sforzo } from '../risposte/risposta.ts';
import { CHIAVI, RISPOSTE } from '../risposte/tabella.ts';
import { detto, type Cifre, type Testo } from './cifre.ts';

/** Figures that answer «perché?» with a rule of their own name. */
export const REGOLE_FIGURE = [
  'patrimonio.netto',
  'patrimonio.liquidita',
  'patrimonio.composizione',
  'patrimonio.segnali',
  'reddito.netto',
  'reddito.confronto',
  'gestione',
  'bilancio',
  'situazioni',
  'piano',
  'previdenza',
  'successione',
  'completezza',
  'sintesi',
  'avvisi',
] as const;
export type RegolaFigura = (typeof REGOLE_FIGURE)[number];

/** Rules that others start from; no figure on a screen is theirs alone. */
export const REGOLE_BASE = [
  'fisco.netto',
  'fisco.deduzione',
  'previdenza.carriera',
  'previdenza.maturata',
  'previdenza.stima',
  'riserve',
  'modello',
  'livello',
  'medie',
] as const;
export type RegolaBase = (typeof REGOLE_BASE)[number];

export type RegolaId = `soluzione.${SoluzioneCode}` | RegolaFigura | RegolaBase;

/** Figures that others are made of; `soluzioni` are the twelve. */
export type FiguraMadre = 'soluzioni' | Exclude<RegolaFigura, 'previdenza'>;

export type Affidabilita = 'alta' | 'media' | 'bassa';

export interface VoceRegistro {
  id: RegolaId;
  /** Grows with every change of the formula. */
  versione: number;
  titolo: Words;
  /** The question the rule answers. */
  risponde: Words;
  /**
   * The formula in words, the same for every household; a family's own numbers are in its steps. In
   * this text and in those below a number that is a constant is never written: it is told out of
   * the release in force (`vocePerEsteso`).
   */
  formula: Testo;
  /** Keys of the answers, the heaviest first: among equal efforts the first is asked first. */
  ingressi: readonly string[];
  /** Without these the figure cannot be trusted at all. */
  decisivi: readonly string[];
  /** Rules it starts from: their constants count as its own. */
  usa: readonly RegolaId[];
  /** Figures it puts together: their answers and constants are behind it too. */
  da?: readonly FiguraMadre[];
  /** Constants it reads itself. */
  costanti: readonly ChiaveCostante[];
  /** Of the constants of the rules it starts from, those that its own cases never reach. */
  tranne?: readonly ChiaveCostante[];
  /** Choices of ours, editable: neither law nor statistics. */
  ipotesi: readonly Testo[];
  soglie: readonly Testo[];
  /** What it does not model. */
  limiti: readonly Testo[];
}

/**
 * A rule with the figures of one release in its texts: what a page, a report or «perché?» prints.
 */
export interface VoceDetta extends Omit<VoceRegistro, 'formula' | 'ipotesi' | 'soglie' | 'limiti'> {
  formula: Words;
  ipotesi: Words[];
  soglie: Words[];
  limiti: Words[];
}

export function vocePerEsteso(voce: VoceRegistro, told: Cifre): VoceDetta {
  const { formula, ipotesi, soglie, limiti, ...rest } = voce;
  const say = (texts: readonly Testo[]) => texts.map((text) => detto(text, told));
  return {
    ...rest,
    formula: detto(formula, told),
    ipotesi: say(ipotesi),
    soglie: say(soglie),
    limiti: say(limiti),
  };
}

/**
 * For every answer a result may ask for: the table's own, and the degree, which is told by the
 * title of studies.
 */
export const SFORZI: Readonly<Record<string, Sforzo>> = {
  laureato: 1,
  ...Object.fromEntries(CHIAVI.map((key) => [key, RISPOSTE[key].effort])),
};

const FIGURE_SOLUZIONI = SOLUZIONI.map((code) => `soluzione.${code}` as const);

/** The figures a rule puts together. */
export const figureMadri = ({ da = [] }: Pick<VoceRegistro, 'da'>) =>
  da.flatMap((mother) => (mother === 'soluzioni' ? FIGURE_SOLUZIONI : mother));
