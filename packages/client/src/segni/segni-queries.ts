import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf, Segno } from '@bussola/contract';
import { call } from '../call.ts';
import { generaleQueries } from '../generale/generale-queries.ts';

export const segniQueries = {
  /** What is marked of the twelve areas. Read again with the general data, which moves numbers. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...generaleQueries.of(userId), 'segni'],
      queryFn: ({ signal }) => call('listSegni', { params: { userId }, signal }),
      staleTime: 30_000,
    }),
};

/** Every answer about marks is the new list. */
function useSegniList(userId: string): (list: ResponseOf<'listSegni'>) => void {
  const queryClient = useQueryClient();
  return (list) => {
    queryClient.setQueryData(segniQueries.list(userId).queryKey, list);
  };
}
export function useUpdateSegno(userId: string) {
  const put = useSegniList(userId);
  return useMutation({
    mutationFn: ({ code, ...body }: Pick<Segno, 'code'> & BodyOf<'updateSegno'>) =>
      call('updateSegno', { params: { userId, code }, body }),
    onSuccess: put,
  });
}
export function useDeleteSegno(userId: string) {
  const put = useSegniList(userId);
  return useMutation({
    mutationFn: ({ code }: Pick<Segno, 'code'>) =>
      call('deleteSegno', { params: { userId, code } }),
    onSuccess: put,
  });
}
