/**
 * Ten thousand lives of the plan, away from the thread that draws. It knows no network and no page:
 * data in, data out.
 */
import '@bussola/portal/old-browsers';
import { monteCarlo } from '@bussola/domain/monte-carlo';
import type { FromWorker, ToWorker } from './messages.ts';

const send = (message: FromWorker, transfer: ArrayBuffer[] = []) =>
  globalThis.postMessage(message, { transfer });

globalThis.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    const run = monteCarlo(data);
    for (let step = run.next(); ; step = run.next()) {
      if (step.done) {
        const { p10, p50, p90, peggiore, durata } = step.value;
        send(
          { esito: step.value },
          [p10, p50, p90, peggiore, durata].flatMap(({ buffer }) =>
            buffer instanceof ArrayBuffer ? [buffer] : [],
          ),
        );
        return;
      }
      send({ progresso: step.value });
    }
  } catch (error) {
    send({ errore: error instanceof Error ? error.message : String(error) });
  }
};
