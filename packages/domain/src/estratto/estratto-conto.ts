/**
 * A statement of contributions (INPS, «estratto conto previdenziale») summed up: when work began,
 * how many years were paid, what is missing, the last pay. Pure: files are read elsewhere.
 */
import { daysBetween, isoMonth, monthIndex, dayAfter } from '../calendario.ts';
import type { Euro, IsoDate, IsoMonth } from '../money.ts';

/** Part of the statement that a row stands in. */
export type Gestione = 'dipendenti' | 'separata' | 'pubblica' | 'spettacolo';

/** One row: contributions of a period. */
export interface RigaEstratto {
  gestione: Gestione;
  dal: IsoDate;
  al: IsoDate;
  /** As the statement words it: «Lavoro dipendente». */
  tipo: string;
  /** Weeks that count towards the right to a pension; the statement's first column. */
  settimane: number;
  /** Gross pay of the period, euro. */
  retribuzione?: Euro;
}

export interface AnnoEstratto {
  anno: number;
  /** 52 at most. */
  settimane: number;
  /** Gross pay, euro. */
  retribuzione: Euro;
}

/** Months without any contribution, both ends included. */
export interface Buco {
  da: IsoMonth;
  a: IsoMonth;
  mesi: number;
}

export interface RiassuntoEstratto {
  primoContributo: IsoMonth;
  /** Last month with a contribution. */
  ultimoContributo: IsoMonth;
  /** In all, 52 a year at most. */
  settimane: number;
  /** Whole years. */
  anniContributi: number;
  /** Oldest first. */
  anni: AnnoEstratto[];
  buchi: Buco[];
  /** Gross pay of the last calendar year that was worked whole; undefined when there is none. */
  ultimoAnnoIntero: AnnoEstratto | undefined;
}

/** Weeks of a year of contributions (L. 218/1952): more in a year do not count. */
const SETTIMANE_ANNO = 52;

/**
 * Rows may overlap, repeat and stretch over years. A row over two years is divided by days.
 * @param righe with a start that is not after the end
 * @returns undefined when no row brings any week
 */
export function riassumiEstratto(righe: readonly RigaEstratto[]): RiassuntoEstratto | undefined {
  const utili = righe.filter(({ settimane }) => settimane > 0);
  if (utili.length === 0) return undefined;
  const anni = anniDi(righe);
  const settimane = anni.reduce((total, anno) => total + anno.settimane, 0);
  const mesi = mesiCoperti(utili);
  return {
    primoContributo: isoMonth(Math.min(...mesi)),
    ultimoContributo: isoMonth(Math.max(...mesi)),
    settimane: Math.round(settimane),
    anniContributi: Math.floor((settimane + 1e-9) / SETTIMANE_ANNO),
    anni,
    buchi: buchiDi(mesi),
    ultimoAnnoIntero: anni.findLast((anno) => anno.settimane >= SETTIMANE_ANNO),
  };
}

function anniDi(righe: readonly RigaEstratto[]): AnnoEstratto[] {
  const anni = new Map<number, AnnoEstratto>();
  for (const riga of righe)
    for (const { anno, quota } of quotePerAnno(riga)) {
      const di = anni.get(anno) ?? { anno, settimane: 0, retribuzione: 0 };
      di.settimane += riga.settimane * quota;
      di.retribuzione += (riga.retribuzione ?? 0) * quota;
      anni.set(anno, di);
    }
  return [...anni.values()]
    .map((anno) => ({ ...anno, settimane: Math.min(SETTIMANE_ANNO, anno.settimane) }))
    .sort((a, b) => a.anno - b.anno);
}

/** Share of the days of a row in each calendar year. */
function quotePerAnno({ dal, al }: RigaEstratto): { anno: number; quota: number }[] {
  const [first, last] = [Number(dal.slice(0, 4)), Number(al.slice(0, 4))];
  const days = daysBetween(dal, dayAfter(al));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const anno = first + at;
    const from = anno === first ? dal : `${anno}-01-01`;
    const to = anno === last ? dayAfter(al) : `${anno + 1}-01-01`;
    return { anno, quota: daysBetween(from, to) / days };
  });
}

/** Month indices that some row touches. */
function mesiCoperti(righe: readonly RigaEstratto[]): Set<number> {
  const mesi = new Set<number>();
  for (const { dal, al } of righe)
    for (let month = monthIndex(dal); month <= monthIndex(al); month++) mesi.add(month);
  return mesi;
}

function buchiDi(mesi: ReadonlySet<number>): Buco[] {
  const ordered = [...mesi].sort((a, b) => a - b);
  return ordered.slice(1).flatMap((month, at) => {
    const before = ordered[at] ?? month;
    const missing = month - before - 1;
    return missing > 0 ? [{ da: isoMonth(before + 1), a: isoMonth(month - 1), mesi: missing }] : [];
  });
}
