import type { Profile } from '@bussola/contract';
import { accountQueries, asProblem } from '@bussola/client';
import { useShell } from '@bussola/portal';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { StepUpDialog } from './step-up-dialog.tsx';

/**
 * Runs what asks for a proof; when the server wants one, the dialog comes first and the same thing
 * runs again. Undefined: the person let it be.
 */
type Proved = <T>(work: () => Promise<T>) => Promise<T | undefined>;
interface Asked {
  profile: Profile;
  answer: (isProved: boolean) => void;
}
const Context = createContext<Proved | null>(null);

/** @throws Error outside {@link StepUp} */
export function useProved(): Proved {
  const proved = use(Context);
  if (!proved) throw new Error('useProved outside StepUp');
  return proved;
}

/**
 * One dialog for everything on the page that cannot be taken back. It proves who acts,
 * in one's own area and in somebody else's.
 */
export function StepUp({ children }: { children: ReactNode }) {
  const {
    user: { id: userId },
  } = useShell().session;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = (isProved: boolean) => {
    setAsked(null);
    asked?.answer(isProved);
  };
  const proved = useCallback<Proved>(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (asProblem(error)?.code !== 'STEP_UP_REQUIRED') throw error;
        const profile = await queryClient.fetchQuery({
          ...accountQueries.profile(userId),
          staleTime: 0,
        });
        const isProved = await new Promise<boolean>((answer) => {
          setAsked({ profile, answer });
        });
        return isProved ? work() : undefined;
      }
    },
    [queryClient, userId],
  );
  return (
    <Context.Provider value={proved}>
      {children}
      {asked && (
        <StepUpDialog
          userId={userId}
          profile={asked.profile}
          onProved={() => settle(true)}
          onClose={() => settle(false)}
        />
      )}
    </Context.Provider>
  );
}
