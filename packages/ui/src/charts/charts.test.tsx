import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { UiProvider } from '../core/ui-provider.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { takesElision } from './covered.ts';
import { markDegrees, nameLines, onRing } from './dial-geometry.ts';
import {
  BarRows,
  Dial,
  Donut,
  GapBar,
  partsOf,
  PeersStrip,
  StackedBar,
  type DialMark,
} from './index.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');
const MARKS: DialMark[] = [
  { key: 'tcm', name: 'Se mancasse un reddito', level: 'red', href: '/tcm' },
  { key: 'pensione', name: 'Pensione', level: 'yellow', href: '/pensione' },
  { key: 'riscatto', name: 'Riscatto della laurea', level: 'grey', notApplicable: true },
];

describe('Dial', () => {
  it('is a list too: each mark with its level in words', async () => {
    await renderUi(<Dial marks={MARKS} pointsTo="tcm" label="Le tre aree." />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Se mancasse un redditoDa affrontare',
      'PensioneDa valutare',
      'Riscatto della laureaPer ora non ti serve',
    ]);
  });
  it('says where the needle points, and that it rests', async () => {
    const { rerender } = await renderUi(
      <Dial marks={MARKS} pointsTo="tcm" label="Le tre aree." names={false} />,
    );
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe(
      'Le tre aree. L’ago indica da dove cominciare: Se mancasse un reddito.',
    );
    rerender(<Dial marks={MARKS} label="Le tre aree." names={false} />);
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe(
      'Le tre aree. L’ago è fermo.',
    );
  });
  it('leads to a mark with the keyboard', async () => {
    const { user } = await renderUi(<Dial marks={MARKS} label="Le tre aree." names={false} />);
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('link', { name: 'Se mancasse un reddito: Da affrontare' }),
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tcm',
      '/pensione',
    ]);
  });
  it('puts the first of twelve at one o’clock and the last at noon', () => {
    expect(markDegrees(0, 12)).toBe(30);
    expect(onRing(markDegrees(11, 12), 100)).toEqual({ x: -0, y: -100 });
  });
  it.each([
    ['Pensione', ['Pensione']],
    ['Gestione del patrimonio', ['Gestione', 'del patrimonio']],
    ['Non autosufficienza', ['Non autosufficienza']],
    ['Se mancasse un reddito', ['Se mancasse', 'un reddito']],
  ])('breaks %p well', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });
});

describe('GapBar', () => {
  it('writes what there is, what is needed, what is missing and the share', async () => {
    const { container } = await renderUi(
      <GapBar have={96800} need={531240} haveLabel="Avete" needLabel="Servono" />,
    );
    expect(plain(container.textContent)).toBe(
      'Avete 96.800 €Servono 531.240 €Mancano 434.440 €coperto il 18,2%',
    );
    expect(plain(screen.getByRole('img').getAttribute('aria-label'))).toBe(
      'Avete 96.800 €. Servono 531.240 €. coperto il 18,2%',
    );
  });
  it.each([
    { have: 50, need: 40, text: 'coperto il 100%' },
    { have: 0, need: 0, text: 'coperto il 100%' },
    { have: -5, need: 10, text: 'coperto lo 0%' },
  ])('stays in its frame: $have of $need', async ({ have, need, text }) => {
    const { container } = await renderUi(
      <GapBar have={have} need={need} haveLabel="Avete" needLabel="Servono" />,
    );
    expect(plain(container.textContent)).toContain(text);
  });
  it('covers its amounts in privacy mode', async () => {
    const { container } = await renderUi(
      <UiProvider hideAmounts>
        <GapBar have={96800} need={531240} haveLabel="Avete" needLabel="Servono" />
      </UiProvider>,
    );
    expect(container.textContent).not.toMatch(/\d{2}\.\d{3}/);
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toMatch(/\d{2}\.\d{3}/);
  });
  it.each([
    [1, true],
    [8, true],
    [11.5, true],
    [80.9, true],
    [88, true],
    [18.2, false],
    [10, false],
    [100, false],
  ])('loses the vowel of the article before %p%%: %p', (pct, elided) =>
    expect(takesElision(pct)).toBe(elided),
  );
});

describe('partsOf', () => {
  it('gathers what is beyond the fifth into one «Altro», and keeps the whole', () => {
    const parts = partsOf(
      [40, 20, 12, 10, 8, 5, 3, 2].map((value, place) => ({
        key: String(place),
        label: `Voce ${place}`,
        value,
      })),
      'Altro',
    );
    expect(parts.map(({ label, value }) => [label, value])).toEqual([
      ['Voce 0', 40],
      ['Voce 1', 20],
      ['Voce 2', 12],
      ['Voce 3', 10],
      ['Voce 4', 8],
      ['Altro', 10],
    ]);
    expect(parts.reduce((sum, { pct }) => sum + pct, 0)).toBeCloseTo(100, 9);
    expect(new Set(parts.map(({ series }) => series)).size).toBe(6);
  });
  it('leaves out parts of 0, and keeps a series that was chosen', () => {
    expect(
      partsOf(
        [
          { key: 'a', label: 'A', value: 0 },
          { key: 'b', label: 'B', value: 5, series: 3 },
          { key: 'c', label: 'C', value: Number.NaN },
        ],
        'Altro',
      ),
    ).toEqual([{ key: 'b', label: 'B', value: 5, series: 3, pct: 100 }]);
  });
});

it('Donut lists its shares and shows the amounts behind a switch', async () => {
  const { user } = await renderUi(
    <Donut
      label="In che cosa"
      whole={46000}
      parts={[
        { key: 'l', label: 'Liquidi', value: 48 },
        { key: 'o', label: 'Obbligazioni', value: 52 },
      ]}
    />,
  );
  expect(screen.getByRole('row', { name: /Liquidi 48%$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Con importi' }));
  expect(plain(screen.getByRole('row', { name: /Liquidi/ }).textContent)).toBe(
    'Liquidi48%22.080 €',
  );
});

it('bars and strips are read as words', async () => {
  await renderUi(
    <>
      <StackedBar
        rows={[
          {
            key: 'o',
            label: 'Possedete',
            parts: [
              { key: 'c', label: 'Casa', value: 280000 },
              { key: 'r', label: 'Risparmi', value: 46000 },
            ],
          },
        ]}
      />
      <BarRows label="Reddito per persona" rows={[{ key: 'a', label: 'Anna', value: 34800 }]} />
      <PeersStrip
        own={{ key: 'v', label: 'voi', value: 58800 }}
        peers={[{ key: 'm', label: 'mediana', value: 30039 }]}
        label="Siete sopra la mediana."
      />
    </>,
  );
  expect(plain(screen.getByRole('img', { name: /Possedete/ }).getAttribute('aria-label'))).toBe(
    'Possedete: Casa 280.000 €, Risparmi 46.000 €',
  );
  expect(plain(screen.getByRole('row').textContent)).toBe('Anna34.800 €');
  expect(screen.getAllByRole('img', { name: 'Siete sopra la mediana.' }).length).toBeGreaterThan(0);
});
