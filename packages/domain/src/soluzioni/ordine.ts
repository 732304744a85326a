/** From scores to levels and order (domain.md 0 and 7.0). */
import type { Level } from '../analisi.ts';
import { isArea, naturaDi, type Natura } from '../aree.ts';
import type { Valori } from '../costanti/costanti.ts';
import { clamp, r2 } from '../money.ts';

export function livello(valori: Valori, score: number): Level {
  if (score >= valori['score.red']) return 'red';
  return score >= valori['score.yellow'] ? 'yellow' : 'green';
}

/** The most points an area may have: one that is no problem is never red. */
export const massimo = (valori: Valori, code: string): number =>
  naturaDi(code) === 'problema' ? 100 : valori['livelli.tetti'].giallo;

/** Score after the SuperAdmin's weight, 0–100: it moves the place, never the level. */
const pesato = (score: number, peso = 1): number => clamp(score * peso, 0, 100);

/** Place in the SuperAdmin's order; an unknown code comes last. */
export function posto(ordine: readonly string[], code: string): number {
  const at = ordine.indexOf(code);
  return at < 0 ? ordine.length : at;
}

/** What moves the place of an area, besides its score. */
export interface Segni {
  /** Of the savings: a material part of the reserve is missing. */
  carenza?: boolean | undefined;
  /** Of term life: nobody lives on the income and nobody else owes the debts. */
  senzaDipendenti?: boolean | undefined;
  /** Of passing on wealth: why it is looked at. */
  motivo?: string | undefined;
}
export interface DaOrdinare extends Segni {
  code: string;
  /** Null: not scored, and so without a place. */
  score: number | null;
}
/** Points are as they count; `priorita` decides the place. */
export type ConPriorita<T> = Omit<T, 'score'> & {
  code: string;
  natura: Natura;
  score: number;
  level: Level;
  priorita: number;
};

/**
 * What ruins a family first, then checks of what is held, other checks and opportunities, and what
 * is in place last. The list given is left as it is.
 * @param pesi the SuperAdmin's weights
 */
export function ordinePriorita<T extends DaOrdinare>(
  valori: Valori,
  lista: readonly T[],
  ordine: readonly string[],
  pesi: Readonly<Record<string, number | undefined>> = {},
): ConPriorita<T>[] {
  return valutate(lista)
    .map((item) => {
      const score = clamp(item.score, 0, massimo(valori, item.code));
      const level = livello(valori, score);
      const bonus = level === 'green' ? 0 : bonusDi(valori, item);
      const priorita = pesato(score, pesi[item.code]) + bonus;
      return { ...item, natura: naturaDi(item.code), score, level, priorita };
    })
    .toSorted(
      (a, b) =>
        gruppo(a) - gruppo(b) ||
        // Two that show the same number are in the SuperAdmin's order.
        r2(b.priorita) - r2(a.priorita) ||
        posto(ordine, a.code) - posto(ordine, b.code),
    );
}

function bonusDi(valori: Valori, { code, carenza, senzaDipendenti }: DaOrdinare): number {
  const bonus = valori['priorita.bonus'];
  if (code === 'gestione-patrimonio' && carenza) return bonus.carenza;
  if (code === 'TCM' && senzaDipendenti) return bonus.senzaDipendenti;
  return isArea(code) ? bonus[code] : 0;
}

/** Without a will the law leaves out, or divides, what the family lives on. */
const SENZA_TESTAMENTO: readonly (string | undefined)[] = ['convivente', 'testamento'];

function gruppo({ code, natura, level, motivo }: ConPriorita<DaOrdinare>): 0 | 1 | 2 | 3 {
  if (level === 'green') return 3;
  if (natura === 'problema') return 0;
  if (code === 'polizza' && SENZA_TESTAMENTO.includes(motivo)) return 0;
  return code === 'unit-index-linked' ? 1 : 2;
}

/** What the place of an area is made of. */
export interface Composizione {
  /** 0 what ruins, 1 checks of what is held, 2 other checks and opportunities, 3 in place. */
  gruppo: 0 | 1 | 2 | 3;
  /** Its score after the weight, 0–100. */
  punti: number;
  /** Added to the points, or taken from them, for what the area is; 0 when it is green. */
  bonus: number;
}

/** @param soluzione of an analysis, scored: points and place as they came out of it */
export function composizione(
  soluzione: DaOrdinare & { score: number; level: Level; priorita: number },
  peso: number,
): Composizione {
  const { code, score, priorita } = soluzione;
  const punti = r2(pesato(score, peso));
  return {
    gruppo: gruppo({ ...soluzione, natura: naturaDi(code) }),
    punti,
    // Score and priority are rounded each: between them a hundredth may be lost. Never -0.
    bonus: Math.round((priorita - punti) * 10) / 10 || 0,
  };
}

/** By score and weight alone; score and level are those without the weight. */
export function ordinaSoluzioni<T extends DaOrdinare>(
  valori: Valori,
  lista: readonly T[],
  ordine: readonly string[],
  pesi: Readonly<Record<string, number | undefined>> = {},
): (Omit<T, 'score'> & { code: string; score: number; level: Level })[] {
  return valutate(lista)
    .map((item) => ({ ...item, level: livello(valori, item.score) }))
    .toSorted(
      (a, b) =>
        pesato(b.score, pesi[b.code]) - pesato(a.score, pesi[a.code]) ||
        posto(ordine, a.code) - posto(ordine, b.code),
    );
}

const valutate = <T extends DaOrdinare>(lista: readonly T[]): (T & { score: number })[] =>
  lista.filter((item): item is T & { score: number } => item.score !== null);
