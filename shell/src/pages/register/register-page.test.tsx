/**
 * Registering as a person does it: what is typed is what is sent, and nothing is sent before it is
 * right.
 */
import { renderPage } from '@bussola/test-page';
import { present } from '@bussola/ui/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { authNamespace } from '../../locales/auth-namespace.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import RegisterPage from './register-page.tsx';

const PASSWORD = 'Grano-Vento-4821';
const SURNAME = 'Serbelloni Mazzanti Vien dal Mare';
let sent: unknown[];
let container: HTMLElement;
let user: UserEvent;
function Next() {
  return <p>{`codice per ${(useLocation().state as { email: string }).email}`}</p>;
}

beforeEach(async () => {
  sent = [];
  const page = (
    <Routes>
      <Route path="/user/register" element={<RegisterPage />} />
      <Route path="/user/new-verify-email" element={<Next />} />
    </Routes>
  );
  ({ container, user } = await renderPage(page, {
    words: [shellNamespace, authNamespace],
    path: '/user/register',
    http: async ({ path, body }) => {
      if (path.endsWith('/new-register')) sent.push(body);
      return {};
    },
  }));
});
async function fill(again: string) {
  const type = async (name: string, text: string) =>
    user.type(present(container.querySelector(`input[name="${name}"]`)), text);
  await type('firstName', 'Pina');
  await type('lastName', SURNAME);
  await type('email', 'pina@esempio.test');
  await type('password', PASSWORD);
  await type('confirmPassword', again);
  await user.click(present(container.querySelector('input[name="acceptPrivacy"]')));
  await user.click(screen.getByRole('button', { name: 'Registrati' }));
  return { type };
}

it('sends a long surname whole, and goes on to the code', async () => {
  await fill(PASSWORD);
  await screen.findByText('codice per pina@esempio.test');
  expect(sent).toEqual([
    {
      firstName: 'Pina',
      lastName: SURNAME,
      email: 'pina@esempio.test',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptPrivacy: true,
      marketing: false,
      language: 'it',
    },
  ]);
});

it('sends nothing while the two passwords differ, and says so', async () => {
  const { type } = await fill(`${PASSWORD}x`);
  await waitFor(() =>
    expect(
      container.querySelector('input[name="confirmPassword"]')?.getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  expect(sent).toEqual([]);
  await user.clear(present(container.querySelector('input[name="confirmPassword"]')));
  await type('confirmPassword', PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Registrati' }));
  await screen.findByText('codice per pina@esempio.test');
});

it('says that the PDF will have a Chinese name in Latin letters', async () => {
  const name = present(container.querySelector<HTMLInputElement>('input[name="firstName"]'));
  await user.type(name, '伟');
  await screen.findByText(/Nel PDF questo nome sarà in lettere latine/);
});

it('offers a refused name without the sign that no name holds', async () => {
  const name = present(container.querySelector<HTMLInputElement>('input[name="firstName"]'));
  await user.type(name, 'Anna@Maria{Enter}');
  await screen.findByText('Nel nome non può esserci @.');
  await user.click(screen.getByRole('button', { name: 'Anna-Maria' }));
  expect(name.value).toBe('Anna-Maria');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Anna Maria' })).toBeNull();
});
