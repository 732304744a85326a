import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BandChart, LadderChart, StepChart } from './index.ts';

const euro = (value: number) => `${Math.round(value)} euro`;
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('BandChart', () => {
  const words = {
    plan: 'Il piano',
    low: 'sotto',
    mid: 'metà',
    high: 'sopra',
    band: 'dentro',
    worst: 'peggiore',
    year: 'Anno',
    chart: 'Grafico',
    table: 'Tabella',
  };
  const plan = [2026, 2027, 2028].map((at, place) => ({ at, plan: 1000 * (place + 1) }));
  const band = plan.map((point) => ({
    ...point,
    low: point.plan / 2,
    mid: point.plan,
    high: point.plan * 2,
    worst: 10,
  }));

  it('tells the plan and where it ends, with nothing of futures that nobody tried', async () => {
    const { container } = await renderUi(
      <BandChart label="Risparmi" points={plan} format={euro} words={words} />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Risparmi. Il piano, 2028: 3000 euro.',
    );
    expect(container.textContent).not.toContain('peggiore');
    expect(container.querySelectorAll('svg[role=img] > path')).toHaveLength(2);
  });

  it('shows the band beside the plan, the worst tenth dashed, and all of it in the table', async () => {
    const { container, user } = await renderUi(
      <BandChart label="Risparmi" points={band} format={euro} words={words} />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Risparmi. Il piano, 2028: 3000 euro. metà, 2028: 3000 euro. peggiore, 2028: 10 euro.',
    );
    expect(container.textContent).toContain('1500 euro – 6000 euro');
    // The highest of the band is what the drawing is scaled to: its last point is at the top.
    expect(container.querySelector('svg[role=img] > path')?.getAttribute('d')).toContain(
      'L640.0 16.0',
    );
    await user.click(screen.getByRole('button', { name: 'Tabella' }));
    expect(
      within(screen.getByRole('table', { name: 'Risparmi' }))
        .getAllByRole('row')
        .map(cells),
    ).toEqual([
      ['Anno', 'Il piano', 'sotto', 'metà', 'sopra', 'peggiore'],
      ['2026', '1000 euro', '500 euro', '1000 euro', '2000 euro', '10 euro'],
      ['2027', '2000 euro', '1000 euro', '2000 euro', '4000 euro', '10 euro'],
      ['2028', '3000 euro', '1500 euro', '3000 euro', '6000 euro', '10 euro'],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('stays in its frame with one point and with zeros, and draws nothing without points', async () => {
    const { container, rerender } = await renderUi(
      <BandChart label="Uno" points={[{ at: 2026, plan: 0 }]} format={euro} words={words} />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    rerender(<BandChart label="Niente" points={[]} format={euro} words={words} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('LadderChart', () => {
  const words = {
    missing: 'Non coperto',
    need: 'Serve',
    when: 'Da',
    chart: 'Grafico',
    table: 'Tabella',
    none: 'Nessuna uscita',
  };
  const steps = [
    { key: 'a', label: 'nov 2026', values: [100, 50, 0], missing: 0 },
    { key: 'b', label: 'feb 2027', values: [0, 0, 0], missing: 0 },
    { key: 'c', label: 'mag 2027', values: [0, 0, 20], missing: 30 },
  ];
  const parts = ['Liquidi', 'Obbligazioni', 'Da vendere'];

  it('names what falls due, what pays it and what nothing pays', async () => {
    const { container, user } = await renderUi(
      <LadderChart label="Uscite" steps={steps} parts={parts} format={euro} words={words} />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Uscite. nov 2026: 150 euro. mag 2027: 50 euro (Non coperto 30 euro).',
    );
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Liquidi 100 euro',
      'Obbligazioni 50 euro',
      'Da vendere 20 euro',
      'Non coperto 30 euro',
    ]);
    const drawn = [...container.querySelectorAll('svg[role=img] > rect')].map((rect) => [
      rect.getAttribute('height'),
      rect.getAttribute('fill')?.startsWith('url('),
    ]);
    // 204 points for 150 euro: a hundred, fifty; then twenty and thirty, the last hatched.
    expect(drawn).toEqual([
      ['136', false],
      ['68', false],
      [String((20 / 150) * 204), false],
      [String((30 / 150) * 204), true],
    ]);
    await user.click(screen.getByRole('button', { name: 'Tabella' }));
    expect(screen.getAllByRole('row').map(cells)).toEqual([
      ['Da', 'Serve', ...parts, 'Non coperto'],
      ['nov 2026', '150 euro', '100 euro', '50 euro', '0 euro', '0 euro'],
      ['feb 2027', '0 euro', '0 euro', '0 euro', '0 euro', '0 euro'],
      ['mag 2027', '50 euro', '0 euro', '0 euro', '20 euro', '30 euro'],
    ]);
  });

  it('says that nothing falls due', async () => {
    await renderUi(
      <LadderChart
        label="Uscite"
        steps={[{ key: 'a', label: 'nov 2026', values: [0, 0, 0], missing: 0 }]}
        parts={parts}
        format={euro}
        words={words}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Uscite. Nessuna uscita.');
  });
});

describe('StepChart', () => {
  const words = { when: 'Dal', value: 'Netto', chart: 'Grafico', table: 'Tabella' };
  const draw = (values: readonly number[]) =>
    renderUi(
      <StepChart
        label="Netto"
        points={values.map((value, place) => ({ at: place * 10, label: `g${place}`, value }))}
        until={{ at: values.length * 10, label: 'Oggi' }}
        format={euro}
        words={words}
      />,
    );
  const pathOf = (container: HTMLElement) =>
    container.querySelectorAll('svg[role=img] > path')[1]?.getAttribute('d');

  it('holds each value until the next, and the last until today', async () => {
    const { container, user } = await draw([100, 200]);
    expect(pathOf(container)).toBe('M10 100H320V10H630');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Netto. g0: 100 euro. g1: 200 euro.',
    );
    await user.click(screen.getByRole('button', { name: 'Tabella' }));
    expect(screen.getAllByRole('row').map(cells)).toEqual([
      ['Dal', 'Netto'],
      ['g0', '100 euro'],
      ['g1', '200 euro'],
    ]);
  });
  it('keeps what is below zero under its line of zero', async () => {
    const { container } = await draw([-100, 100]);
    expect(pathOf(container)).toBe('M10 190H320V10H630');
    expect(container.querySelector('svg[role=img] > path')?.getAttribute('d')).toBe('M0 100H640');
  });
  it.each([[[0, 0]], [[999_999_999_999, -999_999_999_999]], [[5]], [[0.01, 0]]])(
    'stays in its frame with %j',
    async (values) => {
      const { container } = await draw(values);
      expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
      for (const dot of container.querySelectorAll('circle')) {
        expect(Number(dot.getAttribute('cx'))).toBeGreaterThanOrEqual(10);
        expect(Number(dot.getAttribute('cx'))).toBeLessThanOrEqual(630);
        expect(Number(dot.getAttribute('cy'))).toBeGreaterThanOrEqual(10);
        expect(Number(dot.getAttribute('cy'))).toBeLessThanOrEqual(190);
      }
    },
  );
});
