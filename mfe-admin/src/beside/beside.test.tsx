import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { Beside } from './beside.tsx';

const ADVISER = '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b61';
const CLIENT = 'b0550000-0000-4000-8000-000000000001';
const adviser = {
  id: ADVISER,
  firstName: 'Elena',
  lastName: 'Fontana',
  email: 'elena@bussola.example',
  role: 'Consulente',
  state: 'active',
  secondFactors: [],
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: null,
  lastLoginAt: null,
  suspendedAt: null,
};
const client = {
  userId: CLIENT,
  firstName: 'Anna',
  lastName: 'Colombo',
  email: 'anna@esempio.test',
  kind: 'client',
  comune: 'Torino',
  membri: 4,
  checkup: 'completed',
  levels: null,
  newRedOn: null,
  consulente: null,
  state: 'active',
  updatedAt: '2026-11-20T10:00:00Z',
  lastLoginAt: null,
  suspendedAt: null,
};

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
async function open(role: 'Admin' | 'SuperAdmin' = 'SuperAdmin') {
  const asked: unknown[] = [];
  const http = async ({ path, query }: HttpRequest) => {
    if (path.endsWith('/clients/getAll')) {
      asked.push(query);
      return {
        rows: [client, { ...client, userId: ADVISER, state: 'to-verify', lastName: 'Colombini' }],
        total: { n: 1, exact: true },
        newReds: { n: 0, exact: true },
        next: null,
        previous: null,
      };
    }
    if (path === '/api/admin/getAll')
      return {
        admins: null,
        consulenti: [],
        clients: { n: 9, exact: true },
        waiting: { people: 12, releases: 1, letters: null, requests: 4 },
      };
    return { rows: [adviser] };
  };
  const page = (
    <>
      <Beside />
      <Here />
    </>
  );
  const drawn = await renderPage(page, {
    http,
    words: [adminNamespace],
    path: '/admin/clienti',
    user: { role },
  });
  await waitFor(() => expect(drawn.told.search).not.toBeNull());
  const search = async () => {
    act(() => drawn.told.search?.());
    return screen.findByRole('combobox', { name: 'Cerca' });
  };
  return { ...drawn, asked, search };
}
const here = () => document.querySelector('output')?.textContent;
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('beside every page of the administration', () => {
  it('says in the menu how much waits', async () => {
    const { told } = await open();
    await waitFor(() =>
      expect(told.badges).toEqual({ people: 12, releases: 1, letters: 0, requests: 4 }),
    );
  });

  it('gives the search back when the portal is left', async () => {
    const { told, unmount } = await open();
    unmount();
    expect(told.search).toBeNull();
  });
});

describe('the search', () => {
  it('offers the pages that the person may open, before anything is typed', async () => {
    const { search } = await open('Admin');
    await search();
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toContain('Clienti');
    expect(options).not.toContain('Costanti');
    expect(options).toContain('Clienti senza consulente');
  });

  it('asks the server once for what is typed, and opens the first with Enter', async () => {
    const { user, search, asked } = await open();
    await user.type(await search(), 'colom');
    await waitFor(() =>
      expect(group('Clienti').getByRole('option')).toHaveTextContent('Colombo, Anna'),
    );
    expect(asked).toEqual([{ search: 'colom', sort: 'name', direction: 'asc', pageSize: 6 }]);
    await waitFor(() =>
      expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(here()).toBe(`/admin/cliente?id=${CLIENT}`));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds advisers and pages by the beginnings of their words, without accents', async () => {
    const { user, search } = await open();
    await user.type(await search(), 'FÒNT');
    await waitFor(() =>
      expect(group('Consulenti').getByRole('option')).toHaveTextContent('Elena Fontana'),
    );
    await user.click(group('Consulenti').getByRole('option'));
    await waitFor(() => expect(here()).toBe(`/admin/consulente?id=${adviser.id}`));
    await search();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'costan');
    await waitFor(() =>
      expect(group('Pagine e cose da fare').getByRole('option')).toHaveTextContent('Costanti'),
    );
    await user.click(screen.getByRole('option', { name: /Costanti/ }));
    await waitFor(() => expect(here()).toBe('/admin/costanti'));
  });

  it('opens in another tab with Ctrl Enter, and stays', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, search } = await open();
    await user.type(await search(), 'portali');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1 + 1));
    await waitFor(() =>
      expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant'),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/admin/clienti');
    opened.mockRestore();
  });
});
