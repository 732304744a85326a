import type { Passo, Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { useMoney } from '@bussola/ui/core';
import type { TraceStep } from '@bussola/ui/results';
import { useFigure } from './figure.ts';
import { maskAmounts } from './mask-amounts.ts';

const CENT = 0.005;
const isAmount = (passo: Passo, amount: number, unit: Passo['unit']): boolean =>
  passo.unit === unit && Math.abs(passo.value - amount) < CENT;

/**
 * What a step is for the reader: one line, the whole that is needed, or what comes out. What is
 * missing is the result wherever it stands, because some areas go on to say what would fill it;
 * without a bar the last line is.
 */
export function stepKinds(
  passi: readonly Passo[],
  barra: Soluzione['barra'],
): ('step' | 'sum' | 'result')[] {
  const missing = barra
    ? passi.findLastIndex((passo, place) => place > 0 && isAmount(passo, barra.gap, barra.unit))
    : -1;
  const result = missing >= 0 ? missing : passi.length > 1 ? passi.length - 1 : -1;
  return passi.map((passo, place) => {
    if (place === result) return 'result';
    return barra && place > 0 && place < result && isAmount(passo, barra.need, barra.unit)
      ? 'sum'
      : 'step';
  });
}

/** The engine's steps as they are read: with units, and covered in privacy mode. */
export function useSteps(): (soluzione: Pick<Soluzione, 'passi' | 'barra'>) => TraceStep[] {
  const language = useLanguage();
  const { hidden } = useMoney();
  const figure = useFigure();
  return ({ passi, barra }) => {
    const kinds = stepKinds(passi, barra);
    return passi.map((passo, place) => ({
      label: maskAmounts(passo.label[language], hidden),
      formula: maskAmounts(passo.formula[language], hidden),
      value: figure(passo.value, passo.unit),
      kind: kinds[place] ?? 'step',
    }));
  };
}
