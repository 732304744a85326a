import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ProblemError } from '@bussola/client';
import { draftServer, UP_TO_MONEY } from '../testing/draft-server.ts';
import { nextButton, openPath, openWizard } from '../testing/open-wizard.tsx';

it('saves on leaving a field that field, and no other', async () => {
  const server = draftServer({ lastName: 'Colombo' });
  const { user } = await openWizard('/checkup/1', server);
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  expect(server.saves).toEqual([]);
  await user.tab();
  await waitFor(() => expect(server.data.firstName).toBe('Anna'));
  expect(server.saves.map(({ data }) => data)).toEqual([{ firstName: 'Anna' }]);
  await user.click(screen.getByRole('radio', { name: 'Donna' }));
  await waitFor(() => expect(server.saves.at(-1)?.data).toEqual({ sesso: 'F' }));
});

it('says at which hour of the reader’s day the answers were saved', async () => {
  await openWizard('/checkup/1', draftServer({ lastName: 'Colombo' }, 1, 1));
  // 09:42 UTC, read in New York: jest.config.mjs.
  expect(await screen.findByText('Salvato alle 04:42')).toBeInTheDocument();
});

it('says nothing of saving before anything was saved', async () => {
  const { user } = await openWizard('/checkup/1', draftServer());
  expect(screen.queryByText(/Salvato alle/)).toBeNull();
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  await user.tab();
  expect(await screen.findByText(/Salvato alle/)).toBeInTheDocument();
});

it('shows at its field what the server refuses, and loses nothing', async () => {
  const server = draftServer(UP_TO_MONEY, 6);
  server.refuse(({ completes }) =>
    completes === 1
      ? new ProblemError(422, 'VALIDATION', {
          type: 'about:blank',
          title: '',
          status: 422,
          code: 'VALIDATION',
          requestId: 'r',
          error: 'Campo obbligatorio.',
          errors: [{ field: 'lastName', code: 'forms:errors.characters', message: '' }],
        })
      : undefined,
  );
  const { user } = await openWizard('/checkup/1', server);
  await user.clear(screen.getByLabelText('Cognome'));
  await user.type(screen.getByLabelText('Cognome'), 'Rossi');
  await user.click(nextButton());
  await waitFor(() =>
    expect(screen.getByLabelText('Cognome').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Cognome').value).toBe('Rossi');
  expect(openPath()).toBe('/checkup/1');
  await waitFor(() => expect(server.data.lastName).toBe('Rossi'));
  await user.type(screen.getByLabelText('Cognome'), 'i');
  expect(screen.getByLabelText('Cognome').getAttribute('aria-invalid')).toBeNull();
});

it('does not bring back the error of a value that was corrected while it was on its way', async () => {
  const server = draftServer(UP_TO_MONEY, 6);
  const refused = new ProblemError(422, 'VALIDATION', {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'VALIDATION',
    requestId: 'r',
    error: 'Il nome non va bene.',
    errors: [{ field: 'data.lastName', code: 'forms:errors.nameAddress', message: '' }],
  });
  server.refuse(({ data }) => (data.lastName === 'Rossi' ? refused : undefined));
  const { user } = await openWizard('/checkup/1', server);
  const field = screen.getByLabelText<HTMLInputElement>('Cognome');
  const release = server.hold();
  await user.clear(field);
  await user.type(field, 'Rossi');
  await user.tab();
  await user.clear(field);
  await user.type(field, 'Verdi');
  await user.tab();
  release();
  await waitFor(() => expect(server.data.lastName).toBe('Verdi'));
  expect(server.saves.map(({ data }) => data.lastName)).toContain('Rossi');
  expect(field.value).toBe('Verdi');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('goes on at once, and saves behind', async () => {
  const server = draftServer({ ...UP_TO_MONEY, analisiFamiliare: 'perNucleo' }, 1);
  const { user } = await openWizard('/checkup/1', server);
  const release = server.hold();
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/1-5'));
  expect(server.saves).toEqual([]);
  release();
  await waitFor(() => expect(server.saves.at(-1)).toMatchObject({ completes: 1 }));
  expect(openPath()).toBe('/checkup/1-5');
});

it('says that the network is gone, that it is back and what was sent, and leaves', async () => {
  const server = draftServer({ lastName: 'Colombo' });
  const { user } = await openWizard('/checkup/1', server);
  const said = () =>
    screen.queryAllByRole('listitem').flatMap((line) => line.querySelector('strong') ?? []);
  const titles = () => said().map(({ textContent }) => textContent);
  server.refuse(() => new ProblemError(0, 'NETWORK'));
  await user.type(screen.getByLabelText('Nome'), 'Anna');
  await user.tab();
  await waitFor(() => expect(titles()).toEqual(['Non c’è rete.']));
  server.refuse(undefined);
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(titles()).toEqual(['Non c’è rete.', 'La rete è tornata.', 'Tutto salvato.']),
  );
  screen.getByText('Una risposta mandata, pagina aggiornata.');
  expect(server.data.firstName).toBe('Anna');
  await waitFor(() => expect(titles()).toEqual([]), { timeout: 4_000 });
});

it('comes back to a step that the server refuses, where it says why', async () => {
  const server = draftServer({ ...UP_TO_MONEY, analisiFamiliare: 'perNucleo' }, 1);
  server.refuse(({ completes }) =>
    completes === 1 ? new ProblemError(403, 'FORBIDDEN') : undefined,
  );
  const { user } = await openWizard('/checkup/1', server);
  const release = server.hold();
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/1-5'));
  release();
  await waitFor(() => expect(openPath()).toBe('/checkup/1'));
  expect(await screen.findByText('Il passo non è stato salvato')).toBeInTheDocument();
  server.refuse(undefined);
  await user.click(nextButton());
  await waitFor(() => expect(openPath()).toBe('/checkup/1-5'));
});
