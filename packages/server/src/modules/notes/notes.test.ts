import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let anna: Person;
let bruno: Person;
beforeAll(async () => {
  t = await testApp();
  anna = await t.register('anna.note@bussola.example');
  bruno = await t.register('bruno.note@bussola.example');
});
afterAll(() => t.close());
const mine = () => ({ token: anna.token, params: { userId: anna.userId } });

describe('the note', () => {
  it('is empty at first, written once, then saved by version', async () => {
    expect((await t.call('getNote', mine())).body).toEqual({
      text: '',
      version: 0,
      updatedAt: null,
    });
    const first = await t.call('createNote', {
      ...mine(),
      body: { text: 'Chiedere al notaio.\n\tCosto?' },
    });
    expect(first).toMatchObject({
      status: 201,
      body: { text: 'Chiedere al notaio.\n\tCosto?', version: 1 },
    });
    expect(
      (await t.call('createNote', { ...mine(), body: { text: 'Chiedere al notaio.\n\tCosto?' } }))
        .body.version,
    ).toBe(1);
    expect(
      (await t.call('updateNote', { ...mine(), body: { text: 'Fatto', version: 1 } })).body,
    ).toMatchObject({ text: 'Fatto', version: 2 });
  });
  it('does not lose what another tab wrote: the older one is shown the newer', async () => {
    const late = await t.call('updateNote', {
      ...mine(),
      body: { text: 'Dalla scheda vecchia', version: 1 },
    });
    expect(late).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', current: { text: 'Fatto', version: 2 } },
    });
    expect(await t.call('createNote', { ...mine(), body: { text: "Un'altra" } })).toMatchObject({
      status: 409,
      problem: { current: { text: 'Fatto' } },
    });
  });
  it("is nobody else's, and is not readable in the database", async () => {
    expect(
      (await t.call('getNote', { token: bruno.token, params: { userId: anna.userId } })).status,
    ).toBe(404);
    const [row] = await t.deps.db.query<{ text: string }>(
      'select text from notes where user_id = $1',
      [anna.userId],
    );
    expect(Buffer.from(row?.text ?? '', 'base64').toString('utf8')).not.toContain('Fatto');
  });
  it.each(['\u202Etext', 'a\u0000b', 'a'.repeat(20_001)])('refuses %j', async (text) => {
    expect(
      (
        await t.call('createNote', {
          token: bruno.token,
          params: { userId: bruno.userId },
          body: { text },
        })
      ).status,
    ).toBe(422);
  });
});
