import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { renderPage } from '@bussola/test-page';
import portalModule from '../portal-module.tsx';
import { formsNamespace, stepsNamespace } from '../steps-namespace.ts';
import { USER_ID } from './draft-server.ts';
import type { draftServer } from './draft-server.ts';

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
  const Routes = () => useRoutes(portalModule.routes);
  const Path = () => <output aria-label="path">{useLocation().pathname}</output>;
  const page = (
    <>
      <Suspense fallback={null}>
        <Routes />
      </Suspense>
      <Path />
    </>
  );
  const { user, told } = await renderPage(page, {
    http: server.http,
    start: portalModule.start,
    // Pages add their words when they are first loaded, once for a test file. Each test has its own
    // i18n instance, so the words are added here again.
    words: [formsNamespace, stepsNamespace],
    path,
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
  await screen.findByRole('heading', { level: 1 });
  return { user, messages: told.notifications };
}

/** @returns the path of the page on screen */
export const openPath = () => screen.getByLabelText('path').textContent;

export const nextButton = () => screen.getByRole('button', { name: 'Avanti' });
