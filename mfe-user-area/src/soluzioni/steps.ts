import type { Passo, Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { useMoney } from '@bussola/ui/core';
import type { TraceStep } from '@bussola/ui/results';
import { useFigure } from '../area/figure.ts';
import { maskAmounts } from '../area/mask-amounts.ts';

/** What a step is for the reader: one line, the whole that is needed, or what comes out at the foot. */
export function stepKind(passi: readonly Passo[], place: number, barra: Soluzione['barra']): 'step' | 'sum' | 'result' {
  const passo = passi[place];
  if (passi.length > 1 && place === passi.length - 1) return 'result';
  return passo && barra && place > 0 && passo.unit === barra.unit && passo.value === barra.need ? 'sum' : 'step';
}

/** The engine's steps as they are read: with units, and covered in privacy mode. */
export function useSteps(): (soluzione: Pick<Soluzione, 'passi' | 'barra'>) => TraceStep[] {
  const language = useLanguage();
  const { hidden } = useMoney();
  const figure = useFigure();
  return ({ passi, barra }) => passi.map((passo, place) => ({
    label: maskAmounts(passo.label[language], hidden), formula: maskAmounts(passo.formula[language], hidden), value: figure(passo.value, passo.unit), kind: stepKind(passi, place, barra),
  }));
}
