import type { ClientCard, ClientPart } from '@bussola/contract';
import { CLIENT_TABS } from '@bussola/contract/limits';
import type { HttpRequest } from '@bussola/portal';
import { accessiNamespace } from '@bussola/results';
import { renderPage } from '@bussola/test-page';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import ClientePage, { words } from './cliente-page.tsx';

const ID = 'b0550000-0000-4000-8000-000000000001';
const CARD: ClientCard = {
  client: {
    userId: ID,
    firstName: 'Anna',
    lastName: 'Colombo',
    email: 'anna@bussola.example',
    comune: 'Reggio nell’Emilia',
    checkup: true,
    state: 'active',
    createdAt: '2026-05-03T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    lastLoginAt: null,
    suspendedAt: null,
  },
  persone: 4,
  conteggi: { red: 1, yellow: 9, green: 2, grey: 0 },
  consulenti: [],
  proposta: null,
  azzeramento: null,
  aperto: [],
};
const PARTS: Partial<Record<ClientPart['tab'], ClientPart>> = {
  report: {
    tab: 'report',
    reports: [
      {
        name: 'Report famiglia Colombo',
        createdAt: '2026-11-20T10:00:00Z',
        costanti: '2026.12',
        persone: 4,
        state: 'ready',
        outdated: true,
      },
    ],
  },
  accessi: { tab: 'accessi', grants: [] },
};
const REASON = 'Chiede aiuto sul livello della pensione.';

async function open({
  tab = '',
  role = 'Admin',
  card = CARD,
  before = [],
}: { tab?: string; role?: string; card?: ClientCard | null; before?: string[] } = {}) {
  const asked: HttpRequest[] = [];
  let opened = before;
  const http = async (request: HttpRequest) => {
    const { method, path } = request;
    asked.push(request);
    if (!card)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: 404,
        code: 'NOT_FOUND',
        problem: {},
        fields: {},
      });
    if (method === 'DELETE') return null;
    if (method === 'POST') opened = (request.body as { tabs: string[] }).tabs;
    if (path.includes('/tab/')) return PARTS[path.split('/tab/')[1] as ClientPart['tab']];
    if (path.endsWith('/log'))
      return {
        rows: [
          {
            seq: 1,
            canonical: JSON.stringify([
              1,
              1,
              '2026-11-29T10:00:00.000Z',
              'x',
              'y',
              'staff',
              null,
              'read.openAdminClient',
              'r',
              null,
              'report dati',
              'r',
            ]),
            hash: '0'.repeat(64),
            name: 'Paolo Galli',
            reason: { text: REASON, nonce: null },
          },
        ],
        total: 1,
        page: 1,
        pageSize: 20,
      };
    return {
      ...card,
      aperto: CLIENT_TABS.filter((one) => opened.includes(one)).map((one) => ({
        tab: one,
        openSeconds: 900,
      })),
    };
  };
  const view = await renderPage(<ClientePage />, {
    http,
    words: [adminNamespace, words, accessiNamespace],
    path: `/admin/cliente?id=${ID}${tab && `&tab=${tab}`}`,
    user: { role } as never,
  });
  return { ...view, asked };
}
async function write({ user }: { user: Awaited<ReturnType<typeof open>>['user'] }) {
  await user.click(screen.getByRole('button', { name: 'Mostra' }));
  await user.type(screen.getByLabelText('Motivo'), REASON);
  await user.click(screen.getByRole('button', { name: 'Mostra' }));
}
afterEach(() => {
  jest.useRealTimers();
});

describe('one client', () => {
  it('shows without a reason who they are and how many of each level, and has eight tabs', async () => {
    const { asked } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Anna Colombo' });
    expect(screen.getByText('anna@bussola.example')).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Schede del cliente' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Sintesi',
      'Famiglia',
      'Dati',
      'Report',
      'Documenti',
      'Accessi',
      'Appuntamenti',
      'Registro',
    ]);
    expect(screen.getByText('I livelli area per area sono coperti.')).toBeInTheDocument();
    expect(asked.map(({ path }) => path)).toEqual([
      `/api/admin/client/${ID}`,
      `/api/admin/client/${ID}/look`,
    ]);
  });

  it('opens the tab it was written for, in its place, and covers it when it is left', async () => {
    const drawn = await open({ tab: 'report' });
    await screen.findByRole('heading', { level: 1, name: 'Anna Colombo' });
    expect(screen.getAllByLabelText('coperto')).toHaveLength(3);
    await write(drawn);
    expect(await screen.findByText('Report famiglia Colombo')).toBeInTheDocument();
    expect(screen.getByText('i dati sono cambiati')).toBeInTheDocument();
    expect(drawn.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: REASON,
      tabs: ['report'],
    });
    await drawn.user.click(screen.getByRole('link', { name: 'Accessi' }));
    expect(await screen.findByText('Questa scheda è coperta.')).toBeInTheDocument();
    drawn.unmount();
    expect(drawn.asked.at(-1)).toMatchObject({
      method: 'DELETE',
      path: `/api/admin/client/${ID}/open`,
    });
  });

  it('covers it again after fifteen minutes, in a page that stays open', async () => {
    const drawn = await open({ tab: 'report' });
    await screen.findByRole('heading', { level: 1, name: 'Anna Colombo' });
    jest.useFakeTimers({ advanceTimers: true });
    await write(drawn);
    await screen.findByText('Report famiglia Colombo');
    act(() => {
      jest.advanceTimersByTime(899_000);
    });
    expect(screen.getByText('Report famiglia Colombo')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    await waitFor(() => expect(screen.queryByText('Report famiglia Colombo')).toBeNull());
    expect(screen.getByText('Questa scheda è coperta.')).toBeInTheDocument();
  });

  it('finds covered again what a visit of before had opened', async () => {
    const { asked } = await open({ tab: 'report', before: ['report'] });
    expect(await screen.findByText('Questa scheda è coperta.')).toBeInTheDocument();
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/admin/client/${ID}`,
      `DELETE /api/admin/client/${ID}/open`,
    ]);
  });

  it('refuses a word as a reason, and sends nothing', async () => {
    const { user, asked } = await open({ tab: 'dati' });
    await user.click(await screen.findByRole('button', { name: 'Mostra' }));
    await user.type(screen.getByLabelText('Motivo'), 'perché');
    await user.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(
      await screen.findByText('Scrivi una frase intera: almeno 10 caratteri.'),
    ).toBeInTheDocument();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows the log, in the words of the client, to a SuperAdmin alone', async () => {
    const first = await open({ tab: 'registro', role: 'SuperAdmin' });
    expect(
      await screen.findByText(
        'Paolo Galli ha aperto le risposte con gli importi e l’elenco dei report',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(`Motivo: «${REASON}»`)).toBeInTheDocument();
    first.unmount();
    const { asked } = await open({ tab: 'registro' });
    await screen.findByText('Il registro di un cliente lo legge solo un SuperAdmin.');
    expect(asked.some(({ path }) => path.endsWith('/log'))).toBe(false);
  });

  it('promises no meetings, and leaves a page without content where nobody is', async () => {
    const first = await open({ tab: 'appuntamenti' });
    await screen.findByText('Nessun appuntamento.');
    first.unmount();
    await open({ card: null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Qui non c’è un cliente.',
    );
  });
});
