import type { PhaseSeries } from '@bussola/ui/charts';
import { stepKey, type Fase, type Passo } from './planned.ts';

export interface Band {
  key: string;
  /** Undefined: what stays free. */
  step?: Pick<Passo, 'tipo' | 'memberId'>;
  series: PhaseSeries;
}

/** From the bottom of the chart upwards: what lasts longest carries the rest. */
const ORDER: readonly Passo['tipo'][] = [
  'protezione',
  'riserva_minima',
  'debiti',
  'riserva',
  'pensione',
  'altro_risparmio',
];
const SERIES: Readonly<Record<Passo['tipo'], PhaseSeries>> = {
  protezione: 1,
  riserva_minima: 2,
  debiti: 4,
  riserva: 2,
  pensione: 5,
  altro_risparmio: 6,
};

/** One band for each step with an amount, from bottom to top. Free money is the top band. */
export function bandsOf(fasi: readonly Fase[]): Band[] {
  const steps = new Map(
    fasi.flatMap(({ quote }) => quote).map((quota) => [stepKey(quota), quota] as const),
  );
  const inOrder = [...steps].toSorted(
    ([, one], [, other]) => ORDER.indexOf(one.tipo) - ORDER.indexOf(other.tipo),
  );
  let pensions = 0;
  const bands = inOrder.map(([key, { tipo, memberId }]): Band => {
    const isSecond = tipo === 'pensione' && pensions++ > 0;
    return {
      key,
      step: { tipo, ...(memberId ? { memberId } : {}) },
      series: isSecond ? 6 : SERIES[tipo],
    };
  });
  const isFree = fasi.some(({ resto }) => resto > 0);
  return [...bands, ...(isFree ? [{ key: 'free', series: 'free' as const }] : [])];
}

/** Nothing, two or three round sums, and the whole: those near the whole are left out. */
export function ticksOf(whole: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, whole / 3)));
  const step = power * ([1, 2, 5].find((times) => times * power * 4 > whole) ?? 10);
  const between = Array.from({ length: 4 }, (_, at) => (at + 1) * step);
  return [0, ...between.filter((tick) => tick <= whole * 0.88), whole];
}
