import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, SessionRow } from '@bussola/contract';
import { call, callBlob } from '../call.ts';
import { generaleQueries } from '../generale/generale-queries.ts';
import { accountQueries } from './account-queries.ts';

/** Everything that is read of the account is read again. */
function useAccountChanged(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: accountQueries.of(userId) });
}

export function useUpdateAccount(userId: string) {
  const queryClient = useQueryClient();
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'updateAccount'>) =>
      call('updateAccount', { params: { userId }, body }),
    onSuccess: () =>
      Promise.all([
        changed(),
        queryClient.invalidateQueries({ queryKey: generaleQueries.of(userId) }),
      ]),
  });
}
export function useChangePassword(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'changePassword'>) =>
      call('changePassword', { params: { userId }, body }),
    onSuccess: changed,
  });
}
export function useChangeEmail(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: (email: string) => call('newUpdateEmail', { params: { userId }, body: { email } }),
    onSuccess: changed,
  });
}
/** Nothing is read again: the session ends with the account. */
export function useDeleteAccount(userId: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'deleteAccount'>) => {
      await call('deleteAccount', { params: { userId }, body });
      return true;
    },
  });
}
export function useExportData(userId: string) {
  return useMutation({ mutationFn: () => callBlob('exportData', { params: { userId } }) });
}

/** Proves again to be there; the caller then repeats the request that asked for the proof. */
export function useStepUp(userId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'stepUp'>) => call('stepUp', { params: { userId }, body }),
  });
}
export function useBeginTotp(userId: string) {
  return useMutation({ mutationFn: () => call('beginTotp', { params: { userId }, body: {} }) });
}
export function useConfirmTotp(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: (code: string) => call('confirmTotp', { params: { userId }, body: { code } }),
    onSuccess: changed,
  });
}
export function useRemoveTotp(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: async () => {
      await call('removeTotp', { params: { userId } });
      return true;
    },
    onSuccess: changed,
  });
}
/** Keeps the factors that staff were asked to take off. */
export function useStopFactorReset(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: () => call('stopFactorReset', { params: { userId } }),
    onSettled: changed,
  });
}
export function useBeginPasskey(userId: string) {
  return useMutation({ mutationFn: () => call('beginPasskey', { params: { userId }, body: {} }) });
}
export function useAddPasskey(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'addPasskey'>) => call('addPasskey', { params: { userId }, body }),
    onSuccess: changed,
  });
}
export function useRemovePasskey(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: async (passkeyId: string) => {
      await call('removePasskey', { params: { userId, passkeyId } });
      return true;
    },
    onSuccess: changed,
  });
}
export function useNewRecoveryCodes(userId: string) {
  const changed = useAccountChanged(userId);
  return useMutation({
    mutationFn: () => call('newRecoveryCodes', { params: { userId }, body: {} }),
    onSuccess: changed,
  });
}

/** Both answer the sessions that are left. */
function useSessionsPut(userId: string): (left: { sessions: SessionRow[] }) => void {
  const queryClient = useQueryClient();
  return (left) => {
    queryClient.setQueryData(accountQueries.sessions(userId).queryKey, left);
  };
}
export function useRevokeSession(userId: string) {
  const put = useSessionsPut(userId);
  return useMutation({
    mutationFn: (sessionId: string) => call('revokeSession', { params: { userId, sessionId } }),
    onSuccess: put,
  });
}
export function useRevokeOtherSessions(userId: string) {
  const put = useSessionsPut(userId);
  return useMutation({
    mutationFn: () => call('revokeOtherSessions', { params: { userId } }),
    onSuccess: put,
  });
}

/** Gives a consent that may be taken back, or takes it back. */
export function useSetConsent(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      kind,
      granted,
    }: {
      kind: 'marketing' | 'profiling';
      granted: boolean;
    }): Promise<void> => {
      if (kind === 'marketing') await call('consentsCreate', { body: { kind, granted } });
      else await call('consentsProfile', { body: { granted } });
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.consents(userId).queryKey }),
  });
}
export function useUnlinkSocial(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (provider: string) => {
      await call('unlinkSocial', { params: { userId, provider } });
      return true;
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.profile(userId).queryKey }),
  });
}
