import { connectClient } from '@bussola/client';
import { formsNamespace } from '@bussola/forms';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import { resultsNamespace } from '@bussola/results';
import { stepUpNamespace } from '@bussola/step-up';
import { UiProvider } from '@bussola/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { dashboardsNamespace } from '../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { USER_ID } from './area-server.ts';
import type { areaServer } from './area-server.ts';

// A whole page is hundreds of elements: asking jsdom which of them are visible costs seconds, and
// it knows no media query.
configure({ defaultHidden: true });

interface Options {
  server: Pick<ReturnType<typeof areaServer>, 'http' | 'asked'>;
  /** The namespace of the page, if it has one of its own. */
  words?: Parameters<typeof addNamespace>[1];
  path?: string;
  language?: 'it' | 'en';
  amountsHidden?: boolean;
  mustEnrol?: boolean;
  /** Somebody else's area. */ isActing?: boolean;
  /** The device keeps a copy of the area. */ deviceCopy?: { erase: () => Promise<void> };
}

/** Draws a page as the shell does, with the area behind it; answers once the page has its title. */
export async function renderPage(
  page: ReactElement,
  {
    server,
    words,
    path = '/',
    language = 'it',
    amountsHidden = false,
    mustEnrol = false,
    isActing = false,
    deviceCopy,
  }: Options,
) {
  const i18n = await createI18n({ language });
  await addNamespace(i18n, userAreaNamespace);
  await addNamespace(i18n, dashboardsNamespace);
  if (words) await addNamespace(i18n, words);
  await addNamespace(i18n, formsNamespace);
  await addNamespace(i18n, resultsNamespace);
  await addNamespace(i18n, stepUpNamespace);
  connectClient(server.http);
  const { shell, told } = createTestShell({
    http: server.http,
    user: { id: USER_ID },
    session: { mustEnrol, isActing, ...(deviceCopy ? { deviceCopy } : {}) },
    language,
    amountsHidden,
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const user = userEvent.setup();
  const view = render(
    <I18nextProvider i18n={i18n}>
      <UiProvider theme="light" hideAmounts={amountsHidden}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={queryClient}>
            <ShellContextProvider value={shell}>{page}</ShellContextProvider>
          </QueryClientProvider>
        </MemoryRouter>
      </UiProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const { notifications, badges } = told;
  /** What is asked before the page is left; null when nothing is. */
  const leaveGuard = () => told.leaveGuard;
  return { ...view, user, queryClient, notifications, badges, leaveGuard };
}

/** Writes into a field in one go. */
export function write(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Texts as they are read, non-breaking spaces as spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u00A0', ' ');
