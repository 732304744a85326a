import { expect, it } from '@jest/globals';
import { brokenRules } from '@bussola/forms';
import { object } from 'yup';
import { isTyped, reason } from './reason.ts';

it.each<[string, string, string | undefined]>([
  ['nine letters are no reason', 'nove lett', 'short'],
  ['ten are', 'dieci lett', undefined],
  ['spaces around do not count', '   nove lett   ', 'short'],
  ['nor do signs that hide', 'motivo \u202E nascosto', 'chars'],
  ['three hundred letters fit', 'm'.repeat(300), undefined],
  ['one more is too long', 'm'.repeat(301), 'long'],
])('%s', async (_what, said, wrong) => {
  expect(await brokenRules(object({ reason }), { reason: said })).toEqual(
    wrong === undefined ? {} : { reason: `admin:reason.${wrong}` },
  );
});

it.each<[string, string, boolean]>([
  ['as it is written', 'Anna Colombo', true],
  ['capitals and spaces more or less', '  anna   COLOMBO ', true],
  ['half of it is not it', 'Anna', false],
  ['nothing is not it', '', false],
])('a name typed out: %s', (_what, typed, same) => {
  expect(isTyped(typed, 'Anna Colombo')).toBe(same);
});
