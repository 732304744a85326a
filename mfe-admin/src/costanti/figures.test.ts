import { COSTANTI_2026_12 } from '@bussola/domain';
import { expect, it } from '@jest/globals';
import {
  figuresOf,
  growsBy,
  meantBy,
  readFigure,
  typedOf,
  withFigure,
  withoutRow,
  withRow,
} from './figures.ts';

const constants = Object.entries(COSTANTI_2026_12.voci).map(([key, { unit, values }]) => ({
  key,
  unit,
  value: values.at(-1)?.value,
}));

it('every figure of every constant comes back as it was typed', () => {
  for (const { key, unit, value } of constants) {
    let back: unknown = value;
    for (const figure of figuresOf(value, unit, 'it')) {
      if (typeof figure.value !== 'number') continue;
      const read = readFigure(typedOf(figure), figure.share);
      expect([key, figure.path, read]).toEqual([key, figure.path, figure.value]);
      back = withFigure(back, figure.path, read);
    }
    expect([key, back]).toEqual([key, value]);
  }
});

it.each([
  ['2,4', true, 0.024],
  ['24', true, 0.24],
  ['2,4 %', true, 0.024],
  ['4,204', false, 4.204],
  ['122.295', false, 122_295],
  ['122.295,50 €', false, 122_295.5],
  ['5.5', false, 5.5],
  ['−3', false, -3],
])('reads «%s»', (text, share, value) => expect(readFigure(text, share)).toBe(value));
it.each(['', 'due', '1.2.3', '2,4,5', '12o'])('does not read «%s»', (text) =>
  expect(readFigure(text, false)).toBeNaN(),
);

it('says what was probably meant by a figure out of bounds', () => {
  expect(meantBy(0.24, 0.005, 0.04)).toBe(0.024);
  expect(meantBy(55_000, 0, 12_000)).toBe(5500);
  expect(meantBy(-1, 0.005, 0.04)).toBeUndefined();
});

it('a table by year grows by the next year, and one of rows by a row', () => {
  expect(growsBy({ 2025: 1, 2026: 2 })).toBe('years');
  expect(withRow({ 2025: 1, 2026: 2 })).toEqual({ 2025: 1, 2026: 2, 2027: 2 });
  expect(withRow([[2027, 804]])).toEqual([
    [2027, 804],
    [2028, 804],
  ]);
  // The last row holds for all that is beyond the others.
  const bands = [
    [28_000, 0.23],
    [null, 0.43],
  ];
  expect(withRow(bands)).toEqual([
    [28_000, 0.23],
    [28_000, 0.23],
    [null, 0.43],
  ]);
  expect(withoutRow(withRow(bands))).toEqual(bands);
  expect(growsBy({ Nord: 1 })).toBeUndefined();
  expect(growsBy([1, 2])).toBeUndefined();
});
