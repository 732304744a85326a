import { describe, expect, it } from '@jest/globals';
import { daysLeft, readScope, splitGrants, stateOf } from './grants.ts';
import type { Grant } from './grants.ts';

const today = '2026-11-20';
const grant = (name: string, state: Grant['state'], to: string): Grant => ({
  grantId: name,
  userId: name,
  name,
  scopes: [],
  purpose: '',
  from: '2026-01-01',
  to,
  state,
  lastAccessAt: null,
});

describe('grants held', () => {
  it.each([
    ['active', '2026-11-20', 'active'],
    ['active', '2026-11-19', 'expired'],
    ['pending', '2026-11-19', 'expired'],
    ['pending', '2026-11-21', 'pending'],
    ['revoked', '2027-01-01', 'revoked'],
    ['refused', '2026-01-01', 'refused'],
  ] as const)('%s until %s is %s on 20 November', (state, to, expected) => {
    expect(stateOf({ state, to }, today)).toBe(expected);
  });

  it('puts first the one that expires soonest, last the ones that ended longest ago', () => {
    const { live, past } = splitGrants(
      [
        grant('a', 'expired', '2026-03-01'),
        grant('b', 'active', '2027-02-01'),
        grant('c', 'revoked', '2026-10-01'),
        grant('d', 'pending', '2026-12-01'),
        grant('e', 'active', '2026-11-19'),
      ],
      today,
    );
    expect(live.map(({ name }) => name)).toEqual(['d', 'b']);
    expect(past.map(({ name }) => name)).toEqual(['e', 'c', 'a']);
  });

  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2027-02-18', 90],
  ])('until %s: %d days', (to, days) => {
    expect(daysLeft(to, today)).toBe(days);
  });

  it.each([
    ['patrimonio:read', { name: 'patrimonio', write: false }],
    ['report:write', { name: 'report', write: true }],
    ['dati', { name: 'dati', write: false }],
    ['segreti:read', undefined],
    ['', undefined],
  ])('reads the scope %j', (scope, expected) => {
    expect(readScope(scope)).toEqual(expected);
  });
});
