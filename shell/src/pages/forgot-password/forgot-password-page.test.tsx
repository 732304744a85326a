/**
 * A new password asked for: the wait before another message counts down to its end, and then
 * another may be asked for.
 */
import { renderPage } from '@bussola/test-page';
import { present } from '@bussola/ui/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { authNamespace } from '../../locales/auth-namespace.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';

const WAIT_S = 60;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** One second at a time: each is drawn before the next begins. */
async function seconds(count: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(0);
  });
  for (let n = 0; n < count; n += 1)
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1_000);
    });
}

it('counts sixty seconds down, then offers to send again, and counts again', async () => {
  await renderPage(<ForgotPasswordPage />, {
    words: [shellNamespace, authNamespace],
    http: async ({ body }) => {
      sent.push(body);
      return { retryAfterSeconds: WAIT_S };
    },
  });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' anna@esempio.test ' } });
  fireEvent.submit(present(screen.getByLabelText('E-mail').closest('form')));
  await seconds(0);
  expect(sent).toEqual([{ email: 'anna@esempio.test' }]);
  expect(screen.getByText('Puoi chiederne un altro tra 60 s')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invia di nuovo' })).toBeNull();
  await seconds(1);
  expect(screen.getByText('Puoi chiederne un altro tra 59 s')).toBeInTheDocument();
  await seconds(58);
  expect(screen.getByText('Puoi chiederne un altro tra 1 s')).toBeInTheDocument();
  await seconds(1);
  expect(screen.queryByText(/Puoi chiederne un altro/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
  await seconds(0);
  expect(sent).toHaveLength(2);
  expect(screen.getByText('Puoi chiederne un altro tra 60 s')).toBeInTheDocument();
});
