import type { BodyOf, ResponseOf, SolutionDoc } from '@bussola/contract';
import { SOLUZIONI } from '@bussola/domain';
import type { HttpRequest } from '@bussola/portal';
import { stepUpNamespace } from '@bussola/step-up';
import { renderPage } from '@bussola/test-page';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import SoluzioneConsigliataPage, { words } from './soluzione-consigliata-page.tsx';

type Change = BodyOf<'updateSolutions'>;
const CODE = 'unit-index-linked';
const AT = '2026-11-20T09:00:00.000Z';
const NEVER: Omit<SolutionDoc, 'code'> = {
  version: 0,
  published: null,
  draft: null,
  translated: null,
  scheduled: null,
  versions: [],
  writers: [],
};
const NONE = { title: null, red: null, yellow: null, green: null };
const draft = (yellow: string): NonNullable<SolutionDoc['draft']> => ({
  it: { ...NONE, yellow },
  en: null,
  facts: [],
  itAt: AT,
  enAt: null,
  by: 'Silvia Neri',
  at: AT,
});
const solutions = (over: Partial<SolutionDoc> = {}): SolutionDoc[] =>
  SOLUZIONI.map((code) => ({ code, ...NEVER, ...(code === CODE ? over : {}) }));
const value = (text: string) => ({
  testo: { it: text, en: text },
  forte: { it: `**${text}**`, en: `**${text}**` },
});
const family = {
  titolo: { it: 'Polizze d’investimento', en: 'Insurance investments' },
  risposta: { it: 'Sono le parole di Bussola.', en: 'These are Bussola’s words.' },
};
const EFFECT: ResponseOf<'solutionEffect'> = {
  motore: '2.0.0',
  release: '2026.12',
  provate: 1006,
  famiglie: [
    { key: 'galli', nome: 'Galli', level: 'grey', valori: null, ...family },
    {
      key: 'esposito',
      nome: 'Esposito',
      level: 'yellow',
      valori: { importo: value('45.000 €'), risparmi: value('90.000 €') },
      ...family,
    },
  ],
  livelli: { yellow: { tutte: 80, famiglie: 68, senza: { quota: 3 } } },
  soglie: [{ it: 'È da valutare dai 70 anni in su.', en: 'To consider from the age of 70.' }],
};

/** jsdom lays nothing out; the editor asks where its cursor is. */
beforeAll(async () => {
  await import('./sentence-editor.tsx');
  const nowhere = () => new DOMRect();
  Object.assign(Range.prototype, { getBoundingClientRect: nowhere, getClientRects: () => [] });
  Object.assign(document, { elementFromPoint: () => null });
});

interface Answering {
  start?: readonly SolutionDoc[];
  address?: string;
  language?: 'it' | 'en';
}
async function open({
  start = solutions(),
  address = `?area=${CODE}`,
  language = 'it',
}: Answering = {}) {
  const sent: Change[] = [];
  let now = start;
  const http = async ({ method, path, body }: HttpRequest) => {
    if (path.startsWith('/api/solutions/effect')) return EFFECT;
    if (method === 'GET') return { view: 'editor', solutions: now };
    const change = body as Change;
    if (change.action !== 'open') sent.push(change);
    if (change.action === 'save')
      now = now.map((one) =>
        one.code === change.code
          ? {
              ...one,
              version: one.version + 1,
              draft: { ...draft(''), it: change.it, en: change.en, facts: change.facts },
            }
          : one,
      );
    return { view: 'editor', solutions: now };
  };
  const view = await renderPage(<SoluzioneConsigliataPage />, {
    http,
    language,
    words: [adminNamespace, stepUpNamespace, ...words],
    path: `/admin/soluzione-consigliata${address}`,
    user: { role: 'SuperAdmin' },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent };
}
const SENTENCE = 'Frase Frase di «Da valutare» in italiano';
const sentence = () => screen.findByRole('textbox', { name: SENTENCE });
/** jsdom types no words into an editor: they are pasted. */
const write = async (text: string) =>
  fireEvent.paste(await sentence(), { clipboardData: { getData: () => text } });
const card = () => screen.findByRole('article', { name: 'Anteprima' });

describe('the sentences of the areas', () => {
  it('are the twelve areas, each with its state', async () => {
    await open({ address: '', start: solutions({ version: 1, draft: draft('Prova.') }) });
    const list = within(screen.getByRole('navigation', { name: 'Aree' }));
    expect(list.getAllByRole('link')).toHaveLength(12);
    expect(list.getAllByText('frasi di Bussola')).toHaveLength(11);
    expect(list.getByText('bozza')).toBeInTheDocument();
  });

  it('end their loading when they cannot be read', async () => {
    const http = async () => {
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: 503,
        code: 'UNAVAILABLE',
      });
    };
    await renderPage(<SoluzioneConsigliataPage />, { http, words: [adminNamespace, ...words] });
    expect(await screen.findByText('Non riusciamo a leggere le soluzioni')).toBeInTheDocument();
  });
});

