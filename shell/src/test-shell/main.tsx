/**
 * The shell of the check before a release: mounts one page of a built portal, with a server that
 * answers nothing, and says what went wrong. Called by tools/portal/check-pages.ts in a real
 * browser.
 */
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createI18n, I18nextProvider } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import type { ListedRelease, PortalModule, Role } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import { TIMES } from '@bussola/portal-loader';
import { UiProvider } from '@bussola/ui/core';
import { createEnsureShared } from '../boot/shared-libraries.ts';
import { RouterLink } from '../boot/router-link.tsx';
import { addPortalWords } from '../portals/add-portal-words.ts';
import { loadContainer } from '../portals/federation-host.ts';
import { WithQueries } from '../session/with-queries.tsx';

export interface PageAsked {
  release: ListedRelease;
  path: string;
  role: Role;
}
declare global {
  /** @returns what went wrong, nothing when the page stands */
  interface Window {
    mountPage: (asked: PageAsked) => Promise<string[]>;
  }
}

/** A page that is still loading after this has failed, on slow machines too. */
const COME_MS = 20_000;
/** After the page has come: its effects and the answers that do not come have happened by then. */
const SETTLE_MS = 1_500;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

class Catch extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function Page({ module }: { module: PortalModule }) {
  return useRoutes(module.routes) ?? <p>no route of the portal’s module has this path</p>;
}

window.mountPage = async ({ release, path, role }) => {
  const wrong: string[] = [];
  const note = (error: unknown): void => {
    wrong.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  };
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  try {
    const ensureShared = createEnsureShared({ families: {}, familyIntegrity: {} }, TIMES);
    await ensureShared(release.descriptor.shared);
    // Files come from the disk, just built: no hashes, no second tries.
    const tags = {
      entryScript: (src: string) => Object.assign(document.createElement('script'), { src }),
      prepare: () => undefined,
      retryPending: () => 0,
      pendingUrls: () => [],
    };
    const { default: module } = (await loadContainer(release, { tags, ensureShared })) as {
      default?: PortalModule;
    };
    if (!module || !Array.isArray(module.routes)) return ['the build exposes no portal'];
    const { shell } = createTestShell({
      user: { role },
      http: () => Promise.reject(new Error('no server in this check')),
    });
    const i18n = await createI18n({ language: 'it' });
    await module.start({
      http: shell.http,
      addWords: (words) => addPortalWords(i18n, words),
    });
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <UiProvider theme="light" link={RouterLink}>
            <Catch onError={note}>
              <Suspense fallback={<p data-waiting>…</p>}>
                <WithQueries>
                  <ShellContextProvider value={shell}>
                    <Page module={module} />
                  </ShellContextProvider>
                </WithQueries>
              </Suspense>
            </Catch>
          </UiProvider>
        </MemoryRouter>
      </I18nextProvider>,
    );
    const isWaiting = (): boolean =>
      place.childElementCount === 0 || place.querySelector('[data-waiting]') !== null;
    const deadline = Date.now() + COME_MS;
    do {
      while (wrong.length === 0 && isWaiting() && Date.now() < deadline) await pause(100);
      await pause(SETTLE_MS);
    } while (wrong.length === 0 && isWaiting() && Date.now() < deadline);
    if (wrong.length === 0 && place.querySelector('[data-waiting]'))
      wrong.push('the page never came');
    if (wrong.length === 0 && place.textContent?.trim() === '') wrong.push('the page is empty');
  } catch (error) {
    note(error);
  }
  return wrong;
};
