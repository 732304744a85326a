import type { Attese, ConsulenteRow } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import ConsulentiPage from './consulenti-page.tsx';

const id = (place: number) => `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const row = (place: number, over: Partial<ConsulenteRow> = {}): ConsulenteRow => ({
  id: id(place),
  firstName: `Nome${String(place)}`,
  lastName: `Cognome${String(place)}`,
  email: `p${String(place)}@bussola.example`,
  role: 'Consulente',
  state: 'active',
  secondFactors: [],
  createdAt: '2026-02-09T10:00:00Z',
  expiresAt: null,
  lastLoginAt: null,
  suspendedAt: null,
  albo: 'OCF',
  numero: '512048',
  checkedBy: 'Marta Riva',
  checkedAt: '2026-11-02T10:00:00Z',
  luoghi: ['Modena'],
  lingue: ['it'],
  canali: ['video'],
  clients: 3,
  waiting: 0,
  awayUntil: null,
  limite: 50,
  ...over,
});
const ROWS = [
  row(1),
  row(2, { numero: null, albo: null, checkedAt: null, checkedBy: null, clients: 0 }),
  row(3, { clients: 52 }),
  row(4, { state: 'disabled', clients: 0, suspendedAt: '2026-10-02T08:00:00Z' }),
  row(5, {
    state: 'invited',
    expiresAt: '2026-12-02T10:00:00Z',
    numero: null,
    albo: null,
    clients: 0,
  }),
];
const anna = { userId: id(11), firstName: 'Anna', lastName: 'Ferretti', comune: 'Modena' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ATTESE: Attese = {
  total: 1,
  aspettano: [
    {
      userId: id(12),
      firstName: 'Tiziana',
      lastName: 'Pellegrini',
      comune: 'Modena',
      since: daysAgo(21),
      lapsed: true,
    },
  ],
  proposte: [
    {
      client: anna,
      consulente: { id: id(1), name: 'Nome1 Cognome1' },
      now: 'Paolo Serra',
      state: 'waiting',
      proposedAt: daysAgo(3),
      until: daysAgo(-11),
      refusedAt: null,
    },
    {
      client: { ...anna, userId: id(13), firstName: 'Daniel', lastName: 'Okafor' },
      consulente: { id: id(1), name: 'Nome1 Cognome1' },
      now: null,
      state: 'refused',
      proposedAt: daysAgo(5),
      until: daysAgo(-9),
      refusedAt: '2026-11-25T10:00:00Z',
    },
  ],
};
const REASON = 'Vive a Modena e cerca qualcuno in presenza.';

async function open({ status = 200, path = '/admin/consulenti' } = {}) {
  const sent: HttpRequest[] = [];
  let answer = status;
  const http = async (request: HttpRequest) => {
    if (request.method !== 'GET') sent.push(request);
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: 'UNAVAILABLE',
        fields: {},
      });
    if (request.path.endsWith('/attese')) return ATTESE;
    if (request.path.endsWith('/toggleclient'))
      return { linked: false, since: null, until: daysAgo(-14) };
    return { rows: ROWS };
  };
  const page = (
    <>
      <ConsulentiPage />
      <Address />
    </>
  );
  const view = await renderPage(page, {
    http,
    words: [adminNamespace, consulentiNamespace],
    path,
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    answerWith: (next: number) => {
      answer = next;
    },
  };
}
const Address = () => <output>{useLocation().search}</output>;
const address = () => document.querySelector('output')?.textContent;
const rowOf = (text: string) => {
  const found = screen.getAllByRole('row').find((one) => one.textContent?.includes(text));
  if (!found) throw new Error(`no row of ${text}`);
  return found;
};

describe('the advisers', () => {
  it('says in each row who may be proposed, and why not', async () => {
    await open();
    for (const [who, ...parts] of [
      ['Cognome1', 'OCF n. 512048', 'Marta Riva', '3 su 50', 'Attivo'],
      ['Cognome2', 'Manca il numero d’iscrizione', 'senza, non si collega'],
      ['Cognome3', '52 su 50', 'oltre il limite'],
      ['Cognome4', 'Sospeso dal 02/10/2026'],
      ['Cognome5', 'Invito fino al'],
    ] as const)
      for (const part of parts) expect(rowOf(who).textContent).toContain(part);
    expect(
      screen.getByText('3 persone attive per 55 famiglie. Una famiglia aspetta qualcuno.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['Stato', 'Sospeso', ['Cognome4']],
    ['Stato', 'Senza numero d’iscrizione', ['Cognome2']],
    ['Stato', 'Invitato', ['Cognome5']],
    ['Ha ancora posto', 'Ha posto', ['Cognome1']],
    ['Ha ancora posto', 'Non prende altri', ['Cognome2', 'Cognome3']],
  ])('are narrowed by «%s: %s»', async (label, choice, found) => {
    const { user } = await open();
    const table = within(screen.getByRole('table', { name: 'I consulenti' }));
    expect(table.getAllByText(/Cognome\d/)).toHaveLength(5);
    await user.selectOptions(screen.getByLabelText(label), choice);
    expect(
      table.getAllByText(/Cognome\d/).map((one) => /Cognome\d/.exec(one.textContent)?.[0]),
    ).toEqual(found);
  });

  it('are narrowed by where they receive', async () => {
    const { user } = await open();
    const places = [...screen.getByLabelText<HTMLSelectElement>('Dove riceve').options];
    expect(places.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['al telefono', 'in video']),
    );
    await user.selectOptions(screen.getByLabelText('Dove riceve'), 'al telefono');
    await screen.findByText('Nessun consulente trovato');
  });

  it('are narrowed in the address, and by it', async () => {
    const { user } = await open({ path: '/admin/consulenti?cerca=nome&stato=disabled&posto=many' });
    const table = within(screen.getByRole('table', { name: 'I consulenti' }));
    expect(table.getAllByText(/Cognome\d/)).toHaveLength(1);
    expect(rowOf('Cognome4')).toBeInTheDocument();
    expect(screen.getByLabelText('Stato')).toHaveDisplayValue('Sospeso');
    expect(screen.getByLabelText('Ha ancora posto')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Stato'), 'Attivo');
    await user.selectOptions(screen.getByLabelText('Dove riceve'), 'Modena');
    expect(address()).toBe('?cerca=nome&stato=active&dove=Modena');
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(address()).toBe('?stato=active&dove=Modena'));
  });

  it('finds one by name, place and number', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'cognome3 512048');
    await waitFor(() => expect(screen.queryByText('Nome1 Cognome1', { selector: 'a' })).toBeNull());
    expect(rowOf('Cognome3')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nessuno così');
    expect(await screen.findByText('Nessun consulente trovato')).toBeInTheDocument();
  });

  it('says for how many days somebody waits, and proposes an adviser with a reason', async () => {
    const { user, sent } = await open();
    const queue = within(screen.getByRole('region', { name: 'Chi aspetta?' }));
    expect(queue.getByText('21')).toBeInTheDocument();
    expect(queue.getByText(/non ha risposto all’ultima proposta/)).toBeInTheDocument();
    await user.click(queue.getByRole('button', { name: 'Proponi qualcuno a Tiziana Pellegrini' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('radio', { name: /Nome2/ })).toBeDisabled();
    expect(dialog.getByRole('radio', { name: /Nome3/ })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Nome1/ }));
    await user.type(dialog.getByLabelText('Motivo'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Proponi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { consulenteId: id(1), clientId: id(12), linked: true, reason: REASON },
    ]);
  });

  it('shows whose yes is awaited, what came of the others, and takes a proposal back', async () => {
    const { user, sent } = await open();
    const part = within(screen.getByRole('region', { name: 'Chi deve dire di sì?' }));
    expect(part.getByText('Sono passati 3 giorni su 14.')).toBeInTheDocument();
    expect(part.getByText('cambia: intanto segue Paolo Serra')).toBeInTheDocument();
    expect(part.getByText('Ha detto di no: 25 novembre.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Ritira la proposta a Anna Ferretti' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ritira la proposta' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ consulenteId: id(1), clientId: id(11), linked: false });
  });

  it('invites an adviser', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Invita un consulente' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('E-mail'), 'giada@bussola.example');
    await user.type(dialog.getByLabelText('Nome'), 'Giada');
    await user.type(dialog.getByLabelText('Cognome'), 'Mori');
    await user.type(dialog.getByLabelText('Perché serve'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Manda l’invito' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: {
        email: 'giada@bussola.example',
        firstName: 'Giada',
        lastName: 'Mori',
        reason: REASON,
      },
    });
  });

  it('ends the loading when a list cannot be read, and reads it again', async () => {
    const { user, answerWith } = await open({ status: 503 });
    expect(screen.getByText('Non riusciamo a leggere i consulenti')).toBeInTheDocument();
    answerWith(200);
    await user.click(screen.getByRole('button', { name: /Riprova/ }));
    // Each list that failed is asked again by itself.
    const again = screen.queryByRole('button', { name: /Riprova/ });
    if (again) await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Consulenti' })).toBeInTheDocument();
  });
});
