/**
 * A report that was begun comes to an end, whatever happens to whoever asked for it, or to the
 * server.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { sessionOf } from '../../../test/session-of.ts';
import { PASSWORD, testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';
import { housekeeping } from '../../housekeeping.ts';
import { LONGEST_SECONDS } from './generate-report.ts';

let t: TestApp;
let me: Person;
let n = 0;
/** Happens while the report is drawn. */
let meanwhile = async (): Promise<void> => undefined;
beforeAll(async () => {
  t = await testApp({
    draw: async () => {
      await meanwhile();
      return new Uint8Array([37, 80, 68, 70]);
    },
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  meanwhile = async () => undefined;
  const guest = await t.call('createCheckup', { body: {} });
  await completeCheckup(t, guest.body.token);
  me = await t.register(`fine${(n += 1)}@bussola.example`, guest.body.token);
});
const params = () => ({ userId: me.userId });
const generate = (token = me.token, body = {}) =>
  t.call('generateReport', { token, params: params(), body });
const states = async () =>
  (
    await t.call('listReports', { token: await sessionOf(t.deps, me.userId), params: params() })
  ).body.reports.map(({ state }) => state);

describe('a report under way', () => {
  it('is finished also when whoever asked for it has signed out meanwhile', async () => {
    meanwhile = async () => {
      await t.call('logout', { token: me.token });
    };
    await generate();
    expect(await states()).toEqual(['ready']);
  });
  it('fails also when whoever asked for it has signed out meanwhile, and the next one may be made', async () => {
    meanwhile = async () => {
      await t.call('logout', { token: me.token });
      throw new Error('no ink');
    };
    await generate();
    expect(await states()).toEqual(['failed']);
    meanwhile = async () => undefined;
    expect((await generate(await sessionOf(t.deps, me.userId))).status).toBe(200);
  });
  it('leaves nothing behind of an account that was erased while it was drawn', async () => {
    meanwhile = async () => {
      await t.deps.db.query('delete from users where id = $1', [me.userId]);
    };
    expect((await generate()).status).toBeLessThan(600);
    expect(
      await t.deps.db.query(
        'select 1 from reports where user_id = $1 union all select 1 from personal_keys where user_id = $1',
        [me.userId],
      ),
    ).toEqual([]);
  });
  it('left by a server that was killed counts as failed when none takes so long, and another may be made', async () => {
    await generate();
    await t.deps.db.query(
      `update reports set state = 'running', blob_key = null, size_bytes = null where user_id = $1`,
      [me.userId],
    );
    expect(await generate()).toMatchObject({ status: 503, problem: { code: 'BUSY' } });
    t.advance(LONGEST_SECONDS + 1);
    expect((await generate()).status).toBe(200);
    await housekeeping(t.deps, t.app.services).sweep();
    expect((await states()).sort()).toEqual(['failed', 'ready']);
  });
});

it('has a name that can be kept, however long the name of the family is', async () => {
  const lastName = `${'Lunghissimo '.repeat(9)}Cognome`;
  const { nucleoFamiliare } = (await t.call('getNucleo', { token: me.token, params: params() }))
    .body;
  for (const { _id } of nucleoFamiliare)
    await t.call('updateMember', {
      token: me.token,
      params: { ...params(), memberId: _id },
      body: { data: { lastName } },
    });
  const made = await generate();
  expect([made.status, made.body.report?.name]).toEqual([
    200,
    expect.stringMatching(/^Report famiglia Lunghissimo .*… – 21 novembre 2026$/),
  ]);
  expect([...made.body.report.name].length).toBeLessThanOrEqual(120);
  expect(
    (
      await t.call('authenticate', {
        body: { email: `fine${n}@bussola.example`, password: PASSWORD },
      })
    ).status,
  ).toBe(200);
});
