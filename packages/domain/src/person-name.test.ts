import { expect, it } from '@jest/globals';
import { isPersonName, mailedName } from './person-name.ts';

it.each([
  'Anna', 'D’Angelo', "O'Neill", 'Łukasz Żółć', 'محمد', '李雷', 'Maria Pia', 'S. Anna', 'G. B. Rossi', 'Rossi S.r.l.', 'Anna 2', 'Studio 101', 'Elisabetta II', 'De’ Medici', 'Ewww', 'Anna-Maria', 'Marcel·lí', 'マリア・ロッシ', 'मोहन', 'Nguyễn Thị', 'שָׁלוֹם', 'Nonna 👩\u200D👧',
])('takes %j', (name) => expect(isPersonName(name)).toBe(true));

it.each([
  ['a domain', 'vinci.it'], ['a domain of one letter', 'x.it'], ['a domain in a sentence', 'Vai su premi.example ora'], ['an address', 'anna@bussola.example'], ['a link', 'https://x'], ['a path', 'premi/ora'],
  ['www', 'www premi'], ['a wide dot', 'vinci．it'], ['an ideographic dot', 'vinci。it'], ['a wide at sign', 'anna＠posta'], ['four digits', 'Anna 1234'], ['a telephone number', '333 12 34'],
  ['a soft hyphen in a domain', 'vinci\u00AD.it'], ['a joiner in a domain', 'vinci\u200D.it'], ['a variation sign in a domain', 'vinci.\uFE0Fit'], ['an accent before the dot', 'q\u0323.it'],
  ['a domain of another script', 'उदाहरण.भारत'], ['an Arabic full stop', 'vinci۔it'], ['a dot of Lisu', 'vinciꓸit'], ['a slash of fractions', 'premi⁄ora'], ['digits with dashes', '06–47–82'], ['digits far apart', '3 -- 4 -- 7 -- 1'],
  ['digits with colons', '3:4:7:1'], ['keycaps', '3\uFE0F\u20E34\uFE0F\u20E37\uFE0F\u20E31\uFE0F\u20E3'], ['a heap of accents', `A${'\u0301'.repeat(9)}`],
  ['digits apart', '1-2-3-4'], ['digits of another script', '١٢٣٤'], ['wide digits', '１２３４'], ['a line end', 'Anna\nRossi'], ['a control sign', 'Anna\u0007'], ['markup', '<b>'],
])('refuses %s', (_what, name) => {
  expect(isPersonName(name)).toBe(false);
  expect(mailedName(name)).toBe('');
});
