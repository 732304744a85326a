import { connectClient } from '@bussola/client';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import type { Namespace } from '@bussola/i18n';
import { ShellContextProvider } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { createTestShell } from '@bussola/portal/test-shell';
import type { TestShellOptions } from '@bussola/portal/test-shell';
import { UiProvider } from '@bussola/ui/core';
import type { LinkComponentProps } from '@bussola/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';

// A whole page is hundreds of elements: asking jsdom which of them are visible costs seconds, and
// it knows no media query.
configure({ defaultHidden: true });

export interface PageOptions extends TestShellOptions {
  words?: readonly Namespace[];
  path?: string | { pathname: string; state: unknown };
  /** Of the portal whose pages are drawn: it connects the client and adds its words by itself. */
  start?: PortalModule['start'];
}

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link to={href} {...rest} />;

/**
 * Draws a page as the shell does. Without `http` the client stays as the test connected it.
 * @returns the view, the person who uses it, and what the page told the shell
 */
export async function renderPage(element: ReactElement, options: PageOptions = {}) {
  const { http, words = [], path = '/', start, language, amountsHidden = false } = options;
  const i18n = await createI18n({ language });
  const addWords = (added: object) => addNamespace(i18n, added as Namespace);
  const { shell, told } = createTestShell(options);
  if (http) connectClient(http);
  await start?.({ http: shell.http, addWords });
  await Promise.all(words.map(addWords));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <UiProvider theme="light" hideAmounts={amountsHidden} link={RouterLink}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={queryClient}>
            <ShellContextProvider value={shell}>{children}</ShellContextProvider>
          </QueryClientProvider>
        </MemoryRouter>
      </UiProvider>
    </I18nextProvider>
  );
  return { ...render(element, { wrapper }), user, i18n, queryClient, shell, told };
}
