import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useLanguage } from '@bussola/i18n';
import type { I18n } from '@bussola/i18n';
import { RetryContext, ShellContextProvider } from '@bussola/portal';
import type { PortalDescriptor, PortalModule, ShellContextValue } from '@bussola/portal';
import { leaveGuard } from '../boot/leave-guard.ts';
import { ErrorBoundary } from '../boot/error-boundary.tsx';
import { PortalDown } from './portal-down.tsx';
import { loaderOf, watchPortals } from './portal-loader.ts';
import { PortalLoading } from './portal-loading.tsx';
import type { PortalRuntime } from './portal-runtime.ts';

/** With its words, which no first page carries. */
const TrialBar = lazy(async () => {
  const { OverrideBar, addUpdateWords } = await import(
    /* webpackChunkName: "override-bar" */ './override-bar.tsx'
  );
  await addUpdateWords();
  return { default: OverrideBar };
});

function PortalRoutes({ module }: { module: PortalModule }) {
  return useRoutes(module.routes);
}

/** Its effect runs when everything beside it is on the screen. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn);
  return null;
}

interface Props {
  descriptor: PortalDescriptor;
  runtime: PortalRuntime;
  i18n: I18n;
  shell: ShellContextValue;
  home: string;
  /** The menu has entries of other portals. */ hasOthers: boolean;
}

/**
 * Draws what the loader says of a portal, in its place in the frame; whatever goes wrong stays in
 * that place and can be tried again there.
 */
export function PortalMount({ descriptor, runtime, i18n, shell, home, hasOthers }: Props) {
  const { name } = descriptor;
  const title = descriptor.title[useLanguage()];
  const loader = loaderOf(runtime, i18n);
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(name));
  // Before the first paint: a build in memory is drawn at once.
  useLayoutEffect(() => {
    loader.enter(name);
    return () => loader.leave(name);
  }, [loader, name]);
  const isSettled = state.kind === 'ready' || state.kind === 'degraded' || state.kind === 'failed';
  useEffect(() => {
    if (isSettled) watchPortals(runtime, loader, i18n);
  }, [isSettled, runtime, loader, i18n]);

  const retry = () => void loader.retry(name);
  // After a failure, a move to another page tries again: the code of that page may be loaded.
  const { pathname } = useLocation();
  const failedAt = useRef<string>(undefined);
  useEffect(() => {
    if (state.kind !== 'failed') failedAt.current = undefined;
    else if (failedAt.current === undefined) failedAt.current = pathname;
    else if (failedAt.current !== pathname) void loader.retry(name);
  }, [state, pathname, loader, name]);
  const release = 'portal' in state ? state.portal?.release : undefined;
  const isTrial = runtime.releases.channelOf(name) === 'override';
  // A build on trial that does not open ends its own trial.
  const isTrialOver = isTrial && (state.kind === 'failed' || state.kind === 'degraded');
  useEffect(() => {
    if (isTrialOver)
      void import(/* webpackChunkName: "override-bar" */ './override-bar.tsx')
        .then(async ({ endOverride }) => {
          await endOverride();
          await runtime.releases.refresh();
        })
        .catch(() => undefined);
  }, [isTrialOver, runtime]);
  const loading = (until?: number) => (
    <PortalLoading
      portal={name}
      title={title}
      times={runtime.times}
      since={'since' in state ? state.since : undefined}
      until={until}
      onRetry={() => {
        if (runtime.tags.retryPending() === 0) retry();
      }}
    />
  );
  if (state.kind === 'failed') {
    const [newest] =
      runtime.releases.list().portals.find((one) => one.name === name)?.versions ?? [];
    return (
      <PortalDown
        title={title}
        error={state.error}
        onRetry={retry}
        home={home}
        hasOthers={hasOthers}
        isReplaced={newest?.buildId !== state.error.buildId}
      />
    );
  }
  if (!('portal' in state) || !state.portal) return loading();
  // Answers on screen may not be saved yet: a wizard that was seen keeps its page, like a form that
  // asks before it is left.
  const isDirty = () => leaveGuard.get() !== null || (descriptor.layout === 'wizard' && isSettled);
  return (
    <>
      {isTrial && release && (
        <Suspense fallback={null}>
          <TrialBar title={title} buildId={release.buildId} onEnded={retry} />
        </Suspense>
      )}
      <ErrorBoundary
        key={state.portal.release.buildId}
        generation={state.generation}
        fallback={() => loading()}
        onError={(error) => void loader.pageFailed(name, error, isDirty())}
      >
        <RetryContext value={state.generation}>
          <ShellContextProvider value={shell}>
            <Suspense fallback={loading(state.kind === 'loading' ? state.until : undefined)}>
              <PortalRoutes module={state.portal.module} />
              <Drawn onDrawn={() => loader.drawn(name)} />
            </Suspense>
          </ShellContextProvider>
        </RetryContext>
      </ErrorBoundary>
    </>
  );
}
