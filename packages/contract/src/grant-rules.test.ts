import { expect, it } from '@jest/globals';
import { grantState, isGrantLive, readScopes } from './grant-rules.ts';

const TODAY = '2026-11-20';

it.each([
  ['active', '2026-11-20', 'active', true],
  ['active', '2026-11-19', 'expired', false],
  ['pending', '2026-11-19', 'expired', false],
  ['pending', '2026-11-21', 'pending', true],
  ['revoked', '2027-01-01', 'revoked', false],
  ['refused', '2026-01-01', 'refused', false],
] as const)('a grant %s until %s is %s on 20 November', (state, to, expected, live) => {
  expect(grantState({ state, to }, TODAY)).toBe(expected);
  expect(isGrantLive({ state, to }, TODAY)).toBe(live);
});

it('reads the sections in their order and leaves out what it does not know', () => {
  expect(readScopes(['report:write', 'segreti', '', 'dati', 'patrimonio:read'])).toEqual([
    { section: 'dati', write: false },
    { section: 'report', write: true },
  ]);
});
