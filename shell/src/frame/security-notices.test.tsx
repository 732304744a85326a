import { connectClient } from '@bussola/client';
import type { Notice, User } from '@bussola/contract';
import { addNamespace, createI18n, I18nextProvider } from '@bussola/i18n';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { doorsNamespace } from '../words/doors-namespace.ts';
import { dismissAll, notifications, putAway } from './notifications.ts';
import { SecurityNotices } from './security-notices.tsx';

const USER: User = { id: 'b0550000-0000-4000-8000-00000000a001', firstName: 'Anna', lastName: 'Colombo', email: 'anna@esempio.test', role: 'User', state: 'active', checkup: true, comuneResidenza: null, thirdParty: [] };
const notice = (place: number, kind: Notice['kind']): Notice => ({ noticeId: `b0550000-0000-4000-8000-00000000d00${String(place)}`, kind, at: `2026-11-22T1${String(place)}:00:00.000Z`, detail: {} });
const titles = () => notifications.getState().shown.map(({ title }) => title);
afterEach(() => { cleanup(); dismissAll(); });

it('security notices are shown one at a time, the newest first, each until it is put away', async () => {
  const open = [notice(3, 'password-changed'), notice(2, 'factor-added'), notice(1, 'grant-given')];
  const dismissed: string[] = [];
  connectClient(async ({ method, path }) => { if (method === 'DELETE') dismissed.push(path.split('/').at(-1) ?? ''); return { notices: open }; });
  const i18n = await createI18n({ language: 'it' });
  await addNamespace(i18n, doorsNamespace);
  render(<I18nextProvider i18n={i18n}><SecurityNotices user={USER} /></I18nextProvider>);
  await waitFor(() => expect(titles()).toHaveLength(1));
  const seen = [...titles()];
  for (let left = 2; left >= 0; left -= 1) {
    act(() => putAway(notifications.getState().shown[0]?.id ?? 0));
    expect(titles()).toHaveLength(left > 0 ? 1 : 0);
    seen.push(...titles());
  }
  expect(seen).toEqual(['La password è stata cambiata.', 'È stato aggiunto un secondo fattore.', 'Hai dato a qualcuno accesso alla tua area.']);
  expect(dismissed).toEqual(open.map(({ noticeId }) => noticeId));
});
