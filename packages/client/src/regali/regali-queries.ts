import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';
import { asProblem } from '../problem.ts';

export const regaliQueries = {
  /**
   * The gifts that this person has made. Nobody else sees them, and the copy of the area on the
   * device leaves them out.
   */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['regali', userId],
      queryFn: ({ signal }) => call('listRegali', { signal }),
    }),
};

/** Every answer about gifts is the new state. */
function useRegaliState(userId: string): (state: ResponseOf<'listRegali'>) => void {
  const queryClient = useQueryClient();
  return (state) => {
    queryClient.setQueryData(regaliQueries.list(userId).queryKey, state);
  };
}
export function useSendRegalo(userId: string) {
  const put = useRegaliState(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'sendRegalo'>) => call('sendRegalo', { body }),
    onSuccess: put,
  });
}
export function useDeleteRegalo(userId: string) {
  const put = useRegaliState(userId);
  return useMutation({
    mutationFn: (regaloId: string) => call('deleteRegalo', { params: { regaloId } }),
    onSuccess: put,
  });
}

/** @returns the day of the first gift, if the server refused a second one of the same kind */
export function sentAlreadyOn(error: unknown): string | undefined {
  const problem = asProblem(error);
  const current = problem?.code === 'CONFLICT' ? problem.problem?.current : undefined;
  return typeof current === 'object' &&
    current !== null &&
    'sentOn' in current &&
    typeof current.sentOn === 'string'
    ? current.sentOn
    : undefined;
}
