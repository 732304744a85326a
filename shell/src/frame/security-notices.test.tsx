import { connectClient } from '@bussola/client';
import type { Notice } from '@bussola/contract';
import { changeLanguage } from '@bussola/i18n';
import { renderPage } from '@bussola/test-page';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { authNamespace } from '../locales/auth-namespace.ts';
import { SecurityNotices } from './security-notices.tsx';
import { useNotices } from './use-notices.ts';

const USER = 'b0550000-0000-4000-8000-00000000a001';
const notice = (place: number, kind: Notice['kind']): Notice => ({
  noticeId: `b0550000-0000-4000-8000-00000000d00${String(place)}`,
  kind,
  at: `2026-11-22T1${String(place)}:00:00.000Z`,
  detail: {},
});
function OwnNotices() {
  const { notices, putAway } = useNotices(USER);
  return <SecurityNotices notices={notices} onPutAway={putAway} />;
}
const draw = (language: 'it' | 'en' = 'it') =>
  renderPage(<OwnNotices />, { words: [authNamespace], language });
afterEach(cleanup);

it('security notices are shown one at a time, the newest first, each until it is put away', async () => {
  const open = [notice(3, 'password-changed'), notice(2, 'factor-added'), notice(1, 'grant-given')];
  const dismissed: string[] = [];
  connectClient(async ({ method, path }) => {
    if (method === 'DELETE') dismissed.push(path.split('/').at(-1) ?? '');
    return { notices: open };
  });
  const { user } = await draw();
  const seen: (string | undefined)[] = [];
  for (let left = 3; left > 0; left -= 1) {
    const status = await screen.findByRole('status');
    seen.push(status.textContent?.split('.')[0]);
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  }
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(seen).toEqual([
    'La password è stata cambiata',
    'È stato aggiunto un secondo fattore',
    'Hai dato a qualcuno accesso alla tua area',
  ]);
  expect(dismissed).toEqual(open.map(({ noticeId }) => noticeId));
});

it('a notice on screen is told in the language that is chosen, and the next one follows it', async () => {
  connectClient(async () => ({
    notices: [notice(2, 'password-changed'), notice(1, 'factor-added')],
  }));
  const { i18n, user } = await draw();
  await screen.findByText('La password è stata cambiata.');
  await act(() => changeLanguage(i18n, 'en'));
  await screen.findByText('The password was changed.');
  expect(screen.getAllByRole('status')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('A second factor was added.');
});

/** Written by hand: what happened, in the words of the one it happened to. */
const SAID: readonly (readonly [
  kind: Notice['kind'],
  detail: Notice['detail'],
  it: string,
  en: string,
])[] = [
  [
    'new-device',
    { browser: 'Firefox', system: 'Linux' },
    'Accesso da un dispositivo nuovo: Firefox su Linux.',
    'Sign-in from a new device: Firefox on Linux.',
  ],
  [
    'new-device',
    { browser: 'Firefox' },
    'Accesso da un dispositivo nuovo.',
    'Sign-in from a new device.',
  ],
  ['password-changed', {}, 'La password è stata cambiata.', 'The password was changed.'],
  [
    'email-change-asked',
    {},
    'Qualcuno ha chiesto di cambiare l’indirizzo e-mail.',
    'Another e-mail address was asked for.',
  ],
  ['email-changed', {}, 'L’indirizzo e-mail è stato cambiato.', 'The e-mail address was changed.'],
  [
    'email-change-undone',
    {},
    'Il cambio di indirizzo è stato annullato.',
    'The change of address was taken back.',
  ],
  [
    'factor-added',
    { factor: 'totp' },
    'È stato aggiunto un secondo fattore.',
    'A second factor was added.',
  ],
  [
    'factor-removed',
    { factor: 'totp' },
    'È stato tolto un secondo fattore.',
    'A second factor was removed.',
  ],
  [
    'recovery-used',
    { left: '7' },
    'È stato usato un codice di recupero.',
    'A recovery code was used.',
  ],
  [
    'recovery-renewed',
    {},
    'I codici di recupero sono stati rifatti.',
    'The recovery codes were made anew.',
  ],
  [
    'session-replayed',
    {},
    'Abbiamo chiuso un tuo accesso: qualcuno potrebbe averlo copiato.',
    'We closed one of your sessions: somebody may have copied it.',
  ],
  [
    'social-linked',
    { provider: 'Esempio' },
    'È stato collegato un altro modo di entrare.',
    'Another way of coming in was linked.',
  ],
  ['role-changed', { role: 'Admin' }, 'Il tuo ruolo ora è Admin.', 'Your role is now Admin.'],
  [
    'factors-reset-asked',
    { until: '2026-11-30T10:00:00Z' },
    'Qualcuno ci ha chiesto di togliere il tuo secondo fattore.',
    'Somebody asked us to take your second factor off.',
  ],
  [
    'factors-reset',
    {},
    'Un SuperAdmin ha azzerato il tuo secondo fattore.',
    'A SuperAdmin reset your second factor.',
  ],
  [
    'staff-changed',
    { what: 'role', name: 'Paolo Galli', role: 'Admin' },
    'È cambiato l’accesso di Paolo Galli, tra chi gestisce Bussola.',
    'The access of Paolo Galli, among the people who run Bussola, changed.',
  ],
  [
    'grant-given',
    { name: 'carla@esempio.test' },
    'Hai dato a qualcuno accesso alla tua area.',
    'You gave somebody access to your area.',
  ],
];
it.each(SAID)('%s %j is said as what it is, in both languages', async (kind, detail, it, en) => {
  for (const [language, sentence] of [
    ['it', it],
    ['en', en],
  ] as const) {
    connectClient(async () => ({
      notices: [
        { ...notice(1, kind), noticeId: `${kind} ${JSON.stringify(detail)} ${language}`, detail },
      ],
    }));
    await draw(language);
    await screen.findByText(sentence);
    cleanup();
  }
});

it('says until when an adviser waits for an answer, and leads to where it is given', async () => {
  connectClient(async () => ({
    notices: [
      {
        ...notice(1, 'adviser-proposed'),
        detail: { name: 'Elena Fontana', until: '2026-12-10T10:00:00Z', page: '/rispondi' },
      },
    ],
  }));
  await draw();
  expect(
    await screen.findByText('Elena Fontana vorrebbe seguirti. Decidi tu, con calma.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Hai tempo fino a giovedì 10 dicembre 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rispondi');
});
