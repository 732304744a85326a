import type { Analisi } from '@bussola/domain';
import { monthAfter } from './month-after.ts';

type Piano = Analisi['piano'];
export type Passo = Piano['passi'][number];
export type Fase = NonNullable<Piano['fasi']>[number];
type OfStep = Pick<Passo, 'tipo' | 'memberId'>;

/** When a step takes something, in months from the first one; `to` is not of it any more. */
export interface Span {
  from: number;
  to: number;
  /** What it takes in most of its months, euro. */
  mensile: number;
  /** What it takes in the first one. */
  first: number;
  /** The step is still open at the end of the months shown. */
  isOpen: boolean;
}
export interface PlannedStep {
  passo: Passo;
  span?: Span;
}
export interface Planned {
  /** The steps within the months of the phases, in order. */
  steps: PlannedStep[];
  /** What has no room in them. */
  later: Passo[];
}

export const stepKey = ({ tipo, memberId }: OfStep): string => `${tipo} ${memberId ?? ''}`;

export const monthsOf = (fasi: readonly Fase[]): number =>
  fasi.reduce((all, { mesi }) => all + mesi, 0);

/** The first day of a month of the phases, `YYYY-MM-DD`. */
export const dayOf = ([first]: readonly Fase[], month: number): string =>
  monthAfter(`${first?.da ?? ''}-01`, month);

export const sumOf = ({ quote }: Fase, step: OfStep): number =>
  quote.find((quota) => stepKey(quota) === stepKey(step))?.mensile ?? 0;

export function spanOf(fasi: readonly Fase[], step: OfStep): Span | undefined {
  let start = 0;
  const runs = fasi.flatMap((fase) => {
    const run = { from: start, to: start + fase.mesi, mensile: sumOf(fase, step) };
    start = run.to;
    return run.mensile > 0 ? [run] : [];
  });
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return undefined;
  const longest = runs.reduce((most, run) =>
    run.to - run.from > most.to - most.from ? run : most,
  );
  return {
    from: first.from,
    to: last.to,
    mensile: longest.mensile,
    first: first.mensile,
    isOpen: last.to === start,
  };
}

/** The steps of today, then those that begin within the phases, in the order in which they do. */
export function plannedOf({ passi, dopo, fasi = [] }: Piano): Planned {
  const timed = (passo: Passo): PlannedStep => {
    const span = spanOf(fasi, passo);
    return span ? { passo, span } : { passo };
  };
  const begin = dopo
    .map(timed)
    .filter(({ span }) => span)
    .toSorted((one, other) => (one.span?.from ?? 0) - (other.span?.from ?? 0));
  return {
    steps: [...passi.map(timed), ...begin],
    later: dopo.filter((passo) => !spanOf(fasi, passo)).flatMap((passo) => stillLater(fasi, passo)),
  };
}

/** Other saving for a pension, less what the fund takes of it in the months to come. */
function stillLater(fasi: readonly Fase[], passo: Passo): Passo[] {
  const fund = passo.tipo === 'altro_risparmio' && spanOf(fasi, { ...passo, tipo: 'pensione' });
  if (!fund) return [passo];
  const mensile = (passo.mensile ?? 0) - (fund.mensile - fund.first);
  return mensile > 0 ? [{ ...passo, mensile }] : [];
}

/**
 * What stays free in the end, and from which month on; undefined: nothing, or a single last month,
 * which says nothing of those to come.
 */
export function restOf({ resto, fasi = [] }: Piano): { sum: number; from: number } | undefined {
  const last = fasi.at(-1);
  if (last?.mesi === 1) return undefined;
  const sum = last ? last.resto : (resto ?? 0);
  return sum > 0 ? { sum, from: last ? monthsOf(fasi) - last.mesi : 0 } : undefined;
}

/**
 * The first step that begins after the first month, unless the first month has it for another
 * person.
 */
export function nextOf({ steps }: Planned): Passo['tipo'] | undefined {
  const isNow = ({ span }: PlannedStep) => (span?.from ?? 0) === 0;
  const now = steps.filter(isNow).map(({ passo }) => passo.tipo);
  return steps.find((step) => !isNow(step) && !now.includes(step.passo.tipo))?.passo.tipo;
}
