import { asProblem, useDropLetter, useRetryLetter } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { postaNamespace } from '../../locales/posta-namespace.ts';

/** Sends a stuck letter again or gives it up, and says what came of it. */
export function useRetry() {
  const t = useT(postaNamespace);
  const { notify } = useShell();
  const again = useRetryLetter();
  const dropped = useDropLetter();
  const told = async (work: Promise<unknown>, done: 'drawer.retried' | 'drawer.dropped') => {
    try {
      await work;
      notify({ kind: 'success', text: t(done) });
    } catch (error) {
      const status = asProblem(error)?.status;
      const said = status === 409 ? 'drawer.pointless' : status === 404 ? 'drawer.gone' : undefined;
      if (said === undefined) throw error;
      notify({ kind: 'warning', text: t(said) });
    }
  };
  return {
    retry: (id: string) => told(again.mutateAsync(id), 'drawer.retried'),
    drop: (id: string) => told(dropped.mutateAsync(id), 'drawer.dropped'),
    isBusy: again.isPending || dropped.isPending,
  };
}
