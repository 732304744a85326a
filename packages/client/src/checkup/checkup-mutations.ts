import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@bussola/contract';
import { call } from '../call.ts';

/** One step of the checkup. The draft's store decides when it is sent, and sends it again. */
export const sendStep = (
  step: 'newAreaEconomica' | 'areaPrevidenzaAssistenza' | 'areaFinanziaria',
  body: BodyOf<'newAreaEconomica'>,
) => call(step, { body });

/** Consents, then the end of the checkup, which may be asked for twice. */
export function useFinalizeCheckup() {
  return useMutation({
    // Without a network it fails at once: the page says that it waits.
    networkMode: 'always',
    mutationFn: async ({ marketing }: { marketing: boolean }) => {
      await call('consentsCreate', { body: { kind: 'privacy', granted: true } });
      if (marketing) await call('consentsCreate', { body: { kind: 'marketing', granted: true } });
      await call('newFinalizeCheckup');
    },
  });
}
