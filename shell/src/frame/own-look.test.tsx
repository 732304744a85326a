import { connectClient } from '@bussola/client';
import type { OwnLook } from '@bussola/contract';
import { renderPage } from '@bussola/test-page';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { clearQueries, getQueryClient } from '../boot/query-client.ts';
import { lookNamespace } from '../locales/look-namespace.ts';
import { WithQueries } from '../session/with-queries.tsx';
import { OwnLookBar, OwnLookCard } from './own-look.tsx';

const USER = 'b0550000-0000-4000-8000-00000000a001';
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const LOOK: OwnLook = {
  lookId: 'b0550000-0000-4000-8000-00000000e001',
  state: 'waiting',
  firstName: 'Paolo',
  name: 'Paolo Galli',
  reason: 'La data della pensione non torna.',
  askedAt: minutes(-1),
  dueAt: minutes(9),
  answeredAt: null,
  until: null,
  endedAt: null,
  pages: [],
};
const OPEN: Partial<OwnLook> = { state: 'open', answeredAt: minutes(0), until: minutes(15) };

/** Draws both parts over a server that keeps one look. */
async function draw(start: Partial<OwnLook> | null, language: 'it' | 'en' = 'it') {
  let look: OwnLook | null = start && { ...LOOK, ...start };
  const sent: unknown[] = [];
  connectClient(async ({ method, body }) => {
    if (method === 'PUT') {
      sent.push(body);
      look = (body as { accept: boolean }).accept ? { ...LOOK, ...OPEN } : null;
    }
    if (method === 'DELETE')
      look =
        look?.state === 'open'
          ? {
              ...look,
              state: 'over',
              answeredAt: minutes(-9),
              endedAt: minutes(0),
              pages: ['home', 'profilo'].map((page) => ({
                page: `/app/dashboards/${page}`,
                at: minutes(-5),
              })),
            }
          : null;
    return { look };
  });
  const page = await renderPage(
    <Suspense>
      <OwnLookBar userId={USER} />
      <OwnLookCard userId={USER} />
    </Suspense>,
    { words: [lookNamespace], language },
  );
  return { ...page, sent };
}
/** The first drawing of a visit waits for the library. */
beforeAll(async () => {
  const library = getQueryClient();
  await act(async () => {
    render(
      <Suspense>
        <WithQueries>{null}</WithQueries>
      </Suspense>,
    );
    await library;
  });
  cleanup();
});
afterEach(() => {
  cleanup();
  clearQueries();
});

it('a request says who, why, what is seen and what is not, and a no takes it away', async () => {
  const { user, sent } = await draw({});
  const card = await screen.findByRole('region', {
    name: 'Paolo Galli chiede di guardare insieme a te',
  });
  for (const part of [
    '«La data della pensione non torna.»',
    'Ancora 9 minuti',
    'La tua area com’è adesso, per 15 minuti. Legge e basta.',
    'Il testamento, le risposte riservate, le tue note, i report e i documenti.',
  ])
    expect(card.textContent).toContain(part);
  await user.click(screen.getByRole('button', { name: 'No, non adesso' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(sent).toEqual([{ lookId: LOOK.lookId, accept: false }]);
});

it('a yes opens the bar, whose button ends it without asking and says how it went', async () => {
  const { user, sent } = await draw({});
  await user.click(await screen.findByRole('button', { name: 'Sì, guardiamo insieme' }));
  const bar = await screen.findByRole('region', { name: 'Guardare insieme' });
  expect(bar.textContent).toContain('Paolo Galli');
  expect(bar.textContent).toContain('15 minuti');
  await user.click(screen.getByRole('button', { name: /^Chiudi: / }));
  await screen.findByText(/^Avete finito alle /);
  expect(screen.queryByRole('region', { name: 'Guardare insieme' })).toBeNull();
  screen.getByText(/Ha aperto due pagine in 9 minuti: sono nel tuo registro, con il motivo\./);
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByText(/^Avete finito/)).toBeNull());
  expect(sent).toHaveLength(1);
});

it('a request that nobody answered says that nothing was seen, in English too', async () => {
  await draw({ state: 'lapsed' }, 'en');
  await screen.findByText(/^Paolo Galli’s request closed at /);
  screen.getByText('They saw nothing. If it is still needed, they will ask again.');
});

it('nothing is drawn while nobody asks', async () => {
  const { container } = await draw(null);
  await waitFor(() => expect(container.textContent).toBe(''));
});
