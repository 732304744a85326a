import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem, useFinalizeCheckup } from '@bussola/client';
import type { ProblemError } from '@bussola/client';
import { useShell } from '@bussola/portal';
import { useDraftStore } from '../../draft/use-draft.tsx';

const HOME = '/app/dashboards/home';
const AGAIN_MS = 15_000;

export interface Consents {
  /** Given now; not where it was given before. */
  privacy: boolean;
}

/**
 * From the draft to the household: what waits is sent first, then consents, then the end itself,
 * which may be asked for twice.
 */
export function useFinish() {
  const draft = useDraftStore();
  const { session } = useShell();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  /**
   * Consents given while offline. The request is repeated when the network is back.
   */
  const [waiting, setWaiting] = useState<Consents | null>(null);
  const { reload, user } = session;
  const { mutateAsync: finalize } = useFinalizeCheckup(user.id);

  const finish = useCallback(
    async (consents: Consents) => {
      setBusy(true);
      setProblem(null);
      setWaiting(null);
      try {
        await draft.flush();
        await finalize(consents);
        await reload();
        if (user.state !== 'provisional') await navigate(HOME, { replace: true });
      } catch (error) {
        const found = asProblem(error);
        if (!found) throw error;
        if (found.code === 'NETWORK') setWaiting(consents);
        else setProblem(found);
      } finally {
        setBusy(false);
      }
    },
    [draft, finalize, reload, user.state, navigate],
  );

  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void finish(waiting);
    // After a tunnel the browser may tell nothing.
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [waiting, finish]);

  return { finish, isBusy, problem, isWaiting: waiting !== null };
}
