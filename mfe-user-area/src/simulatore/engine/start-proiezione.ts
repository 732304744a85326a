/** Runs the projection under ten thousand markets in a worker of its own. */
import type { EsitoMonteCarlo, InputMonteCarlo, Progresso } from '@bussola/domain/monte-carlo';
import { createWorker, WorkerLoadError } from './create-worker.ts';
import type { FromWorker } from './messages.ts';

export interface StartOptions {
  onProgress?: (progresso: Progresso) => void;
  /** Stops at once: the worker ends, and its memory with it. */
  signal?: AbortSignal;
  /** Only tests give another. */
  create?: (signal?: AbortSignal) => Promise<Worker>;
}

/**
 * @throws the signal's reason when it is aborted
 * @throws WorkerLoadError when the worker's file cannot be had or run
 * @throws RangeError with the engine's words when it refuses the input
 */
export async function startProiezione(
  input: InputMonteCarlo,
  { onProgress, signal, create = createWorker }: StartOptions = {},
): Promise<EsitoMonteCarlo> {
  signal?.throwIfAborted();
  const worker = await create(signal);
  try {
    return await new Promise<EsitoMonteCarlo>((resolve, reject) => {
      const abort = () => reject(signal?.reason as Error);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('progresso' in data) onProgress?.(data.progresso);
        else if ('esito' in data) resolve(data.esito);
        else reject(new RangeError(data.errore));
      };
      worker.onerror = (event) =>
        reject(new WorkerLoadError(event.message || 'the worker did not start'));
      worker.postMessage(input);
    });
  } finally {
    worker.terminate();
  }
}
