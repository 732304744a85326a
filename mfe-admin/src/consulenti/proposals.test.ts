import { ADVISER_CLIENTS } from '@bussola/contract/limits';
import type { ConsulenteRow } from '@bussola/contract';
import { expect, it } from '@jest/globals';
import { bestFirst, hindranceOf, proposalsFor } from './proposals.ts';

const row = (id: string, over: Partial<ConsulenteRow> = {}): ConsulenteRow => ({
  id,
  firstName: id,
  lastName: 'Prova',
  email: `${id}@bussola.example`,
  role: 'Consulente',
  state: 'active',
  secondFactors: [],
  createdAt: '2026-02-09T10:00:00Z',
  expiresAt: null,
  lastLoginAt: null,
  suspendedAt: null,
  albo: 'OCF',
  numero: '512048',
  checkedBy: null,
  checkedAt: '2026-02-09T10:00:00Z',
  luoghi: [],
  lingue: ['it'],
  canali: ['studio'],
  clients: 0,
  waiting: 0,
  awayUntil: null,
  limite: 50,
  ...over,
});

it.each([
  [{}, undefined],
  [{ clients: ADVISER_CLIENTS - 1 }, undefined],
  [{ clients: ADVISER_CLIENTS - 1, waiting: 1 }, 'full'],
  [{ clients: ADVISER_CLIENTS + 2 }, 'full'],
  [{ numero: null }, 'unregistered'],
] as const)('of %j says %s', (over, hindrance) =>
  expect(hindranceOf(row('a', over))).toBe(hindrance),
);

it('puts first who receives in the municipality, then who has more room, last who may have nobody', () => {
  const rows = [
    row('full', { luoghi: ['Modena'], clients: ADVISER_CLIENTS }),
    row('busy', { clients: 40 }),
    row('free', { clients: 3 }),
    row('there', { luoghi: ['MODENA'], clients: 45 }),
  ];
  expect(bestFirst(rows, 'Modena').map(({ id }) => id)).toEqual(['there', 'free', 'busy', 'full']);
  expect(bestFirst(rows, null).map(({ id }) => id)).toEqual(['free', 'busy', 'there', 'full']);
});

it('never proposes beyond the limit, and says where nobody has room', () => {
  const clients = Array.from({ length: 4 }, (_, at) => ({ userId: String(at), comune: 'Modena' }));
  expect(
    proposalsFor(clients, [
      row('there', { luoghi: ['Modena'], clients: ADVISER_CLIENTS - 2 }),
      row('other', { clients: ADVISER_CLIENTS - 1 }),
      row('unregistered', { numero: null }),
    ]),
  ).toEqual({ 0: 'there', 1: 'there', 2: 'other', 3: null });
});

it('takes both apostrophes for the same', () => {
  const rows = [row('free'), row('there', { luoghi: ['Reggio nell’Emilia'], clients: 9 })];
  expect(bestFirst(rows, "Reggio nell'Emilia")[0]?.id).toBe('there');
});
