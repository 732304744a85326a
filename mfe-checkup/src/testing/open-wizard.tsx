import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import type { Namespace } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import { Link, MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { UiProvider } from '@bussola/ui/core';
import type { LinkComponentProps } from '@bussola/ui/core';
import portalModule from '../portal-module.tsx';
import { formsNamespace, stepsNamespace } from '../steps-namespace.ts';
import { USER_ID } from './draft-server.ts';
import type { draftServer } from './draft-server.ts';

configure({ defaultHidden: true });

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

/**
 * Opens the portal's own routes on a test shell.
 * @param options.browser - `idle`: the wizard fetches the next step and draws it hidden, in advance
 * @returns the person who uses the page, and the messages on screen
 */
export async function openWizard(
  path: string,
  server: ReturnType<typeof draftServer>,
  { language = 'it', browser = 'busy' }: { language?: 'it' | 'en'; browser?: 'idle' | 'busy' } = {},
) {
  sessionStorage.clear();
  window.requestIdleCallback = (run) => (browser === 'idle' ? window.setTimeout(run) : 0);
  window.cancelIdleCallback = (id) => clearTimeout(id);
  const i18n = await createI18n({ language });
  await portalModule.start({
    http: server.http,
    addWords: (words) => addNamespace(i18n, words as Namespace),
  });
  // Pages add their words when they are first loaded, once for a test file. Each test has its own
  // i18n instance, so the words are added here again.
  await Promise.all([addNamespace(i18n, formsNamespace), addNamespace(i18n, stepsNamespace)]);
  const { shell, told } = createTestShell({
    http: server.http,
    user: {
      id: USER_ID,
      firstName: '',
      lastName: '',
      email: '',
      state: 'provisional',
      checkup: false,
    },
    language,
  });
  const Routes = () => useRoutes(portalModule.routes);
  const Path = () => <output aria-label="path">{useLocation().pathname}</output>;
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider theme="light" link={RouterLink}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={new QueryClient()}>
            <ShellContextProvider value={shell}>
              <Suspense fallback={null}>
                <Routes />
              </Suspense>
            </ShellContextProvider>
          </QueryClientProvider>
          <Path />
        </MemoryRouter>
      </UiProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), messages: told.notifications };
}

/** @returns the path of the page on screen */
export const openPath = () => screen.getByLabelText('path').textContent;

export const nextButton = () => screen.getByRole('button', { name: 'Avanti' });
