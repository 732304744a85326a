/** The minutes that the checkup promises, from the family and from what is still open. */
import { expect, it } from '@jest/globals';
import type { Bozza } from '@bussola/contract';
import { withSimpleAnswers } from '@bussola/domain/testing/risposte-semplici';
import { UP_TO_MONEY, USER_ID } from '../testing/draft-server.ts';
import { minutesOf, secondsAt, secondsFrom } from './time-left.ts';

const TODAY = '2026-11-20';
const draft = (data: Partial<Bozza>): Bozza => ({ membri: [], ...data });

it('counts words, decisions, keys and the sum to recall of the first tab', () => {
  // 10 decisions, 39 keys (birthday 8, town 11, income 6, names 14), one sum, 150 words.
  const all = 10 * 1.35 + 39 * 0.2 + 6 + 150 * 0.25;
  expect(secondsAt(1, draft({}), TODAY, 'quick')).toBeCloseTo(all);
  expect(secondsAt(1, draft({ firstName: 'Anna', sesso: 'F' }), TODAY, 'quick')).toBeCloseTo(
    all - 2 * 1.35 - 7 * 0.2,
  );
});

it('takes the five covers for one question, and the three splits too', () => {
  // 220 words with the pause, 65 of the covers, 45 of the years of contributions.
  expect(secondsAt(4, draft({}), TODAY, 'quick')).toBeCloseTo(1.35 + (220 + 65 + 45) * 0.25);
  // The savings (6 keys, a sum) and one press, 113 words.
  expect(secondsAt(5, draft({}), TODAY, 'quick')).toBeCloseTo(2 * 1.35 + 1.2 + 6 + 113 * 0.25);
});

it('adds, on the longest way, a pension fund, a degree and six percents', () => {
  const more = (tab: 4 | 5) =>
    secondsAt(tab, draft({}), TODAY, 'full') - secondsAt(tab, draft({}), TODAY, 'quick');
  expect(more(4)).toBeCloseTo((26 + 30) * 0.25 + 3 * 1.35 + 7 * 0.2 + 6);
  expect(more(5)).toBeCloseTo(107 * 0.25 + 6 * (1.35 + 2 * 0.2));
});

it('grows with each person of the family', () => {
  const membro = { _id: USER_ID, dataNascita: '1984-05-02' };
  const alone = secondsFrom(2, draft({ analisiFamiliare: 'perMe' }), TODAY, 'quick');
  const two = secondsFrom(
    2,
    draft({ analisiFamiliare: 'perNucleo', membri: [membro] }),
    TODAY,
    'quick',
  );
  expect(two - alone).toBeGreaterThan(30);
});

it('expects a couple with two children at the most, until the family is entered', () => {
  const family = draft({ analisiFamiliare: 'perNucleo' });
  const alone = draft({ analisiFamiliare: 'perMe' });
  const at = (tab: 2 | 3, data: Bozza, way: 'quick' | 'full') => secondsFrom(tab, data, TODAY, way);
  expect(at(2, family, 'full')).toBeGreaterThan(at(2, family, 'quick'));
  expect(at(2, family, 'quick')).toBeGreaterThan(at(2, alone, 'quick'));
  expect(at(3, family, 'full')).toBe(at(3, alone, 'full'));
  // Before anybody said for whom: from a person alone to that family.
  const nobody = draft({});
  expect(secondsFrom(1, nobody, TODAY, 'full')).toBeGreaterThan(at(2, family, 'full'));
  expect(at(2, nobody, 'quick')).toBe(at(2, alone, 'quick'));
});

it('asks for nothing twice: what is answered takes no time', () => {
  expect(secondsAt(3, withSimpleAnswers(draft({ statoResidenza: 'affitto' })), TODAY, 'full')).toBe(
    0,
  );
  // What is left are the covers, and the summary with its 170 words and 32 of the one person.
  expect(secondsFrom(1, draft(UP_TO_MONEY), TODAY, 'quick')).toBeCloseTo(
    secondsAt(4, draft({}), TODAY, 'quick') + 2 * 1.35 + (170 + 32) * 0.25,
  );
});

it.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [61, 2],
  [258, 5],
])('tells %d seconds as %d minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
});
