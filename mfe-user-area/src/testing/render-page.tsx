import { formsNamespace } from '@bussola/forms';
import type { Namespace } from '@bussola/i18n';
import type { Role } from '@bussola/portal';
import { resultsNamespace } from '@bussola/results';
import { stepUpNamespace } from '@bussola/step-up';
import { renderPage as renderTestPage } from '@bussola/test-page';
import type { PageOptions } from '@bussola/test-page';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { dashboardsNamespace } from '../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { USER_ID } from './area-server.ts';
import type { areaServer } from './area-server.ts';

interface Options extends Pick<PageOptions, 'path' | 'language' | 'amountsHidden'> {
  server: Pick<ReturnType<typeof areaServer>, 'http' | 'asked'>;
  /** The namespace of the page, if it has one of its own. */
  words?: Namespace;
  role?: Role;
  mustEnrol?: boolean;
  /** Another person's area. */ isActing?: boolean;
  /** The device keeps a copy of the area. */ deviceCopy?: { erase: () => Promise<void> };
}

/** Draws a page as the shell does, with the area behind it; answers once the page has its title. */
export async function renderPage(
  page: ReactElement,
  {
    server,
    words,
    role = 'User',
    mustEnrol = false,
    isActing = false,
    deviceCopy,
    ...options
  }: Options,
) {
  const { told, user, queryClient, ...view } = await renderTestPage(page, {
    ...options,
    http: server.http,
    words: [
      userAreaNamespace,
      dashboardsNamespace,
      formsNamespace,
      resultsNamespace,
      stepUpNamespace,
      ...(words ? [words] : []),
    ],
    user: { id: USER_ID, role },
    session: { mustEnrol, isActing, ...(deviceCopy ? { deviceCopy } : {}) },
  });
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
