import type { BodyOf, ResponseOf, RichText, TextDoc } from '@bussola/contract';
import { CHIAVI_TESTI, testoDi } from '@bussola/domain/testi';
import type { HttpRequest } from '@bussola/portal';
import { stepUpNamespace } from '@bussola/step-up';
import { renderPage } from '@bussola/test-page';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import TestiInformativiPage, { words } from './testi-informativi-page.tsx';

type Change = BodyOf<'updateTexts'>;
const KEY = 'area.pensione.chiedi-1';
const doc = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const AT = '2026-11-20T09:00:00.000Z';
const NEVER: Omit<TextDoc, 'key'> = {
  version: 0,
  published: null,
  draft: null,
  translated: null,
  scheduled: null,
  versions: [],
  writers: [],
};
const draft = (text: string, by = 'Silvia Neri') => ({
  it: doc(text),
  en: null,
  itAt: AT,
  enAt: null,
  by,
  at: AT,
});
const texts = (over: Partial<TextDoc> = {}): TextDoc[] =>
  CHIAVI_TESTI.map((key) => ({ key, ...NEVER, ...(key === KEY ? over : {}) }));

const fact: Omit<ResponseOf<'getCostanti'>['costanti'][number], 'key' | 'value'> = {
  nome: { it: 'Contributi deducibili al fondo pensione', en: 'Deductible contributions' },
  unit: '€/y',
  kind: 'L',
  min: 0,
  max: 9_000,
  pubblica: true,
  fonte: '',
  fonteEn: '',
  verificatoIl: '2026-01-01',
  validFrom: '2026-01-01',
  values: [],
};
const CONSTANTS: ResponseOf<'getCostanti'> = {
  release: '2026.12',
  drafts: [],
  giorno: '2026-11-20',
  comuniAl: '2026-01-01',
  proprietari: {},
  scadenze: [],
  testi: [],
  fatti: [],
  costanti: [
    { ...fact, key: 'fondo.deducibilita', value: 5_300 },
    { ...fact, key: 'priorita.bonus', value: 3 },
  ],
};

/** jsdom lays nothing out; the editor asks where its cursor is. */
beforeAll(async () => {
  await import('../../writing/rich-editor.tsx');
  Object.assign(Range.prototype, {
    getBoundingClientRect: () => new DOMRect(),
    getClientRects: () => [],
  });
  Object.assign(document, { elementFromPoint: () => null });
});

interface Answering {
  start?: readonly TextDoc[];
  address?: string;
  language?: 'it' | 'en';
  onChange?: (change: Change, now: readonly TextDoc[]) => readonly TextDoc[];
}
async function open({
  start = texts(),
  address = `?testo=${KEY}`,
  language = 'it',
  onChange = (_change, now) => now,
}: Answering = {}) {
  const sent: Change[] = [];
  let now = start;
  const http = async ({ method, path, body }: HttpRequest) => {
    if (path.startsWith('/api/costanti')) return CONSTANTS;
    if (method === 'GET') return { view: 'editor', texts: now };
    const change = body as Change;
    if (change.action !== 'open') sent.push(change);
    now = onChange(change, now);
    return { view: 'editor', texts: now };
  };
  const view = await renderPage(<TestiInformativiPage />, {
    http,
    language,
    words: [adminNamespace, stepUpNamespace, ...words],
    path: `/admin/testi-informativi${address}`,
    user: { role: 'SuperAdmin' },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent };
}
const box = () => screen.findByRole('textbox', { name: 'Testo in italiano' });
const paste = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { getData: () => text } });

describe('the texts of the pages', () => {
  it('are all there with Bussola’s own words, and are found by a word of them', async () => {
    const { user } = await open({
      address: '',
      start: texts({ version: 1, draft: draft('Il costo?') }),
    });
    const list = within(screen.getByRole('navigation', { name: 'Testi' }));
    expect(list.getAllByRole('link')).toHaveLength(CHIAVI_TESTI.length);
    expect(
      screen.getByText('69 testi. Sono tutti quelli di Bussola, una bozza.'),
    ).toBeInTheDocument();
    await user.type(list.getByLabelText('Cerca un testo o una parola'), 'perche conta');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(12));
    await user.clear(list.getByLabelText('Cerca un testo o una parola'));
    await user.click(list.getByLabelText('Bozze'));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    expect(list.getByRole('link').textContent).toContain(
      'Pensione: prima di firmare, prima domanda',
    );
  });

  it('begin in English for whoever works in English, where there is English', async () => {
    await open({
      address: '',
      language: 'en',
      start: texts({ version: 1, draft: draft('Il costo?') }),
    });
    const said = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    expect(said(/^Pension: before signing, first question/)).toContain('Il costo?');
    expect(said(/^Pension: before signing, second question/)).toContain(
      testoDi('area.pensione.chiedi-2').en,
    );
  });

  it('are found by how hard they read, each with what is said of it', async () => {
    const hard =
      'Qualora l’assicurato effettui unitamente alla sottoscrizione altresì la comunicazione preventiva, provvedimenti amministrativi successivi determineranno l’inapplicabilità contrattuale.';
    const { user } = await open({ address: '', start: texts({ version: 1, draft: draft(hard) }) });
    const list = within(screen.getByRole('navigation', { name: 'Testi' }));
    await user.click(list.getByLabelText('Difficili'));
    await waitFor(() => expect(list.getAllByRole('link').length).toBeLessThan(20));
    const found = list.getAllByRole('link').map(({ textContent }) => textContent ?? '');
    expect(found.find((text) => text.includes('Qualora'))).toContain('difficile');
    expect(found.every((text) => /difficile|chiede attenzione/.test(text))).toBe(true);
  });

  it('end their loading when they cannot be read', async () => {
    const http = async () => {
      throw Object.assign(new Error('refused'), {
        name: 'ProblemError',
        status: 503,
        code: 'UNAVAILABLE',
      });
    };
    await renderPage(<TestiInformativiPage />, { http, words: [adminNamespace, ...words] });
    expect(await screen.findByText('Non riusciamo a leggere i testi')).toBeInTheDocument();
  });
});

