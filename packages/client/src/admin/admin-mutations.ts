import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ConsulenteCard, Posta, Richieste } from '@bussola/contract';
import { call, callBlob } from '../call.ts';
import { adminQueries } from './admin-queries.ts';

/** Parts of a client, for a reason that the client reads. */
export function useOpenClient(clientId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'openAdminClient'>) =>
      call('openAdminClient', { params: { clientId }, body }),
  });
}
/** Covered again; also when the page is left, where no component is there to hear the answer. */
export const closeClient = (clientId: string) => call('closeAdminClient', { params: { clientId } });
/** A letter that did not arrive. */
export function useResendToClient(clientId: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'resendToClient'>): Promise<true> => {
      await call('resendToClient', { params: { clientId }, body });
      return true;
    },
  });
}
export function useResetClientFactors(clientId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'resetClientFactors'>) =>
      call('resetClientFactors', { params: { clientId }, body }),
  });
}
export function useWithdrawFactorReset(clientId: string) {
  return useMutation({
    mutationFn: () => call('withdrawFactorReset', { params: { clientId } }),
  });
}
export function useEnableClient(clientId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'enableClient'>) =>
      call('enableClient', { params: { clientId }, body }),
  });
}
export function useDeleteClient(clientId: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'deleteClient'>) => {
      await call('deleteClient', { params: { clientId }, body });
      return true;
    },
  });
}
/** Lists and counts of advisers are read again whatever the answer: a refusal says they moved. */
function useAdvisersChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      ['consulenti', 'consulente', 'attese'].map((part) =>
        queryClient.invalidateQueries({ queryKey: ['admin', part] }),
      ),
    );
  };
}
/** Proposes an adviser to a client, or takes the link or the proposal away. */
export function useLinkAdviser() {
  return useMutation({
    mutationFn: (body: BodyOf<'toggleClient'>) => call('toggleClient', { body }),
    onSettled: useAdvisersChanged(),
  });
}
/** Proposes one adviser to several clients. */
export function useAssignClients() {
  const queryClient = useQueryClient();
  const advisersChanged = useAdvisersChanged();
  return useMutation({
    mutationFn: (body: BodyOf<'assignClients'>) => call('assignClients', { body }),
    onSettled: async () => {
      await advisersChanged();
      await queryClient.invalidateQueries({ queryKey: adminQueries.ofClients() });
    },
  });
}
/** Sends several people the code that proves their address, once more. */
export function useResendToClients() {
  return useMutation({
    mutationFn: (body: BodyOf<'resendToClients'>) => call('resendToClients', { body }),
  });
}
export function useCreateConsulente() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'createConsulente'>) => call('createConsulente', { body }),
    onSuccess: (rows) => queryClient.setQueryData(adminQueries.consulenti().queryKey, rows),
  });
}
/** Each answers with the adviser as they are now. */
function useConsulentePut(id: string): (card: ConsulenteCard) => void {
  const queryClient = useQueryClient();
  return (card) => {
    queryClient.setQueryData(adminQueries.consulente(id).queryKey, card);
  };
}
export function useUpdateConsulente(id: string) {
  const onSuccess = useConsulentePut(id);
  return useMutation({
    mutationFn: (body: BodyOf<'updateConsulente'>) =>
      call('updateConsulente', { params: { id }, body }),
    onSuccess,
  });
}
export function useLimitConsulente(id: string) {
  const queryClient = useQueryClient();
  const onSuccess = useConsulentePut(id);
  return useMutation({
    mutationFn: (body: BodyOf<'limitConsulente'>) =>
      call('limitConsulente', { params: { id }, body }),
    onSuccess: (card) => {
      onSuccess(card);
      return queryClient.invalidateQueries({ queryKey: adminQueries.consulenti().queryKey });
    },
  });
}
export function useSuspendConsulente(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'suspendConsulente'>) =>
      call('suspendConsulente', { params: { id }, body }),
    onSettled: useAdvisersChanged(),
  });
}
export function useReopenConsulente(id: string) {
  const onSuccess = useConsulentePut(id);
  return useMutation({
    mutationFn: (body: BodyOf<'reopenConsulente'>) =>
      call('reopenConsulente', { params: { id }, body }),
    onSuccess,
  });
}
/** An adviser who is suspended, or an invitation. */
export function useDeleteConsulente(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'deleteConsulente'>): Promise<true> => {
      await call('deleteConsulente', { params: { id }, body });
      return true;
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: adminQueries.consulenti().queryKey }),
  });
}

/** The address that opens the placeholder household. */
export function useOpenPlaceholder() {
  return useMutation({ mutationFn: () => call('openPlaceholder', { body: {} }) });
}
/** All saved views of the list; refused, they are read again. */
export function useSaveClientViews() {
  const queryClient = useQueryClient();
  const { queryKey } = adminQueries.clientViews();
  return useMutation({
    mutationFn: (body: BodyOf<'saveClientViews'>) => call('saveClientViews', { body }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
/** The list as CSV; what was asked for is in the log. */
export function useExportClients() {
  return useMutation({
    mutationFn: (body: BodyOf<'exportClients'>) => callBlob('exportClients', { body }),
  });
}

/** Each is a row of the log, which is read again. */
export function useVerifyRegistro() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('verifyRegistro', { body: {} }),
    onSuccess: (state) => queryClient.setQueryData(adminQueries.registroState().queryKey, state),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminQueries.ofRegistro() }),
  });
}
export function useExportRegistro() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'exportRegistro'>) => callBlob('exportRegistro', { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminQueries.ofRegistro() }),
  });
}

