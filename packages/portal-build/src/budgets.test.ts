import { describe, expect, it } from '@jest/globals';
import { enforce } from './budgets.ts';
import { FIRST_SCREENS, screenBudgets } from './first-screens.ts';

describe('limits of the build', () => {
  it('lets pass what weighs exactly its limit', () => {
    expect(() => enforce([{ what: 'sign-in', bytes: 160_000, limitKb: 160 }])).not.toThrow();
  });

  it('names everything that weighs more, and nothing else', () => {
    const weigh = () =>
      enforce([
        { what: 'sign-in', bytes: 160_001, limitKb: 160 },
        { what: 'checkup', bytes: 200_000, limitKb: 235 },
        { what: 'admin entry', bytes: 31_500, limitKb: 26 },
      ]);
    expect(weigh).toThrow(
      'over the size limits: sign-in 160.0 kB of 160; admin entry 31.5 kB of 26',
    );
  });

  it('asks for a lower limit when a file is far below its limit, and does not fail the build', () => {
    const told: string[] = [];
    enforce([{ what: 'sign-in', bytes: 120_000, limitKb: 160 }], (line) => told.push(line));
    expect(told).toEqual([]);
    enforce(
      [
        { what: 'sign-in', bytes: 119_999, limitKb: 160 },
        { what: 'admin entry', bytes: 4_000, limitKb: 5 },
      ],
      (line) => told.push(line),
    );
    expect(told).toEqual([
      'size limits to lower, more than a quarter is unused: sign-in 120.0 kB of 160',
    ]);
  });

  it('adds up a screen that two apps bring', () => {
    const { what: checkup = '', limitKb = 0 } =
      FIRST_SCREENS.find(({ parts }) => parts.length === 2) ?? {};
    const budgets = screenBudgets(
      new Map([
        ['shell', { [checkup]: 200_000 }],
        ['checkup', { [checkup]: limitKb * 1000 - 199_999 }],
      ]),
    );
    expect(budgets).toEqual([{ what: checkup, bytes: limitKb * 1000 + 1, limitKb }]);
    expect(() => enforce(budgets)).toThrow(checkup);
  });

  it('says nothing of a screen whose other app was never built', () => {
    expect(screenBudgets(new Map([['checkup', { 'first screen of the checkup': 1 }]]))).toEqual([]);
  });
});
