import { Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from '@bussola/portal/router';
import { asProblem, draftQueries, sendStep } from '@bussola/client';
import type { Draft } from '@bussola/contract';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Button, chakra, ErrorState, Skeleton } from '@bussola/ui/core';
import { createDraftStore } from '../draft/draft-store.ts';
import { pendingStorage } from '../draft/pending-storage.ts';
import { DraftProvider, useDraft, useDraftStore } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import { warmLaterSteps } from '../later-steps.ts';
import { mayOpen, pathOf } from '../steps.ts';
import { ResumeBanner } from './resume-banner.tsx';
import { useDraftNotices } from './use-draft-notices.ts';
import { WizardHeader } from './wizard-header.tsx';
import '../portal.css';

/** The frame of all steps: the visitor's draft, header, guard. */
export default function WizardPage() {
  const { session } = useShell();
  // One person, one draft: another person on the same page starts from nothing.
  return <LoadedWizard key={session.user.id} userId={session.user.id} />;
}

function LoadedWizard({ userId }: { userId: string }) {
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const errorText = useErrorText();
  // Read afresh at each visit: it may have grown on another device meanwhile.
  const { data, error, refetch, isFetching } = useQuery({
    ...draftQueries.draft(userId),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (data) return <Wizard draft={data} userId={userId} />;
  return (
    <chakra.main
      id="content"
      tabIndex={-1}
      maxWidth="page"
      marginInline="auto"
      padding={{ base: '5', md: '8' }}
    >
      {error && !isFetching ? (
        <ErrorState
          headingLevel="h1"
          title={t('load.failed')}
          code={asProblem(error)?.code}
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {errorText(asProblem(error)?.code)}
        </ErrorState>
      ) : (
        <Skeleton label={t('load.loading')} />
      )}
    </chakra.main>
  );
}

function Wizard({ draft, userId }: { draft: Draft; userId: string }) {
  const [draftStore] = useState(() =>
    createDraftStore({
      draft,
      send: sendStep,
      storage: pendingStorage(userId),
    }),
  );
  useEffect(() => {
    draftStore.open();
    const onLine = () => draftStore.retry();
    addEventListener('online', onLine);
    return () => {
      removeEventListener('online', onLine);
      draftStore.dispose();
    };
  }, [draftStore]);
  return (
    <DraftProvider value={draftStore}>
      <Steps initialReached={draft.reached} />
    </DraftProvider>
  );
}

function Steps({ initialReached }: { initialReached: number }) {
  const { pathname } = useLocation();
  const t = useT(checkupNamespace);
  const reached = useDraft((state) => state.reached);
  useDraftNotices();
  useCloseWarning();
  useWarmSteps();
  if (!mayOpen(pathname, reached)) return <Navigate to={pathOf(1)} replace />;
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <WizardHeader />
      <ResumeBanner initialReached={initialReached} />
      <Suspense
        fallback={
          <chakra.div
            width="100%"
            maxWidth="page"
            marginInline="auto"
            padding={{ base: '5', md: '8' }}
          >
            <Skeleton label={t('load.loading')} />
          </chakra.div>
        }
      >
        <Outlet />
      </Suspense>
    </chakra.div>
  );
}

/** Once the step on screen has been drawn and nothing else is asked for. */
function useWarmSteps(): void {
  useEffect(() => {
    const warm = () => void warmLaterSteps();
    if (!('requestIdleCallback' in window)) {
      const later = setTimeout(warm, 2_000);
      return () => clearTimeout(later);
    }
    const idle = requestIdleCallback(warm, { timeout: 8_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}

/** Closing the tab while answers wait for the network would lose them: the browser asks first. */
function useCloseWarning(): void {
  const { store } = useDraftStore();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.getState().saveState === 'offline') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
}
