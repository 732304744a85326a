import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { COSTANTI_2026_12, economicaMedie } from '@bussola/domain';
import { present } from '@bussola/ui/testing';
import HomePage from '../pages/home/home-page.tsx';
import { areaServer, famigliaEsempio, TODAY } from '../testing/area-server.ts';
import { plain, renderPage } from '../testing/render-page.tsx';
import { distanceOf, peerDistance } from './distance.ts';

const part = (name: string) =>
  within(present(screen.getByRole('heading', { name }).closest('section')));
const whyOf = (sentence: string) =>
  within(
    screen.getByText(
      (_, place) => place?.tagName === 'P' && plain(place.textContent).startsWith(sentence),
    ),
  ).queryByRole('button') !== null;
const all = economicaMedie(
  { refDate: TODAY, ...famigliaEsempio('bellini').famiglia },
  COSTANTI_2026_12,
);

describe('among the others', () => {
  it('offers every comparison of income, the household’s first, each with its year and source', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    const select = await part('Quanto entra?').findByRole<HTMLSelectElement>('combobox', {
      name: 'Confronto con',
    });
    const of = all.filter(({ metrica }) => metrica.startsWith('reddito'));
    expect([...select.options].filter(({ value }) => value)).toHaveLength(of.length);
    expect(select.selectedOptions[0]?.textContent).toBe('Reddito della famiglia: Italia (2023)');
    expect(plain(document.body.textContent)).toContain(
      'Il 57% sopra la media. Dati del 2023. Fonte: ISTAT, redditi delle famiglie 2023.',
    );
    expect(whyOf('Il 57% sopra la media.')).toBe(true);
    await user.selectOptions(select, 'Reddito personale, Marco: Dipendenti (2024)');
    expect(whyOf('Il 12% sopra la media.')).toBe(false);
    expect(
      part('Quanto entra?').getAllByRole('img', {
        name: /^Dove stai rispetto a: Dipendenti: Marco 24\.000\s€, media 21\.352\s€\.$/,
      }).length,
    ).toBeGreaterThan(0);
    expect(plain(document.body.textContent)).toContain('Il 12% sopra la media. Dati del 2024.');
  });

  it('compares wealth too, with median and mean, and says what is an estimate', async () => {
    const { user } = await renderPage(<HomePage />, { server: areaServer('bellini') });
    const select = await part('Quanto abbiamo?').findByRole('combobox', { name: 'Confronto con' });
    expect(
      part('Quanto abbiamo?').getAllByRole('img', {
        name: /mediana 152\.000\s€, media 296\.000\s€/,
      }).length,
    ).toBeGreaterThan(0);
    await user.selectOptions(select, 'Patrimonio della famiglia: 35–44 anni (2020)');
    expect(plain(document.body.textContent)).toContain('È una stima nostra da dati pubblicati.');
  });

  it('keeps the comparison with Italy when the averages do not come, and covers all of it in privacy mode', async () => {
    const { unmount } = await renderPage(<HomePage />, {
      server: areaServer('bellini', {
        fail: { '/economica/medie/': { status: 503, code: 'BUSY' } },
      }),
    });
    expect(part('Quanto entra?').queryByRole('combobox')).toBeNull();
    expect(plain(document.body.textContent)).toContain(
      'Il 57% sopra la media delle famiglie italiane.',
    );
    expect(whyOf('Il 57% sopra la media delle famiglie italiane.')).toBe(true);
    expect(whyOf('Senza il tuo reddito')).toBe(false);
    unmount();
    await renderPage(<HomePage />, { server: areaServer('bellini'), amountsHidden: true });
    await part('Quanto entra?').findByRole('combobox', { name: 'Confronto con' });
    expect(part('Quanto entra?').queryByText(/57%|58\.800|37\.511/)).toBeNull();
  });
});

it.each([
  [100, 100, { side: 'equal', pct: 0 }],
  [37_600, 37_511, { side: 'equal', pct: 0 }],
  [101, 100, { side: 'above', pct: 1 }],
  [99, 100, { side: 'below', pct: 1 }],
  [200, 100, { side: 'above', pct: 100 }],
  [201, 100, { side: 'twice', pct: 101, times: 2 }],
  [300, 100, { side: 'twice', pct: 200, times: 2 }],
  [301, 100, { side: 'times', pct: 201, times: 3 }],
  [999, 100, { side: 'times', pct: 899, times: 9 }],
  [1000, 100, { side: 'farAbove', pct: 900 }],
  [10, 100, { side: 'farBelow', pct: 90 }],
  [11, 100, { side: 'below', pct: 89 }],
  [-50, 100, { side: 'farBelow', pct: 150 }],
  [5, 0, undefined],
])('%d against %d: %j', (own, reference, distance) => {
  expect(distanceOf(own, reference)).toEqual(distance);
});

it.each([
  [
    { media: 100, mediana: 50 },
    { side: 'above', pct: 20 },
  ],
  [
    { media: null, mediana: 60 },
    { side: 'above', pct: 100 },
  ],
  [{ media: null }, undefined],
])('120 against %j: %j', (reference, distance) => {
  expect(peerDistance({ tuo: 120, ...reference })).toEqual(distance);
});
