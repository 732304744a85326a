import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { areaServer } from '../../testing/area-server.ts';
import { renderPage, write } from '../../testing/render-page.tsx';
import { faqNamespace } from './faq-namespace.ts';
import FaqPage from './faq-page.tsx';

type Server = ReturnType<typeof areaServer>;
const sent = ({ asked }: Server) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
const opened = (server: Server) => renderPage(<FaqPage />, { server, words: faqNamespace });
const question = (name: RegExp) => screen.findByRole('button', { name });

describe('questions and answers', () => {
  it('open one at a time, and count as read', async () => {
    const server = areaServer('bellini');
    const { user } = await opened(server);
    await user.click(await question(/troppa liquidità/));
    expect((await question(/troppa liquidità/)).getAttribute('aria-expanded')).toBe('true');
    await user.click(await question(/sul conto/));
    expect((await question(/troppa liquidità/)).getAttribute('aria-expanded')).toBe('false');
    expect(sent(server)).toEqual([{ action: 'read' }, { action: 'read' }]);
  });

  it('are found by another word, and chosen by subject', async () => {
    const { user } = await opened(areaServer('bellini'));
    write(await screen.findByLabelText('Che cosa vuoi sapere?'), 'contanti');
    expect(screen.getByRole('status').textContent).toBe(
      '2 risposte. Abbiamo cercato anche «liquidità», «conto», «soldi». Accenti ed errori di battitura non contano.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
    const subjects = within(screen.getByRole('list', { name: 'Argomenti' }));
    // A subject without questions is not there.
    expect(subjects.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tutte3',
      'I tuoi numeri2',
      'Pensione1',
    ]);
    await user.click(subjects.getByRole('button', { name: /Pensione/ }));
    expect(screen.queryByRole('button', { name: /sul conto/ })).toBeNull();
  });

  it('take a vote that can be changed, and after a «No» one line', async () => {
    const server = areaServer('bellini');
    const { user } = await opened(server);
    await user.click(await question(/troppa liquidità/));
    const vote = within(
      screen.getAllByRole('group', { name: 'Ti è stato utile?' })[0] ?? document.body,
    );
    await user.click(vote.getByRole('button', { name: 'No' }));
    write(await screen.findByLabelText('Che cosa mancava?'), 'Non dice quanto tenere.');
    await user.click(screen.getByRole('button', { name: 'Manda' }));
    expect(await screen.findByText('Grazie, ci serve per scriverla meglio.')).toBeTruthy();
    await user.click(vote.getByRole('button', { name: 'Sì' }));
    expect(await screen.findByText('Grazie.')).toBeTruthy();
    expect(sent(server).slice(1)).toEqual([
      { action: 'vote', useful: false },
      { action: 'remark', text: 'Non dice quanto tenere.' },
      { action: 'vote', useful: true },
    ]);
  });

  it('lead to a person, who is asked in one’s own words', async () => {
    const server = areaServer('bellini');
    const { user, notifications } = await opened(server);
    await user.click(await screen.findByRole('button', { name: 'Scrivi la domanda' }));
    const field = screen.getByLabelText('La tua domanda');
    write(field, 'Perché?');
    await user.click(screen.getByRole('button', { name: 'Manda la domanda' }));
    expect(screen.getByText('Scrivi qualche parola in più: almeno 10 caratteri.')).toBeTruthy();
    write(field, 'Se divorzio, chi paga il mutuo?');
    await user.click(screen.getByRole('button', { name: 'Manda la domanda' }));
    await screen.findByRole('button', { name: 'Scrivi la domanda' });
    expect(sent(server)).toEqual([{ text: 'Se divorzio, chi paga il mutuo?' }]);
    expect(notifications.map(({ kind }) => kind)).toEqual(['success']);
  });
});
