import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  me = await t.register('una.volta@bussola.example');
  await completeCheckup(t, me.token);
});
afterAll(() => t.close());

const add = (firstName: string, key?: string) =>
  t.call('createMember', {
    token: me.token,
    params: { userId: me.userId },
    body: {
      gradoParentela: 'other',
      data: {
        firstName,
        dataNascita: '1990-01-01',
        professione: 'Dipendente',
        titoloStudio: 'diploma',
        redditoNettoAnnuo: 20_000,
      },
    },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const sons = async (firstName: string) =>
  (
    await t.call('getNucleo', { token: me.token, params: { userId: me.userId } })
  ).body.nucleoFamiliare.filter((membro) => membro.firstName === firstName).length;

describe('a key', () => {
  it.each(['corta', 'a'.repeat(81), 'con spazi dentro', 'accentàta-1'])(
    '«%s» is refused, and nothing happens',
    async (key) => {
      expect(await add('Nessuno', key)).toMatchObject({
        status: 422,
        problem: { detail: expect.stringContaining('8 to 80') },
      });
      expect(await sons('Nessuno')).toBe(0);
    },
  );
  it('of 8 and of 80 characters is accepted, once each', async () => {
    for (const [name, key] of [
      ['Otto', '12345678'],
      ['Ottanta', 'k'.repeat(80)],
    ] as const) {
      const [first, second] = [await add(name, key), await add(name, key)];
      expect([first.status, second.status, await sons(name)]).toEqual([
        first.status,
        first.status,
        1,
      ]);
      expect(first.status).toBeLessThan(300);
    }
  });
  it('is not taken for another request, and says so', async () => {
    await add('Primo', 'chiave-condivisa');
    expect(await add('Secondo', 'chiave-condivisa')).toMatchObject({
      status: 422,
      problem: { detail: 'This Idempotency-Key was used for another request' },
    });
    expect([await sons('Primo'), await sons('Secondo')]).toEqual([1, 0]);
  });
});

it('without a key, a request sent twice is carried out twice', async () => {
  await add('Gemello');
  await add('Gemello');
  expect(await sons('Gemello')).toBe(2);
});
