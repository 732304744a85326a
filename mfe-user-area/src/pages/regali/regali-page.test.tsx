import { describe, expect, it } from '@jest/globals';
import { letteraRegalo } from '@bussola/domain/regali-lettera';
import type { RegaloFatto } from '@bussola/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { regaliNamespace } from '../../locales/regali-namespace.ts';
import { areaServer } from '../../testing/area-server.ts';
import { DEDUCIBILITA } from '../../testing/regali-server.ts';
import { plain, renderPage, write } from '../../testing/render-page.tsx';
import RegaliPage from './regali-page.tsx';

const PATH = '/api/regaliutili';
const MADE: RegaloFatto = {
  regaloId: 'b0550000-0000-4000-8000-00000000d001',
  regalo: 'checkup',
  nome: 'Zia Rosa',
  data: '2026-11-12',
};
type Server = ReturnType<typeof areaServer>;
const sent = ({ asked }: Server) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const press = (name: string) => screen.getByRole('button', { name });

async function opened(server: Server) {
  const page = await renderPage(<RegaliPage />, { server, words: regaliNamespace });
  return {
    ...page,
    fill: (message = 'Ciao zia') => {
      write(screen.getByLabelText('Il suo nome'), ' Zia Rosa ');
      write(screen.getByLabelText('La sua e-mail'), 'zia@parenti.example');
      write(screen.getByLabelText(/^Un messaggio tuo/), message);
    },
    toLetter: async () => {
      await page.user.click(press('Vedi la lettera'));
      await screen.findByRole('heading', { name: 'Ecco la lettera' });
    },
  };
}

describe('the page on gifts', () => {
  it('shows the letter of the mail before anything is sent, then sends it and forgets the form', async () => {
    const server = areaServer('bellini');
    const { user, fill, toLetter, notifications } = await opened(server);
    fill('Cara zia,\r\n\r\n\r\nciao');
    await user.click(screen.getByLabelText(/^Il primo versamento/));
    await toLetter();
    const shown = within(screen.getByRole('article'));
    const { title, paragraphs, foot } = letteraRegalo({
      regalo: 'pensione',
      mittente: 'Anna Colombo',
      messaggio: 'Cara zia,\n\nciao',
      language: 'it',
      deducibilita: DEDUCIBILITA,
    });
    const drawn = plain(screen.getByRole('article').textContent);
    for (const one of [title, ...paragraphs.slice(3), foot])
      expect(drawn).toContain(plain(typeof one === 'string' ? one : one.quote));
    expect(shown.getByText(/^Chi ti scrive: «/)).toBeTruthy();
    expect(sent(server)).toEqual([]);
    await user.click(press('Invia'));
    expect(await screen.findByText('a Zia Rosa', { exact: false })).toBeTruthy();
    expect(sent(server)).toEqual([
      {
        regalo: 'pensione',
        nome: 'Zia Rosa',
        email: 'zia@parenti.example',
        messaggio: 'Cara zia,\n\nciao',
        language: 'it',
      },
    ]);
    expect(notifications).toEqual([expect.objectContaining({ text: 'Regalo inviato a Zia Rosa' })]);
    expect(screen.getByLabelText<HTMLInputElement>('La sua e-mail').value).toBe('');
  });

  it('says at each field what is missing', async () => {
    const { user } = await opened(areaServer('bellini'));
    await user.click(press('Vedi la lettera'));
    expect(await screen.findByText('Scrivi il suo nome.')).toBeInTheDocument();
    expect(screen.getByText('Scrivi la sua e-mail.')).toBeInTheDocument();
  });

  it.each([
    ['Vai su premi.example', /^Qui niente collegamenti, indirizzi/],
    ['a'.repeat(501), 'Il testo è troppo lungo.'],
  ])('takes no message like %.20s, and keeps it in the field', async (message, words) => {
    const server = areaServer('bellini');
    const { user, fill } = await opened(server);
    fill(message);
    await user.click(press('Vedi la lettera'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Un messaggio/).value).toBe(message);
  });

  it('asks before the same gift goes to the same address again', async () => {
    const server = areaServer('bellini');
    const { user, fill, toLetter } = await opened(server);
    fill();
    await toLetter();
    server.refuseNext(PATH, 409, 'CONFLICT', { current: { sentOn: '2026-11-12' } });
    await user.click(press('Invia'));
    expect(await screen.findByText(/lo stesso regalo il 12 novembre 2026/)).toBeTruthy();
    await user.click(press('Invia di nuovo'));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)).toEqual([
      expect.not.objectContaining({ again: true }),
      expect.objectContaining({ again: true }),
    ]);
  });

  it('forgets the question when something else is written meanwhile', async () => {
    const server = areaServer('bellini');
    const { user, fill, toLetter } = await opened(server);
    fill();
    await toLetter();
    server.refuseNext(PATH, 409, 'CONFLICT', { current: { sentOn: '2026-11-12' } });
    await user.click(press('Invia'));
    await screen.findByRole('button', { name: 'Invia di nuovo' });
    await user.click(press('Torna a scrivere'));
    await toLetter();
    await user.click(press('Invia'));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server).at(-1)).not.toHaveProperty('again');
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', /al massimo cinque regali/],
    [0, 'NETWORK', /potrebbe essere già partita/],
  ] as const)('says in words what %s means, and loses nothing', async (status, code, words) => {
    const server = areaServer('bellini');
    const { user, fill, toLetter } = await opened(server);
    fill();
    await toLetter();
    server.refuseNext(PATH, status, code);
    await user.click(press('Invia'));
    expect(await screen.findByText(words)).toBeTruthy();
    await user.click(press('Torna a scrivere'));
    expect(screen.getByLabelText<HTMLInputElement>('La sua e-mail').value).toBe(
      'zia@parenti.example',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Un messaggio/).value).toBe('Ciao zia');
  });

  it('goes back to the field that the server refuses', async () => {
    const server = areaServer('bellini');
    const { user, fill, toLetter } = await opened(server);
    fill();
    await toLetter();
    const errors = [{ field: 'nome', code: 'forms:errors.nameAddress', message: 'x' }];
    server.refuseNext(PATH, 422, 'VALIDATION', { errors });
    await user.click(press('Invia'));
    expect(await screen.findByText(/^Qui va solo il nome/)).toBeTruthy();
    expect(screen.getByLabelText('Il suo nome').getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a gift out of the history when asked to', async () => {
    const server = areaServer('bellini', { regali: [MADE] });
    const { user } = await opened(server);
    await user.click(screen.getByRole('button', { name: /^Togli dallo storico: Un checkup/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Togli' }));
    expect(await screen.findByText(/^Ancora nessun regalo/)).toBeTruthy();
  });

  it('says what failed when the list does not answer, and what is safe', async () => {
    await opened(areaServer('bellini', { fail: { [PATH]: { status: 503, code: 'UNAVAILABLE' } } }));
    expect(screen.getByText(/hai fatto sono al sicuro/)).toBeTruthy();
  });
});
