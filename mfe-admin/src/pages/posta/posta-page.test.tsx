import type { LetterRow, Posta } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { postaNamespace } from '../../locales/posta-namespace.ts';
import PostaPage from './posta-page.tsx';

const id = (place: number) => `b0550000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const letter = (place: number, over: Partial<LetterRow> = {}): LetterRow => ({
  id: id(place),
  kind: 'verification',
  to: 'p•••@fabbri.example',
  account: 'to-verify',
  writtenAt: '2026-11-27T17:22:00Z',
  attempts: 8,
  triedAt: '2026-11-28T06:40:00Z',
  nextAt: null,
  failure: 'refused',
  words: '550 5.1.1 user unknown',
  again: 'new',
  ...over,
});
const POSTA: Posta = {
  stuck: [letter(1), letter(2, { kind: 'access', again: 'no', failure: 'silent', words: null })],
  waiting: [letter(3, { kind: 'notice', attempts: 0, failure: null, words: null, again: 'same' })],
  stuckTotal: 2,
  waitingTotal: 1,
  server: 'answers',
  sent: {
    kinds: [{ kind: 'reset', today: 214, week: 1_400, month: 6_000 }],
    hours: [{ hour: '2026-11-28T09:00:00Z', n: 30 }],
  },
};
const NONE: Posta = {
  ...POSTA,
  stuck: [],
  waiting: [],
  stuckTotal: 0,
  waitingTotal: 0,
  server: 'none',
  sent: { kinds: [], hours: [] },
};

async function open({ posta = POSTA, status = 200 }: { posta?: Posta; status?: number } = {}) {
  const sent: string[] = [];
  let answer = status;
  const http = async ({ method, path }: HttpRequest) => {
    if (method !== 'GET') sent.push(`${method} ${path}`);
    if (answer !== 200)
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: answer,
        code: answer === 409 ? 'CONFLICT' : 'UNAVAILABLE',
        fields: {},
      });
    return method === 'GET' ? posta : NONE;
  };
  const view = await renderPage(<PostaPage />, { http, words: [adminNamespace, postaNamespace] });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    answerWith: (next: number) => {
      answer = next;
    },
  };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the outbox', () => {
  it('says what is stuck and why, what waits, and how many left', async () => {
    await open();
    expect(
      screen.getByText('Due lettere si sono fermate. Oggi ne sono partite 214.'),
    ).toBeInTheDocument();
    const stuck = region('Che cosa si è fermato?');
    for (const text of ['p•••@fabbri.example', 'indirizzo rifiutato', 'il server non risponde'])
      expect(stuck.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
    // One that cannot leave again has no button for it.
    expect(stuck.getAllByRole('button', { name: /^Riprova/ })).toHaveLength(1);
    expect(region('E quelle in attesa?').getByText('parte adesso')).toBeInTheDocument();
    const left = region('Quante ne sono partite?');
    expect(left.getByText('1.400')).toBeInTheDocument();
    expect(left.getByText('28 nov, dalle 10:00')).toBeInTheDocument();
  });

  it('opens a stuck letter: the server’s own words, and what trying again does', async () => {
    const { user, sent, told } = await open();
    await user.click(screen.getByRole('button', { name: /^Apri: Conferma il tuo indirizzo/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(
      drawer.getByText('Il server di posta dice che l’indirizzo non esiste.'),
    ).toBeInTheDocument();
    expect(drawer.getByText('550 5.1.1 user unknown')).toBeInTheDocument();
    expect(drawer.getByText(/ne facciamo uno nuovo/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Riprova adesso' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([`POST /api/admin/posta/${id(1)}/retry`]);
    expect(await screen.findByText('Nessuna lettera ferma.')).toBeInTheDocument();
    expect(JSON.stringify(told)).toContain('La lettera è di nuovo in viaggio.');
  });

  it('gives a letter up whose link is over', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: /^Apri: Il checkup o il report/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.queryByRole('button', { name: 'Riprova adesso' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Lascia perdere' }));
    await waitFor(() => expect(sent).toEqual([`DELETE /api/admin/posta/${id(2)}`]));
  });

  it('says when nobody waits for the letter any more', async () => {
    const { user, told, answerWith } = await open();
    answerWith(409);
    await user.click(screen.getByRole('button', { name: /^Riprova: Conferma/ }));
    await waitFor(() =>
      expect(JSON.stringify(told)).toContain('Nessuno aspetta più questa lettera'),
    );
  });

  it('says that nothing is stuck', async () => {
    await open({ posta: NONE });
    expect(
      screen.getByText('Nessuna lettera è ferma. Oggi non ne è ancora partita nessuna.'),
    ).toBeInTheDocument();
    expect(screen.getByText('non c’è')).toBeInTheDocument();
  });

  it('ends the loading when the outbox cannot be read, and reads it again', async () => {
    const { user, answerWith } = await open({ status: 503 });
    expect(screen.getByText('Non riusciamo a leggere la posta')).toBeInTheDocument();
    answerWith(200);
    await user.click(screen.getByRole('button', { name: /Riprova/ }));
    expect(await screen.findByRole('heading', { name: 'Posta' })).toBeInTheDocument();
  });
});