/** Each answers with the outbox; what waits is counted again. */
function useLetterDone() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (posta: Posta) => {
      queryClient.setQueryData(adminQueries.posta().queryKey, posta);
    },
    // Also after a refusal: it says that the letter is not what it was.
    onSettled: (_posta: unknown, error: unknown) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: adminQueries.overview().queryKey }),
        error && queryClient.invalidateQueries({ queryKey: adminQueries.posta().queryKey }),
      ]),
  };
}
export function useRetryLetter() {
  return useMutation({
    mutationFn: (id: string) => call('retryLetter', { params: { id }, body: {} }),
    ...useLetterDone(),
  });
}
export function useDropLetter() {
  return useMutation({
    mutationFn: (id: string) => call('dropLetter', { params: { id } }),
    ...useLetterDone(),
  });
}

/** Each answers with all that is open and what was closed last. */
function useRichiesteChanged() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (richieste: Richieste) => {
      queryClient.setQueryData(adminQueries.richieste().queryKey, richieste);
    },
    // Also after a refusal: it says that the request is not what it was.
    onSettled: (_richieste: unknown, error: unknown) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: adminQueries.overview().queryKey }),
        error && queryClient.invalidateQueries({ queryKey: adminQueries.richieste().queryKey }),
      ]),
  };
}
export function useCreateRichiesta() {
  return useMutation({
    mutationFn: (body: BodyOf<'createRichiesta'>) => call('createRichiesta', { body }),
    ...useRichiesteChanged(),
  });
}
export function useUpdateRichiesta(id: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'updateRichiesta'>) =>
      call('updateRichiesta', { params: { id }, body }),
    ...useRichiesteChanged(),
  });
}
export function useAnswerRichiesta(id: string) {
  return useMutation({
    mutationFn: (text: string) => call('answerRichiesta', { params: { id }, body: { text } }),
    ...useRichiesteChanged(),
  });
}
export function useExportRichiesta() {
  return useMutation({
    mutationFn: (id: string) => call('exportRichiesta', { params: { id }, body: {} }),
    ...useRichiesteChanged(),
  });
}
export function useEraseRichiesta() {
  return useMutation({
    mutationFn: (id: string) => call('eraseRichiesta', { params: { id }, body: {} }),
    ...useRichiesteChanged(),
  });
}

/** Each answers with the list, or the list is asked again. */
export function useCreateAdmin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'createAdmin'>) => call('createAdmin', { body }),
    onSuccess: (rows) => queryClient.setQueryData(adminQueries.admins().queryKey, rows),
  });
}
export function useUpdateAdmin(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'updateAdmin'>) => call('updateAdmin', { params: { id }, body }),
    onSuccess: (rows) => queryClient.setQueryData(adminQueries.admins().queryKey, rows),
  });
}
export function useDeleteAdmin(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'deleteAdmin'>): Promise<true> => {
      await call('deleteAdmin', { params: { id }, body });
      return true;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminQueries.admins().queryKey }),
  });
}

/** The state of the portals is read again whatever the answer: a refusal says that it moved. */
function usePortalsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: adminQueries.ofPortals() });
}
export function useRollbackPortal(portal: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'rollbackPortal'>): Promise<true> => {
      await call('rollbackPortal', { params: { portal }, body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
export function usePromotePortal(portal: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'promotePortal'>): Promise<true> => {
      await call('promotePortal', { params: { portal }, body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
export function useWithdrawCanary(portal: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'withdrawCanary'>): Promise<true> => {
      await call('withdrawCanary', { params: { portal }, body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
export function useCanaryPercent(portal: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'canaryPercent'>): Promise<true> => {
      await call('canaryPercent', { params: { portal }, body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
export function useKillBuild(portal: string) {
  return useMutation({
    mutationFn: async (body: BodyOf<'killBuild'>): Promise<true> => {
      await call('killBuild', { params: { portal }, body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
/** Tries a build in this browser only. */
export function useCreateOverride() {
  return useMutation({
    mutationFn: async (body: BodyOf<'createOverride'>): Promise<true> => {
      await call('createOverride', { body });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
export function useEndOverride() {
  return useMutation({
    mutationFn: async () => {
      await call('endOverride');
    },
    onSettled: usePortalsChanged(),
  });
}
export function useCreatePublishToken() {
  return useMutation({
    mutationFn: (body: BodyOf<'createPublishToken'>) => call('createPublishToken', { body }),
    onSettled: usePortalsChanged(),
  });
}
export function useRevokePublishToken() {
  return useMutation({
    mutationFn: async (id: string) => {
      await call('revokePublishToken', { params: { id } });
      return true;
    },
    onSettled: usePortalsChanged(),
  });
}
