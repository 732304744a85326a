/** What the guards are told of a person. */
import type { User } from '@bussola/contract';
import { expect, it } from '@jest/globals';
import { toVisitor } from './visitor.ts';

const GRANT: User['thirdParty'][number] = {
  grantId: 'b0550000-0000-4000-8000-00000000e001',
  userId: 'b0550000-0000-4000-8000-00000000a002',
  name: 'Bruno Verdi',
  scopes: ['dati'],
  purpose: 'Consulenza',
  from: '2026-11-20',
  to: '2026-12-20',
  state: 'active',
  lastAccessAt: null,
};
const USER: User = {
  id: 'b0550000-0000-4000-8000-00000000a001',
  firstName: 'Anna',
  lastName: 'Bellini',
  email: 'anna@esempio.test',
  role: 'User',
  state: 'active',
  checkup: true,
  comuneResidenza: null,
  thirdParty: [],
};

it('role, state and checkup, a whole session in one’s own area', () => {
  expect(toVisitor({ ...USER, role: 'Consulente', state: 'provisional', checkup: false })).toEqual({
    role: 'Consulente',
    state: 'provisional',
    checkup: false,
    grantsHeld: 0,
    limitedTo: null,
    isActing: false,
  });
});
it('what the session is limited to, and that somebody else’s area is open', () => {
  expect(toVisitor(USER, 'enrol', true)).toMatchObject({ limitedTo: 'enrol', isActing: true });
});
it.each<[readonly User['thirdParty'][number]['state'][], number]>([
  [[], 0],
  [['active'], 1],
  [['active', 'active'], 2],
  [['pending'], 0],
  [['expired'], 0],
  [['revoked'], 0],
  [['refused'], 0],
  [['pending', 'active', 'expired', 'revoked'], 1],
])('of grants %j it counts %i: those that open an area', (states, count) => {
  expect(
    toVisitor({ ...USER, thirdParty: states.map((state) => ({ ...GRANT, state })) }).grantsHeld,
  ).toBe(count);
});
