import type { Richieste, RichiestaRow } from '@bussola/contract';
import { plusDays, romeDay } from '@bussola/domain/calendario';
import { formatDate } from '@bussola/i18n/format';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';
import RichiestePage from './richieste-page.tsx';

const id = (place: number) => `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const today = romeDay(new Date());
const row = (place: number, over: Partial<RichiestaRow> = {}): RichiestaRow => ({
  id: id(place),
  kind: 'privacy',
  via: 'lettera',
  body: {
    subject: 'Una copia dei dati',
    person: 'Renata Bruni',
    email: 'renata@esempio.test',
    words: 'Vi chiedo una copia di tutto.',
    recognised: 'firma e documento',
  },
  clientId: id(30),
  arrivedOn: plusDays(today, -28),
  dueOn: plusDays(today, 2),
  owner: null,
  ownerSince: null,
  recognisedBy: 'Paolo Galli',
  recognisedAt: '2026-11-02T10:00:00Z',
  exportedAt: null,
  erasedAt: null,
  outcome: null,
  closedAt: null,
  ...over,
});
const error = row(2, {
  kind: 'errore',
  via: 'telefono',
  body: {
    subject: 'La rata non si salva',
    person: 'Paolo Locatelli',
    email: null,
    words: 'Non si salva.',
    recognised: null,
  },
  clientId: null,
  dueOn: null,
  recognisedBy: null,
  recognisedAt: null,
  owner: { id: id(40), name: 'Marta Riva' },
});
const LIST: Richieste = {
  open: [row(1), error],
  openTotal: 2,
  closed: [
    row(3, { body: null, clientId: null, outcome: 'answered', closedAt: '2026-11-25T10:00:00Z' }),
  ],
  closedTotal: 61,
  next: 'older',
};

async function open({ list = LIST, status = 200 }: { list?: Richieste; status?: number } = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const asked: unknown[] = [];
  let answer = status;
  const http = async ({ method, path, body, query }: HttpRequest) => {
    if (method === 'GET') asked.push(query);
    else sent.push({ path: path.replace('/api/admin/richieste', ''), body });
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: 'UNAVAILABLE',
        fields: {},
      });
    return list;
  };
  const view = await renderPage(<RichiestePage />, {
    http,
    words: [adminNamespace, richiesteNamespace],
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    asked,
    answerWith: (next: number) => {
      answer = next;
    },
  };
}
const opened = async (user: Awaited<ReturnType<typeof open>>['user'], subject: string) => {
  await user.click(screen.getByRole('button', { name: `Apri: ${subject}` }));
  return within(await screen.findByRole('dialog'));
};

describe('the requests', () => {
  it('says how many are open and what runs out first', async () => {
    await open();
    expect(
      screen.getByText(
        `Due sono aperte. La prima scade ${formatDate(plusDays(today, 2), 'it', 'letter')}: è di privacy, e ci siamo dati trenta giorni.`,
      ),
    ).toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Le richieste aperte' }));
    const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
    for (const part of [
      'Una copia dei dati',
      'Privacy, per lettera',
      'Renata Bruni',
      'fra 2 giorni',
      'Nuova',
    ])
      expect(first).toContain(part);
    for (const part of ['Errore, al telefono', 'Marta Riva', 'senza data', 'In carico'])
      expect(second).toContain(part);
    const closed = screen.getByRole('table', { name: 'Le richieste chiuse' }).textContent;
    for (const part of ['parole non più conservate', 'account eliminato', 'Risposta, 25 nov'])
      expect(closed).toContain(part);
  });

  it('finds by word and narrows, takes one, and shows what was closed before', async () => {
    const { user, sent, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'Prendi in carico: Una copia dei dati' }));
    await waitFor(() => expect(sent).toEqual([{ path: `/${id(1)}`, body: { action: 'take' } }]));
    await user.type(screen.getByRole('searchbox', { name: 'Parola o persona' }), 'ràta');
    await waitFor(() => expect(screen.queryByText('Una copia dei dati')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
    await user.selectOptions(screen.getByLabelText('Chi la segue'), 'Le mie');
    expect(await screen.findByText('Nessuna richiesta così')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostra quelle prima' }));
    await waitFor(() => expect(asked).toContainEqual({ after: 'older' }));
  });

  it('shows the person’s own words, and the way to the data of a recognised person', async () => {
    const { user, sent } = await open();
    const drawer = await opened(user, 'Una copia dei dati');
    expect(drawer.getByText('Vi chiedo una copia di tutto.')).toBeInTheDocument();
    expect(drawer.getByText('da Paolo Galli, 2 novembre')).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'apri la scheda, con un motivo' })).toHaveAttribute(
      'href',
      `/admin/cliente?id=${id(30)}`,
    );
    await user.click(drawer.getByRole('button', { name: 'Manda il collegamento' }));
    await waitFor(() => expect(sent).toEqual([{ path: `/${id(1)}/export`, body: {} }]));
  });

  it('begins the erasure once the name is typed', async () => {
    const { user, sent } = await open();
    const drawer = await opened(user, 'Una copia dei dati');
    expect(drawer.getByText(/Dopo 14 giorni è tutto distrutto/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Avvia la cancellazione' }));
    const name = drawer.getByLabelText('Scrivi il nome per confermare: Renata Bruni');
    await user.type(name, 'Renata');
    await user.click(drawer.getByRole('button', { name: 'Avvia la cancellazione' }));
    expect(await drawer.findByText('Il nome non è questo.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(name, ' bruni');
    await user.click(drawer.getByRole('button', { name: 'Avvia la cancellazione' }));
    await waitFor(() => expect(sent).toEqual([{ path: `/${id(1)}/erase`, body: {} }]));
  });

  it('keeps both doors shut until the person is recognised', async () => {
    const { user, sent } = await open({
      list: { ...LIST, open: [row(1, { recognisedAt: null, recognisedBy: null })] },
    });
    const drawer = await opened(user, 'Una copia dei dati');
    expect(drawer.queryByRole('button', { name: 'Avvia la cancellazione' })).toBeNull();
    await user.type(drawer.getByLabelText('Come l’hai riconosciuta'), 'Documento');
    await user.click(drawer.getByRole('button', { name: 'Segna come riconosciuta' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ action: 'recognise', how: 'Documento' }));
  });

  it('answers by mail, and closes what has no address', async () => {
    const { user, sent } = await open();
    const drawer = await opened(user, 'Una copia dei dati');
    await user.click(drawer.getByRole('button', { name: 'Manda la risposta' }));
    expect(await drawer.findByText('Scrivi la risposta.')).toBeInTheDocument();
    await user.type(drawer.getByLabelText('La tua risposta'), 'Gentile Renata, eccoci.');
    await user.click(drawer.getByRole('button', { name: 'Manda la risposta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ path: `/${id(1)}/answer`, body: { text: 'Gentile Renata, eccoci.' } }]);
    const other = await opened(user, 'La rata non si salva');
    expect(other.queryByLabelText('La tua risposta')).toBeNull();
    await user.click(other.getByRole('button', { name: 'Chiudi senza scrivere' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ action: 'close' }));
  });

  it('enters a letter by hand, with the term from its own day', async () => {
    const { user, sent } = await open();
    const part = within(
      screen.getByRole('region', { name: 'Aggiungi una richiesta arrivata per lettera' }),
    );
    expect(
      part.getByText(
        `Se è di privacy, si risponde entro il ${formatDate(plusDays(today, 30), 'it', 'long')}.`,
      ),
    ).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Aggiungi la richiesta' }));
    expect(await part.findByText('Scrivi chi scrive.')).toBeInTheDocument();
    await user.type(part.getByLabelText('Chi scrive'), 'Renata Bruni');
    await user.click(part.getByRole('radio', { name: 'Domanda' }));
    await user.type(part.getByLabelText('In una riga'), 'Il riscatto');
    await user.type(part.getByLabelText('Che cosa scrive'), 'Conviene?');
    await user.click(part.getByRole('button', { name: 'Aggiungi la richiesta' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '',
          body: {
            kind: 'domanda',
            via: 'lettera',
            person: 'Renata Bruni',
            subject: 'Il riscatto',
            words: 'Conviene?',
            arrivedOn: today,
          },
        },
      ]),
    );
  });

  it('says that nothing is open', async () => {
    await open({ list: { ...LIST, open: [], openTotal: 0 } });
    expect(screen.getByText('Nessuna richiesta aperta.')).toBeInTheDocument();
  });

  it('ends the loading when the requests cannot be read, and reads them again', async () => {
    const { user, answerWith } = await open({ status: 503 });
    expect(screen.getByText('Non riusciamo a leggere le richieste')).toBeInTheDocument();
    answerWith(200);
    await user.click(screen.getByRole('button', { name: /Riprova/ }));
    expect(await screen.findByRole('heading', { name: 'Richieste' })).toBeInTheDocument();
  });
});
