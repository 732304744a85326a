import { ProblemError } from '@bussola/client';
import { renderPage } from '@bussola/test-page';
import { present } from '@bussola/ui/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import AssegnatiPage from './assegnati-page.tsx';

const client = {
  userId: 'b0550000-0000-4000-8000-00000000c001',
  firstName: 'Anna',
  lastName: 'Colombo',
  comune: 'Bergamo',
  checkup: true,
  since: '2026-10-03T10:00:00.000Z',
  updatedAt: '2026-10-03T10:00:00.000Z',
};

async function open(answer: () => Promise<unknown>) {
  await renderPage(<AssegnatiPage />, {
    words: [thirdpartyNamespace],
    http: async ({ path }) => {
      expect(path).toBe('/api/consulenti/clienti/getAll');
      return answer();
    },
  });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

describe('the clients of an adviser', () => {
  it('are named, with their municipality, their checkup and since when', async () => {
    expect(
      await open(() =>
        Promise.resolve({
          clienti: [
            client,
            {
              ...client,
              userId: 'b0550000-0000-4000-8000-00000000c002',
              firstName: 'Luca',
              lastName: 'Riva',
              comune: null,
              checkup: false,
            },
          ],
        }),
      ),
    ).toBe('Segui 2 persone.');
    const [anna, luca] = screen.getAllByRole('listitem');
    for (const text of ['Anna Colombo', 'Bergamo', 'completo', '3 ottobre 2026'])
      within(present(anna)).getByText(text);
    for (const text of ['Luca Riva', 'non indicato', 'da finire'])
      within(present(luca)).getByText(text);
  });

  it('are none at the beginning, and the page says how they come', async () => {
    expect(await open(() => Promise.resolve({ clienti: [] }))).toBe('Nessun cliente, per ora.');
    screen.getByText(
      'Quando ti proponiamo a una persona, decide lei: la trovi in questa pagina dal suo sì.',
    );
  });

  it('that cannot be read are asked for again on a press', async () => {
    expect(await open(() => Promise.reject(new ProblemError(503, 'INTERNAL')))).toBe(
      'Non riusciamo a leggere i tuoi clienti',
    );
    screen.getByRole('button', { name: 'Riprova' });
  });
});
