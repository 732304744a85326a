import type { ConsulenteCard, ConsulenteRow } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import ConsulentePage from './consulente-page.tsx';

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
  clients: 2,
  waiting: 1,
  awayUntil: null,
  limite: 50,
  ...over,
});
const client = (place: number, comune: string) => ({
  userId: id(place),
  firstName: `Cliente${String(place)}`,
  lastName: 'Prova',
  comune,
});
const CARD: ConsulenteCard = {
  consulente: row(1),
  profilo: {
    albo: 'OCF',
    numero: '512048',
    luoghi: ['Modena'],
    lingue: ['it'],
    canali: ['video'],
    video: null,
    orari: [{ giorno: 1, dalle: '09:00', alle: '13:00' }],
    eccezioni: [{ dal: '2026-12-24', al: '2027-01-06', riceve: false, dalle: null, alle: null }],
  },
  version: 4,
  clients: [
    { ...client(11, 'Modena'), since: '2026-05-03T10:00:00Z' },
    { ...client(12, 'Parma'), since: '2026-06-22T10:00:00Z' },
  ],
  waiting: [
    {
      ...client(13, 'Modena'),
      proposedAt: '2026-11-26T10:00:00Z',
      until: '2026-12-10T10:00:00Z',
    },
  ],
};
const OTHERS = [
  row(1),
  row(2, { luoghi: ['Modena'], clients: 49, waiting: 0 }),
  row(3, { luoghi: [], clients: 10 }),
  row(4, { clients: 50, waiting: 0, luoghi: [] }),
];
const REASON = 'Lascia Bussola a fine novembre.';

async function open(card: ConsulenteCard = CARD) {
  const sent: HttpRequest[] = [];
  let refusal: { code: string; current?: unknown } | undefined;
  const http = async (request: HttpRequest) => {
    if (request.method !== 'GET') {
      sent.push(request);
      if (refusal)
        throw Object.assign(new Error('refused'), {
          name: 'ProblemError',
          status: 409,
          code: refusal.code,
          problem: refusal,
          fields: {},
        });
      return card;
    }
    return request.path.endsWith('/getAll') ? { rows: OTHERS } : card;
  };
  const view = await renderPage(<ConsulentePage />, {
    http,
    words: [adminNamespace, consulentiNamespace],
    path: `/admin/consulente?id=${id(1)}`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Nome1 Cognome1' });
  return {
    ...view,
    sent,
    refuse: (next: typeof refusal) => {
      refusal = next;
    },
  };
}

describe('one adviser', () => {
  it('shows register, times and exceptions, clients and whose yes is awaited', async () => {
    await open();
    for (const part of ['OCF n. 512048', 'Marta Riva, 2 novembre 2026', '3 su 50', '9 – 13'])
      expect(screen.getByText(part)).toBeInTheDocument();
    expect(screen.getByText('24 dicembre – 6 gennaio 2027')).toBeInTheDocument();
    const follows = within(screen.getByRole('region', { name: 'Chi segue?' }));
    expect(follows.getByText('dal 3 maggio 2026')).toBeInTheDocument();
    expect(follows.getByText(/deve dire di sì, fino a giovedì 10 dicembre/)).toBeInTheDocument();
  });

  it('refuses a number of another form in its place, and saves the rest as it was', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Modifica i dati' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Registro'), 'RUI');
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    expect(await dialog.findByText(/Il numero RUI è una lettera/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Numero d’iscrizione'));
    await user.type(dialog.getByLabelText('Numero d’iscrizione'), 'E000412377');
    await user.click(dialog.getByRole('button', { name: 'Salva i dati' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      profilo: { ...CARD.profilo, albo: 'RUI', numero: 'E000412377' },
      version: 4,
    });
  });

  it('saves the hours of a week, and takes an exception away', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Modifica gli orari' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Martedì'), '15-9');
    await user.click(dialog.getByRole('button', { name: 'Salva gli orari' }));
    expect(await dialog.findByText(/Scrivi le ore come/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Martedì'));
    await user.type(dialog.getByLabelText('Martedì'), '15-18.30');
    await user.click(dialog.getByRole('button', { name: 'Salva gli orari' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Togli l’eccezione/ }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        profilo: {
          orari: [
            { giorno: 1, dalle: '09:00', alle: '13:00' },
            { giorno: 2, dalle: '15:00', alle: '18:30' },
          ],
        },
      },
      { profilo: { eccezioni: [] } },
    ]);
  });

  it('suspends with a proposal for each client, and says in words why nothing changed', async () => {
    const { user, sent, refuse } = await open();
    await user.click(screen.getByRole('button', { name: 'Sospendi e riassegna' }));
    const dialog = within(await screen.findByRole('dialog'));
    const first = await dialog.findByLabelText<HTMLSelectElement>('Con chi va Cliente11 Prova');
    // There is one place left in Modena; the other client goes to who has more room.
    expect(first.value).toBe(id(2));
    expect(dialog.getByLabelText<HTMLSelectElement>('Con chi va Cliente12 Prova').value).toBe(
      id(3),
    );
    const names = [...first.options].map(({ text, disabled }) => [text, disabled]);
    expect(names).toContainEqual(['Nome4 Cognome4 · nessun posto: 50 su 50', true]);
    await user.selectOptions(dialog.getByLabelText('Con chi va Cliente12 Prova'), '');
    expect(dialog.getByText('1 su 2 hanno qualcuno')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Avanti: avvisi e chiusura' }));
    expect(dialog.getByText('Una proposta che aspettava un sì cade.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Perché'), REASON);
    expect(dialog.getByText(new RegExp(REASON))).toBeInTheDocument();
    const press = () =>
      user.click(dialog.getByRole('button', { name: 'Sospendi e scrivi ai 2 clienti' }));
    refuse({ code: 'ADVISER_FULL', current: { name: 'Nome2 Cognome2' } });
    await press();
    expect(await dialog.findByText(/Nome2 Cognome2 non ha più posto/)).toBeInTheDocument();
    refuse({ code: 'CONFLICT' });
    await press();
    expect(await dialog.findByText(/Nel frattempo sono cambiati/)).toBeInTheDocument();
    refuse(undefined);
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body).toEqual({
      clients: [
        { clientId: id(11), consulenteId: id(2) },
        { clientId: id(12), consulenteId: null },
      ],
      reason: REASON,
    });
  });

  it('asks how many they may follow, and why', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Cambia il limite' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Quanti al massimo');
    await user.clear(field);
    await user.type(field, '501');
    await user.type(dialog.getByLabelText('Perché'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Cambia il limite' }));
    await dialog.findByText('Scrivi un numero da 1 a 500.');
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, '60');
    await user.click(dialog.getByRole('button', { name: 'Cambia il limite' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toMatch(/\/limit$/);
    expect(sent[0]?.body).toEqual({ limite: 60, reason: REASON, version: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lets in again, or removes, who is suspended', async () => {
    const { user, sent } = await open({
      ...CARD,
      consulente: row(1, { state: 'disabled', clients: 0, suspendedAt: '2026-10-02T08:00:00Z' }),
      clients: [],
      waiting: [],
    });
    expect(screen.getByText(/^Sospeso dal 2 ottobre 2026: /)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Riattiva' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Perché'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Riattiva' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toMatch(/\/reopen$/);
    expect(screen.getByRole('button', { name: 'Togli l’accesso per sempre' })).toBeInTheDocument();
  });
});
