import type { BodyOf, FaqDoc, RichText } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { stepUpNamespace } from '@bussola/step-up';
import FaqsPage, { words } from './faqs-page.tsx';

type Change = BodyOf<'updateFaqs'>;
const id = (place: number) => `fa900000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const doc = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const said = (question: string, answer: string) => ({ question, answer: doc(answer) });
const OLD = '2026-11-01T09:00:00.000Z';
const NEW = '2026-11-20T09:00:00.000Z';
const BODY = {
  it: said('Da dove vengono i numeri?', 'Dalle tue risposte.'),
  en: said('Where do the numbers come from?', 'From your answers.'),
  itAt: OLD,
  enAt: OLD,
};
const faq = (place: number, over: Partial<FaqDoc> = {}): FaqDoc => ({
  id: id(place),
  category: 'numeri',
  place,
  version: 3,
  published: BODY,
  draft: null,
  translated: BODY.it,
  scheduled: null,
  versions: [{ n: 1, by: 'Marta Riva', at: OLD, from: '2026-11-01', title: BODY.it.question }],
  thisMonth: { reads: 268, useful: 66, useless: 18 },
  lastMonth: { reads: 100, useful: 71, useless: 29 },
  remarks: [{ text: 'Non dice quanto tenere.', on: '2026-11-26' }],
  writers: [],
  ...over,
});
const FAQS: FaqDoc[] = [
  faq(1),
  faq(2, {
    published: null,
    versions: [],
    translated: null,
    draft: {
      it: said('Quanto tenere sul conto?', 'Quanto basta.'),
      en: null,
      itAt: NEW,
      enAt: null,
      by: 'Silvia Neri',
      at: NEW,
    },
    thisMonth: { reads: 0, useful: 0, useless: 0 },
    lastMonth: { reads: 0, useful: 0, useless: 0 },
    remarks: [],
  }),
];

/** jsdom lays nothing out; the editor asks where its cursor is. */
beforeAll(async () => {
  await import('../../writing/rich-editor.tsx');
  const nowhere = () => new DOMRect();
  Object.assign(Range.prototype, {
    getBoundingClientRect: nowhere,
    getClientRects: () => [],
  });
  Object.assign(document, { elementFromPoint: () => null });
});

interface Answering {
  faqs?: readonly FaqDoc[];
  address?: string;
  language?: 'it' | 'en';
  /** What a change is answered with, or thrown. */
  onChange?: (change: Change, now: readonly FaqDoc[]) => readonly FaqDoc[];
}
const problem = (status: number, code: string, current?: object) =>
  Object.assign(new Error('refused'), {
    name: 'ProblemError',
    status,
    code,
    fields: {},
    problem: { current },
  });

async function open({
  faqs = FAQS,
  address = '',
  language = 'it',
  onChange = (_change, now) => now,
}: Answering = {}) {
  const sent: Change[] = [];
  let now = faqs;
  const http = async ({ method, path, body }: HttpRequest) => {
    if (!path.startsWith('/api/faqs')) throw new Error(`nobody answers ${method} ${path}`);
    if (method === 'GET') return { view: 'editor', faqs: now };
    const change = body as Change;
    if (change.action !== 'open') sent.push(change);
    now = onChange(change, now);
    return { view: 'editor', faqs: now };
  };
  const view = await renderPage(<FaqsPage />, {
    http,
    language,
    words: [adminNamespace, stepUpNamespace, ...words],
    path: `/admin/faqs${address}`,
    user: { role: 'SuperAdmin' },
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    sent,
    become: (next: readonly FaqDoc[]) => {
      now = next;
    },
  };
}
const answerBox = (name = 'Risposta in italiano') => screen.findByRole('textbox', { name });
const paste = (box: HTMLElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } });

describe('the questions as staff write them', () => {
  it('stand by subject, with how they were received; an empty subject says that nobody sees it', async () => {
    const { user } = await open();
    expect(
      screen.getByText(
        'Una pubblicata e una bozza, in un argomento. Questo mese le hanno lette 268 volte.',
      ),
    ).toBeInTheDocument();
    const list = within(screen.getByRole('navigation', { name: 'Domande per argomento' }));
    expect(list.getByRole('link', { name: /Da dove vengono/ }).textContent).toContain(
      'letta 268 volte questo mese',
    );
    expect(list.getByRole('link', { name: /Quanto tenere/ }).textContent).toContain('bozza');
    expect(list.getAllByText('vuota')).toHaveLength(6);
    await user.type(list.getByLabelText('Cerca una domanda'), 'vengono');
    await waitFor(() => expect(list.queryByRole('link', { name: /Quanto tenere/ })).toBeNull());
    expect(list.getByRole('link', { name: /Da dove vengono/ })).toBeInTheDocument();
  });

  it('are shown in English to whoever works in English, where there is English', async () => {
    await open({ language: 'en' });
    expect(screen.getByRole('link', { name: /^Where do the numbers/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Quanto tenere/ })).toBeInTheDocument();
  });

  it('ends the loading when they cannot be read, and reads them again', async () => {
    const broken = { isBroken: true };
    const http = async () => {
      if (broken.isBroken) throw problem(503, 'UNAVAILABLE');
      return { view: 'editor', faqs: FAQS };
    };
    const { user } = await renderPage(<FaqsPage />, { http, words: [adminNamespace, ...words] });
    expect(await screen.findByText('Non riusciamo a leggere le domande')).toBeInTheDocument();
    broken.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Domande' })).toBeInTheDocument();
  });
});

describe('a question in the editor', () => {
  it('is saved with what was written, in the tree that the server takes', async () => {
    const { user, sent, told } = await open({
      address: `?id=${id(2)}`,
      onChange: (change, now) =>
        change.action === 'save'
          ? now.map((one) =>
              one.draft ? { ...one, version: 4, draft: { ...one.draft, it: change.it } } : one,
            )
          : now,
    });
    const box = await answerBox();
    paste(box, 'Tre mesi di spese.\n\n<script>alert(1)</script>\n[x](javascript:alert(1))');
    expect(told.leaveGuard).toBe('Hai modifiche non salvate. Vuoi uscire lo stesso?');
    expect(screen.getByText('Modifiche non salvate')).toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ action: 'save', id: id(2), version: 3, en: null });
    const text = JSON.stringify(sent[0]);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).not.toContain('marks');
    await waitFor(() => expect(told.leaveGuard).toBeNull());
    expect(screen.getByText('Bozza, ancora da pubblicare')).toBeInTheDocument();
  });

  it('takes nothing of a paste that is too long, and says so', async () => {
    const { told } = await open({ address: `?id=${id(2)}` });
    const box = await answerBox();
    paste(box, 'a'.repeat(1_000_000));
    expect(
      await screen.findByText(/^Il testo che hai incollato è troppo lungo/),
    ).toBeInTheDocument();
    expect(box.textContent).toBe('Quanto basta.');
    expect(told.leaveGuard).toBeNull();
  });

  it('takes links to pages of ours and by https alone', async () => {
    const { user, sent } = await open({ address: `?id=${id(2)}` });
    await answerBox();
    const tools = within(screen.getByRole('group', { name: 'Aspetto del testo italiano' }));
    await user.click(tools.getByRole('button', { name: 'Collegamento' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Parole da leggere'), 'Metodo');
    await user.type(dialog.getByLabelText('Indirizzo'), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Metti il collegamento' }));
    expect(await dialog.findByText(/^Serve un indirizzo/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Indirizzo'));
    await user.type(dialog.getByLabelText('Indirizzo'), '/metodo');
    await user.click(dialog.getByRole('button', { name: 'Metti il collegamento' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent[0])).toContain(
      '"text":"Metodo","marks":[{"type":"link","attrs":{"href":"/metodo"}}]',
    );
  });

  it('says what is missing, and does not publish English alone', async () => {
    const { user, sent } = await open({ address: '?id=nuova' });
    await answerBox();
    expect(
      screen.getByText('Scrivi prima l’italiano: l’inglese da solo non si pubblica.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(await screen.findByText('Scrivi la domanda.')).toBeInTheDocument();
    expect(screen.getByText('Scrivi la risposta.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('starts the English from the Italian', async () => {
    const { user, sent } = await open({ address: `?id=${id(2)}` });
    await user.click(await screen.findByRole('button', { name: 'Parti dall’italiano' }));
    expect(screen.getByLabelText('Domanda in inglese')).toHaveValue('Quanto tenere sul conto?');
    expect((await answerBox('Risposta in inglese')).textContent).toBe('Quanto basta.');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ en: { answer: doc('Quanto basta.') } }));
  });

  it('marks English that is older, shows what changed, and takes that it is fine', async () => {
    const { user, sent } = await open({
      address: `?id=${id(1)}`,
      faqs: [
        faq(1, {
          draft: {
            ...BODY,
            it: said('Da dove vengono i numeri?', 'Dalle tue risposte e dalle leggi.'),
            itAt: NEW,
            by: 'Silvia Neri',
            at: NEW,
          },
        }),
      ],
    });
    await answerBox();
    expect(screen.getByText('da rivedere')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostra che cosa' }));
    expect(document.querySelector('ins')?.textContent).toContain('e dalle leggi');
    await user.click(screen.getByRole('button', { name: 'Va bene così' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ action: 'save', enFine: true }));
  });

  it('shows the row as it is read, and how it was received', async () => {
    const { user } = await open({ address: `?id=${id(1)}` });
    await answerBox();
    const preview = within(screen.getByRole('region', { name: 'Come la leggono?' }));
    expect(preview.getByRole('button', { name: 'Da dove vengono i numeri?' })).toBeInTheDocument();
    await user.click(preview.getByRole('button', { name: 'En' }));
    expect(preview.getByText('From your answers.')).toBeInTheDocument();
    const served = within(screen.getByRole('region', { name: 'È servita?' }));
    expect(served.getByRole('img', { name: 'Utile per 66, non per 18' })).toBeInTheDocument();
    expect(served.getByText('«Non dice quanto tenere.»')).toBeInTheDocument();
    expect(served.getByText(/^268 letture, 84 risposte, in /)).toBeInTheDocument();
    expect(served.getByText(/utile per il 71%$/)).toBeInTheDocument();
  });

  it('is published from a day to come, as it was looked at', async () => {
    const { user, sent } = await open({ address: `?id=${id(2)}` });
    await answerBox();
    await user.click(screen.getByRole('button', { name: 'Pubblica' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Manca l’inglese/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Da un giorno preciso' }));
    await user.click(dialog.getByRole('button', { name: 'Programma' }));
    expect(await dialog.findByText('Scegli un giorno dopo oggi.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Giorno'), '3/12/2099');
    await user.click(dialog.getByRole('button', { name: 'Programma' }));
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'publish', id: id(2), version: 3, from: '2099-12-03' }]),
    );
  });

  it('brings an earlier version back', async () => {
    const { user, sent } = await open({
      address: `?id=${id(1)}`,
      faqs: [
        faq(1, {
          versions: [
            { n: 2, by: 'Marta Riva', at: NEW, from: '2026-11-20', title: 'Da dove?' },
            { n: 1, by: '', at: OLD, from: '2026-11-01', title: 'Da dove vengono?' },
          ],
        }),
      ],
    });
    await answerBox();
    await user.click(screen.getByRole('button', { name: /^Altro/ }));
    await screen.findByRole('menuitem', { name: 'E prima?' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Riprendi la versione 1' }));
    await waitFor(() => expect(sent).toEqual([{ action: 'restore', id: id(1), version: 3, n: 1 }]));
  });
});

describe('the order', () => {
  it('is changed by the arrows beside the question, and stops at the ends', async () => {
    const { user, sent } = await open({ address: `?id=${id(1)}` });
    await answerBox();
    await user.click(screen.getByRole('button', { name: 'Sposta su di un posto' }));
    await user.click(screen.getByRole('button', { name: 'Sposta giù di un posto' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { action: 'move', id: id(1), version: 3, category: 'numeri', place: 2 },
      ]),
    );
  });

  it('is changed by the subject, at its end', async () => {
    const { user, sent, told } = await open({ address: `?id=${id(1)}` });
    await answerBox();
    await user.selectOptions(screen.getByLabelText('Argomento'), 'pensione');
    await waitFor(() =>
      expect(sent).toEqual([
        { action: 'move', id: id(1), version: 3, category: 'pensione', place: 500 },
      ]),
    );
    expect(JSON.stringify(told.notifications)).toContain('Spostata in «Pensione».');
  });
});

describe('two people at once', () => {
  const theirs = (question: string): FaqDoc =>
    faq(1, {
      version: 4,
      draft: {
        ...BODY,
        it: said(question, 'Dalle tue risposte.'),
        itAt: NEW,
        by: 'Marta Riva',
        at: NEW,
      },
    });
  /** A save on the version of before is refused with what is there. */
  const late = (change: Change, now: readonly FaqDoc[]) => {
    if (change.action === 'save' && change.version === 3)
      throw problem(409, 'CONFLICT', { view: 'editor', faqs: [theirs('E da dove vengono?')] });
    return now;
  };
  const collide = async () => {
    const view = await open({ address: `?id=${id(1)}`, onChange: late });
    await answerBox();
    const field = screen.getByLabelText('Domanda in italiano');
    await view.user.clear(field);
    await view.user.type(field, 'Da dove arrivano?');
    await view.user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(await screen.findByText(/^Marta Riva ha salvato alle /)).toBeInTheDocument();
    expect(field).toHaveValue('Da dove arrivano?');
    return view;
  };

  it('says who is writing here', async () => {
    await open({ address: `?id=${id(1)}`, faqs: [faq(1, { writers: ['Marta Riva'] })] });
    expect(await screen.findByText('Marta Riva sta scrivendo qui')).toBeInTheDocument();
  });

  it('keeps what is typed, and saves it over theirs only when asked', async () => {
    const { user, sent } = await collide();
    await user.click(screen.getByRole('button', { name: 'Tieni il mio' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 4, it: { question: 'Da dove arrivano?' } });
  });

  it('shows both field by field, and puts together what was chosen', async () => {
    const { user, sent } = await collide();
    await user.click(screen.getByRole('button', { name: 'Confronta' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = within(dialog.getByRole('region', { name: 'Domanda in italiano' }));
    expect(dialog.queryByRole('region', { name: 'Risposta in italiano' })).toBeNull();
    await user.click(field.getByRole('radio', { name: 'Quello di Marta Riva' }));
    await user.click(dialog.getByRole('button', { name: 'Metti insieme così' }));
    expect(screen.getByLabelText('Domanda in italiano')).toHaveValue('E da dove vengono?');
    expect(screen.queryByText(/^Marta Riva ha salvato alle /)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('follows what the other saved while nothing is typed', async () => {
    const { queryClient, become } = await open({ address: `?id=${id(1)}` });
    await answerBox();
    become([theirs('E da dove vengono?')]);
    await queryClient.invalidateQueries();
    await waitFor(() =>
      expect(screen.getByLabelText('Domanda in italiano')).toHaveValue('E da dove vengono?'),
    );
  });

  it('keeps the text of a question that was deleted meanwhile, which becomes a new one', async () => {
    const { user, queryClient, become, sent } = await open({ address: `?id=${id(1)}` });
    await answerBox();
    await user.type(screen.getByLabelText('Domanda in italiano'), ' Dimmelo.');
    become([]);
    await queryClient.invalidateQueries();
    expect(
      await screen.findByText('Intanto qualcuno ha eliminato questa domanda.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('id');
  });
});
