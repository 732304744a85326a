import { expect, it } from '@jest/globals';
import { dropTotals, isWrongTotal, splitTotal, writeTotals } from './split-totals.ts';

const REGIME = { amministrato: 33.3, gestito: 33.3, dichiarativo: 33.4, nonso: 0 };

it('sums the parts, to the hundredth', () => {
  expect(splitTotal(REGIME)).toBe(100);
  expect(splitTotal({ ...REGIME, totale: 7 })).toBe(100);
});

it('knows a total that is not the sum', () => {
  expect(isWrongTotal(REGIME)).toBe(false);
  expect(isWrongTotal({ ...REGIME, totale: 100 })).toBe(false);
  expect(isWrongTotal({ ...REGIME, totale: 99 })).toBe(true);
});

it('writes the total into every division of a text, and takes it out again', () => {
  const answer = {
    note: 'a text with "regimeInvestimento":{"nonso":1} in it',
    membri: [{ regimeInvestimento: REGIME }, { regimeInvestimento: null }],
  };
  const written = JSON.parse(writeTotals(JSON.stringify(answer))) as typeof answer;
  expect(written).toEqual({
    ...answer,
    membri: [{ regimeInvestimento: { ...REGIME, totale: 100 } }, { regimeInvestimento: null }],
  });
  expect(dropTotals(written)).toEqual(answer);
});
