import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@bussola/contract';
import { accountQueries } from '../account/account-queries.ts';
import { call } from '../call.ts';
import { generaleQueries } from '../generale/generale-queries.ts';

/** One step of the checkup. The draft's store decides when it is sent, and sends it again. */
export const sendStep = (
  step: 'newAreaEconomica' | 'areaPrevidenzaAssistenza' | 'areaFinanziaria',
  body: BodyOf<'newAreaEconomica'>,
) => call(step, { body });

/**
 * The consent, unless it was given before, then the end of the checkup, which may be asked for
 * twice.
 */
export function useFinalizeCheckup(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // Without a network it fails at once: the page says that it waits.
    networkMode: 'always',
    mutationFn: async ({ privacy }: { privacy: boolean }) => {
      if (privacy) await call('consentsCreate', { body: { kind: 'privacy', granted: true } });
      await call('newFinalizeCheckup');
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: accountQueries.consents(userId).queryKey }),
  });
}

/** A visitor's finished checkup becomes a draft again. */
export function useReopenCheckup(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('reopenCheckup'),
    onSuccess: () => queryClient.resetQueries({ queryKey: generaleQueries.of(userId) }),
  });
}
