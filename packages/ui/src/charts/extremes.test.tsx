/** Charts at the extremes: nothing, below zero, twelve digits, names at either end of a strip. */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BarRows, Donut, GapBar, LadderChart, PeersStrip, StackedBar } from './index.ts';
import { labelWidth, placeLabels } from './place-labels.ts';

const LARGEST = 999_999_999_999;
const AMOUNTS = [
  [0, 0, 0],
  [-5_000, 0, 100],
  [LARGEST, 1, 0],
  [LARGEST, LARGEST, LARGEST],
  [0.01, 0.001, -0.01],
] as const;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

/** Widths in hundredths that the page was given. */
const widths = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) =>
    Number.parseFloat(style.width),
  );
const expectSound = (container: HTMLElement) => {
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  for (const width of widths(container)) {
    expect(width).toBeGreaterThanOrEqual(0);
    expect(width).toBeLessThanOrEqual(100);
  }
};

describe.each(AMOUNTS)('with %d, %d and %d', (first, second, third) => {
  const parts = [first, second, third].map((value, place) => ({
    key: String(place),
    label: `Voce ${place}`,
    value,
  }));
  it('a stacked bar stays in its frame and names what there is', async () => {
    const { container } = await renderUi(<StackedBar rows={[{ key: 'a', label: 'A', parts }]} />);
    expectSound(container);
    expect(screen.queryAllByRole('listitem')).toHaveLength(
      parts.filter(({ value }) => value > 0).length,
    );
    expect(widths(container).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(100.001);
  });
  it('bars in rows stay in their frame', async () => {
    const { container } = await renderUi(<BarRows label="A" rows={parts} />);
    expectSound(container);
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
  it('a donut draws its parts, and its hole holds the amount', async () => {
    const { container } = await renderUi(<Donut label="A" whole={first} parts={parts} />);
    expectSound(container);
    const centre = [...container.querySelectorAll('svg text')].find(({ textContent }) =>
      textContent.includes('€'),
    );
    const size = Number.parseFloat(getComputedStyle(centre as Element).fontSize);
    expect(size * (centre?.textContent ?? '').length).toBeLessThanOrEqual(19 * 9);
  });
  it('a gap stays in its frame', async () => {
    const { container } = await renderUi(
      <GapBar have={first} need={second} haveLabel="Avete" needLabel="Servono" />,
    );
    expectSound(container);
  });
  it('a ladder stays in its frame', async () => {
    const { container } = await renderUi(
      <LadderChart
        label="A"
        parts={['Uno', 'Due', 'Tre']}
        format={String}
        words={{ missing: 'm', need: 'n', when: 'w', chart: 'c', table: 't', none: 'z' }}
        steps={[{ key: 'a', label: 'nov', values: [first, second, third], missing: 0 }]}
      />,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    for (const rect of container.querySelectorAll('svg[role=img] > rect'))
      expect(Number(rect.getAttribute('height'))).toBeLessThanOrEqual(204);
  });
  it.each([460, 330])('every name of a strip %d wide is whole and apart', async (width) => {
    const { container } = await renderUi(
      <PeersStrip
        own={{ key: 'o', label: 'voi', value: first }}
        peers={[
          { key: 'm', label: 'mediana', value: second },
          { key: 'n', label: 'media', value: third },
        ]}
        label="A"
      />,
    );
    expectSound(container);
    const svg = [...container.querySelectorAll('svg')].find((one) =>
      one.getAttribute('viewBox')?.startsWith(`0 0 ${width} `),
    );
    const high = Number(svg?.getAttribute('viewBox')?.split(' ')[3]);
    const boxes = [...(svg?.querySelectorAll('text') ?? [])].map(boxOf);
    expect(boxes).toHaveLength(3);
    for (const [at, box] of boxes.entries()) {
      expect(box.from).toBeGreaterThanOrEqual(0);
      expect(box.to).toBeLessThanOrEqual(width);
      expect(box.y).toBeLessThan(high);
      for (const other of boxes.slice(at + 1))
        expect(box.y !== other.y || box.to <= other.from || other.to <= box.from).toBe(true);
    }
  });
});

/** Where the letters of a text are drawn, as wide as they may be. */
function boxOf(text: SVGTextElement) {
  const [x, wide] = [Number(text.getAttribute('x')), labelWidth({ text: text.textContent })];
  const anchor = text.getAttribute('text-anchor');
  const from = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { from, to: from + wide, y: Number(text.getAttribute('y')) };
}

describe('names of a strip', () => {
  it('shows the first name whole beside a household far above it', async () => {
    const { container } = await renderUi(
      <PeersStrip
        own={{ key: 'o', label: 'voi', value: 1_280_000 }}
        peers={[
          { key: 'm', label: 'mediana', value: 152_000 },
          { key: 'n', label: 'media', value: 296_000 },
        ]}
        label="A"
      />,
    );
    const texts = [...container.querySelectorAll('svg text')];
    const first = texts.find(({ textContent }) => plain(textContent) === 'mediana 152.000 €');
    expect(boxOf(first as SVGTextElement).from).toBeGreaterThanOrEqual(0);
  });

  const name = (at: number, lean: 'start' | 'middle' | 'end') => ({
    at,
    lean,
    text: 'mediana 152.000 €',
  });
  it.each([
    { why: 'room', one: name(200, 'end'), x: 200, anchor: 'end', row: 0 },
    { why: 'first edge', one: name(14, 'end'), x: 2, anchor: 'start', row: 0 },
    { why: 'last edge', one: name(446, 'start'), x: 458, anchor: 'end', row: 0 },
    { why: 'middle at the first edge', one: name(14, 'middle'), x: 2, anchor: 'start', row: 0 },
    { why: 'middle with room', one: name(230, 'middle'), x: 230, anchor: 'middle', row: 0 },
  ])('is written beside its mark: $why', ({ one, x, anchor, row }) => {
    expect(placeLabels([one], 460)).toEqual([expect.objectContaining({ x, anchor, row })]);
  });
  it('goes to the next row where it would meet another', () => {
    expect(
      placeLabels([name(14, 'end'), name(30, 'start'), name(30, 'end')], 460).map(({ row }) => row),
    ).toEqual([0, 1, 2]);
    expect(placeLabels([name(200, 'end'), name(210, 'start')], 460).map(({ row }) => row)).toEqual([
      0, 0,
    ]);
  });
});

it('an estimate carries its tag in the key of a bar, and is read aloud', async () => {
  await renderUi(
    <StackedBar
      rows={[
        {
          key: 'a',
          parts: [
            { key: 's', label: 'Spese', value: 2940, estimated: true },
            { key: 'r', label: 'Restano', value: 1219 },
          ],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Spese 2.940 € stima',
    'Restano 1.219 €',
  ]);
  expect(plain(screen.getByRole('img').getAttribute('aria-label'))).toBe(
    'Spese 2.940 € (stima), Restano 1.219 €',
  );
});
