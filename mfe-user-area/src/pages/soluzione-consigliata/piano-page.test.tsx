import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Membro } from '@bussola/domain';
import {
  areaServer,
  documentOf,
  famigliaEsempio,
  TODAY,
  withMe,
} from '../../testing/area-server.ts';
import { plain, renderPage } from '../../testing/render-page.tsx';
import { PianoPage } from './piano-page.tsx';
import { PrioritaPage } from './priorita-page.tsx';

const server = (change: Partial<Membro>) => areaServer('bellini', { membri: withMe(change) });
const planOf = (change: Partial<Membro>) => {
  const { famiglia } = famigliaEsempio('bellini');
  return documentOf({ ...famiglia, refDate: TODAY, membri: withMe(change)(famiglia.membri) })
    .analisi;
};

describe('the plan of the month', () => {
  it('shows the sum of the month and the steps, which never exceed what is left', async () => {
    const change = { speseMensili: 2_000, rataMutuo: 600 };
    const { bilancio, piano } = planOf(change);
    expect(piano.passi.length).toBeGreaterThan(1);
    await renderPage(<PianoPage />, { server: server(change) });
    const sum = within(await screen.findByRole('region', { name: 'Il conto del mese' }));
    for (const value of [bilancio.entrate, 2_000, 600, bilancio.margine])
      expect(sum.getByText(plain(euro(value)))).toBeTruthy();
    const [steps] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    const rows = within(steps ?? document.body).getAllByRole('listitem');
    expect(rows).toHaveLength(piano.passi.length + (piano.resto ? 1 : 0));
    for (const [at, { nome }] of piano.passi.entries())
      expect(rows[at]?.textContent.toLowerCase()).toContain(nome.it.toLowerCase());
    const monthly = piano.passi.reduce((all, { mensile = 0 }) => all + mensile, piano.resto ?? 0);
    expect(monthly).toBe(piano.disponibile);
    expect(piano.disponibile).toBeLessThanOrEqual(bilancio.margine ?? 0);
  });

  it('says what is missing where an income was not told', async () => {
    const membri = (all: Membro[]) =>
      all.map((one) =>
        one.gradoParentela === 'husband' ? { ...one, redditoNettoAnnuo: undefined } : one,
      );
    await renderPage(<PianoPage />, { server: areaServer('bellini', { membri }) });
    await screen.findByRole('heading', { name: 'Per fare un piano ci manca un reddito.' });
    expect(
      screen.getByText(
        'Manca il reddito di Marco: senza, non possiamo dire quanto resta ogni mese.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Il conto del mese' })).toBeNull();
  });

  it('puts help before everything else, here and among the priorities', async () => {
    const change = { speseMensili: 1_500, rataMutuo: 3_500 };
    const { situazioni } = planOf(change);
    expect(situazioni.map(({ code }) => code)).toContain('sovraindebitamento');
    for (const page of [<PianoPage />, <PrioritaPage />]) {
      const { unmount } = await renderPage(page, { server: server(change) });
      const help = await screen.findByRole('region', { name: 'Prima di tutto il resto' });
      expect(help.textContent).toContain('Organismo di composizione della crisi');
      unmount();
    }
  });
});

const euro = (value: number | null) =>
  `${Math.round(value ?? 0).toLocaleString('it-IT', { useGrouping: 'always' })} €`;
