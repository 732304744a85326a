/** The message after another person's area has closed. */
import type { AreaEnded as Ended, Session } from '@bussola/contract';
import { closeSession, openSession, sessionStore } from '@bussola/client/session';
import { formatDate } from '@bussola/i18n/format';
import { renderPage } from '@bussola/test-page';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { authNamespace } from '../locales/auth-namespace.ts';
import { leaveGuard } from '../boot/leave-guard.ts';
import { otherArea } from '../session/other-area.ts';
import { AreaEnded, OtherArea } from './area-ended.tsx';
import { dismissAll, toasts } from '../boot/notifications.ts';

afterEach(() => {
  closeSession();
  dismissAll();
});

const OWN: Session = {
  jwtToken: 'token-proprio',
  user: {
    id: 'b0550000-0000-4000-8000-00000000a009',
    firstName: 'Chiara',
    lastName: 'Ferri',
    email: 'chiara@esempio.test',
    role: 'User',
    state: 'active',
    checkup: false,
    comuneResidenza: null,
    thirdParty: [],
  },
};

async function said(why: Ended['why'], guard: string | null = null): Promise<unknown> {
  const ended: Ended = { via: 'grant', areaName: 'Anna Colombo', why, on: '2026-03-03' };
  leaveGuard.set(guard);
  openSession({ ...OWN, ended });
  leaveGuard.set(null);
  await renderPage(<AreaEnded ended={ended} />, { words: [authNamespace] });
  await waitFor(() => expect(sessionStore.getState().ended).toBeNull());
  const shown = toasts.getVisibleToasts();
  // It waits to be put away.
  expect(shown.map(({ duration }) => duration)).toEqual([Infinity]);
  return shown[0]?.title;
}

it.each<[Ended['why'], string]>([
  ['revoked', 'Anna Colombo ha chiuso il tuo accesso alla sua area.'],
  [
    'expired',
    `Il tuo accesso all’area di Anna Colombo è scaduto il ${formatDate('2026-03-03', 'it', 'long')}.`,
  ],
  ['visit-over', 'La mezz’ora nell’area di Anna Colombo è finita. Per continuare, entra di nuovo.'],
  ['closed', 'L’area di Anna Colombo non è più aperta per te.'],
])('%s', async (why, text) => {
  expect(await said(why)).toBe(text);
});

it.each([
  [
    'Bruno Riva',
    'In un’altra scheda hai aperto l’area di Bruno Riva: da adesso anche questa mostra quella.',
  ],
  ['', 'In un’altra scheda hai aperto un’altra area: da adesso anche questa mostra quella.'],
])('says once that another tab has opened the area of «%s»', async (name, text) => {
  otherArea.setState({ name });
  await renderPage(<OtherArea name={name} />, { words: [authNamespace] });
  await waitFor(() => expect(otherArea.getState().name).toBeNull());
  expect(toasts.getVisibleToasts().map(({ title }) => title)).toEqual([text]);
});

it('says that what was being written is not saved', async () => {
  expect(await said('revoked', 'Non salvato')).toBe(
    'Anna Colombo ha chiuso il tuo accesso alla sua area. Quello che stavi scrivendo non è stato salvato.',
  );
});
