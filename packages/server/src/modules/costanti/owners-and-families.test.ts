/** Who follows a constant that falls due, and how many households a release would move. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asSystem } from '../../access.ts';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { listDevMail } from '../mail/outbox-repository.ts';
import { putOwner } from './owner-repository.ts';

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

async function lettersTo(name: string, about: RegExp) {
  await t.app.services.mailer.drain();
  return (await listDevMail(t.deps.db, null)).filter(
    ({ recipient, subject }) => recipient === `${name}@bussola.example` && about.test(subject),
  );
}

it('a release that waits is told by letter to each SuperAdmin who may sign; the history says whom it moved', async () => {
  const prove = ({ userId }: Person) =>
    t.deps.db.query('update sessions set proved_at = $2 where user_id = $1', [
      userId,
      t.deps.clock(),
    ]);
  const changes = [{ key: 'score.red', change: { value: 100 } }];
  const body = { changes, why: 'Conta le famiglie' };
  const { id, version } = (await t.call('updateCostanti', { token: anna.token, body })).body;
  for (const who of [anna, bruno]) await prove(who);
  const submitted = await t.call('submitCostanti', {
    token: anna.token,
    params: { id },
    body: { version, validFrom: '2026-11-21' },
  });
  expect(submitted.status).toBe(200);
  const SIGN = /aspetta una firma$/;
  const [asked, ...more] = await lettersTo('bruno', SIGN);
  expect([asked?.subject, more]).toEqual([
    `La versione ${submitted.body.release ?? ''} delle costanti aspetta una firma`,
    [],
  ]);
  expect(asked?.body).toContain(`/admin/costanti/versione?id=${id}`);
  for (const name of ['anna', 'paolo', 'famiglia'])
    expect([name, await lettersTo(name, SIGN)]).toEqual([name, []]);

  const listed = async () =>
    (await t.call('costantiReleases', { token: anna.token })).body.releases.find(
      (one) => one.id === id,
    );
  expect((await listed())?.famiglie).toBeNull();
  const approved = await t.call('approveCostanti', {
    token: bruno.token,
    params: { id },
    body: { version: submitted.body.version },
  });
  expect(approved.body.state).toBe('in-force');
  expect((await listed())?.famiglie).toBe(0);
  await asSystem(() => t.app.services.levels.sweep());
  expect((await listed())?.famiglie).toBe(1);
});

it('whoever follows a constant is written thirty days before it falls due, once', async () => {
  const DUE = /^Una costante che segui/;
  const tell = () => asSystem(() => t.app.services.releases.tellOwners());
  await give(anna, ['inps.coefficienti'], bruno.userId);
  await give(anna, ['inps.massimale'], null);
  const { scadenze } = (await t.call('getCostanti', { token: anna.token })).body;
  const { giorni, scade } = scadenze.find(({ key }) => key === 'inps.coefficienti') ?? {
    giorni: 0,
    scade: '',
  };
  expect(scade).toBe('2027-01-01');
  t.advance((giorni - 31) * 86_400);
  await tell();
  expect(await lettersTo('bruno', DUE)).toEqual([]);
  t.advance(86_400);
  for (let time = 0; time < 2; time += 1) await tell();
  const [told, ...more] = await lettersTo('bruno', DUE);
  expect(told?.body).toContain('1 gennaio 2027');
  expect([more, await lettersTo('anna', DUE)]).toEqual([[], []]);
  // Somebody else follows it from now on.
  await t.deps.db.transaction((tx) =>
    putOwner(tx, ['inps.coefficienti'], anna.userId, t.deps.clock()),
  );
  await tell();
  expect(await lettersTo('anna', DUE)).toHaveLength(1);
  expect(await lettersTo('bruno', DUE)).toHaveLength(1);
});
