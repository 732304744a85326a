import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';

export const testamentiQueries = {
  /**
   * Records of the wills of the household, for its owner alone. The key is not one of those that
   * the copy on the device keeps.
   */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['testamenti', userId],
      queryFn: ({ signal }) => call('listTestamenti', { params: { userId }, signal }),
    }),
};

/** Every answer about wills is the new list. */
function useTestamentiList(userId: string): (list: ResponseOf<'listTestamenti'>) => void {
  const queryClient = useQueryClient();
  return (list) => {
    queryClient.setQueryData(testamentiQueries.list(userId).queryKey, list);
  };
}
export function useUpdateTestamentoNotaio(userId: string) {
  const put = useTestamentiList(userId);
  return useMutation({
    mutationFn: ({ memberId, ...body }: { memberId: string } & BodyOf<'updateTestamentoNotaio'>) =>
      call('updateTestamentoNotaio', { params: { id: memberId }, body }),
    onSuccess: put,
  });
}
export function useUpdateTestamentoIndirizzo(userId: string) {
  const put = useTestamentiList(userId);
  return useMutation({
    mutationFn: ({
      memberId,
      ...body
    }: { memberId: string } & BodyOf<'updateTestamentoIndirizzo'>) =>
      call('updateTestamentoIndirizzo', { params: { id: memberId }, body }),
    onSuccess: put,
  });
}
