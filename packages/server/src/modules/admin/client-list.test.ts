/** The list of clients in every order that staff can choose, and what a search looks at. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryOf } from '@bussola/contract';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Person;
const rows = async (query: QueryOf<'adminClients'>) =>
  (await t.call('adminClients', { token: admin.token, query })).body.rows;
const order = async (query: QueryOf<'adminClients'>) =>
  (await rows(query)).map(({ lastName }) => lastName);

beforeAll(async () => {
  t = await testApp();
  admin = await t.register('capo@bussola.example');
  await t.deps.db.query(`update users set role = 'Admin' where id = $1`, [admin.userId]);
  // Reds and greens run against each other, so that an order by one is not the order by the other.
  for (const [lastName, city, levels] of [
    ['Bassi', 'Torino', { red: 1, green: 9 }],
    ['Alberti', 'Lecce', { red: 5, green: 2 }],
    ['Conti', 'Pisa', { red: 3, green: 4 }],
    ['Dini', 'Bari', null],
  ] as const) {
    const person = await t.register(`${lastName.toLowerCase()}@bussola.example`);
    if (levels) {
      await completeCheckup(t, person.token);
      await t.call('allInfo', { token: person.token, params: { userId: person.userId } });
      await t.deps.db.query('update household_levels set red = $2, green = $3 where user_id = $1', [
        person.userId,
        levels.red,
        levels.green,
      ]);
    }
    await t.deps.db.query(
      `update users set last_name = $2, comune = jsonb_build_object('comune', $3::text, 'regione', '', 'provincia', '') where id = $1`,
      [person.userId, lastName, city],
    );
    t.advance(60);
  }
});
afterAll(() => t.close());

describe('the order', () => {
  it.each([
    ['reds', 'desc', ['Alberti', 'Conti', 'Bassi', 'Dini']],
    ['reds', 'asc', ['Dini', 'Bassi', 'Conti', 'Alberti']],
    ['name', 'asc', ['Alberti', 'Bassi', 'Conti', 'Dini']],
    ['name', 'desc', ['Dini', 'Conti', 'Bassi', 'Alberti']],
  ] as const)('by %s, %s', async (sort, direction, expected) => {
    expect(await order({ sort, direction })).toEqual(expected);
  });
  it('by the last change, newest first, when nothing is asked', async () => {
    expect((await order({})).slice(0, 2)).toEqual(['Dini', 'Conti']);
  });
  it('by the number of people', async () => {
    expect((await rows({ sort: 'membri', direction: 'desc' })).map(({ membri }) => membri)).toEqual(
      [3, 3, 3, 0],
    );
  });
  it('goes on from page to page without repeating or losing anybody', async () => {
    const pages = [
      await order({ sort: 'reds', direction: 'desc', pageSize: 2, page: 1 }),
      await order({ sort: 'reds', direction: 'desc', pageSize: 2, page: 2 }),
    ];
    expect(pages).toEqual([
      ['Alberti', 'Conti'],
      ['Bassi', 'Dini'],
    ]);
  });
});

describe('a search', () => {
  it.each([
    ['conti', ['Conti']],
    ['lecce', ['Alberti']],
    ['dini@bussola', ['Dini']],
    ['%', []],
    ['nessuno', []],
  ] as const)('for «%s» finds %j', async (search, expected) => {
    expect(await order({ search, sort: 'name', direction: 'asc' })).toEqual(expected);
  });
  it.each([
    ['completed', ['Alberti', 'Bassi', 'Conti']],
    ['none', ['Dini']],
    ['started', []],
  ] as const)('for a checkup that is %s finds %j', async (checkup, expected) => {
    expect(await order({ checkup, sort: 'name', direction: 'asc' })).toEqual(expected);
  });
});
