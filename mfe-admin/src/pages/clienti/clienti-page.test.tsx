import type { ClientRow } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import ClientiPage from './clienti-page.tsx';

const row = (place: number, over: Partial<ClientRow> = {}): ClientRow => ({
  userId: `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  firstName: `Nome${String(place)}`,
  lastName: `Cognome${String(place)}`,
  email: `p${String(place)}@esempio.test`,
  comune: 'Torino',
  membri: 2,
  checkup: 'completed',
  levels: { red: 1, yellow: 2, green: 3, grey: 6 },
  consulente: null,
  state: 'active',
  updatedAt: '2026-11-20T10:00:00Z',
  lastLoginAt: null,
  ...over,
});

async function open({
  rows = [row(1)],
  total = rows.length,
  path = '/admin/clienti',
  status = 200,
}: { rows?: ClientRow[]; total?: number; path?: string; status?: number } = {}) {
  const asked: Record<string, unknown>[] = [];
  const http = async ({ query }: HttpRequest) => {
    asked.push(query ?? {});
    if (status !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status,
        code: 'UNAVAILABLE',
        fields: {},
      });
    return { rows, total, page: Number(query?.['page']), pageSize: 25 };
  };
  const page = (
    <>
      <ClientiPage />
      <Address />
    </>
  );
  const { user } = await renderPage(page, { http, words: [adminNamespace], path });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { user, asked };
}
const Address = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => localStorage.clear());

describe('the clients', () => {
  it('names each row and tells levels in words, without any amount', async () => {
    await open({
      rows: [
        row(1),
        row(2, {
          checkup: 'started',
          levels: null,
          firstName: '',
          lastName: '',
          consulente: 'Laura Bassi',
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'I clienti' }));
    const [, first, second] = table.getAllByRole('row').map((one) => within(one));
    expect(first?.getByRole('rowheader').textContent).toContain('Cognome1, Nome1');
    expect(first?.getByText('1 da affrontare, 2 da valutare, 3 a posto')).toBeInTheDocument();
    expect(first?.getByText('20/11/2026')).toBeInTheDocument();
    expect(second?.getByRole('rowheader').textContent).toContain('Senza nome');
    for (const text of ['Iniziato', 'ancora nessuno', 'Laura Bassi', 'mai'])
      expect(second?.getByText(text)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('€');
  });

  it('asks the server once for a word, keeps it in the address, and begins from the first page', async () => {
    localStorage.setItem('bussola.view', JSON.stringify({ 'admin.clienti.page': 2 }));
    const { user, asked } = await open({ total: 60 });
    await screen.findAllByText('Cognome1, Nome1');
    const field = screen.getByRole('searchbox', { name: 'Cerca per nome o e-mail' });
    await user.type(field, 'bel');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'bel', page: 1 }));
    expect(asked.filter(({ search }) => search !== undefined)).toHaveLength(1);
    expect(address()).toBe('?cerca=bel');
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('filters by checkup and sorts by column, on the server', async () => {
    const { user, asked } = await open({ path: '/admin/clienti?checkup=started' });
    expect(asked[0]).toMatchObject({ checkup: 'started', sort: 'updatedAt', direction: 'desc' });
    await user.selectOptions(screen.getByLabelText('Checkup'), 'completed');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ checkup: 'completed' }));
    await user.click(await screen.findByRole('button', { name: /^Ordina per Nome/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name', direction: 'asc' }));
    expect(screen.getByRole('columnheader', { name: /Nome/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  it('turns pages and remembers where one was', async () => {
    const { user, asked } = await open({ total: 60 });
    await user.click(await screen.findByRole('button', { name: 'Successivi' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2, pageSize: 25 }));
    expect(JSON.parse(localStorage.getItem('bussola.view') ?? '{}')).toEqual({
      'admin.clienti.page': 2,
    });
  });

  it('goes back to the last page that exists', async () => {
    localStorage.setItem('bussola.view', JSON.stringify({ 'admin.clienti.page': 9 }));
    const { asked } = await open({ total: 30 });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
  });

  it('says what to do when nobody matches, and what failed when nothing answers', async () => {
    await open({ rows: [], path: '/admin/clienti?cerca=zzz' });
    expect(
      await screen.findByRole('heading', { name: 'Nessun cliente trovato' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Nessuna famiglia trovata')).toBeInTheDocument();
  });

  it('says what failed, and lets one try again', async () => {
    await open({ status: 503 });
    expect(
      await screen.findByRole('heading', { name: 'Non riusciamo a leggere i clienti' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});
