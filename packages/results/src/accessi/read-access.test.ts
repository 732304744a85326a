import { expect, it } from '@jest/globals';
import { readAccess } from './read-access.ts';

it('reads the parts that a person is given', () => {
  expect(
    readAccess(
      JSON.stringify([
        1,
        1,
        '2026-11-22T09:00:00.000Z',
        'x',
        'y',
        'adviser',
        null,
        'write.updateMember',
        null,
        ['imprenditore'],
        null,
        'r',
      ]),
    ),
  ).toEqual({
    at: '2026-11-22T09:00:00.000Z',
    via: 'adviser',
    kind: 'write',
    page: null,
    call: 'updateMember',
    action: 'write.updateMember',
    fields: ['imprenditore'],
    parts: [],
  });
});
it('names the parts that a reason of staff opened', () => {
  const parts = (detail: string | null) =>
    readAccess(
      JSON.stringify([
        1,
        1,
        'x',
        'x',
        'y',
        'staff',
        null,
        'read.openAdminClient',
        'r',
        null,
        detail,
        'r',
      ]),
    ).parts;
  expect(parts('report dati')).toEqual(['dati', 'report']);
  expect(parts(null)).toEqual([]);
});
