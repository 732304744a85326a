import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@bussola/contract';
import { call } from '../call.ts';
import { accountQueries } from './account-queries.ts';

/** How often a page in sight asks whether something has changed. */
const ASK_EVERY_MS = 5_000;

/** «Guardare insieme», for the client and for whoever of the staff asked. */
export const lookQueries = {
  /** Asked again while the page is in sight, and at once when it comes back in sight. */
  own: (userId: string) =>
    queryOptions({
      queryKey: ['look', userId],
      queryFn: ({ signal }) => call('ownLook', { params: { userId }, signal }),
      refetchInterval: ASK_EVERY_MS,
      refetchOnWindowFocus: true,
    }),
  /** What one asked of a client; asked again while there is something to wait for. */
  asked: (clientId: string) =>
    queryOptions({
      queryKey: ['look', 'asked', clientId],
      queryFn: ({ signal }) => call('staffLook', { params: { clientId }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.look?.state === 'waiting' || data?.look?.state === 'open' ? ASK_EVERY_MS : false,
    }),
};

export function useAnswerLook(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'answerLook'>) => call('answerLook', { params: { userId }, body }),
    onSuccess: (answer) => queryClient.setQueryData(lookQueries.own(userId).queryKey, answer),
    // Too late: what is true now takes its place.
    onError: () => queryClient.invalidateQueries(lookQueries.own(userId)),
  });
}
/** Ends a look that is open; of one that is over, puts away how it went. */
export function useEndOwnLook(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('endOwnLook', { params: { userId } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(lookQueries.own(userId).queryKey, answer);
      return queryClient.invalidateQueries({
        queryKey: [...accountQueries.of(userId), 'accesses'],
      });
    },
  });
}

export function useAskLook(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'askLook'>) => call('askLook', { params: { clientId }, body }),
    onSuccess: (answer) => queryClient.setQueryData(lookQueries.asked(clientId).queryKey, answer),
  });
}
export function useWithdrawLook(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('withdrawLook', { params: { clientId } }),
    onSuccess: (answer) => queryClient.setQueryData(lookQueries.asked(clientId).queryKey, answer),
    onError: () => queryClient.invalidateQueries(lookQueries.asked(clientId)),
  });
}
export function useEnterLook(clientId: string) {
  return useMutation({ mutationFn: () => call('enterLook', { params: { clientId } }) });
}
