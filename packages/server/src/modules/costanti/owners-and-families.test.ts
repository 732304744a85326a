/** Who follows a constant that falls due, and how many households a release would move. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let anna: Person;
let bruno: Person;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  const person = async (name: string, role: string) => {
    const made = await t.register(`${name}@bussola.example`);
    await t.deps.db.query('update users set role = $2 where id = $1', [made.userId, role]);
    return made;
  };
  [anna, bruno, admin] = [
    await person('anna', 'SuperAdmin'),
    await person('bruno', 'SuperAdmin'),
    await person('paolo', 'Admin'),
  ];
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  const family = await t.register('famiglia@bussola.example', guest.body.token);
  await t.call('allInfo', { token: family.token, params: { userId: family.userId } });
});
afterAll(() => t.close());

const give = (who: Person, keys: string[], owner: string | null) =>
  t.call('setCostantiOwner', { token: who.token, body: { keys, owner } });
it('who follows a constant is a SuperAdmin or nobody, chosen by a SuperAdmin, and is in the log', async () => {
  expect((await give(admin, ['inps.massimale'], bruno.userId)).status).toBe(403);
  expect((await give(anna, ['inps.massimale'], admin.userId)).status).toBe(422);
  expect((await give(anna, ['nulla'], bruno.userId)).status).toBe(422);
  const given = await give(anna, ['inps.massimale', 'inps.minimaleAC'], bruno.userId);
  expect(given).toMatchObject({
    status: 200,
    body: { proprietari: { 'inps.massimale': bruno.userId, 'inps.minimaleAC': bruno.userId } },
  });
  await give(anna, ['inps.minimaleAC'], null);
  expect((await t.call('getCostanti', { token: anna.token })).body.proprietari).toEqual({
    'inps.massimale': bruno.userId,
  });
  const noted = await t.deps.db.query<{ action: string; detail: string }>(
    `select action, detail from audit where action like 'costanti.%owned' order by id`,
  );
  expect(noted).toEqual([
    { action: 'costanti.owned', detail: 'inps.massimale, inps.minimaleAC' },
    { action: 'costanti.unowned', detail: 'inps.minimaleAC' },
  ]);
});

it('a release is counted over real households, of which nothing is told, by a SuperAdmin only', async () => {
  const changes = [{ key: 'score.red', change: { value: 100 } }];
  const made = await t.call('updateCostanti', { token: anna.token, body: { changes } });
  const { id } = made.body;
  const counted = await t.call('costantiFamilies', { token: anna.token, params: { id } });
  expect(counted).toMatchObject({
    status: 200,
    body: { contate: 1, piuSerie: 0, piuLeggere: 1, uguali: 0 },
  });
  expect(Object.keys(counted.body)).toEqual(['contate', 'piuSerie', 'piuLeggere', 'uguali']);
  const refused = await t.call('costantiFamilies', { token: admin.token, params: { id } });
  expect(refused.status).toBe(403);
});
