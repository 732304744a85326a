/** What would be left without one of the incomes: sums of figures that the analysis has. */
import type { Analisi } from '@bussola/domain';

export interface Without {
  /** Of the income, in hundredths. */ lostPct: number;
  /** Euro a month; undefined while an income is unknown. */
  month: { remains: number; out: number; missing: number } | undefined;
  /** At hand, euro; undefined while nobody told how the savings are split. */ reach:
    number | undefined;
  /**
   * How many months the money at hand covers the missing income; undefined when nothing is missing
   * or an amount is unknown.
   */
  months: number | undefined;
}

/** @param netto of the person, euro a year */
export function withoutOf(
  { bilancio, patrimonio, reddito }: Pick<Analisi, 'bilancio' | 'patrimonio' | 'reddito'>,
  netto: number,
): Without {
  const { entrate, spese, rate } = bilancio;
  const isSplitKnown = patrimonio.classi.length > 0 || patrimonio.voci.mobiliare === 0;
  const reach = isSplitKnown ? patrimonio.liquidita.subito : undefined;
  const remains = entrate === null ? undefined : Math.max(0, entrate - netto / 12);
  const out = spese + rate;
  const month = remains === undefined ? undefined : { remains, out, missing: short(out - remains) };
  return {
    lostPct: reddito.netto > 0 ? (100 * netto) / reddito.netto : 0,
    month,
    reach,
    months: month && month.missing > 0 && reach !== undefined ? reach / month.missing : undefined,
  };
}

/** Less than half a euro is nothing: it would be written «0 €». */
const short = (amount: number): number => (amount < 0.5 ? 0 : amount);

export type Lasting =
  | { say: 'enough' | 'unknown' | 'none' | 'underMonth' | 'manyYears' }
  | { say: 'months' | 'years'; count: number };

/** Beyond two years months are false precision, and beyond ten years so are years. */
const [YEARS_FROM, MANY_FROM] = [24, 120];

/** How long it would last, in the words for it. */
export function lastingOf({ month, reach, months }: Without): Lasting | undefined {
  if (!month) return undefined;
  if (month.missing === 0) return { say: 'enough' };
  if (reach === undefined || months === undefined) return { say: 'unknown' };
  if (reach === 0) return { say: 'none' };
  if (months < 1) return { say: 'underMonth' };
  if (months > MANY_FROM) return { say: 'manyYears' };
  return months < YEARS_FROM
    ? { say: 'months', count: Math.round(months) }
    : { say: 'years', count: Math.round(months / 12) };
}

/** How many squares to draw, one a month. Undefined where the text counts in years. */
export function monthsDrawn(without: Without): number | undefined {
  const say = lastingOf(without)?.say;
  return say === 'years' || say === 'manyYears' ? undefined : without.months;
}
