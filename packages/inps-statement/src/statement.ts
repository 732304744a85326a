/** What a statement of contributions (INPS, «estratto conto») holds, in XML and in PDF. */
import type { IsoDate } from '@bussola/domain';
import { isIsoDate } from '@bussola/domain';
import type { RigaEstratto } from '@bussola/domain/simulazione';

export interface Statement {
  /** Birth date of the person it is about. */
  bornOn?: IsoDate | undefined;
  rows: RigaEstratto[];
  /** Rows that look like contributions and could not be read. */
  unread: number;
  /** Years of the Gestione separata without a number of months: not counted. */
  yearsWithoutMonths: number[];
}

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

/** INPS counts 52 weeks, 12 months or 312 days for a whole year. */
const WEEKS_PER_UNIT: Record<string, number> = {
  sett: 1,
  settimane: 1,
  mesi: 52 / 12,
  anni: 52,
  giorni: 52 / 312,
};

/** @returns weeks, or undefined when the unit is not known */
export function weeksOf(quantity: number, unit: string): number | undefined {
  const factor = WEEKS_PER_UNIT[unit.toLowerCase().replace('.', '').trim()];
  return factor === undefined || !Number.isFinite(quantity) ? undefined : quantity * factor;
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

/** `2.696,00`, `2696.0` or `5,000`; NaN for anything else. */
export function numberOf(text: string): number {
  const plain = text.trim();
  if (/^\d{1,3}(\.\d{3})*(,\d+)?$/.test(plain) || /^\d+,\d+$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}
