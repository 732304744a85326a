import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { monteCarlo } from '@bussola/domain/monte-carlo';
import type { EsitoMonteCarlo, InputMonteCarlo } from '@bussola/domain/monte-carlo';
import type { Famiglia } from '@bussola/domain';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO, proietta } from '@bussola/domain';
import { loadSimulazione } from '../simulatore/engine/load-simulazione.ts';
import { present } from '@bussola/ui/testing';
import type { FromWorker } from '../simulatore/engine/messages.ts';
import { startProiezione } from '../simulatore/engine/start-proiezione.ts';
import type { StartOptions } from '../simulatore/engine/start-proiezione.ts';
import { useSimulazione } from '../simulatore/engine/use-simulazione.ts';

const famiglia: Famiglia = {
  refDate: '2026-11-20',
  ...present(FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini')).famiglia,
};
const plan = proietta(famiglia, COSTANTI_2026_12, analizza(famiglia, COSTANTI_2026_12));
if (plan.status !== 'ok') throw new Error('no plan');
const input: InputMonteCarlo = { ...plan.piano, percorsi: 1000, seme: 1 };

/** A worker made of the real engine; blocks are let through one by one. */
class HandWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = false;
  #run: ReturnType<typeof monteCarlo> | null = null;
  postMessage(data: InputMonteCarlo): void {
    this.#run = monteCarlo(data);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** One block; true while there is more. */
  block(): boolean {
    try {
      const step = (this.#run ?? monteCarlo(input)).next();
      this.onmessage?.({ data: step.done ? { esito: step.value } : { progresso: step.value } });
      return !step.done;
    } catch (error) {
      this.onmessage?.({ data: { errore: (error as Error).message } });
      return false;
    }
  }
}
const settle = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

describe('the projection in a worker', () => {
  const begin = async (options: StartOptions = {}, given = input) => {
    const worker = new HandWorker();
    const done = startProiezione(given, {
      ...options,
      create: async () => worker as unknown as Worker,
    });
    done.catch(() => {});
    await settle();
    return { worker, done };
  };

  it('tells every block, gives the result, and ends the worker', async () => {
    const seen: number[] = [];
    const { worker, done } = await begin({ onProgress: ({ fatti }) => seen.push(fatti) });
    while (worker.block());
    const { probabilita } = await done;
    expect(seen).toEqual([250, 500, 750, 1000]);
    expect(probabilita).toBeGreaterThan(0);
    expect(worker.terminated).toBe(true);
  });

  it('stops between two blocks with the reason of who stopped it', async () => {
    const controller = new AbortController();
    const { worker, done } = await begin({ signal: controller.signal });
    worker.block();
    controller.abort(new Error('enough'));
    await expect(done).rejects.toThrow('enough');
    expect(worker.terminated).toBe(true);
  });

  it('does not even begin when it was stopped before', async () => {
    const create = jest.fn<NonNullable<StartOptions['create']>>();
    await expect(
      startProiezione(input, { signal: AbortSignal.abort(new Error('never mind')), create }),
    ).rejects.toThrow('never mind');
    expect(create).not.toHaveBeenCalled();
  });

  it('says what the engine refuses, and that the file did not run', async () => {
    const refused = await begin({}, { ...input, percorsi: 0 });
    refused.worker.block();
    await expect(refused.done).rejects.toThrow(RangeError);
    const broken = await begin();
    broken.worker.onerror?.({ message: '' });
    await expect(broken.done).rejects.toThrow('the worker did not start');
    expect(broken.worker.terminated).toBe(true);
  });
});

it('a screen shows progress, then the result; a new plan stops the old run', async () => {
  const runs: {
    signal: AbortSignal | undefined;
    onProgress: StartOptions['onProgress'];
    resolve: (esito: EsitoMonteCarlo) => void;
  }[] = [];
  const start: typeof startProiezione = (_, options) =>
    new Promise((resolve) => {
      runs.push({ signal: options?.signal, onProgress: options?.onProgress, resolve });
    });
  const Screen = ({ plan: given }: { plan: InputMonteCarlo | null }) => {
    const s = useSimulazione(given, start);
    return (
      <p>
        {s.status === 'running'
          ? `running ${s.progresso?.fatti ?? 0}`
          : s.status === 'done'
            ? `done ${s.esito.seme}`
            : s.status}
      </p>
    );
  };
  const run = (index: number) => {
    const found = runs[index];
    if (!found) throw new Error(`run ${index} did not begin`);
    return found;
  };
  const other = { ...input, seme: 2 };
  const { rerender, unmount } = render(<Screen plan={null} />);
  expect(screen.getByText('idle')).toBeInTheDocument();
  rerender(<Screen plan={input} />);
  act(() => run(0).onProgress?.({ fatti: 250, totale: 1000 }));
  expect(screen.getByText('running 250')).toBeInTheDocument();
  rerender(<Screen plan={other} />);
  expect(run(0).signal?.aborted).toBe(true);
  const esito = { seme: 2 } as EsitoMonteCarlo;
  await act(async () => run(0).resolve({ ...esito, seme: 1 }));
  expect(screen.getByText('running 0')).toBeInTheDocument();
  await act(async () => run(1).resolve(esito));
  expect(screen.getByText('done 2')).toBeInTheDocument();
  unmount();
  expect(run(1).signal?.aborted).toBe(true);
});

it('the engine of «e se…» is there when asked for', async () => {
  const { simula } = await loadSimulazione();
  const { livelli } = simula(
    famiglia,
    [{ tipo: 'assicurazione-casa', attiva: false }],
    COSTANTI_2026_12,
  );
  expect(livelli.find(({ code }) => code === 'polizze-rischi')?.verso).toBe('peggiora');
});
