/** The calendar of the constants: what falls due, when, and what rests on an overdue one. */
import type { Analisi, FiguraId } from '../analisi.ts';
import { dayAfter, daysBetween, isIsoDate } from '../calendario.ts';
import type { IsoDate } from '../money.ts';
import type { ChiaveCostante } from './chiavi.ts';
import type { Costante, Costanti, TipoCostante } from './costanti.ts';
import { SCADENZE, type Scadenza } from './scadenze.ts';

export interface VoceInScadenza extends Scadenza {
  key: ChiaveCostante;
  /** First day on which the last value is out of date. */
  scade: IsoDate;
  scaduta: boolean;
  /** Days until `scade`; negative once it has passed. */
  giorni: number;
  /** Year of the last value that the release holds. */
  anno: number;
}

/**
 * Every constant of a release that falls due, the next one first. A future value that is already
 * entered counts, so that constant is not due.
 */
export function calendarioCostanti(costanti: Costanti, day: IsoDate): VoceInScadenza[] {
  return [...SCADENZE]
    .map(([key, scadenza]): VoceInScadenza => {
      const voce: Costante<unknown> = costanti.voci[key];
      const last = voce.values.reduce((a, b) => (b.from >= a.from ? b : a));
      const { verificatoIl = voce.verificatoIl } = last;
      const fine = fineDi(scadenza, { ...last, verificatoIl, kind: voce.kind });
      return {
        key,
        ...scadenza,
        ...fine,
        scaduta: fine.scade <= day,
        giorni: daysBetween(day, fine.scade),
      };
    })
    .toSorted((a, b) => a.scade.localeCompare(b.scade) || a.key.localeCompare(b.key));
}

interface Letta {
  value: unknown;
  from: IsoDate;
  verificatoIl: IsoDate;
  kind: TipoCostante;
}

/** When one value falls due, and the year that it is of. */
function fineDi(
  { cadenza, entro }: Scadenza,
  { value, from, verificatoIl, kind }: Letta,
): Pick<VoceInScadenza, 'scade' | 'anno'> {
  const first = yearOfDay(from);
  switch (cadenza) {
    case 'anno':
      return { scade: dayOf(first + 1, entro), anno: first };
    case 'biennio':
      return { scade: dayOf(first + 2, entro), anno: first };
    case 'anni': {
      const last = ultimoAnno(value);
      return { scade: dayOf(last + 1, entro), anno: last };
    }
    case 'lettura': {
      // A value entered before its first day was read for that day.
      const read = from > verificatoIl ? from : verificatoIl;
      const year = yearOfDay(read);
      const sameYear = dayOf(year, entro);
      return {
        scade: read < sameYear ? sameYear : dayOf(year + 1, entro),
        anno: kind === 'S' ? first : year,
      };
    }
    case 'termine': {
      const last = ultimoGiorno(value);
      return { scade: dayAfter(last), anno: yearOfDay(last) };
    }
  }
}

const dayOf = (year: number, entro: string): IsoDate => `${String(year)}-${entro}`;
const yearOfDay = (day: IsoDate): number => Number(day.slice(0, 4));

/** The last year of a row kept by year, or of the first column of a table. */
function ultimoAnno(value: unknown): number {
  if (Array.isArray(value))
    return Math.max(...value.map((row: unknown) => Number(Array.isArray(row) ? row[0] : row)));
  if (typeof value !== 'object' || value === null) throw new RangeError('a row without its years');
  return Math.max(...Object.keys(value).map(Number));
}

const ultimoGiorno = (value: unknown): IsoDate => {
  if (typeof value === 'object' && value !== null && 'fino' in value && isIsoDate(value.fino))
    return value.fino;
  throw new RangeError('a measure without its last day');
};

/** What an analysis says of its constants. */
type Usate = Pick<Analisi, 'refDate' | 'costantiUsate' | 'fontiUsate'>;

/**
 * The year of the value of a constant that an analysis used, if that value was overdue on the day
 * of the analysis.
 * @param posto in `costantiUsate`
 */
export function annoScaduto(
  { refDate, costantiUsate, fontiUsate }: Usate,
  posto: number,
): number | undefined {
  const used = costantiUsate[posto];
  const source = used && fontiUsate[used.fonte];
  if (!source) return undefined;
  const scadenza = SCADENZE.get(used.key);
  if (!scadenza || scadenza.cadenza === 'termine') return undefined;
  const { scade, anno } = fineDi(scadenza, { ...source, value: used.value });
  return scade <= refDate ? anno : undefined;
}

/**
 * The oldest and the newest year of the overdue constants that a figure uses. Undefined when none
 * is overdue.
 */
export function anniStima(
  analisi: Usate & Pick<Analisi, 'tracce'>,
  figura: FiguraId,
): { da: number; a: number } | undefined {
  const years = (analisi.tracce[figura]?.costanti ?? []).flatMap(
    (posto) => annoScaduto(analisi, posto) ?? [],
  );
  return years.length > 0 ? { da: Math.min(...years), a: Math.max(...years) } : undefined;
}
