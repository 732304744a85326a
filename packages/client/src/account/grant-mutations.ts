import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call } from '../call.ts';
import { accountQueries } from './account-queries.ts';

/** Every answer about grants is the new list. */
function useGrantsPut(userId: string): (list: ResponseOf<'listGrants'>) => void {
  const queryClient = useQueryClient();
  return ({ grants }) => {
    queryClient.setQueryData(accountQueries.grants(userId).queryKey, { grants });
  };
}
export function useCreateGrant(userId: string) {
  const put = useGrantsPut(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'createGrant'>) => call('createGrant', { params: { userId }, body }),
    onSuccess: put,
  });
}
export function useUpdateGrant(userId: string) {
  const put = useGrantsPut(userId);
  return useMutation({
    mutationFn: ({ grantId, ...body }: { grantId: string } & BodyOf<'updateGrant'>) =>
      call('updateGrant', { params: { userId, grantId }, body }),
    onSuccess: put,
  });
}
export function useRevokeGrant(userId: string) {
  const put = useGrantsPut(userId);
  return useMutation({
    mutationFn: (grantId: string) => call('revokeGrant', { params: { userId, grantId } }),
    onSuccess: put,
  });
}
/** The list is asked again also after a refusal: it says that the proposal is over. */
export function useAnswerAdviser(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.advisers(userId);
  return useMutation({
    mutationFn: ({ adviser, accept }: { adviser: string; accept: boolean }) =>
      call('answerAdviser', { params: { userId, adviser }, body: { accept } }),
    onSuccess: (list) => {
      queryClient.setQueryData(queryKey, list);
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
export function useRemoveAdviser(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (adviser: string) => call('removeAdviser', { params: { userId, adviser } }),
    onSuccess: (left) => {
      queryClient.setQueryData(accountQueries.advisers(userId).queryKey, left);
    },
  });
}

/**
 * Yes or no to a grant that is offered, or giving up one that was taken. The session is read again
 * first, as the holder of a grant has one more entry in the menu; then the list shows the answer,
 * and the next press finds everything ready.
 */
export function useAnswerGrant(userId: string, readSession: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ grantId, accept }: { grantId: string; accept: boolean }) =>
      call('answerGrant', { params: { userId, grantId }, body: { accept } }),
    onSuccess: (held) =>
      readSession().finally(() => {
        queryClient.setQueryData(accountQueries.thirdParty(userId).queryKey, held);
      }),
  });
}
/** The ticket that opens somebody else's area. */
export function useGrantTicket(userId: string) {
  return useMutation({
    mutationFn: (grantId: string) =>
      call('thirdPartyHandle', { params: { userId, grantId }, body: {} }),
  });
}
