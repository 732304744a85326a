/** The answers that a statement of contributions gives, beside those that were given. */
import type { IsoDate, Membro } from '@bussola/domain';
import type { RiassuntoEstratto } from '@bussola/domain/simulazione';

export const SUGGESTED = ['primoContributo', 'anniContributi', 'redditoNettoAnnuo'] as const;
export type SuggestedKey = (typeof SUGGESTED)[number];
type Told = Pick<Membro, SuggestedKey>;

export interface SuggestedAnswer {
  key: SuggestedKey;
  before: string | number | undefined;
  after: string | number;
}

/** A pay older than this says little of today's income. */
const RECENT_YEARS = 2;

/**
 * Gross pay of the last whole year, euro; undefined when it is old, when years in part came after
 * it, or when it is not known.
 */
export function recentPay(
  { ultimoAnnoIntero: last, ultimoContributo }: RiassuntoEstratto,
  today: IsoDate,
): number | undefined {
  if (!last || yearOf(ultimoContributo) - last.anno > 1) return undefined;
  return yearOf(today) - last.anno <= RECENT_YEARS ? last.retribuzione : undefined;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/**
 * Returns only the answers that differ from those told. Net income counts as different when it is
 * more than a tenth away, because it is estimated from gross pay.
 * @param net euro a year
 */
export function suggestedAnswers(
  told: Told,
  { primoContributo, anniContributi, settimane }: RiassuntoEstratto,
  net: number | undefined,
): SuggestedAnswer[] {
  const found = {
    primoContributo,
    // No week at all: the statement has only work that it does not count in weeks.
    anniContributi: settimane > 0 ? anniContributi : undefined,
    redditoNettoAnnuo: net,
  };
  return SUGGESTED.flatMap((key) => {
    const [before, after] = [told[key], found[key]];
    return after === undefined || isAlike(key, before, after) ? [] : [{ key, before, after }];
  });
}

function isAlike(
  key: SuggestedKey,
  before: string | number | undefined,
  after: string | number,
): boolean {
  if (key !== 'redditoNettoAnnuo') return before === after;
  return Math.abs(Number(before) - Number(after)) <= Number(before) / 10;
}

/** The answers to save. An answer read from a statement is no longer an estimate. */
export function patchOf(
  membro: Membro,
  taken: readonly SuggestedAnswer[],
): Partial<Told> & Pick<Membro, 'stimati'> {
  const answers = Object.fromEntries(taken.map(({ key, after }) => [key, after]));
  const keys: readonly string[] = taken.map(({ key }) => key);
  const { stimati } = membro;
  return stimati?.some((key) => keys.includes(key))
    ? { ...answers, stimati: stimati.filter((key) => !keys.includes(key)) }
    : answers;
}
