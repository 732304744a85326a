import { connectClient, ProblemError } from '@bussola/client';
import { renderPage } from '@bussola/test-page';
import { present } from '@bussola/ui/testing';
import { expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import LoginPage from './login-page.tsx';

jest.setTimeout(30_000);

/** The page with address and password typed. */
async function filledIn(language: 'it' | 'en') {
  document.body.innerHTML = '<script type="application/json" id="bussola-start">{}</script>';
  const { i18n, container } = await renderPage(<LoginPage />, {
    words: [shellNamespace],
    language,
  });
  const fill = (name: string, value: string) => {
    const field = container.querySelector(`input[name="${name}"]`);
    if (field) fireEvent.change(field, { target: { value } });
  };
  fill('email', ' anna@bussola.example ');
  fill('password', 'Grano-Vento-4821');
  return { i18n, container };
}

it.each([false, true])(
  'sends what was typed, and «Ricordami» as it was left: %j',
  async (remember) => {
    const bodies: unknown[] = [];
    connectClient(({ path, body }) => {
      if (path.endsWith('/authenticate')) bodies.push(body);
      return Promise.reject(new ProblemError(403, 'BAD_CREDENTIALS'));
    });
    const { container } = await filledIn('it');
    if (remember)
      await userEvent.click(
        screen.getByRole('checkbox', { name: 'Ricordami su questo dispositivo' }),
      );
    fireEvent.submit(present(container.querySelector('form')));
    await waitFor(() =>
      expect(bodies).toEqual([
        { email: 'anna@bussola.example', password: 'Grano-Vento-4821', remember },
      ]),
    );
  },
);

it.each([
  [
    'it',
    /^Troppi tentativi\. Se la password è giusta, ti abbiamo mandato un’e-mail con un collegamento per entrare\./,
  ],
  [
    'en',
    /^Too many attempts\. If the password is right, we have sent you an e-mail with a link to sign in\./,
  ],
] as const)(
  'keeps the offer of the mailed link in sight when guesses are limited (%s)',
  async (language, offer) => {
    jest.useFakeTimers({ advanceTimers: true });
    connectClient(() => Promise.reject(new ProblemError(429, 'SIGN_IN_LIMITED')));
    const { i18n } = await filledIn(language);
    await userEvent
      .setup({
        advanceTimers: (ms) => {
          jest.advanceTimersByTime(ms);
        },
      })
      .click(screen.getByRole('button', { name: new RegExp(i18n.t('shell:login.submit')) }));
    expect(await screen.findByText(offer)).toBeInTheDocument();
    // Other refusals leave after three seconds.
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.getByText(offer)).toBeInTheDocument();
    jest.useRealTimers();
  },
);

it('keeps what was refused at the fields, when the banner has gone', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  connectClient(() => Promise.reject(new ProblemError(403, 'BAD_CREDENTIALS')));
  const { container } = await filledIn('it');
  fireEvent.submit(present(container.querySelector('form')));
  expect(await screen.findByText('E-mail o password non corrette.')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(3_100);
  });
  // One sentence for both: the address has no sign of its own without words.
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('');
  const password = screen.getByLabelText('Password');
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription(/E-mail o password non corrette\./);
  jest.useRealTimers();
});

it('leads somebody who works at another address there', async () => {
  connectClient(() =>
    Promise.reject(
      new ProblemError(403, 'ONLY_AT_BACK_OFFICE', {
        type: 'urn:bussola:problem:ONLY_AT_BACK_OFFICE',
        title: 'Non consentito',
        status: 403,
        code: 'ONLY_AT_BACK_OFFICE',
        requestId: 'prova',
        goTo: 'https://ufficio.bussola.example',
      }),
    ),
  );
  const { container } = await filledIn('it');
  fireEvent.submit(present(container.querySelector('form')));
  expect(await screen.findByText(/si lavora a un altro indirizzo/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai a ufficio.bussola.example' })).toHaveAttribute(
    'href',
    'https://ufficio.bussola.example/user/login',
  );
});

it('says that a browser keeps nothing, only where it does', async () => {
  await filledIn('it');
  expect(screen.queryByText(/non ci lascia conservare/)).toBeNull();
  cleanup();
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await filledIn('it');
  expect(
    screen.getByText(/non ci lascia conservare niente/).closest('[role=status]'),
  ).toHaveTextContent(
    'Il tuo browser non ci lascia conservare niente: per questa visita funziona tutto, poi dovrai accedere di nuovo.',
  );
  denied.mockRestore();
});
