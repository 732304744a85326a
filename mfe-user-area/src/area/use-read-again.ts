import { generaleQueries, nucleoQueries } from '@bussola/client';
import { useQueryClient } from '@tanstack/react-query';

/** After a conflict: the household as it is now, with its version; the screens around follow. */
export function useReadAgain(userId: string) {
  const queryClient = useQueryClient();
  return async () => {
    const [now] = await Promise.all([
      queryClient.fetchQuery({ ...nucleoQueries.membri(userId), staleTime: 0 }),
      queryClient.invalidateQueries({ queryKey: generaleQueries.of(userId) }),
    ]);
    return now;
  };
}
