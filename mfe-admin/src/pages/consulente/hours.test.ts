import { expect, it } from '@jest/globals';
import { readDay, readHours, spoken, writeHours } from './hours.ts';

it.each([
  ['', []],
  ['9-13', [{ dalle: '09:00', alle: '13:00' }]],
  [
    '9.30 - 13, 15–18:45',
    [
      { dalle: '09:30', alle: '13:00' },
      { dalle: '15:00', alle: '18:45' },
    ],
  ],
  ['13-9', undefined],
  ['9-25', undefined],
  ['9-13, 12-15', undefined],
  ['mattina', undefined],
] as const)('reads «%s»', (text, hours) => {
  expect(readHours(text)).toEqual(hours);
});
it('writes hours as they are read', () => {
  expect(writeHours(readHours('9.30-13, 15-18') ?? [])).toBe('9.30-13, 15-18');
  expect(spoken('08:05')).toBe('8.05');
});
it.each([
  ['24/12/2026', '2026-12-24'],
  ['1/2/2027', '2027-02-01'],
  ['31/02/2027', undefined],
  ['2026-12-24', undefined],
])('reads the day «%s»', (text, day) => expect(readDay(text)).toBe(day));
