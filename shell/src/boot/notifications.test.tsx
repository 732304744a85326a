import { renderPage } from '@bussola/test-page';
import { Toasts } from '@bussola/ui/core';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismiss, dismissAll, notify, toasts } from './notifications.ts';

beforeEach(async () => {
  await renderPage(<Toasts store={toasts} label="Avvisi" />);
});
afterEach(() => {
  dismissAll();
  cleanup();
});
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

it('an error interrupts whoever listens, the rest waits for a pause', () => {
  act(() => {
    notify({ kind: 'error', title: 'Non salvato', text: 'Riprova tra poco' });
    notify({ kind: 'success', text: 'Salvato' });
  });
  expect(screen.getByRole('alert', { name: 'Non salvato' }).textContent).toContain(
    'Riprova tra poco',
  );
  expect(screen.getByRole('status', { name: 'Salvato' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Avvisi' }).getAttribute('aria-live')).toBe('polite');
});

it('a confirmation leaves by itself, a warning stays', async () => {
  act(() => {
    notify({ kind: 'success', text: 'Salvato' });
    notify({ kind: 'warning', text: 'Non ancora salvata' });
  });
  await waitFor(() => expect(screen.queryByText('Salvato')).toBeNull(), { timeout: 5_000 });
  expect(screen.getByText('Non ancora salvata')).toBeInTheDocument();
});

it('a press anywhere, on the cross or Escape puts a message away', async () => {
  const user = userEvent.setup();
  const say = (text: string) => {
    let id = '';
    act(() => {
      id = notify({ kind: 'error', text });
    });
    return id;
  };
  say('Uno');
  await user.click(screen.getByText('Uno'));
  await gone('Uno');
  say('Due');
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  await gone('Due');
  say('Tre');
  act(() => screen.getByRole('alert').focus());
  await user.keyboard('{Escape}');
  await gone('Tre');
  const id = say('Quattro');
  act(() => dismiss(id));
  await gone('Quattro');
});

it('an action runs once', async () => {
  const user = userEvent.setup();
  const run = jest.fn();
  act(() => {
    notify({ kind: 'info', text: 'Una versione nuova', action: { label: 'Usala', run } });
  });
  await user.click(screen.getByRole('button', { name: 'Usala' }));
  await gone('Una versione nuova');
  expect(run).toHaveBeenCalledTimes(1);
});
