import { costantiQueries } from '@bussola/client';
import type { Costanti, SoluzioneCode } from '@bussola/domain';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Area } from '../../area/area.ts';
import { famigliaOf } from '../../area/area.ts';
import { loadSimulazione } from './load-simulazione.ts';

/**
 * The release that an analysis was made with, as the engine takes it. The contract types only what
 * names a release; the rest is as the engine wrote it.
 */
export const releaseOf = async (queryClient: QueryClient, id: string): Promise<Costanti> =>
  (await queryClient.fetchQuery(costantiQueries.release(id))) as unknown as Costanti;

/** What would turn an area green, for the state of the household that is on screen. */
export const leveQuery = (queryClient: QueryClient, area: Area, code: SoluzioneCode) =>
  queryOptions({
    queryKey: [
      'leve',
      area.userId,
      area.info.version,
      area.analisi.refDate,
      area.analisi.costanti,
      code,
    ] as const,
    queryFn: async () => {
      const [{ leve }, costanti] = await Promise.all([
        loadSimulazione(),
        releaseOf(queryClient, area.analisi.costanti),
      ]);
      return leve(famigliaOf(area), costanti, code);
    },
    staleTime: Infinity,
  });
