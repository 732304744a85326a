import { accountQueries, asProblem } from '@bussola/client';
import { useShell } from '@bussola/portal';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Runs what asks for a proof of now; when the server wants one, the dialog comes first and the same thing runs again. Undefined: the person let it be. */
type Proved = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** @returns what runs the work, and the dialog to draw */
export function useProved(): { proved: Proved; dialog: ReactNode } {
  const { user: { id: userId } } = useShell().session;
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(proved: boolean) => void>(undefined);
  const { data: profile } = useQuery({ ...accountQueries.profile(userId), enabled: isAsking });
  const settle = (isProved: boolean) => { setAsking(false); answer.current?.(isProved); };
  const proved: Proved = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (asProblem(error)?.code !== 'STEP_UP_REQUIRED') throw error;
      const isProved = await new Promise<boolean>((resolve) => { answer.current = resolve; setAsking(true); });
      return isProved ? work() : undefined;
    }
  };
  return { proved, dialog: isAsking && profile ? <StepUpDialog userId={userId} profile={profile} onProved={() => settle(true)} onClose={() => settle(false)} /> : null };
}
