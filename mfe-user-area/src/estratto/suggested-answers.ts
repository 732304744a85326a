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

/** Gross pay of the last whole year, euro; undefined when it is old, or none. */
export function recentPay(
  { ultimoAnnoIntero: last }: RiassuntoEstratto,
  today: IsoDate,
): number | undefined {
  if (!last || last.retribuzione <= 0) return undefined;
  return Number(today.slice(0, 4)) - last.anno <= RECENT_YEARS ? last.retribuzione : undefined;
}

/**
 * Returns only the answers that differ from those told. Net income counts as different when it is
 * more than a tenth away, because it is estimated from gross pay.
 * @param net euro a year
 */
export function suggestedAnswers(
  told: Told,
  { primoContributo, anniContributi }: RiassuntoEstratto,
  net: number | undefined,
): SuggestedAnswer[] {
  const found = { primoContributo, anniContributi, redditoNettoAnnuo: net };
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

/** What is saved: an answer read from a statement is no estimate any more. */
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
