import { expect, it } from '@jest/globals';
import { fromIsoMonth, toIsoMonth } from './month-field.tsx';

it.each([
  ['3/2004', '2004-03'],
  [' 09.2004 ', '2004-09'],
  ['9 2004', '2004-09'],
  ['13/2004', '2004-13'],
  ['2004', '2004'],
  ['1/9/2004', '1/9/2004'],
  ['settembre', 'settembre'],
  ['', ''],
])('«%s» is kept as «%s»', (typed, value) => expect(toIsoMonth(typed)).toBe(value));

it('shows a month as one writes it, and the rest as it was typed', () =>
  expect(['2004-09', 'settembre', ''].map(fromIsoMonth)).toEqual(['09/2004', 'settembre', '']));
