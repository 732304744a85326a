import { describe, expect, it } from '@jest/globals';
import { splitGrants } from './grants.ts';
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
});
