import type { ClientRow, ConsulenteRow, DoneToClients, ResponseOf } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import ClientiPage from './clienti-page.tsx';

const row = (place: number, over: Partial<ClientRow> = {}): ClientRow => ({
  kind: 'client',
  newRedOn: null,
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

const ADVISER: ConsulenteRow = {
  id: '5b7cf7a0-1c39-4a52-9c8f-0d3a1e2f4b61',
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
  albo: 'OCF',
  numero: '512048',
  checkedBy: 'Silvia Neri',
  checkedAt: '2026-11-01T10:00:00Z',
  luoghi: ['Torino'],
  lingue: ['it'],
  canali: ['video'],
  clients: 2,
  waiting: 0,
  awayUntil: null,
  limite: 50,
};

async function open({
  rows = [row(1)],
  total = { n: rows.length, exact: true },
  next = null,
  previous = null,
  newReds = 0,
  path = '/admin/clienti',
  status = 200,
  outcome = { done: 1, refused: [] },
  views = { views: [], version: 0 },
}: Partial<{
  rows: ClientRow[];
  total: { n: number; exact: boolean };
  next: string | null;
  previous: string | null;
  newReds: number;
  path: string;
  status: number;
  outcome: DoneToClients;
  views: ResponseOf<'clientViews'>;
}> = {}) {
  const asked: Record<string, unknown>[] = [];
  const sent: unknown[] = [];
  const http = async ({ path: called, query, body }: HttpRequest) => {
    if (called.endsWith('/export')) {
      sent.push(body);
      return new Blob(['a;b']);
    }
    if (called.endsWith('/views')) {
      if (body === undefined) return views;
      sent.push(body);
      return { ...(body as object), version: 1 };
    }
    if (called.endsWith('/assign') || called.endsWith('/resend')) {
      sent.push(body);
      return outcome;
    }
    if (!called.includes('client')) return { rows: [ADVISER] };
    asked.push(query ?? {});
    if (status !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status,
        code: 'UNAVAILABLE',
        fields: {},
      });
    return { rows, total, newReds: { n: newReds, exact: true }, next, previous };
  };
  const page = (
    <>
      <ClientiPage />
      <Address />
    </>
  );
  const { user } = await renderPage(page, { http, words: [adminNamespace], path });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { user, asked, sent };
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
    localStorage.setItem('bussola.view', JSON.stringify({ 'admin.clienti.place': '26>key' }));
    const { user, asked } = await open({ total: { n: 60, exact: true } });
    expect(asked[0]).toMatchObject({ after: 'key' });
    await screen.findAllByText('Cognome1, Nome1');
    const field = screen.getByRole('searchbox', { name: 'Cerca per nome o e-mail' });
    await user.type(field, 'bel');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'bel' }));
    expect(asked.at(-1)).not.toHaveProperty('after');
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

  it('narrows the list by each filter, and says what is new', async () => {
    const { user, asked } = await open({ total: { n: 10_000, exact: false }, newReds: 96 });
    expect(
      await screen.findByText('Più di 10.000, 96 con qualcosa di nuovo da affrontare.'),
    ).toBeInTheDocument();
    for (const [label, choice, expected] of [
      ['Da affrontare', 'Novità da affrontare', { newReds: 'yes' }],
      ['Consulente', 'Elena Fontana', { adviser: ADVISER.id }],
      ['Ultimo accesso', 'Mai entrati', { lastLogin: 'never' }],
      ['Chi mostrare', 'E-mail da confermare', { toConfirm: 'yes' }],
    ] as const) {
      await user.selectOptions(screen.getByLabelText(label), choice);
      await waitFor(() => expect(asked.at(-1)).toMatchObject(expected));
    }
    expect(address()).toBe(`?chi=toConfirm&rossi=new&consulente=${ADVISER.id}&accesso=never`);
  });

  it('turns pages by their keys and remembers where one was', async () => {
    const { user, asked } = await open({ total: { n: 60, exact: true }, next: 'later' });
    expect(await screen.findByText('1–1 di 60')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Precedenti' })).toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Successivi' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ after: 'later', pageSize: 25 }));
    expect(JSON.parse(localStorage.getItem('bussola.view') ?? '{}')).toEqual({
      'admin.clienti.place': '2>later',
    });
  });

  it('goes back to the beginning when a page has gone', async () => {
    localStorage.setItem('bussola.view', JSON.stringify({ 'admin.clienti.place': '51>gone' }));
    const { asked } = await open({ rows: [] });
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('after'));
  });

  it('exports what is filtered, with the columns chosen and the reason', async () => {
    URL.createObjectURL = () => 'blob:file';
    const { user, sent } = await open({ path: '/admin/clienti?rossi=2' });
    await user.click(await screen.findByRole('button', { name: 'Esporta l’elenco' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Trovata una riga: nome, e-mail/)).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'Comune' }));
    await user.click(dialog.getByRole('button', { name: 'Esporta' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/Perché/), 'Riunione di novembre');
    await user.click(dialog.getByRole('button', { name: 'Esporta' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          filters: { reds: 2 },
          columns: ['membri', 'checkup', 'levels', 'consulente', 'lastLogin', 'updatedAt'],
          language: 'it',
          reason: 'Riunione di novembre',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives no way to the page of somebody who is no client', async () => {
    await open({ rows: [row(1, { kind: 'staff' }), row(2, { state: 'to-verify' })] });
    await screen.findByText('Cognome1, Nome1');
    expect(screen.queryByRole('link', { name: /Cognome/ })).toBeNull();
    expect(screen.getByText(/e-mail da confermare/)).toBeInTheDocument();
  });

  it('says what to do when nobody matches, and what failed when nothing answers', async () => {
    await open({ rows: [], path: '/admin/clienti?cerca=zzz' });
    expect(
      await screen.findByRole('heading', { name: 'Nessun cliente trovato' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Nessuno trovato.')).toBeInTheDocument();
  });

  it('says what failed, and lets one try again', async () => {
    await open({ status: 503 });
    expect(
      await screen.findByRole('heading', { name: 'Non riusciamo a leggere i clienti' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});

describe('clients who are chosen', () => {
  const propose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Proponi un consulente' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /Elena Fontana/ }));
    await user.type(dialog.getByLabelText('Motivo'), 'Vivono tutti a Torino.');
    await user.click(dialog.getByRole('button', { name: 'Proponi' }));
  };

  it('one by one, over two pages, are proposed an adviser together; who is left out is named', async () => {
    const { user, sent } = await open({
      rows: [row(1), row(2)],
      total: { n: 300, exact: true },
      next: 'key',
      outcome: { done: 1, refused: [{ userId: row(2).userId, name: 'Nome2', why: 'said-no' }] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Scegli Nome2 Cognome2' }));
    await user.click(screen.getByRole('button', { name: 'Successivi' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Scegli Nome1 Cognome1' }));
    const bar = within(screen.getByRole('region', { name: 'Clienti scelti' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 clienti scelti');
    expect(bar.queryByRole('button', { name: /trovati/ })).toBeNull();
    await propose(user);
    await screen.findByRole('dialog', { name: 'Un cliente ha la proposta' });
    expect(screen.getByText('ha detto no: decide lui quando chiedere di nuovo')).toBeVisible();
    expect(sent).toEqual([
      {
        clients: { ids: [row(2).userId, row(1).userId] },
        consulenteId: ADVISER.id,
        reason: 'Vivono tutti a Torino.',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Ho capito' }));
    expect(screen.queryByRole('region', { name: 'Clienti scelti' })).toBeNull();
  });

  it('all that the filters find are sent as filters with their number', async () => {
    const { user, sent } = await open({
      path: '/admin/clienti?consulente=none',
      rows: [row(1), row(2)],
      total: { n: 31, exact: true },
      outcome: { done: 31, refused: [] },
    });
    await user.click(
      await screen.findByRole('checkbox', { name: 'Scegli tutti quelli di questa pagina' }),
    );
    await user.click(screen.getByRole('button', { name: 'Scegli tutti i 31 trovati' }));
    await propose(user);
    await screen.findByRole('dialog', { name: '31 clienti hanno la proposta' });
    expect(sent).toMatchObject([{ clients: { filters: { adviser: 'none' }, count: 31 } }]);
  });

  it('are let go by another filter', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Scegli Nome1 Cognome1' }));
    await user.type(screen.getByRole('searchbox'), 'a{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Clienti scelti' })).toBeNull(),
    );
  });
  it('who has not confirmed the address is sent the code again', async () => {
    const { user, sent } = await open({
      path: '/admin/clienti?chi=toConfirm',
      rows: [row(1, { kind: 'never', state: 'to-verify' })],
      outcome: { done: 0, refused: [{ userId: row(1).userId, name: 'Nome1', why: 'often' }] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Scegli Nome1 Cognome1' }));
    await user.click(screen.getByRole('button', { name: 'Rimanda la conferma' }));
    await user.click(await screen.findByRole('button', { name: 'Rimanda' }));
    await screen.findByRole('dialog', { name: 'Nessuna lettera' });
    expect(screen.getByText('oggi ne ha già ricevute abbastanza')).toBeVisible();
    expect(sent).toEqual([{ clients: { ids: [row(1).userId] } }]);
  });
  it('staff are not chosen', async () => {
    await open({ path: '/admin/clienti?chi=staff', rows: [row(1, { kind: 'staff' })] });
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the columns', () => {
  it('are hidden, moved and put back, and stay so', async () => {
    const { user } = await open();
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await screen.findByRole('table');
    const start = ['Nome', 'Nucleo', 'Checkup', 'Livelli', 'Consulente', 'Ultimo accesso'];
    expect(heads()).toEqual([...start, 'Aggiornato']);
    await user.click(screen.getByRole('button', { name: 'Colonne' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Checkup' }));
    await user.click(dialog.getByRole('button', { name: 'Sposta prima: Consulente' }));
    const changed = ['Nome', 'Nucleo', 'Consulente', 'Livelli', 'Ultimo accesso', 'Aggiornato'];
    expect(localStorage.getItem('bussola.view')).toContain(
      'membri -checkup consulente reds lastLogin updatedAt',
    );
    await user.click(dialog.getByRole('button', { name: 'Fatto' }));
    expect(heads()).toEqual(changed);
    await user.click(screen.getByRole('button', { name: 'Colonne' }));
    await user.click(await screen.findByRole('button', { name: 'Rimetti come all’inizio' }));
    await user.click(screen.getByRole('button', { name: 'Fatto' }));
    expect(heads()).toEqual([...start, 'Aggiornato']);
  });
});

describe('the saved views', () => {
  const kept: ResponseOf<'clientViews'> = {
    views: [
      {
        name: 'Da seguire',
        filters: { kind: 'client', adviser: 'none', reds: 2 },
        sort: 'reds',
        direction: 'desc',
        columns: [
          { key: 'reds', shown: true },
          { key: 'membri', shown: false },
          { key: 'checkup', shown: true },
          { key: 'consulente', shown: true },
          { key: 'lastLogin', shown: true },
          { key: 'updatedAt', shown: true },
        ],
      },
    ],
    version: 4,
  };
  it('bring back filters, order and columns by a press', async () => {
    const { user, asked } = await open({ views: kept });
    const tab = await screen.findByRole('button', { name: 'Da seguire' });
    expect(tab).not.toHaveAttribute('aria-current');
    await user.click(tab);
    expect(address()).toBe('?rossi=2&consulente=none&ordine=reds');
    expect(tab).toHaveAttribute('aria-current', 'true');
    expect(asked.at(-1)).toMatchObject({ reds: 2, adviser: 'none', sort: 'reds' });
    expect(screen.queryByRole('columnheader', { name: /Nucleo/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tutti' }));
    expect(address()).toBe('');
    expect(screen.getByRole('columnheader', { name: /Nucleo/ })).toBeVisible();
  });
  it('are made of the list as it is, without what is searched for, and removed', async () => {
    const { user, sent } = await open({
      views: kept,
      path: '/admin/clienti?cerca=rossi&checkup=started',
    });
    await user.click(await screen.findByRole('button', { name: 'Salva questa vista' }));
    await user.type(screen.getByLabelText('Nome della vista'), 'A metà');
    await user.click(screen.getByRole('button', { name: 'Salva' }));
    await screen.findByRole('button', { name: 'A metà' });
    expect(sent).toMatchObject([
      {
        version: 4,
        views: [{ name: 'Da seguire' }, { name: 'A metà', filters: { checkup: 'started' } }],
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('rossi');
    await user.click(screen.getByRole('button', { name: 'Togli questa vista' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Tolgo «A metà»?' }));
    await user.click(dialog.getByRole('button', { name: 'Togli questa vista' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'A metà' })).toBeNull());
  });
});
