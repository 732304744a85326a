/** A report made without amounts, read as the person who receives it reads it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readPdf } from '@bussola/report/read-pdf';
import { completeCheckup } from '../../../test/checkup-answers.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Person, TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let me: Person;
beforeAll(async () => {
  t = await testApp();
  me = await t.register('senza-importi@bussola.example');
  await completeCheckup(t, me.token);
});
afterAll(() => t.close());

const textOf = async (body: { language: 'it' | 'en'; hideAmounts: boolean }): Promise<string> => {
  const params = { userId: me.userId };
  const made = await t.call('generateReport', { token: me.token, params, body });
  expect(made.body.report.hideAmounts).toBe(body.hideAmounts);
  const { reportId } = made.body.report;
  const file = await t.call('downloadReport', { token: me.token, params: { ...params, reportId } });
  return (await readPdf(file.bytes)).text;
};
/** Answers of this household, as a report writes them. */
const OWN_AMOUNTS = ['34.800', '24.000', '280.000', '148.000', '46.000'];
const found = (text: string) => OWN_AMOUNTS.filter((amount) => text.includes(amount));

it.each(['it', 'en'] as const)('prints no amount of the household (%s)', async (language) => {
  expect(found(await textOf({ language, hideAmounts: false })).length).toBeGreaterThanOrEqual(3);
  expect(found(await textOf({ language, hideAmounts: true }))).toEqual([]);
});
