/**
 * What the contract takes is what the table allows, and what it keeps is judged by the table alone.
 */
import { describe, expect, it } from '@jest/globals';
import { contract } from '@bussola/contract';
import { CHIAVI, isRequired, RISPOSTE } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { beyond, checkups, fc, OGGI, TABS, within } from '@bussola/domain/risposte-qualsiasi';
import { tabErrors } from './step-rules.ts';

const { body } = contract.newAreaEconomica;
const ID = '00000000-0000-4000-8000-000000000001';
const nested = (key: string, value: unknown): object => {
  const [group = '', inner] = key.split('.');
  return inner === undefined
    ? { [group]: value }
    : { [group]: { ...(group === 'laureato' ? { stato: true } : {}), [inner]: value } };
};
/** Where a save names the answer: the first person's at the top, a member's in the list. */
const places = (key: Chiave) => [
  ...(['gradoParentela', 'residenza'].includes(key)
    ? []
    : [(value: unknown) => ({ data: nested(key, value) })]),
  ...(['analisiFamiliare', 'email', 'acceptTerms', 'uscitePianificate'].includes(key)
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

it('names every required answer of an empty checkup, tab by tab', () => {
  for (const tab of TABS) {
    const empty = { analisiFamiliare: undefined, membri: [] };
    const fields = tabErrors(tab, empty, OGGI).map(({ field }) => field);
    for (const field of fields)
      expect([field, isRequired(field as Chiave, 'me')]).toEqual([field, true]);
  }
});

it('judges any half-made checkup without failing, and says each field once', () => {
  fc.assert(
    fc.property(checkups, (checkup) => {
      for (const tab of TABS) {
        const fields = tabErrors(tab, checkup as never, OGGI).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }
    }),
    { numRuns: 300 },
  );
});
