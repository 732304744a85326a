import { expect, it } from '@jest/globals';
import { reportLabels } from './report-labels.ts';

const BORN = 'Report famiglia Bellini – 20 novembre 2026';
const at = (reportId: string, createdAt: string, name = BORN) => ({ reportId, name, createdAt });
const labels = (...reports: ReturnType<typeof at>[]) =>
  reportLabels(reports, 'it').map(({ label }) => label);

it('says the day alone where it is enough, and the name only where somebody gave it', () => {
  expect(
    labels(
      at('b', '2026-11-20T09:42:00.000Z'),
      at('a', '2026-05-03T09:00:00.000Z', 'Prima del mutuo'),
    ),
  ).toEqual(['20/11/2026', '03/05/2026 · Prima del mutuo']);
});

it('knows the name a report is born with in either language', () => {
  expect(
    reportLabels(
      [at('a', '2026-11-20T09:42:00.000Z', 'Bellini family report – 20 November 2026')],
      'en',
    ),
  ).toEqual([{ value: 'a', label: '20/11/2026' }]);
});

// The reader's clock of the tests is in New York: jest.config.mjs.
it('tells two reports of one day apart by the hour, and of one minute by their number', () => {
  const [morning, noon] = ['2026-11-20T08:05:00.000Z', '2026-11-20T11:30:00.000Z'];
  expect(labels(at('c', noon), at('b', morning))).toEqual([
    '20/11/2026, 12:30',
    '20/11/2026, 09:05',
  ]);
  expect(labels(at('c', '2026-11-20T08:05:40.000Z'), at('b', morning))).toEqual([
    '20/11/2026, 09:05 (2)',
    '20/11/2026, 09:05 (1)',
  ]);
});
