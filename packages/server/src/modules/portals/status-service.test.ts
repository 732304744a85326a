import { expect, it } from '@jest/globals';
import { thirdQuarter } from './status-service.ts';

it.each([
  { steps: [], p75: null },
  {
    steps: [
      { uptoMs: 100, n: 3 },
      { uptoMs: 5_000, n: 1 },
    ],
    p75: 100,
  },
  {
    steps: [
      { uptoMs: 100, n: 2 },
      { uptoMs: 5_000, n: 2 },
    ],
    p75: 5_000,
  },
  {
    steps: [
      { uptoMs: 100, n: 74 },
      { uptoMs: 200, n: 1 },
      { uptoMs: 400, n: 25 },
    ],
    p75: 200,
  },
])('the third quarter of $steps is $p75', ({ steps, p75 }) => {
  expect(thirdQuarter(steps)).toBe(p75);
});
