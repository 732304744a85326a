import { createContext, useContext } from 'react';
import type { StepPath } from '../steps.ts';

type OpenStep = (path: StepPath) => void;

const Context = createContext<OpenStep | null>(null);
export const OpenStepProvider = Context.Provider;

/**
 * Opens a step: it is on screen at once, and its address follows.
 *
 * @throws Error outside the wizard
 */
export function useOpenStep(): OpenStep {
  const openStep = useContext(Context);
  if (!openStep) throw new Error('useOpenStep outside the wizard');
  return openStep;
}
