/**
 * The projection of a plan on a screen: progress, result, and a new run in the place of the old one
 * when the plan changes.
 */
import { useEffect, useState } from 'react';
import type { EsitoMonteCarlo, InputMonteCarlo, Progresso } from '@bussola/domain/monte-carlo';
import { startProiezione } from './start-proiezione.ts';

export type Simulazione =
  | { status: 'idle' }
  | { status: 'running'; progresso: Progresso | null }
  | { status: 'done'; esito: EsitoMonteCarlo }
  | { status: 'failed'; error: unknown };

type Shown = Exclude<Simulazione, { status: 'idle' }>;
const STARTED: Shown = { status: 'running', progresso: null };

/** @param input the same object while the plan is the same; null: nothing to run */
export function useSimulazione(
  input: InputMonteCarlo | null,
  start = startProiezione,
): Simulazione {
  const [last, setLast] = useState<{ of: InputMonteCarlo; simulazione: Shown } | null>(null);
  useEffect(() => {
    if (!input) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (simulazione: Shown) => {
      if (!signal.aborted) setLast({ of: input, simulazione });
    };
    start(input, {
      signal,
      onProgress: (progresso) => show({ status: 'running', progresso }),
    }).then(
      (esito) => show({ status: 'done', esito }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [input, start]);
  if (!input) return { status: 'idle' };
  // What was said of another plan is not said of this one.
  return last?.of === input ? last.simulazione : STARTED;
}
