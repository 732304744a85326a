/** What a statement of contributions (INPS, «estratto conto») holds, in XML and in PDF. */
import type { IsoDate } from '@bussola/domain';
import { daysBetween, isIsoDate } from '@bussola/domain';
import type { RigaEstratto } from '@bussola/domain/simulazione';

export interface Statement {
  /** Birth date of the person it is about. */
  bornOn?: IsoDate | undefined;
  rows: RigaEstratto[];
  /** Rows that look like contributions and could not be read. */
  unread: UnreadRow[];
  /** Rows counted in weeks because they name no unit. */
  withoutUnit: number;
  /** Years of the Gestione separata without a number of months: not counted. */
  yearsWithoutMonths: number[];
}

/** Its days; a day that does not exist as the file writes it, empty when there is none. */
export interface UnreadRow {
  dal: string;
  al: string;
}

/** A row as the file writes it, in texts; empty where the file says nothing. */
export interface WrittenRow extends UnreadRow {
  gestione: RigaEstratto['gestione'];
  tipo: string;
  quantity: Quantity | undefined;
  /** Euro; not above zero when there is none. */
  pay: number;
}
/** A number and the unit that the file names, or weeks already. */
type Quantity = { value: number; unit: string } | { weeks: number };

/** Why a file cannot be used; each has its sentence. */
export type StatementProblem = 'format' | 'size' | 'password' | 'empty';
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly problem: StatementProblem;
  constructor(problem: StatementProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export const emptyStatement = (): Statement => ({
  rows: [],
  unread: [],
  withoutUnit: 0,
  yearsWithoutMonths: [],
});

/** Adds a row to the statement, or to what is not read. */
export function addRow(statement: Statement, written: WrittenRow): void {
  const row = rowOf(written);
  if (!row) {
    statement.unread.push({ dal: dayOrText(written.dal), al: dayOrText(written.al) });
    return;
  }
  statement.rows.push(row);
  const { quantity } = written;
  if (quantity && 'unit' in quantity && quantity.unit === '' && row.settimane)
    statement.withoutUnit += 1;
}

/**
 * «(ad integ.)», «(int)»: pay added to weeks that another row counts. «Integrazione salariale»
 * counts its own.
 */
const ADDS_PAY_ONLY = /\((?:ad )?int(?:egr?(?:azione)?)?\.?\)|\bad integ/i;
/** Work whose days make a year by groups that the statement does not name. */
const DAYS_BY_GROUP = /agric/i;
/** The most days that a number of weeks may exceed its period by: one week begun, one month. */
const DAYS_OVER_MAX = 7 + 31;

function rowOf({ gestione, dal, al, tipo, quantity, pay }: WrittenRow): RigaEstratto | undefined {
  const [from, to] = [dayOf(dal), dayOf(al)];
  if (from === undefined || to === undefined || from > to) return undefined;
  const row = { gestione, dal: from, al: to, tipo, ...(pay > 0 ? { retribuzione: pay } : {}) };
  if (ADDS_PAY_ONLY.test(tipo)) return { ...row, settimane: 0 };
  const weeks = quantity && weeksOf(quantity);
  if (weeks === undefined || weeks * 7 > daysBetween(from, to) + DAYS_OVER_MAX) return undefined;
  return weeks > 0 && isByGroup(gestione, tipo, quantity) ? row : { ...row, settimane: weeks };
}

const isByGroup = (
  gestione: WrittenRow['gestione'],
  tipo: string,
  quantity: Quantity | undefined,
): boolean => gestione === 'spettacolo' || (DAYS_BY_GROUP.test(tipo) && isInDays(quantity));
const isInDays = (quantity: Quantity | undefined): boolean =>
  quantity !== undefined && 'unit' in quantity && unitOf(quantity.unit) === 'giorn';

/** INPS counts 52 weeks, 12 months or 312 days for a whole year. No unit: the table is of weeks. */
const WEEKS_PER_UNIT: Record<string, number> = {
  '': 1,
  sett: 1,
  mes: 52 / 12,
  ann: 52,
  giorn: 52 / 312,
};
const UNIT = /^(?:(sett)(?:\.|imana|imane)?|(mes)[ei]|(ann)[oi]|(giorn)(?:[oi]|at[ae])|)$/i;

/** The root of «settimane», «mesi», «anni», «giorni»; undefined for any other word. */
const unitOf = (unit: string): string | undefined => {
  const found = UNIT.exec(unit.trim());
  return found ? (found.slice(1).find(Boolean)?.toLowerCase() ?? '') : undefined;
};

/** @returns undefined when the unit is not known */
function weeksOf(quantity: Quantity): number | undefined {
  if ('weeks' in quantity) return quantity.weeks;
  const factor = WEEKS_PER_UNIT[unitOf(quantity.unit) ?? 'unknown'];
  const { value } = quantity;
  return factor === undefined || !Number.isFinite(value) ? undefined : value * factor;
}

/** Public employees' periods come in years, months and days of a year of 360. */
export const weeksOfPeriod = (years: number, months: number, days: number): number =>
  52 * years + (52 / 12) * months + (52 / 360) * days;

/** `31/01/2005` or `2005-01-31`; undefined for a day that does not exist. */
export function dayOf(text: string): IsoDate | undefined {
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const iso = italian
    ? `${italian[3] ?? ''}-${(italian[2] ?? '').padStart(2, '0')}-${(italian[1] ?? '').padStart(2, '0')}`
    : text.trim();
  return isIsoDate(iso) ? iso : undefined;
}

export const dayOrText = (text: string): string => dayOf(text) ?? text.slice(0, 10);

/** `2.696,00`, `2696.0` or `5,000`; NaN for anything else. */
export function numberOf(text: string): number {
  const plain = text.trim();
  if (/^\d{1,3}(\.\d{3})*(,\d+)?$/.test(plain) || /^\d+,\d+$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}
