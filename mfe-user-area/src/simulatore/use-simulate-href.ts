import type { SoluzioneCode } from '@bussola/domain';
import { whenIdle } from '@bussola/portal/when-idle';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { famigliaOf } from '../area/area.ts';
import type { Area } from '../area/area.ts';
import { simulatorPath } from '../paths.ts';
import { engineQuery } from './engine/engine-query.ts';
import { canBeTried } from './to-try.ts';

/** The areas of the household on screen with a simulator; worked out when the page has time. */
const triableQuery = (queryClient: QueryClient, area: Area) =>
  queryOptions({
    queryKey: [
      'triable',
      area.userId,
      area.info.version,
      area.analisi.refDate,
      area.analisi.costanti,
    ] as const,
    queryFn: async () => {
      await new Promise<void>((resolve) => void whenIdle(resolve));
      const ready = await queryClient.fetchQuery(engineQuery(queryClient, area.analisi.costanti));
      const { analisi } = area;
      const of = { ready, famiglia: famigliaOf(area), analisi };
      return analisi.soluzioni.filter((one) => canBeTried(of, one)).map(({ code }) => code);
    },
    staleTime: Infinity,
  });

/** The address of an area's simulator; none until it is known that the area has one. */
export function useSimulateHref(area: Area): (code: SoluzioneCode) => string | undefined {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(triableQuery(queryClient, area));
  return (code) => (data.includes(code) ? simulatorPath(code) : undefined);
}
