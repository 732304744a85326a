import { describe, expect, it } from '@jest/globals';
import { groupSoluzioni } from '@bussola/results';
import { screen, within } from '@testing-library/react';
import { analizza, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { areaServer, famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import PrioritaPage from './priorita-page.tsx';

const analisiOf = (key: string) =>
  analizza({ refDate: TODAY, ...famigliaEsempio(key).famiglia }, COSTANTI_2026_12);

describe('the priorities', () => {
  it('stand by level, in the order of the engine, the ones that do not concern one behind a line', async () => {
    await renderPage(<PrioritaPage />, { server: areaServer('locatelli') });
    const { soluzioni, conteggi } = analisiOf('locatelli');
    const groups = groupSoluzioni(soluzioni);
    expect(groups.toCheck).not.toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aree da approfondire');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      `Da affrontare${conteggi.red}`,
      `Da valutare${conteggi.yellow - groups.toCheck.length}`,
      `Da verificare${groups.toCheck.length}`,
      `A posto${conteggi.green}`,
    ]);
    const scored = [groups.red, groups.yellow, groups.toCheck, groups.green].flat();
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(scored.map(({ titolo }) => titolo.it));
    expect(screen.getByText('Per ora non ti serve')).toBeInTheDocument();
    for (const { risposta } of soluzioni.filter(({ motivo }) => motivo === 'non_applicabile'))
      expect(screen.getByText(risposta.it)).toBeInTheDocument();
  });

  it('can be read for one person', async () => {
    const { user } = await renderPage(<PrioritaPage />, { server: areaServer('bellini') });
    const all = screen.getAllByRole('article').length;
    await user.click(screen.getByRole('button', { name: 'Marco' }));
    expect(screen.getByRole('button', { name: 'Marco', pressed: true })).toBeInTheDocument();
    expect(screen.getAllByRole('article').length).toBeLessThan(all);
    expect(screen.queryByRole('heading', { name: 'Riscatto della laurea di Anna' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tutti' }));
    expect(screen.getAllByRole('article')).toHaveLength(all);
  });

  it('falls back to everybody when the address names somebody who does not count', async () => {
    await renderPage(<PrioritaPage />, {
      server: areaServer('bellini'),
      path: '/?persona=nessuno',
    });
    expect(screen.getByRole('button', { name: 'Tutti', pressed: true })).toBeInTheDocument();
  });

  it.each(FAMIGLIE_ESEMPIO.map(({ key }) => key))(
    'reads the family %s in English, with nothing left in Italian of ours',
    async (key) => {
      await renderPage(<PrioritaPage />, { server: areaServer(key), language: 'en' });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Areas to look into');
      expect(screen.queryByText(/Da affrontare|Perché|Precisione|undefined|NaN|\{\{/)).toBeNull();
      for (const { titolo, level } of analisiOf(key).soluzioni)
        if (level !== 'grey')
          expect(screen.getByRole('heading', { name: titolo.en })).toBeInTheDocument();
    },
  );
});

describe('a figure that rests on an overdue constant', () => {
  const pension = () => {
    const card = screen
      .getAllByRole('article')
      .find((one) => within(one).queryByRole('heading', { name: /pensione di Anna/i }));
    if (!card) throw new Error('no card of the pension');
    return within(card);
  };

  it('is not marked before the new year', async () => {
    await renderPage(<PrioritaPage />, {
      server: areaServer('bellini', { refDate: '2026-12-31' }),
    });
    expect(screen.queryByText('stima')).toBeNull();
  });

  it('is marked «stima» on 2 January, with the years of its values', async () => {
    await renderPage(<PrioritaPage />, {
      server: areaServer('bellini', { refDate: '2027-01-02' }),
    });
    expect(pension().getByText('stima')).toBeInTheDocument();
    expect(pension().getByText('calcolato con valori dal 2025 al 2026')).toBeInTheDocument();
  });

  it('is an estimate in English too', async () => {
    await renderPage(<PrioritaPage />, {
      server: areaServer('bellini', { refDate: '2027-01-02' }),
      language: 'en',
    });
    expect(screen.getAllByText('computed with values of 2025 to 2026').length).toBeGreaterThan(0);
  });
});
