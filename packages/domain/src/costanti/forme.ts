/**
 * The shape of each value of a release: what domain.md 8 says beyond «a number between min and
 * max».
 */
import type { ChiaveCostante } from './chiavi.ts';

/**
 * Bounds of a part whose unit is not that of the key: a limit in euro beside a rate, an age beside
 * a coefficient.
 */
type Limiti = readonly [min: number, max: number];
type Verso = 'crescente' | 'nonDecrescente' | 'decrescente';

/** Numbers without `limiti` have the bounds of their own `Costante`. */
export type Forma =
  | { tipo: 'numero'; intero?: boolean; limiti?: Limiti }
  | { tipo: 'booleano' }
  | { tipo: 'testo' }
  /** A calendar day, `YYYY-MM-DD`. */
  | { tipo: 'giorno' }
  /**
   * A fixed number of parts; `crescenti` lists runs of positions that must rise; `nonDecrescente`:
   * none of its parts is below the one before.
   */
  | {
      tipo: 'tupla';
      parti: readonly Forma[];
      crescenti?: readonly (readonly number[])[];
      nonDecrescente?: boolean;
    }
  /**
   * Any number of rows of the same columns. `ultimaAperta`: the first column of the last row is
   * null, of no other.
   */
  | {
      tipo: 'righe';
      colonne: readonly Forma[];
      ordine: Readonly<Record<number, Verso>>;
      ultimaAperta?: boolean;
    }
  | { tipo: 'campi'; campi: Readonly<Record<string, Forma>> }
  /** Names of the caller's choice, one at least. */
  | { tipo: 'mappa'; chiave: RegExp; valori: Forma }
  /** Square, symmetric, ones on the diagonal, and such that no mix has a negative variance. */
  | { tipo: 'correlazione'; lato: number };

const numero: Forma = { tipo: 'numero' };
const intero: Forma = { tipo: 'numero', intero: true };
const di = (min: number, max: number, whole = false): Forma => ({
  tipo: 'numero',
  limiti: [min, max],
  ...(whole ? { intero: true } : {}),
});
const EURO = di(0, 1e9);
const ETA = di(18, 110);
const ANNO = di(1990, 2200, true);
const tupla = (parti: readonly Forma[], ...crescenti: readonly (readonly number[])[]): Forma => ({
  tipo: 'tupla',
  parti,
  crescenti,
});
const coppia = tupla([numero, numero]);
const coppiaCrescente = tupla([numero, numero], [0, 1]);
/** Shares by how many they are: one, two, three or more. */
const gradini: Forma = { tipo: 'tupla', parti: [numero, numero, numero], nonDecrescente: true };
const requisito: Forma = {
  tipo: 'righe',
  colonne: [ANNO, intero],
  ordine: { 0: 'crescente', 1: 'nonDecrescente' },
};
const perAnno: Forma = { tipo: 'mappa', chiave: /^(199|20\d|21\d)\d$/, valori: numero };
/**
 * Amounts first, then the limits of art. 13 TUIR, which rise, then the extra and its own two
 * limits.
 */
const detrazione = tupla(
  Array.from({ length: 9 }, () => numero),
  [3, 4, 5],
  [7, 8],
);