describe('a text in the editor', () => {
  it('begins with Bussola’s words, says where it is read, and is saved as its first draft', async () => {
    const { user, sent, told } = await open({
      onChange: (change, now) =>
        change.action === 'save'
          ? now.map((one) =>
              one.key === KEY
                ? { ...one, version: 1, draft: { ...draft(''), it: change.it, en: change.en } }
                : one,
            )
          : now,
    });
    const field = await box();
    expect(field.textContent).toBe(testoDi(KEY).it);
    expect(screen.getByText('È il testo di Bussola')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pensione' }).getAttribute('href')).toBe(
      '/app/dashboards/soluzione-consigliata/pensione',
    );
    paste(field, ' Chiedilo per iscritto.');
    expect(told.leaveGuard).toBe('Hai modifiche non salvate. Vuoi uscire lo stesso?');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ action: 'save', key: KEY, version: 0 });
    expect(JSON.stringify(sent[0])).toContain('Chiedilo per iscritto.');
    expect(
      await screen.findByText('Bozza: intanto si legge il testo di Bussola'),
    ).toBeInTheDocument();
  });

  it('takes a figure from the constants, by name and with its value of today, and none that is typed', async () => {
    const { user, sent } = await open({ start: texts({ version: 1, draft: draft('Si deduce') }) });
    const field = await box();
    paste(field, ' fino a 5300 euro, cioè ');
    expect(
      await screen.findByText('Le cifre vengono dalle costanti: mettile come valore.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(sent).toEqual([]);
    const [tool] = screen.getAllByRole('button', { name: 'Inserisci un valore' });
    if (!tool) throw new Error('no tool');
    await user.click(tool);
    const dialog = within(await screen.findByRole('dialog', { name: 'Quale valore?' }));
    // Only what a reader meets.
    expect(dialog.getAllByRole('button', { name: /^Inserisci:/ })).toHaveLength(1);
    expect(dialog.getByText(/^Oggi: 5\.300\s€ l’anno$/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Cerca un valore'), 'zzz');
    expect(dialog.getByText('Nessun valore con queste parole.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Cerca un valore'));
    await user.click(dialog.getByRole('button', { name: /^Inserisci:/ }));
    await waitFor(() => expect(field.textContent).toContain(fact.nome.it));
    expect(screen.getByText(/5\.300\s€ l’anno/)).toBeInTheDocument();
  });

  it('has a day of review, which is not past, and says when it went by', async () => {
    const { user, sent } = await open({ start: texts({ version: 1, draft: draft('Il costo?') }) });
    await box();
    const review = within(screen.getByRole('group', { name: /Da rivedere entro/ }));
    const [day, month, year] = review.getAllByRole('textbox');
    if (!day || !month || !year) throw new Error('no boxes');
    await user.type(day, '31');
    await user.type(month, '12');
    await user.type(year, '2020');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(await screen.findByText('Scegli oggi o un giorno che deve venire.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.clear(year);
    await user.type(year, '2090');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ action: 'save', review: '2090-12-31' });
  });

  it('whose day of review went by says that Bussola’s words are read', async () => {
    const { by: _by, at: _at, ...body } = draft('Il costo?');
    await open({ start: texts({ version: 2, published: { ...body, review: '2026-01-31' } }) });
    expect(
      await screen.findByText('Il giorno per rivederlo è passato: si legge il testo di Bussola'),
    ).toBeInTheDocument();
  });

  it('is no longer than its place: what is over is said and not sent', async () => {
    const { user, sent } = await open();
    paste(await box(), 'a'.repeat(400));
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(
      await screen.findByText('È troppo lungo: al massimo 400 caratteri.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is kept when somebody saved in between: both are shown, and mine goes over theirs', async () => {
    const theirs = texts({ version: 2, draft: draft('Quello di Marta.', 'Marta Riva') });
    let isLate = true;
    const { user, sent } = await open({
      start: texts({ version: 1, draft: draft('Prima.') }),
      onChange: (change, now) => {
        if (change.action !== 'save' || !isLate) return now;
        isLate = false;
        throw Object.assign(new Error('refused'), {
          name: 'ProblemError',
          status: 409,
          code: 'CONFLICT',
          fields: {},
          problem: { current: { view: 'editor', texts: theirs } },
        });
      },
    });
    paste(await box(), ' Il mio.');
    await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
    expect(await screen.findByText(/^Marta Riva ha salvato alle/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tieni il mio' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ action: 'save', version: 2 });
    expect(JSON.stringify(sent[1])).toContain('Il mio.');
  });

  it('goes back to Bussola’s words, in English too', async () => {
    const { user } = await open({
      language: 'en',
      start: texts({ version: 1, draft: draft('Altro.') }),
    });
    const field = await screen.findByRole('textbox', { name: 'Text in Italian' });
    expect(field.textContent).toBe('Altro.');
    await user.click(screen.getByRole('button', { name: 'Put Bussola’s text back' }));
    await waitFor(async () =>
      expect((await screen.findByRole('textbox', { name: 'Text in Italian' })).textContent).toBe(
        testoDi(KEY).it,
      ),
    );
    expect((await screen.findByRole('textbox', { name: 'Text in English' })).textContent).toBe(
      testoDi(KEY).en,
    );
  });
});
