import { expect, it } from '@jest/globals';
import { isEmailAddress } from './email-address.ts';

it.each(['anna@esempio.test', 'a.b+c@posta.esempio.it', 'è@città.it'])('takes %s', (text) =>
  expect(isEmailAddress(text)).toBe(true),
);
it.each([
  '',
  'anna',
  'anna@',
  '@esempio.it',
  'anna@esempio',
  'anna@esempio.',
  'anna@esempio..it',
  'anna@.it',
  'anna@esempio.i',
  'an na@esempio.it',
  'anna@a@esempio.it',
  `${'a'.repeat(250)}@b.it`,
])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
