/** The contract takes what the table allows, and the server refuses what the table refuses. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { contract } from '@bussola/contract';
import { CHECKUP, CHIAVI, errorKey, MEMBRO, RISPOSTE, tabErrors } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { beyond, checkups, fc, TABS, within } from '@bussola/domain/testing/risposte-qualsiasi';
import { answerTab } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { TestApp } from '../../../test/test-app.ts';

const { body } = contract.newAreaEconomica;
const { response: read } = contract.getDraft;
/** The day of the clock of the tests. */
const TODAY = '2026-11-21';
const ID = '00000000-0000-4000-8000-000000000001';
const nested = (key: string, value: unknown): object => {
  const [group = '', inner] = key.split('.');
  return inner === undefined
    ? { [group]: value }
    : { [group]: { ...(group === 'laureato' ? { stato: true } : {}), [inner]: value } };
};
/** Where a save names the answer: the first person's at the top, a member's in the list. */
const places = (key: Chiave) => [
  ...(key in MEMBRO ? [] : [(value: unknown) => ({ data: nested(key, value) })]),
  ...(key in CHECKUP
    ? []
    : [(value: unknown) => ({ data: { membri: [{ _id: ID, ...nested(key, value) }] } })]),
];

describe.each(CHIAVI)('%s', (key) => {
  it('is taken within its bounds, and refused beyond them', () => {
    for (const place of places(key)) {
      fc.assert(
        fc.property(within(RISPOSTE[key]), (value) => {
          expect(body.safeParse(place(value)).error?.issues).toBeUndefined();
        }),
        { numRuns: 20 },
      );
      for (const value of beyond(RISPOSTE[key]))
        expect([key, value, body.safeParse(place(value)).success]).toEqual([key, value, false]);
    }
  });
});

it('reads any answers that it took', () => {
  fc.assert(
    fc.property(checkups, (checkup) => {
      expect(read.shape.data.safeParse(checkup).error?.issues).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});

describe('the server', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('refuses a tab where the table refuses it, with the same codes', async () => {
    const { token, userId } = (await t.call('createCheckup', { body: {} })).body;
    await fc.assert(
      fc.asyncProperty(checkups, fc.constantFrom(...TABS), async (checkup, tab) => {
        const membri = checkup.membri.map((membro) => ({ ...membro, _id: randomUUID() }));
        await t.deps.db.query('update drafts set reached = 6, data = $2 where user_id = $1', [
          userId,
          JSON.stringify({ membri: [] }),
        ]);
        const answer = await answerTab(t, token, tab, { ...checkup, membri });
        const found = answer.status === 200 ? [] : (answer.problem.errors ?? []);
        expect(found.map(({ field, code }) => [field, code])).toEqual(
          tabErrors(tab, { ...checkup, membri }, TODAY).map(({ field, code }) => [
            field,
            errorKey(code),
          ]),
        );
      }),
      { numRuns: 60 },
    );
  });
});
