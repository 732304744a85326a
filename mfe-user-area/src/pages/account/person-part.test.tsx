import type { Http } from '@bussola/client';
import type { Profile } from '@bussola/contract';
import { PageHead } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { USER_ID } from '../../testing/area-server.ts';
import { renderPage, write } from '../../testing/render-page.tsx';
import { PersonPart } from './person-part.tsx';

const user = { id: USER_ID, firstName: 'Anna', lastName: 'Colombo', comuneResidenza: null };
const profile = {
  user,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastLoginAt: null,
} as unknown as Profile;

/** Keeps names without double spaces. */
async function open() {
  const sent: unknown[] = [];
  const http: Http = ({ method, body }) => {
    if (method !== 'PUT') return Promise.resolve(undefined);
    sent.push(body);
    const { firstName, ...rest } = body as typeof user;
    return Promise.resolve({ ...user, ...rest, firstName: firstName.replace(/ +/g, ' ') });
  };
  const page = await renderPage(
    <>
      <PageHead title="Account" />
      <PersonPart userId={USER_ID} profile={profile} />
    </>,
    { server: { http, asked: [] } },
  );
  return { ...page, sent };
}
const name = () => screen.getByLabelText<HTMLInputElement>('Nome');

it('asks before a typed name is left, and shows what was saved', async () => {
  const { user: person, leaveGuard, sent } = await open();
  expect(leaveGuard()).toBeNull();
  write(name(), ' Anna  Maria ');
  await waitFor(() => expect(leaveGuard()).toMatch(/non salvate/));
  await person.click(screen.getByRole('button', { name: 'Salva i tuoi dati' }));
  await waitFor(() => expect(name().value).toBe('Anna Maria'));
  expect(sent).toMatchObject([{ firstName: 'Anna  Maria', lastName: 'Colombo' }]);
  expect(leaveGuard()).toBeNull();
});

it('refuses what is no name, and sends nothing', async () => {
  const { user: person, sent } = await open();
  write(name(), 'www.esempio.it');
  await person.click(screen.getByRole('button', { name: 'Salva i tuoi dati' }));
  expect(await screen.findByText(/Qui va solo il nome/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});