/** Keys that are not here have the shape of the value they already hold: see {@link formaCome}. */
export const FORME: Readonly<Partial<Record<ChiaveCostante, Forma>>> = {
  'tax.irpef.scaglioni': {
    tipo: 'righe',
    colonne: [EURO, numero],
    ordine: { 0: 'crescente' },
    ultimaAperta: true,
  },
  'tax.detr.dip': detrazione,
  'tax.detr.aut': detrazione,
  'tax.detr.pens': detrazione,
  'tax.cuneo.somma': { tipo: 'righe', colonne: [EURO, numero], ordine: { 0: 'crescente' } },
  'tax.cuneo.detrazione': tupla([numero, numero, numero, numero], [1, 2, 3]),
  'tax.trattamentoIntegrativo': tupla([numero, EURO, numero]),
  'inps.coefficienti': {
    tipo: 'righe',
    colonne: [ETA, numero],
    ordine: { 0: 'crescente', 1: 'crescente' },
  },
  'inps.coefficienti.annoBase': intero,
  'pensione.requisito.legge': requisito,
  'pensione.requisito.proiezione': requisito,
  'pensione.finestra.pubblica': perAnno,
  'pensione.contributiva': {
    tipo: 'campi',
    campi: {
      eta: di(720, 840, true),
      mesi: di(180, 360, true),
      // Falling: the third is the lowest.
      mult: tupla([di(1, 5), di(1, 5), di(1, 5)], [2, 1, 0]),
      finestra: di(0, 12, true),
      tetto: di(1, 10),
    },
  },
  'pensione.soglie': coppiaCrescente,
  'pensione.anticipata.M': intero,
  'pensione.anticipata.F': intero,
  'pensione.anticipata.finestra': intero,
  'fondo.rendimento': { tipo: 'righe', colonne: [di(0, 60), numero], ordine: { 0: 'decrescente' } },
  'fondo.coeffRendita': {
    tipo: 'righe',
    colonne: [ETA, numero],
    ordine: { 0: 'crescente', 1: 'crescente' },
  },
  'riscatto.minimale': perAnno,
  'riscatto.soglie': tupla([numero, numero, numero], [0, 1]),
  'tcm.studi': tupla([numero, di(0, 15), di(14, 30)]),
  'livelli.scopertura': coppiaCrescente,
  'superstiti.tabellaF': {
    tipo: 'righe',
    colonne: [di(1, 10), di(0, 1)],
    ordine: { 0: 'crescente', 1: 'crescente' },
  },
  'ltc.universale': { tipo: 'campi', campi: { eta: di(65, 90, true), fino: { tipo: 'giorno' } } },
  'invalidita.bonus': {
    tipo: 'campi',
    campi: {
      eta: di(600, 804, true),
      max: di(0, 600, true),
      requisito: di(0, 240, true),
      ultimi: di(0, 60, true),
    },
  },
  'superstiti.quote': { tipo: 'campi', campi: { coniuge: gradini, figli: gradini } },
  'spese.fattore': tupla(
    Array.from({ length: 5 }, () => numero),
    [0, 1, 2, 3, 4],
  ),
  'gestione.allocazione': coppiaCrescente,
  'rate.soglie': tupla([numero, numero, numero], [0, 1, 2]),
  'piano.protezione': {
    tipo: 'campi',
    campi: { quota: di(0, 0.5), reddito: di(0, 0.1), max: di(0, 1000) },
  },
  'situazioni.anziani': { tipo: 'campi', campi: { tm: di(1, 3), eta: di(60, 70, true) } },
  'rata.stima': {
    tipo: 'campi',
    campi: {
      tasso: di(0, 0.15),
      eta: di(50, 80, true),
      min: di(1, 20, true),
      max: di(5, 40, true),
    },
  },
  'modello.azioni': tupla([numero, numero, numero], [1, 2]),
  'soglie.allocazione': coppiaCrescente,
  'soglie.immobili': coppiaCrescente,
  'soglie.impresa': coppiaCrescente,
  'soglie.leva': coppiaCrescente,
  'vix.soglie': coppiaCrescente,
  'passaggio.convivente': {
    tipo: 'campi',
    campi: { casa: di(0, 66), base: di(0, 66), da: numero, a: numero },
  },
  'successione.aliquote': {
    tipo: 'campi',
    campi: {
      linea: tupla([numero, EURO]),
      fratello: tupla([numero, EURO]),
      parente: tupla([numero, EURO]),
      altro: tupla([numero, EURO]),
      disabile: EURO,
    },
  },
  'medie.eta': {
    tipo: 'righe',
    colonne: [ETA, numero, numero],
    ordine: { 0: 'crescente' },
    ultimaAperta: true,
  },
  'medie.famiglia': coppia,
  'medie.patrimonio': coppia,
  'soluzione.soglie': {
    tipo: 'campi',
    campi: { gestione: numero, polizza: numero, unit: numero, etaRiscatto: di(18, 110) },
  },
  'proiezione.etaFinale': intero,
  'proiezione.percorsi': intero,
  'ui.decimali.prezzi': intero,
  'gestione.anniUscite': intero,
  'ui.vix.giorniMax': intero,
};

/** The shape of one key: from the table, or that of the value it holds in the release. */
export function formaDi(key: string, attuale: unknown): Forma {
  const known = FORME[key as ChiaveCostante];
  if (known) return known;
  if (key.endsWith('.ordine')) return intero;
  if (key.includes('correlazion') && isQuadrata(attuale))
    return { tipo: 'correlazione', lato: attuale.length };
  return formaCome(attuale);
}

const isQuadrata = (value: unknown): value is unknown[][] =>
  Array.isArray(value) && value.every((row) => Array.isArray(row) && row.length === value.length);

/** A new value is like the one before it: as many parts, the same names, the same kinds. */
function formaCome(value: unknown): Forma {
  if (typeof value === 'boolean') return { tipo: 'booleano' };
  if (typeof value === 'string') return { tipo: 'testo' };
  if (Array.isArray(value)) return tupla(value.map(formaCome));
  if (typeof value === 'object' && value !== null)
    return {
      tipo: 'campi',
      campi: Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, formaCome(part)]),
      ),
    };
  return numero;
}
