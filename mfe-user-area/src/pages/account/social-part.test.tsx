import type { Http } from '@bussola/client';
import { StepUp } from '@bussola/step-up';
import { PageHead } from '@bussola/ui/core';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@bussola/client';
import { USER_ID } from '../../testing/area-server.ts';
import type { Asked } from '../../testing/area-server.ts';
import { renderPage, write } from '../../testing/render-page.tsx';
import { SocialPart } from './social-part.tsx';

const SITES = [
  { id: 'altro', name: 'Altro Sito' },
  { id: 'secondo', name: 'Identità Regionale' },
];
const LINKED = { provider: 'altro', name: 'Altro Sito', createdAt: '2026-11-20T10:00:00.000Z' };
const refusal = (status: number, code: string) =>
  Object.assign(new Error(code), {
    name: 'ProblemError',
    status,
    code,
    problem: { status, code, requestId: 'prova-1', title: code, type: 'about:blank' },
    fields: {},
  });

/**
 * The account behind the transport that a portal is lent: it asks for a proof once, and forgets
 * what is unlinked.
 */
function accountServer({
  providers = SITES,
  social = [LINKED],
  hasPassword = true,
  isLast = false,
} = {}) {
  let linked = social;
  let isProved = false;
  const asked: Asked[] = [];
  const http: Http = async ({ method, path, body }) => {
    asked.push({ method, path: path.replace(USER_ID, 'me'), body });
    if (path === '/api/account/social') return { providers };
    if (path.includes('/account/profile/'))
      return {
        hasPassword,
        social: linked,
        secondFactor: {
          mandatory: false,
          totp: false,
          passkeys: [],
          recoveryCodesLeft: 0,
          resetDue: null,
        },
      };
    if (path.includes('/step-up')) {
      isProved = (body as { password?: string }).password === 'Ulivo-Faro-482';
      if (!isProved) throw refusal(401, 'BAD_CREDENTIALS');
      return { provedUntil: '2026-11-20T10:05:00.000Z' };
    }
    if (method === 'DELETE') {
      if (!isProved) throw refusal(403, 'STEP_UP_REQUIRED');
      if (isLast) throw refusal(409, 'LAST_FACTOR');
      linked = linked.filter(({ provider }) => !path.endsWith(`/${provider}`));
      return undefined;
    }
    throw refusal(404, 'NOT_FOUND');
  };
  return { http, asked };
}

const told = ({ asked }: { asked: readonly Asked[] }): string[] =>
  asked.map(({ method, path }) => `${method} ${path}`);

function Page() {
  const { data: profile } = useQuery(accountQueries.profile(USER_ID));
  return (
    <>
      <PageHead title="Account" />
      {profile && (
        <StepUp>
          <SocialPart userId={USER_ID} profile={profile} />
        </StepUp>
      )}
    </>
  );
}
const open = async (
  start: Parameters<typeof accountServer>[0] = {},
  language: 'it' | 'en' = 'it',
) => {
  const server = accountServer(start);
  return { ...(await renderPage(<Page />, { server, language })), server };
};
const prove = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }));
  write(dialog.getByLabelText('Password'), 'Ulivo-Faro-482');
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
};

describe('the other sites of an account', () => {
  it('are listed, linked or not', async () => {
    await open();
    const [first, second] = within(
      await screen.findByRole('region', { name: 'Altri siti' }),
    ).getAllByRole('listitem');
    expect(first?.textContent).toContain('Altro SitoCollegato il 20 novembre 2026.');
    expect(second?.textContent).toContain('premi «Entra con Identità Regionale»');
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Scollega Altro Sito']);
  });

  it('are read in English too', async () => {
    await open({}, 'en');
    expect(await screen.findByRole('button', { name: 'Unlink Altro Sito' })).toBeInTheDocument();
  });

  it('are not there where the server knows none', async () => {
    const { server } = await open({ providers: [], social: [] });
    await waitFor(() => expect(told(server)).toContain('GET /api/account/social'));
    expect(screen.queryByText('Altri siti')).toBeNull();
  });

  it('are unlinked after the proof, and the row says so', async () => {
    const { user, server, notifications } = await open();
    await user.click(await screen.findByRole('button', { name: 'Scollega Altro Sito' }));
    await prove(user);
    expect(await screen.findByText(/premi «Entra con Altro Sito»/)).toBeInTheDocument();
    expect(told(server).filter((one) => one.startsWith('DELETE'))).toEqual(
      Array.from({ length: 2 }, () => 'DELETE /api/account/social/me/altro'),
    );
    expect(notifications).toEqual([
      { kind: 'success', text: 'Altro Sito non apre più il tuo account' },
    ]);
  });

  it('stay when nobody proves', async () => {
    const { user, server, notifications } = await open();
    await user.click(await screen.findByRole('button', { name: 'Scollega Altro Sito' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }));
    await user.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Scollega Altro Sito' }).disabled,
      ).toBe(false),
    );
    expect(told(server).filter((one) => one.startsWith('DELETE'))).toHaveLength(1);
    expect(notifications).toEqual([]);
  });

  it('stay when one is the only way in, with the reason', async () => {
    const { user, notifications } = await open({ isLast: true });
    await user.click(await screen.findByRole('button', { name: 'Scollega Altro Sito' }));
    await prove(user);
    await waitFor(() =>
      expect(notifications).toEqual([
        { kind: 'error', text: 'È il tuo unico modo di entrare: prima scegli una password.' },
      ]),
    );
  });

  it('cannot be unlinked by a person with no other way to sign in', async () => {
    await open({ hasPassword: false });
    expect(await screen.findByText(/scegli prima una password/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Scollega Altro Sito' })).toBeNull();
  });
});
