import type { RegistroRow, RegistroState } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import RegistroPage from './registro-page.tsx';

const id = (place: number) => `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const REASON = 'Segnala una cifra sbagliata nella pensione.';
const row = (seq: number, over: Partial<RegistroRow> = {}): RegistroRow => ({
  seq,
  at: '2026-11-27T16:31:08Z',
  who: { kind: 'person', id: id(1), name: 'Marta Riva', role: 'SuperAdmin' },
  about: { kind: 'person', id: id(2), name: 'Anna Colombo', role: 'User' },
  action: 'read.openAdminClient',
  via: 'staff',
  until: null,
  reason: { text: REASON },
  fields: [],
  detail: null,
  requestId: null,
  before: 'b'.repeat(64),
  hash: 'a'.repeat(64),
  ...over,
});
const ROWS = [
  row(48177),
  row(48176, {
    who: null,
    about: { kind: 'gone' },
    action: 'account.erased',
    reason: null,
    via: null,
  }),
  row(48175, {
    action: 'write.updateMember',
    via: 'grant',
    until: '2027-01-31',
    reason: null,
    fields: ['redditoNettoAnnuo', 'imprenditore'],
  }),
  row(48174, { action: 'qualcosa.di-nuovo', reason: { text: null } }),
];
const CHECK: NonNullable<RegistroState['last']> = {
  at: '2026-11-28T02:00:00Z',
  nightly: true,
  by: null,
  fromSeq: 0,
  headSeq: 48_170,
  throughSeq: 48_170,
  tookMs: 2_100,
  fault: null,
  faultSeq: null,
};
const STATE: RegistroState = {
  rows: 48_177,
  head: { seq: 48_170, at: '2026-11-28T09:30:00Z', hash: 'c'.repeat(64) },
  all: CHECK,
  last: CHECK,
};

async function open({
  path = '/admin/registro',
  state = STATE,
  status = 200,
}: Partial<{ path: string; state: RegistroState; status: number }> = {}) {
  const asked: Record<string, unknown>[] = [];
  const sent: HttpRequest[] = [];
  let answer = status;
  const http = async (request: HttpRequest) => {
    if (request.method !== 'GET') sent.push(request);
    if (request.path.endsWith('/getAll'))
      return {
        admins: [],
        consulenti: [],
        clients: { n: 0, exact: true },
        waiting: { people: 0, releases: 0, letters: 0, requests: 0 },
      };
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: 'UNAVAILABLE',
        fields: {},
      });
    if (request.path.endsWith('/export')) return new Blob(['a;b']);
    if (request.path.endsWith('/verify'))
      return {
        ...state,
        last: { ...CHECK, nightly: false, by: 'Silvia Neri', fromSeq: 48_170, throughSeq: 48_177 },
      };
    if (request.path.endsWith('/state')) return state;
    asked.push(request.query ?? {});
    return { rows: ROWS, total: { n: 60, exact: true }, next: '48174', previous: null };
  };
  const view = await renderPage(<RegistroPage />, {
    http,
    words: [adminNamespace, registroNamespace],
    path,
    user: { role: 'SuperAdmin' },
  });
  return {
    ...view,
    asked,
    sent,
    answerWith: (next: number) => {
      answer = next;
    },
  };
}

describe('the log', () => {
  it('says first whether it is whole, and verifies it on demand', async () => {
    const { user, sent } = await open();
    const part = within(await screen.findByRole('region', { name: 'Il registro è intero' }));
    expect(part.getByText(/48\.170 righe in fila, nessuna cambiata/)).toBeInTheDocument();
    expect(part.getByText(/Controllate tutte: .*, da sé, in 2,1 secondi/)).toBeInTheDocument();
    expect(part.getByText(/riga 48\.170$/)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Verifica adesso' }));
    expect(
      await part.findByText(/7 righe nuove dopo la firma della riga 48\.170: .*, da Silvia Neri/),
    ).toBeInTheDocument();
    expect(sent.map(({ path }) => path)).toEqual(['/api/admin/registro/verify']);
  });

  it('says which row does not fit', async () => {
    await open({ state: { ...STATE, last: { ...CHECK, fault: 'changed', faultSeq: 40_003 } } });
    const part = within(await screen.findByRole('region', { name: 'Il registro non è intero' }));
    expect(
      part.getByText('La riga 40.003 non è più quella che era stata scritta.'),
    ).toBeInTheDocument();
  });

  it('says when nobody has verified it yet', async () => {
    await open({ state: { ...STATE, all: null, last: null, head: null } });
    expect(
      await screen.findByRole('region', { name: 'Il registro non è ancora stato controllato' }),
    ).toBeInTheDocument();
  });

  it('says in words who did what, about whom and why', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Le righe del registro' }));
    const [, first, second, third, last] = table.getAllByRole('row').map((one) => one.textContent);
    for (const part of ['48.177', 'Marta Riva', 'ha visto i dati coperti', 'Anna Colombo', REASON])
      expect(first).toContain(part);
    for (const part of ['Bussola, da sé', 'ha eliminato i dati', 'account eliminato'])
      expect(second).toContain(part);
    expect(third).toContain('ha cambiato qualcosa nell’area');
    for (const part of ['qualcosa.di-nuovo', 'non si legge più']) expect(last).toContain(part);
  });

  it('opens a row: right, duration, names of fields, and the two links of the chain', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Apri la riga 48.175' }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const text of [
      'un accesso che le è stato dato',
      'fino a 31 gennaio 2027',
      'a'.repeat(64),
      'b'.repeat(64),
    ])
      expect(drawer.getByText(text)).toBeInTheDocument();
    expect(drawer.getByText(/redditoNettoAnnuo, imprenditore/)).toBeInTheDocument();
    expect(drawer.getByText('nomi dei campi, mai i valori')).toBeInTheDocument();
  });

  it('narrows the rows on the server, keeps the filters in the address, and turns pages', async () => {
    const { user, asked } = await open({ path: `/admin/registro?dichi=${id(2)}&cosa=boh` });
    await screen.findByRole('table');
    expect(asked[0]).toEqual({ about: id(2), pageSize: 25 });
    await user.selectOptions(screen.getByLabelText('Che cosa'), 'Letture');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'reads', about: id(2) }));
    await user.selectOptions(screen.getByLabelText('Chi'), 'Il personale');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'reads', who: 'staff' }));
    await user.click(screen.getByRole('button', { name: 'Successivi' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ after: '48174', kind: 'reads' }));
    await user.type(screen.getByRole('searchbox', { name: 'Persona o numero di riga' }), 'colom');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'colom' }));
    expect(asked.at(-1)).not.toHaveProperty('after');
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ pageSize: 25 }));
  });

  it('exports what is filtered, with the reason', async () => {
    URL.createObjectURL = () => 'blob:file';
    const { user, sent } = await open({ path: '/admin/registro?cosa=exports' });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Esporta queste righe' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Perché'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Esporta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toEqual({
      filters: { kind: 'exports' },
      language: 'it',
      reason: REASON,
    });
  });

  it('ends the loading when the log cannot be read, and reads it again', async () => {
    const { user, answerWith } = await open({ status: 503 });
    expect(
      await screen.findByRole('heading', { name: 'Non riusciamo a leggere il registro' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Non riusciamo a leggere l’ultima verifica')).toBeInTheDocument();
    answerWith(200);
    for (const button of screen.getAllByRole('button', { name: /Riprova/ }))
      await user.click(button);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Il registro è intero' })).toBeInTheDocument();
  });
});
