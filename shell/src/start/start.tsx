import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import { App } from '../app.tsx';
import { createPortalRuntime } from '../portals/portal-runtime.ts';
import { startAhead } from '../portals/start-ahead.ts';
import { loadLoginPage } from '../pages/login/load-login-page.ts';
import { wordsComposed } from '../auth/take-over.ts';
import { mayHaveSession } from '@bussola/client/session';
import { followDeviceCopy } from '../boot/device-copy.ts';
import { startSession } from '../session/session.ts';
import { shellNamespace } from '../locales/shell-namespace.ts';
import { applyPreferences, preferences } from '../boot/preferences.ts';
import { StyledRoot } from './styled-root.tsx';
import { readStartData } from '../boot/start-data.ts';

/** Runs once: preferences, words, session, then the first drawing. */
export async function start(): Promise<void> {
  const element = document.getElementById('app');
  if (!element) throw new Error('the page has no place for the app');
  const data = readStartData();
  applyPreferences();
  const runtime = createPortalRuntime(data);
  followDeviceCopy(__BUILD__);
  if (mayHaveSession()) startAhead(runtime, location.pathname);
  // A page whose own list cannot be read goes on with the server's, or with the last good one.
  const portals =
    runtime.releases.list().portals.length > 0 ? undefined : runtime.releases.refresh();
  // It takes the first paint over in its first drawing; a failure shows when it is drawn.
  const login = document.getElementById('first') && loadLoginPage().catch(() => undefined);
  const [i18n] = await Promise.all([
    createI18n({ language: preferences.getState().language }).then(async (instance) => {
      await addNamespace(instance, shellNamespace);
      return instance;
    }),
    Promise.all([startSession(), login]).then(wordsComposed),
    portals,
  ]);
  createRoot(element).render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <StyledRoot>
          <App runtime={runtime} i18n={i18n} />
        </StyledRoot>
      </BrowserRouter>
    </I18nextProvider>,
  );
}
