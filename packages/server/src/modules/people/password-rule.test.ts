import { expect, it } from '@jest/globals';
import { foldPassword, isTooEasy } from './password-rule.ts';

it.each([
  ['Password1!', 'password'],
  ['Pa55w0rd!!', 'password'],
  ['12Bussola34', 'bussola'],
  ['P@$$w0rd99', 'password'],
  ['QWERTY123', 'qwerty'],
])('%s is %s for somebody who guesses', (password, folded) => {
  expect(foldPassword(password)).toBe(folded);
});

it.each([
  'Password1!',
  'Pa55w0rd!!',
  'Bussola2026',
  'Patrimonio1!',
  'Qwertyuiop1',
  'Giuseppe1!',
  'Abcd1234',
  'Aa111111',
  'Iloveyou1!',
])('refuses %s', async (password) => {
  expect(await isTooEasy(password, [])).toBe(true);
});

it.each(['Poiuytrewq9', 'Mannaggia12', 'Gennaio2026', 'Anna2004Anna2004'])(
  'refuses %s, of words and rows of keys that no list has whole',
  async (password) => {
    expect(await isTooEasy(password, [])).toBe(true);
  },
);

const own = ['Niccolò', 'D’Àlessandri', 'n.zampironi@posta.example'];
it.each(['Niccolo-2026', 'Dalessandri1=', 'Alessandri+19', 'Zampironi_77', 'N1ccolo.1990'])(
  'refuses %s as the person’s own name, accents and apostrophes aside',
  async (password) => {
    expect(await isTooEasy(password, own)).toBe(true);
  },
);

it.each(['Grano-Vento-4821', 'Faro-Betulla-7302', 'kT9vQ2mWxR'])('takes %s', async (password) => {
  expect(await isTooEasy(password, own)).toBe(false);
});
