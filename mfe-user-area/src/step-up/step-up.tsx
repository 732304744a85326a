import type { Profile } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Runs what asks for a proof; when the server wants one, the dialog comes first and the same thing runs again. Undefined: the person let it be. */
type Proved = <T>(work: () => Promise<T>) => Promise<T | undefined>;
const Context = createContext<Proved | null>(null);

/** @throws Error outside {@link StepUp} */
export function useProved(): Proved {
  const proved = use(Context);
  if (!proved) throw new Error('useProved outside StepUp');
  return proved;
}

/** One dialog for everything on the page that cannot be taken back. */
export function StepUp({ userId, profile, children }: { userId: string; profile: Pick<Profile, 'secondFactor' | 'hasPassword'>; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(proved: boolean) => void>(undefined);
  const ask = useCallback(() => new Promise<boolean>((resolve) => { answer.current = resolve; setAsking(true); }), []);
  const settle = (proved: boolean) => { setAsking(false); answer.current?.(proved); };
  const proved = useCallback<Proved>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (asProblem(error)?.code !== 'STEP_UP_REQUIRED') throw error;
      return await ask() ? work() : undefined;
    }
  }, [ask]);
  return (
    <Context.Provider value={proved}>
      {children}
      {isAsking && <StepUpDialog userId={userId} profile={profile} onProved={() => settle(true)} onClose={() => settle(false)} />}
    </Context.Provider>
  );
}
