import { ProblemError } from '@bussola/client';
import { renderPage } from '@bussola/test-page';
import type { HttpRequest } from '@bussola/portal';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import ClientiPage from './clienti-page.tsx';
import type { Grant } from './grants.ts';

const grant = (over: Partial<Grant> = {}): Grant => ({
  grantId: 'b0550000-0000-4000-8000-00000000c001',
  userId: 'b0550000-0000-4000-8000-00000000c002',
  name: 'Anna Colombo',
  scopes: ['dati', 'report:write'],
  purpose: 'Consulenza sulle coperture',
  from: '2020-01-01',
  to: '2999-12-31',
  state: 'active',
  lastAccessAt: null,
  ...over,
});

async function open(grants: Grant[], language: 'it' | 'en' = 'it', readSession?: Promise<void>) {
  const http = async ({ method, path }: HttpRequest) => {
    if (method === 'PUT')
      return { thirdParty: grants.map((one) => ({ ...one, state: 'active' as const })) };
    if (path.startsWith('/api/account/thirdparty/'))
      throw new ProblemError(403, 'SECOND_FACTOR_REQUIRED');
    return { thirdParty: grants };
  };
  const user = {
    id: 'b0550000-0000-4000-8000-00000000c003',
    firstName: 'Chiara',
    lastName: 'Ferri',
    email: 'chiara@studio.example',
    checkup: false,
  };
  const { told } = await renderPage(<ClientiPage />, {
    http,
    words: [thirdpartyNamespace],
    language,
    user,
    ...(readSession && { session: { reload: () => readSession } }),
  });
  await screen.findByRole('heading', { level: 1 });
  return told;
}

describe('the areas entrusted to a partner', () => {
  it('says who, what, why, until when and when last', async () => {
    await open([grant()]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Una persona si fida di te.',
    );
    const card = within(screen.getByRole('listitem'));
    for (const text of [
      'Anna Colombo',
      'Attivo',
      'dati personali e report (anche da modificare)',
      'Consulenza sulle coperture',
      'dal 01/01/2020 al 31/12/2999',
      'mai',
    ])
      expect(card.getByText(text, { exact: false })).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Entra nell’area di Anna Colombo', 'Rinuncia all’accesso']);
  });

  it('tells people without a second factor what is missing', async () => {
    const told = await open([grant()]);
    fireEvent.click(screen.getByRole('button', { name: 'Entra nell’area di Anna Colombo' }));
    await waitFor(() =>
      expect(told.notifications).toEqual([
        {
          kind: 'error',
          text: 'Qui ci sono i dati di un’altra persona: prima di entrare aggiungi un secondo fattore nel tuo account.',
        },
      ]),
    );
  });

  it('offers to enter a new area once the session is read again', async () => {
    let finish = () => {};
    await open([grant({ state: 'pending' })], 'it', new Promise<void>((done) => (finish = done)));
    const accept = screen.getByRole('button', { name: 'Accetta' });
    fireEvent.click(accept);
    await waitFor(() => expect(accept.getAttribute('aria-busy')).toBe('true'));
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole('button', { name: /^Entra/ })).toBeNull();
    finish();
    const enter = await screen.findByRole('button', { name: 'Entra nell’area di Anna Colombo' });
    await waitFor(() => expect(enter.getAttribute('aria-busy')).toBeNull());
  });

  it('keeps the ended ones apart, an active one past its last day among them', async () => {
    await open([
      grant(),
      grant({
        grantId: 'b0550000-0000-4000-8000-00000000c009',
        name: 'Luca Galli',
        to: '2021-01-01',
      }),
    ]);
    expect(screen.getByRole('heading', { name: 'Conclusi' })).toBeInTheDocument();
    expect(screen.getByText('Scaduto')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Una persona si fida di te.',
    );
  });

  it('tells who holds none how an access is received', async () => {
    await open([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Nessuna area affidata a te.',
    );
    expect(
      screen.getByText('Dille con quale indirizzo e-mail entri qui: chiara@studio.example.'),
    ).toBeInTheDocument();
  });

  it('speaks English', async () => {
    await open([grant()], 'en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One person trusts you.');
    expect(screen.getByText('personal data and reports (changes too)')).toBeInTheDocument();
  });
});
