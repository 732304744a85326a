import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Segno } from '@bussola/contract';
import { analizza, COSTANTI_2026_12 } from '@bussola/domain';
import { present } from '@bussola/ui/testing';
import HomePage from '../pages/home/home-page.tsx';
import PrioritaPage from '../pages/soluzione-consigliata/priorita-page.tsx';
import SoluzionePage from '../pages/soluzione-consigliata/soluzione-page.tsx';
import { soluzionePath } from '../paths.ts';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { renderPage, write } from '../testing/render-page.tsx';
import { onDay } from './on-day.ts';

const { soluzioni, conteggi } = analizza(
  { refDate: TODAY, ...famigliaEsempio('bellini').famiglia },
  COSTANTI_2026_12,
);
const todo = soluzioni.filter(({ level }) => level === 'red' || level === 'yellow');
const first = present(todo[0]);
const FILE = 'b0550000-0000-4000-8000-00000000f001';
const POLIZZA = {
  id: FILE,
  name: 'Polizza vita.pdf',
  type: 'application/pdf',
  sizeBytes: 1000,
  createdAt: `${TODAY}T10:00:00.000Z`,
  ownUpload: true,
} as const;
const segno = (over: Partial<Segno> = {}): Segno => ({
  code: first.code,
  stato: 'fatto',
  data: '2026-11-08',
  file: null,
  vale: true,
  ...over,
});
const WHOLE = ['dati', 'patrimonio', 'protezione', 'previdenza'];
const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
const titlesOf = (from: number) => todo.slice(from, from + 3).map(({ titolo }) => titolo.it);
type User = Awaited<ReturnType<typeof renderPage>>['user'];
/** Opens the menu of the first card. */
async function openFirst(user: User) {
  await user.click(within(present(cards()[0])).getByRole('button', { name: /^Segna come/ }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}
async function chooseInFirst(user: User, action: string) {
  const actions = await openFirst(user);
  const item = screen.getByRole('menuitem', { name: action });
  for (const _ of actions)
    if (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
}
const onPage = (server: ReturnType<typeof areaServer>, options = {}) =>
  renderPage(<SoluzionePage />, { server, path: soluzionePath(first.code), ...options });
const sent = ({ asked }: ReturnType<typeof areaServer>) =>
  asked
    .filter(({ method, path }) => path.includes('/segni/') && method !== 'GET')
    .map(({ method, path, body }) => [method, path.split('/').at(-1), body]);

it.each([
  ['2026-11-25', 'il 25 novembre 2026', 'on 25 November 2026'],
  ['2026-11-08', 'l’8 novembre 2026', 'on 8 November 2026'],
  ['2026-11-11', 'l’11 novembre 2026', 'on 11 November 2026'],
  ['2026-11-18', 'il 18 novembre 2026', 'on 18 November 2026'],
])('%s inside a sentence has its article', (day, it, en) => {
  expect([onDay(day, 'it'), onDay(day, 'en')]).toEqual([it, en]);
});

describe('«Segna come» on Home', () => {
  it('«L’ho già fatto» asks for day and document, and the next area moves up', async () => {
    const server = areaServer('bellini', { files: [POLIZZA] });
    const { user, badges, notifications } = await renderPage(<HomePage />, { server });
    expect(titles()).toEqual(titlesOf(0));
    expect(await openFirst(user)).toEqual(['Segna un primo passo', 'L’ho già fatto', 'Non ora']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('option', { name: POLIZZA.name })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog.getByLabelText('Documento'), POLIZZA.name);
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(titles()).toEqual(titlesOf(1)));
    expect(sent(server)).toEqual([
      ['PUT', first.code, { stato: 'fatto', data: TODAY, fileId: FILE }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(badges.reds).toBe(conteggi.red - (first.level === 'red' ? 1 : 0));
    expect(screen.getByRole('link', { name: 'Comincia dalla prima' }).getAttribute('href')).toBe(
      soluzionePath(present(todo[1]).code),
    );
    expect(notifications.at(-1)?.text).toBe('Segnata come fatta');
  });

  it('«Non ora» is saved at once, and «Annulla» takes it back', async () => {
    const server = areaServer('bellini');
    const { user, notifications } = await renderPage(<HomePage />, { server });
    await chooseInFirst(user, 'Non ora');
    await waitFor(() => expect(titles()).toEqual(titlesOf(1)));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
    const { title, action } = present(notifications.at(-1));
    expect([title, action?.label]).toEqual(['Messa da parte', 'Annulla']);
    action?.run();
    await waitFor(() => expect(titles()).toEqual(titlesOf(0)));
    expect(sent(server)).toEqual([
      ['PUT', first.code, { stato: 'non_ora', data: TODAY }],
      ['DELETE', first.code, undefined],
    ]);
  });

  it('a first step keeps its place, with its day, and can be taken away', async () => {
    const server = areaServer('bellini', { segni: [segno({ stato: 'primo_passo' })] });
    const { user } = await renderPage(<HomePage />, { server });
    expect(titles()).toEqual(titlesOf(0));
    expect(screen.getByText('Primo passo segnato l’8 novembre 2026.')).toBeInTheDocument();
    await chooseInFirst(user, 'Togli il segno');
    await waitFor(() => expect(screen.queryByText(/^Primo passo segnato/)).toBeNull());
  });

  it('an area whose numbers changed is back, and says so', async () => {
    const server = areaServer('bellini', { segni: [segno({ vale: false })] });
    const { badges } = await renderPage(<HomePage />, { server });
    expect(titles()).toEqual(titlesOf(0));
    expect(badges.reds).toBe(conteggi.red);
    expect(
      within(present(cards()[0])).getByText(
        'L’avevi segnata come fatta l’8 novembre 2026: da allora i numeri sono cambiati.',
      ),
    ).toBeInTheDocument();
  });

  it('when every area is marked, no area is shown in front', async () => {
    const segni = todo.map(({ code }) => segno({ code }));
    const { badges } = await renderPage(<HomePage />, { server: areaServer('bellini', { segni }) });
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText('Hai già pensato a tutto')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Comincia dalla prima' })).toBeNull();
    expect(badges.reds).toBe(0);
  });

  it('a mark without a day is refused in the dialog', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    await chooseInFirst(user, 'Segna un primo passo');
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of ['Giorno', 'Mese', 'Anno']) write(dialog.getByLabelText(box), '');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Scrivi il giorno.')).toBeInTheDocument();
  });
  it('a day to come is refused in the dialog', async () => {
    const server = areaServer('bellini');
    const { user } = await renderPage(<HomePage />, { server });
    await chooseInFirst(user, 'Segna un primo passo');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Caricali in «Documenti»/)).toBeInTheDocument();
    write(dialog.getByLabelText('Giorno'), '21');
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Questa data deve ancora venire.')).toBeInTheDocument();
    expect(sent(server)).toEqual([]);
  });

  it('the page is drawn without marks when they cannot be read', async () => {
    const server = areaServer('bellini', {
      fail: { '/segni/': { status: 500, code: 'INTERNAL' } },
    });
    await renderPage(<HomePage />, { server });
    expect(titles()).toEqual(titlesOf(0));
  });

  it('whoever only reads sees marks and no controls', async () => {
    const server = areaServer('bellini', {
      vista: WHOLE.map((scope) => `${scope}:write`),
      segni: [segno({ vale: false })],
    });
    await renderPage(<HomePage />, { server, isActing: true });
    expect(screen.queryByRole('button', { name: /^Segna come/ })).toBeNull();
    expect(
      screen.getByText('Segnata come fatta l’8 novembre 2026: da allora i numeri sono cambiati.'),
    ).toBeInTheDocument();
  });
});

it('«Priorità» keeps a marked area, with its line', async () => {
  const segni = [segno(), segno({ code: present(todo[1]).code, stato: 'non_ora' })];
  await renderPage(<PrioritaPage />, { server: areaServer('bellini', { segni }) });
  const cardOf = ({ titolo }: { titolo: { it: string } }) =>
    within(
      present(
        cards().find((card) => within(card).queryByRole('heading', { name: titolo.it }) !== null),
      ),
    );
  expect(cardOf(first).getByText('Fatto l’8 novembre 2026.')).toBeInTheDocument();
  expect(
    cardOf(present(todo[1])).getByText('Messa da parte l’8 novembre 2026.'),
  ).toBeInTheDocument();
});

describe('the row of actions of an area', () => {
  it('becomes a sentence with the document, and «Togli il segno» brings it back', async () => {
    const server = areaServer('bellini', { files: [POLIZZA] });
    const { user } = await onPage(server);
    await user.click(screen.getByRole('button', { name: 'L’ho già fatto' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('option', { name: POLIZZA.name })).toBeInTheDocument(),
    );
    await user.selectOptions(dialog.getByLabelText('Documento'), POLIZZA.name);
    await user.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/^Fatto il 20 novembre 2026\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scarica Polizza vita.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Segna un primo passo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Togli il segno' }));
    expect(await screen.findByRole('button', { name: 'Segna un primo passo' })).toBeInTheDocument();
    expect(screen.queryByText(/^Fatto/)).toBeNull();
  });

  it('after a first step «L’ho già fatto» is still offered', async () => {
    await onPage(areaServer('bellini', { segni: [segno({ stato: 'primo_passo' })] }));
    expect(screen.getByText('Primo passo segnato l’8 novembre 2026.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'L’ho già fatto' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Non ora' })).toBeNull();
  });

  it('is not for whoever only reads', async () => {
    const server = areaServer('bellini', { vista: WHOLE, segni: [segno()] });
    await onPage(server, { isActing: true });
    expect(screen.getByText('Fatto l’8 novembre 2026.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Togli il segno' })).toBeNull();
  });
});
