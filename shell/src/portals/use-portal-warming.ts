import { useEffect } from 'react';
import { whenIdle } from '@bussola/portal/when-idle';
import { isBackOffice } from '../boot/host.ts';
import type { PortalRuntime } from './portal-runtime.ts';

/** Prepares the portals that may follow a page of the shell, once the browser is idle. */
export function usePortalWarming(runtime: PortalRuntime, isShellPage: boolean): void {
  useEffect(() => {
    if (!isShellPage || __DEV__ || isBackOffice()) return undefined;
    const left = new AbortController();
    const forget = whenIdle(
      () =>
        void import(/* webpackChunkName: "portal-warm" */ './portal-warm.ts').then(
          ({ learnAll, warmWhileTyping }) => {
            if (left.signal.aborted) return;
            learnAll(runtime);
            warmWhileTyping(runtime, left.signal);
          },
          () => undefined,
        ),
    );
    return () => {
      forget();
      left.abort();
    };
  }, [isShellPage, runtime]);
}
