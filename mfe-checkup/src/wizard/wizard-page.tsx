import { TAB } from '@bussola/domain';
import {
  Activity,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useState,
} from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { asProblem, draftQueries, sendStep } from '@bussola/client';
import type { Draft } from '@bussola/contract';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { whenIdle } from '@bussola/portal/when-idle';
import { Button, chakra, ErrorState, Skeleton } from '@bussola/ui/core';
import { createDraftStore } from '../draft/draft-store.ts';
import { pendingStorage } from '../draft/pending-storage.ts';
import { DraftProvider, useDraft, useDraftStore } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import { fetchSteps, STEP_PAGES } from '../step-pages.ts';
import { mayOpen, nextPath, pathOf, PAUSE_PATH, stepPathOf, tabOf } from '../steps.ts';
import type { StepPath } from '../steps.ts';
import { OpenStepProvider } from './open-step.ts';
import { NetworkLog } from './network-log.tsx';
import { ResumeBanner } from './resume-banner.tsx';
import { useMergeNotice } from './use-merge-notice.ts';
import { WizardHeader } from './wizard-header.tsx';
import '../portal.css';

/** The frame of all steps: the visitor's draft, header, guard. */
export default function WizardPage() {
  const { session } = useShell();
  useScrollBarRoom();
  // One person, one draft: another person on the same page starts from nothing.
  return <LoadedWizard key={session.user.id} userId={session.user.id} />;
}

/**
 * Keeps room for the scroll bar. Without it, an error that makes the page taller adds a scroll bar,
 * and the controls move sideways.
 */
function useScrollBarRoom(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('scrollbar-gutter', 'stable');
    return () => {
      style.removeProperty('scrollbar-gutter');
    };
  }, []);
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
    const onLine = () => draftStore.sendNow();
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
  const reached = useDraft((state) => state.reached);
  const refusedTab = useDraft((state) => state.refused?.tab);
  useMergeNotice();
  useCloseWarning();
  useReturnToRefused();
  const [path, openStep] = useStepOnScreen(stepPathOf(pathname));
  const next = useNextStep(path);
  const draft = useDraftStore();
  // The step is shown before its address changes, and the shell scrolls only after that.
  useLayoutEffect(() => {
    // Do not return its result: it may be a promise, which React would call as a cleanup function.
    scrollTo(0, 0);
  }, [path]);
  // Sends the step before once this one is on screen, so that no answer interrupts the drawing.
  useEffect(() => draft.sendNow(), [draft, path]);
  if (!path || !mayOpen(path, reached)) return <Navigate to={pathOf(refusedTab ?? 1)} replace />;
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <WizardHeader />
      <NetworkLog />
      <ResumeBanner initialReached={initialReached} />
      <OpenStepProvider value={openStep}>
        {[path, ...(next ? [next] : [])].map((step) => (
          <Activity key={step} mode={step === path ? 'visible' : 'hidden'}>
            <StepOnPage path={step} />
          </Activity>
        ))}
      </OpenStepProvider>
    </chakra.div>
  );
}

/** The step on screen. A step that is being opened is shown before the address changes. */
function useStepOnScreen(ofAddress: StepPath | undefined) {
  const navigate = useNavigate();
  const [path, show] = useOptimistic(ofAddress);
  const open = useCallback(
    (next: StepPath) =>
      startTransition(async () => {
        show(next);
        await navigate(next);
      }),
    [show, navigate],
  );
  return [path, open] as const;
}

/** `memo`: a step that was drawn ahead is shown as it is. */
const StepOnPage = memo(function StepOnPage({ path }: { path: StepPath }) {
  const t = useT(checkupNamespace);
  const Page = STEP_PAGES[path];
  return (
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
      <Page />
    </Suspense>
  );
});

/**
 * The step that «Avanti» leads to, once its file is here: it is drawn ahead, hidden, while the
 * person answers. All steps are fetched as soon as the step on screen has been drawn and nothing
 * else is asked for.
 */
function useNextStep(path: StepPath | undefined): StepPath | undefined {
  const scope = useDraft((state) => state.data.analisiFamiliare);
  const [fetched, setFetched] = useState<ReadonlySet<StepPath>>(new Set());
  useEffect(() => whenIdle(() => void fetchSteps().then(setFetched)), []);
  const tab = path && tabOf(path);
  if (tab === undefined || tab === TAB.riepilogo) return undefined;
  const next = path === PAUSE_PATH ? pathOf(tab) : nextPath(tab, scope);
  return fetched.has(next) ? next : undefined;
}

/** Goes back to a step that the server refused after the person had gone on: it says why. */
function useReturnToRefused(): void {
  const { store } = useDraftStore();
  const navigate = useNavigate();
  useEffect(
    () =>
      store.subscribe(({ refused }, before) => {
        if (refused !== before.refused && refused?.tab !== undefined)
          void navigate(pathOf(refused.tab), { replace: true });
      }),
    [store, navigate],
  );
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
