/** The minutes that the checkup promises, from the family and from what is still open. */
import { expect, it } from '@jest/globals';
import type { Bozza } from '@bussola/contract';
import { UP_TO_MONEY, USER_ID } from '../testing/draft-server.ts';
import { CHOICE_S, minutesOf, READ_S, secondsAt, secondsFrom, VALUE_S } from './time-left.ts';

const TODAY = '2026-11-20';
const draft = (data: Partial<Bozza>): Bozza => ({ membri: [], ...data });
const choices = (count: number) => count * (READ_S + CHOICE_S);
const values = (count: number) => count * (READ_S + VALUE_S);

it('counts the open questions of a tab: those typed and those pressed', () => {
  // Pressed: sesso, professione, titoloStudio, analisiFamiliare, acceptTerms. Typed: dataNascita,
  // comune, reddito, nome, cognome.
  expect(secondsAt(1, draft({}), TODAY)).toBeCloseTo(choices(5) + values(5));
  expect(secondsAt(1, draft({ firstName: 'Anna', sesso: 'F' }), TODAY)).toBeCloseTo(
    choices(4) + values(4),
  );
});

it('takes the five covers for one question, and the three splits too', () => {
  expect(secondsAt(4, draft({}), TODAY)).toBeCloseTo(choices(1));
  expect(secondsAt(5, draft({}), TODAY)).toBeCloseTo(values(1) + choices(1));
});

it('grows with the family', () => {
  const membro = { _id: USER_ID, dataNascita: '1984-05-02' };
  const alone = secondsFrom(2, draft({ analisiFamiliare: 'perMe' }), TODAY);
  const two = secondsFrom(2, draft({ analisiFamiliare: 'perNucleo', membri: [membro] }), TODAY);
  // In the card: parentela, professione, titolo, residenza pressed; nome and reddito typed; and the
  // covers.
  expect(two - alone).toBeCloseTo(choices(5) + values(2));
});

it('expects one more person after «family» was chosen, until the family is entered', () => {
  const family = draft({ analisiFamiliare: 'perNucleo' });
  const alone = draft({ analisiFamiliare: 'perMe' });
  const more = secondsFrom(2, family, TODAY) - secondsFrom(2, alone, TODAY);
  expect(more).toBeCloseTo(choices(5) + values(2));
  expect(secondsFrom(3, family, TODAY)).toBe(secondsFrom(3, alone, TODAY));
});

it('leaves out what is answered', () => {
  expect(secondsFrom(1, draft(UP_TO_MONEY), TODAY)).toBeLessThan(60);
});

it.each([
  [0, 0],
  [44, 0],
  [45, 1],
  [75, 1],
  [76, 2],
  [135, 2],
  [200, 4],
])('tells %d seconds as %d minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
});
