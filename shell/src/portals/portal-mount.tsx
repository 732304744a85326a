import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { addNamespace, useLanguage } from '@bussola/i18n';
import type { I18n, Namespace } from '@bussola/i18n';
import { RetryContext, ShellContextProvider } from '@bussola/portal';
import type { PortalDescriptor, PortalModule, ShellContextValue } from '@bussola/portal';
import { isLoadError, PortalLoadError } from '@bussola/portal-loader';
import { http } from '../session/session.ts';
import { PortalBoundary } from './portal-boundary.tsx';
import { PortalDown } from './portal-down.tsx';
import { PortalLoading } from './portal-loading.tsx';
import type { PortalRuntime } from './portal-runtime.ts';

interface Props { descriptor: PortalDescriptor; runtime: PortalRuntime; i18n: I18n; shell: ShellContextValue; home: string }

type State = { kind: 'loading' } | { kind: 'ready'; module: PortalModule; buildId: string } | { kind: 'failed'; error: PortalLoadError };

/** Builds that have been started: words added, client connected. Once a build, however often it is mounted. */
const started = new Map<string, Promise<void>>();

function startOnce(module: PortalModule, buildId: string, i18n: I18n): Promise<void> {
  const known = started.get(buildId);
  if (known) return known;
  const start = Promise.resolve(module.start({ http, addWords: (words) => addNamespace(i18n, words as Namespace) }));
  started.set(buildId, start);
  start.catch(() => started.delete(buildId));
  return start;
}

/** Loads a portal into its place in the frame; whatever goes wrong stays in that place and can be tried again there. */
export function PortalMount({ descriptor, runtime, i18n, shell, home }: Props) {
  const { name } = descriptor;
  const title = descriptor.title[useLanguage()];
  const { loader, tags } = runtime;
  const [state, setState] = useState<State>(() => {
    const loaded = loader.loaded(name);
    return loaded && started.has(loaded.release.buildId) ? { kind: 'ready', module: loaded.module, buildId: loaded.release.buildId } : { kind: 'loading' };
  });
  const [generation, setGeneration] = useState(0);
  const [busy, setBusy] = useState(false);

  /** Never throws: a failure is a state like another. */
  const bring = useCallback(async (how: 'load' | 'retry'): Promise<State> => {
    try {
      const { module, release } = await loader[how](name);
      await startOnce(module, release.buildId, i18n);
      return { kind: 'ready', module, buildId: release.buildId };
    } catch (error) {
      return { kind: 'failed', error: await loader.explain(name, error) };
    }
  }, [loader, name, i18n]);

  const show = useCallback((next: State) => {
    setState(next);
    setBusy(false);
    if (next.kind === 'ready') setGeneration((count) => count + 1);
  }, []);

  useEffect(() => {
    let current = true;
    void bring('load').then((next) => { if (current) show(next); });
    return () => { current = false; };
  }, [bring, show]);

  const retry = useCallback(() => {
    setBusy(true);
    void bring('retry').then(show);
  }, [bring, show]);
  const retryPending = useCallback(() => { if (tags.retryPending() === 0) retry(); }, [retry, tags]);

  const down = (error: PortalLoadError) => <PortalDown title={title} error={error} busy={busy} onRetry={retry} home={home} />;
  const loading = <PortalLoading portal={name} title={title} onRetry={retryPending} />;
  if (state.kind === 'failed') return down(state.error);
  if (state.kind === 'loading') return <PortalBoundary generation={generation} fallback={(error) => down(asLoadError(name, error))}>{loading}</PortalBoundary>;
  return (
    <PortalBoundary generation={generation} fallback={(error) => <Explained name={name} error={error} loader={loader}>{down}</Explained>}>
      <RetryContext value={generation}>
        <ShellContextProvider value={shell}>
          <Suspense fallback={loading}><PortalRoutes key={state.buildId} module={state.module} /></Suspense>
        </ShellContextProvider>
      </RetryContext>
    </PortalBoundary>
  );
}

function PortalRoutes({ module }: { module: PortalModule }) {
  return useRoutes(module.routes);
}

const asLoadError = (portal: string, error: unknown): PortalLoadError =>
  error instanceof PortalLoadError ? error : new PortalLoadError('RENDER', { portal, phase: 'page', cause: error });

/** A page's own failure: why it failed is asked of the address that failed, which takes a moment. */
function Explained({ name, error, loader, children }: { name: string; error: unknown; loader: PortalRuntime['loader']; children: (error: PortalLoadError) => React.ReactNode }) {
  const first = useMemo(() => asLoadError(name, error), [name, error]);
  const [explained, setExplained] = useState<PortalLoadError | null>(isLoadError(error) ? null : first);
  useEffect(() => {
    let current = true;
    if (isLoadError(error)) void loader.explain(name, error).then((found) => { if (current) setExplained(found); });
    return () => { current = false; };
  }, [loader, name, error]);
  return children(explained ?? first);
}
