import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PhasesChart } from './index.ts';
import { cellsOf, outlines, placeMarks } from './phases-geometry.ts';

const phases = [
  { key: 'a', name: 'dic', months: 2, values: [0, 600, 0] },
  { key: 'b', name: 'feb – nov', months: 10, values: [200, 400, 0] },
  { key: 'c', name: 'dic – nov', months: 12, values: [200, 0, 400] },
];

describe('the cells of a band', () => {
  it('join months with the same place and height, and leave out those without', () => {
    expect(cellsOf(phases, 0)).toEqual([{ from: 2, to: 24, bottom: 0, top: 200 }]);
    expect(cellsOf(phases, 1)).toEqual([
      { from: 0, to: 2, bottom: 0, top: 600 },
      { from: 2, to: 12, bottom: 200, top: 600 },
    ]);
    expect(cellsOf(phases, 2)).toEqual([{ from: 12, to: 24, bottom: 200, top: 600 }]);
  });

  it('are one outline where they touch, and two where months lie between', () => {
    expect(outlines(cellsOf(phases, 1), 600)).toEqual([
      'M0 0L2 0L2 0L12 0L12 400L2 400L2 600L0 600Z',
    ]);
    const twice = [10, 0, 10].map((value) => ({ key: '', name: '', months: 1, values: [value] }));
    expect(outlines(cellsOf(twice, 0), 10)).toEqual(['M0 0L1 0L1 10L0 10Z', 'M2 0L3 0L3 10L2 10Z']);
  });
});

describe('the marks', () => {
  const at = (...places: number[]) => places.map((place) => ({ at: place }));
  const placed = (...places: number[]) =>
    placeMarks(at(...places), 24, 6).map(
      ({ mark, isBefore }) => `${isBefore ? 'before' : 'after'} ${mark.at}`,
    );

  it('stand after their line, at the end before it', () => {
    expect(placed(0, 12, 24)).toEqual(['after 0', 'after 12', 'before 24']);
    expect(placed(18, 19)).toEqual(['after 18']);
    expect(placed(19)).toEqual(['before 19']);
  });

  it('give way to the earlier ones of the list where there is no room for both', () => {
    expect(placed(13, 12, 0, 24)).toEqual(['after 13', 'after 0']);
    expect(placed(6, 0)).toEqual(['after 6', 'after 0']);
    expect(placed(5, 0)).toEqual(['after 5']);
  });
});

it('draws the bands, says them in one sentence, and lists them in a table', async () => {
  const { container, user } = await renderUi(
    <PhasesChart
      label="Due anni"
      bands={[
        { key: 'p', label: 'Protezione', series: 1 },
        { key: 'r', label: 'Riserva', series: 2 },
        { key: 'f', label: 'Liberi', series: 'free' },
      ]}
      phases={phases}
      months={Array.from({ length: 24 }, (_, month) => ({
        short: `m${month % 12}`,
        year: month < 12 ? '2027' : '2028',
      }))}
      whole={600}
      wholeLabel="600 euro"
      ticks={[0, 600]}
      marks={[{ at: 12, when: 'novembre', what: 'piena' }]}
      format={(value) => `${value} euro`}
      perMonth={(value, band) => `${value} euro al mese (${band})`}
      words={{ when: 'Mesi', chart: 'Grafico', table: 'Tabella' }}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Due anni. dic: Riserva 600 euro. feb – nov: Protezione 200 euro, Riserva 400 euro. dic – nov: Protezione 200 euro, Liberi 400 euro.',
  );
  // Three bands and the line of what there is.
  expect(container.querySelectorAll('[role=img] svg path')).toHaveLength(4);
  // The name stands in the longest part of a band, the others have their amount alone.
  expect(container.textContent).toContain('Riserva400 euro al mese (r)');
  expect(container.textContent).toContain('novembrepiena');
  await user.click(screen.getByRole('button', { name: 'Tabella' }));
  expect(
    screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Mesi', 'Protezione', 'Riserva', 'Liberi'],
    ['dic', '–', '600 euro', '–'],
    ['feb – nov', '200 euro', '400 euro', '–'],
    ['dic – nov', '200 euro', '–', '400 euro'],
  ]);
});
