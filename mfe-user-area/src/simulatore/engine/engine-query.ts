import type { Costanti } from '@bussola/domain';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { loadSimulazione } from './load-simulazione.ts';
import { releaseOf } from './leve-query.ts';

type Engine = Awaited<ReturnType<typeof loadSimulazione>>;
export interface Ready {
  engine: Pick<
    Engine,
    | 'simula'
    | 'proietta'
    | 'manopole'
    | 'NOMI_CIFRE'
    | 'tfrDelMembro'
    | 'riassumiEstratto'
    | 'effettoRisposte'
    | 'affinamenti'
    | 'nettoDelMembro'
  >;
  costanti: Costanti;
}

/**
 * The engine and the release that the analysis on screen was made with: both are fetched by the
 * first screen that tries something out.
 */
export const engineQuery = (queryClient: QueryClient, release: string) =>
  queryOptions({
    queryKey: ['simulazione', release] as const,
    queryFn: async (): Promise<Ready> => {
      const [engine, costanti] = await Promise.all([
        loadSimulazione(),
        releaseOf(queryClient, release),
      ]);
      return { engine, costanti };
    },
    staleTime: Infinity,
  });
