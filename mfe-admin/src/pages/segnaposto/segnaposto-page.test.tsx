import type { HttpRequest } from '@bussola/portal';
import { stepUpNamespace } from '@bussola/step-up';
import { renderPage } from '@bussola/test-page';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import SegnapostoPage, { words } from './segnaposto-page.tsx';

async function open(url: string) {
  const asked: string[] = [];
  const http = async ({ method, path }: HttpRequest) => {
    asked.push(`${method} ${path}`);
    return { url };
  };
  const drawn = await renderPage(<SegnapostoPage />, { http, words: [words, stepUpNamespace] });
  return { ...drawn, asked };
}

it('says what it is, and goes to the address of the server', async () => {
  const { user, asked, told } = await open(`${location.origin}/#aperta`);
  expect(screen.getByText(/Una famiglia inventata/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apri la famiglia' }));
  await waitFor(() => expect(location.hash).toBe('#aperta'));
  expect(asked).toEqual(['POST /api/admin/placeholder']);
  expect(told.notifications).toEqual([]);
});

it('goes to no address that is not ours', async () => {
  const { user, told } = await open('https://altrove.example/');
  await user.click(screen.getByRole('button', { name: 'Apri la famiglia' }));
  await waitFor(() => expect(told.notifications).toMatchObject([{ kind: 'error' }]));
});