describe('a sentence', () => {
  it('is Bussola’s own while it is empty, and is read with its values as it is typed', async () => {
    const { user, sent, told } = await open();
    expect(within(await card()).getByText('Sono le parole di Bussola.')).toBeInTheDocument();
    expect(screen.getByText('È da valutare dai 70 anni in su.')).toBeInTheDocument();
    await write('Ci sono:');
    const group = screen.getAllByRole('group', { name: 'Valori da mettere nella frase' });
    const chips = group.map((one) => within(one).queryByText('in polizze d’investimento'));
    // The title comes first, then the sentence of «Da valutare».
    await user.click(chips[1] as HTMLElement);
    expect((await sentence()).textContent).toBe('Ci sono:in polizze d’investimento');
    expect((await card()).textContent).toMatch(/Ci sono:45\.000\s€$/);
    expect(
      screen.getByText(
        'Su 1.006 famiglie di prova la leggerebbero 68, delle 80 a questo livello. Dove c’è un dubbio sul risultato vale la frase di Bussola.',
      ),
    ).toBeInTheDocument();
    expect(told.leaveGuard).toBe('Hai modifiche non salvate. Vuoi uscire lo stesso?');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      action: 'save',
      code: CODE,
      version: 0,
      it: { ...NONE, yellow: 'Ci sono:{importo}' },
      facts: [],
    });
  });

  it('has the values that it may name as chips, and any other as text that is refused', async () => {
    const { user, sent } = await open();
    await write('Ecco {importo} e {manca}.');
    expect((await sentence()).textContent).toBe('Ecco in polizze d’investimento e {manca}.');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(await screen.findByText(/^C’è un valore che qui non si può usare/)).toBeInTheDocument();
    expect(await sentence()).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it('with a value that some family lacks is not published, and says which', async () => {
    const start = solutions({ version: 1, draft: draft('È {quota} dei risparmi.') });
    const { user, sent, told } = await open({ start });
    expect(
      await screen.findByText(
        '«parte dei risparmi» manca a 3 delle 68 famiglie che la leggerebbero: finché c’è, la frase non si pubblica.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pubblica' }));
    expect(told.notifications.at(-1)?.text).toBe(
      'A qualche famiglia manca un valore: guarda le frasi segnate in rosso.',
    );
    expect(sent).toEqual([]);
  });

  it('has no digits: what is wrong is said, and not sent', async () => {
    const { user, sent } = await open();
    await write('Sono 300 euro.');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(
      await screen.findByText('Togli le cifre: i numeri si mettono con i valori sopra la frase.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is compared with what each family reads today, and with the versions before it', async () => {
    const before = { n: 1, by: 'Silvia Neri', at: AT, from: '2026-11-20', title: 'Sono {quota}.' };
    await open({ start: solutions({ version: 1, draft: draft('Nuova.'), versions: [before] }) });
    const families = within(await screen.findByRole('list', { name: 'Rispetto a oggi:' }));
    expect(families.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Galliuguale',
      'Espositocambia',
    ]);
    expect(screen.getByText('Sono [parte dei risparmi].')).toBeInTheDocument();
  });

  it('goes back to Bussola’s own, in English too', async () => {
    const start = solutions({ version: 1, draft: draft('Altro.') });
    const { user } = await open({ language: 'en', start });
    const field = 'Sentence Sentence of “To consider” in Italian';
    expect((await screen.findByRole('textbox', { name: field })).textContent).toBe('Altro.');
    await user.click(screen.getByRole('button', { name: 'Put Bussola’s sentences back' }));
    expect((await screen.findByRole('textbox', { name: field })).textContent).toBe('');
  });
});

it('a fact has words, a source and the day of its review', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un fatto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Metti nella bozza' }));
  expect(await dialog.findByText('Scrivi da dove viene.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Che cosa dice, in italiano/), 'I costi sono nel KID.');
  await user.type(dialog.getByLabelText(/^Da dove viene/), 'Regolamento UE');
  const until = within(dialog.getByRole('group', { name: /^Fino a quando/ }));
  const [day, month, year] = until.getAllByRole('textbox');
  for (const [box, text] of [
    [day, '30'],
    [month, '11'],
    [year, '2037'],
  ] as const)
    await user.type(box as HTMLElement, text);
  await user.click(dialog.getByRole('button', { name: 'Metti nella bozza' }));
  expect(await screen.findByText('I costi sono nel KID.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    facts: [{ it: 'I costi sono nel KID.', source: 'Regolamento UE', review: '2037-11-30' }],
  });
});
