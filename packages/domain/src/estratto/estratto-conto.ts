/**
 * A statement of contributions (INPS, «estratto conto previdenziale») summed up: when work began,
 * how many years were paid, what is missing, the last pay. Pure: files are read elsewhere.
 */
import { daysBetween, isoMonth, monthIndex } from '../calendario.ts';
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
  /**
   * Weeks that count towards the right to a pension; the statement's first column. Absent when the
   * statement does not say how many weeks its days are worth.
   */
  settimane?: number;
  /** Gross pay of the period, euro. */
  retribuzione?: Euro;
}

export interface AnnoEstratto {
  anno: number;
  /** 52 at most. */
  settimane: number;
  /** Gross pay, euro; absent when a row does not say which of its years it belongs to. */
  retribuzione?: Euro;
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
  /** Whole weeks in all, 52 a year at most. */
  settimane: number;
  /** Whole years of those weeks. */
  anniContributi: number;
  /** Years with work that the statement does not count in weeks. */
  anniIgnoti: number[];
  /** Oldest first. */
  anni: AnnoEstratto[];
  buchi: Buco[];
  /** Gross pay of the last calendar year that was worked whole; undefined when there is none. */
  ultimoAnnoIntero: AnnoEstratto | undefined;
}

/** Weeks of a year of contributions (L. 218/1952): more in a year do not count. */
const SETTIMANE_ANNO = 52;

/**
 * Rows may overlap, repeat and stretch over years. A week counts once, whatever the jobs in it: a
 * year holds the weeks that its rows touch, 52 at most.
 * @param righe with a start that is not after the end
 * @returns undefined when no row brings any week, or may bring some
 */
export function riassumiEstratto(righe: readonly RigaEstratto[]): RiassuntoEstratto | undefined {
  const utili = righe.filter(({ settimane }) => settimane !== 0);
  if (utili.length === 0) return undefined;
  const anni = anniDi(righe);
  const total = anni.reduce((sum, anno) => sum + anno.settimane, 0);
  const settimane = Math.floor(total + 1e-6);
  const mesi = mesiCoperti(utili);
  return {
    primoContributo: isoMonth(Math.min(...mesi)),
    ultimoContributo: isoMonth(Math.max(...mesi)),
    settimane,
    anniContributi: Math.floor(settimane / SETTIMANE_ANNO),
    anniIgnoti: anniIgnotiDi(righe),
    anni,
    buchi: buchiDi(mesi),
    ultimoAnnoIntero: anni.findLast((anno) => anno.settimane >= SETTIMANE_ANNO - 1e-6),
  };
}

function anniDi(righe: readonly RigaEstratto[]): AnnoEstratto[] {
  const settimane = settimanePerAnno(righe);
  const retribuzioni = retribuzioniPerAnno(righe);
  return [...new Set(righe.flatMap(anniTra))]
    .sort((a, b) => a - b)
    .map((anno) => {
      const retribuzione = retribuzioni.get(anno);
      return {
        anno,
        settimane: settimane.get(anno) ?? 0,
        ...(retribuzione === undefined ? {} : { retribuzione }),
      };
    });
}

/**
 * A row over several years fills what the shorter rows leave free, in equal parts of it: the years
 * that it covers whole stay whole.
 */
function settimanePerAnno(righe: readonly RigaEstratto[]): Map<number, number> {
  const utili = righe
    .filter(({ settimane = 0 }) => settimane > 0)
    .sort((a, b) => daysBetween(a.dal, a.al) - daysBetween(b.dal, b.al));
  const toccate = new Map<number, Set<number>>();
  for (const riga of utili)
    for (const anno of anniTra(riga)) {
      const weeks = toccate.get(anno) ?? new Set();
      for (const week of settimaneDi(riga, anno)) weeks.add(week);
      toccate.set(anno, weeks);
    }
  const contate = new Map<number, number>();
  for (const riga of utili) {
    const posti = anniTra(riga).map((anno) => {
      const most = Math.min(SETTIMANE_ANNO, toccate.get(anno)?.size ?? 0);
      const free = most - (contate.get(anno) ?? 0);
      return { anno, posto: Math.min(settimaneDi(riga, anno).length + MONTH_OVER, free) };
    });
    const room = posti.reduce((sum, { posto }) => sum + posto, 0);
    const part = room > 0 ? Math.min(1, (riga.settimane ?? 0) / room) : 0;
    for (const { anno, posto } of posti) contate.set(anno, (contate.get(anno) ?? 0) + posto * part);
  }
  return contate;
}

/** Pay of a row over several years belongs to none of them: those years have no known pay. */
function retribuzioniPerAnno(righe: readonly RigaEstratto[]): Map<number, Euro> {
  const found = new Map<number, Euro>();
  for (const { dal, retribuzione = 0, ...riga } of righe) {
    const anno = Number(dal.slice(0, 4));
    if (retribuzione > 0 && anniTra({ dal, ...riga }).length === 1)
      found.set(anno, (found.get(anno) ?? 0) + retribuzione);
  }
  for (const riga of righe) {
    const anni = anniTra(riga);
    if (riga.retribuzione && anni.length > 1) for (const anno of anni) found.delete(anno);
  }
  return found;
}

const anniIgnotiDi = (righe: readonly RigaEstratto[]): number[] =>
  [...new Set(righe.filter(({ settimane }) => settimane === undefined).flatMap(anniTra))].sort(
    (a, b) => a - b,
  );

/** Calendar years of a row. */
function anniTra({ dal, al }: RigaEstratto): number[] {
  const [first, last] = [Number(dal.slice(0, 4)), Number(al.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A month is worth 4⅓ weeks, and a February may touch only four. */
const MONTH_OVER = 1 / 3;
/** A Sunday: weeks of contributions run from Sunday to Saturday. */
const SUNDAY = '1899-12-31';

/** The weeks, by number, that a row touches within a year. */
function settimaneDi({ dal, al }: RigaEstratto, anno: number): number[] {
  const [from, to] = [`${anno}-01-01`, `${anno}-12-31`];
  const week = (day: IsoDate) => Math.floor(daysBetween(SUNDAY, day) / 7);
  const first = week(dal > from ? dal : from);
  return Array.from({ length: week(al < to ? al : to) - first + 1 }, (_, at) => first + at);
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
