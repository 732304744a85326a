/**
 * Ten thousand lives of the plan, away from the thread that draws. It knows no network and no page:
 * data in, data out.
 */
import { monteCarlo } from '@bussola/domain/monte-carlo';
import type { FromWorker, ToWorker } from './messages.ts';

const scope = globalThis as unknown as {
  onmessage: (event: { data: ToWorker }) => void;
  postMessage: (message: FromWorker, transfer?: Transferable[]) => void;
};

scope.onmessage = ({ data }) => {
  try {
    const run = monteCarlo(data);
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        const { p10, p50, p90, peggiore, durata } = step.value;
        scope.postMessage(
          { esito: step.value },
          [p10, p50, p90, peggiore, durata].map(({ buffer }) => buffer as ArrayBuffer),
        );
        return;
      }
      scope.postMessage({ progresso: step.value });
    }
  } catch (error) {
    scope.postMessage({ errore: error instanceof Error ? error.message : String(error) });
  }
};
