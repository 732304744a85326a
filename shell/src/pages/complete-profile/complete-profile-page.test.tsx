import { adoptSession, dropSession } from '@bussola/client/session';
import type { Session } from '@bussola/contract';
import { renderPage } from '@bussola/test-page';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { authNamespace } from '../../locales/auth-namespace.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import CompleteProfilePage from './complete-profile-page.tsx';

const USER: Session['user'] = {
  id: 'b0550000-0000-4000-8000-00000000a001',
  firstName: 'Lia',
  lastName: '',
  email: 'lia@esempio.test',
  role: 'User',
  state: 'active',
  checkup: false,
  comuneResidenza: null,
  thirdParty: [],
};
const HERE = { pathname: '/user/complete-profile', state: { incomplete: true } };

async function open(at: string | typeof HERE = HERE, language: 'it' | 'en' = 'it') {
  const sent: { path: string; body: unknown }[] = [];
  adoptSession({ jwtToken: 'una-sessione', user: USER });
  const page = (
    <Routes>
      <Route path="/user/complete-profile" element={<CompleteProfilePage />} />
      <Route path="*" element={<p>altrove</p>} />
    </Routes>
  );
  const { user } = await renderPage(page, {
    words: [shellNamespace, authNamespace],
    path: at,
    language,
    http: async ({ path, body }) => {
      sent.push({ path, body });
      return { ...USER, ...(body as object) };
    },
  });
  return { user, sent };
}
afterEach(() => dropSession());

describe('what an account made by another site still lacks', () => {
  it('keeps what the site said, and asks for the rest at each field', async () => {
    const { user, sent } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ancora un momento');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Lia');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('Per favore inserisci il cognome.')).toBeInTheDocument();
    expect(screen.getByText('Per favore accetta la privacy.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends names and consents', async () => {
    const { user, sent } = await open();
    fireEvent.change(screen.getByLabelText(/^Cognome/), { target: { value: ' Serra ' } });
    await user.click(screen.getByRole('checkbox', { name: /informativa/ }));
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() =>
      expect(sent[0]).toEqual({
        path: `/api/account/completeprofile/${USER.id}`,
        body: {
          firstName: 'Lia',
          lastName: 'Serra',
          acceptPrivacy: true,
          marketing: false,
          language: 'it',
        },
      }),
    );
  });

  it('is read in English too', async () => {
    await open(HERE, 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment more');
  });

  it('is nobody’s page without the way back from that site', async () => {
    await open('/user/complete-profile');
    expect(await screen.findByText('altrove')).toBeInTheDocument();
  });
});
