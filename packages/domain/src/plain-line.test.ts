import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_LINE, toPlainLine } from './plain-line.ts';

it.each([
  '',
  'Anna',
  'D’Angelo',
  'Łukasz Żółć',
  'मोहन',
  'محمد',
  '李雷',
  'Ma\u0308rz',
  'Nonna 👩‍👧',
  '=1+1',
  "O'Neill & figli",
  '  Anna ',
  '-',
  '¿?',
])('takes %j', (line) => expect(PLAIN_LINE.test(line)).toBe(true));

it.each([
  ['a line end', 'Anna\nRossi'],
  ['a return', 'Anna\rRossi'],
  ['a zero', 'Anna\u0000'],
  ['another line end', 'Anna\u2028Rossi'],
  ['another paragraph', 'Anna\u2029'],
  ['a turn of the order', 'Anna\u202Egnp.exe'],
  ['a mark of direction', 'Anna\u200F'],
  ['an Arabic one', 'Anna\u061C'],
  ['an island of direction', '\u2066Anna\u2069'],
  ['half a sign', 'Anna\uD800'],
  ['markup', 'Anna<b>'],
  ['nothing to see', '\u200B'],
  ['blanks only', '   '],
  ['a letter drawn as nothing', '\u3164'],
  ['a mark without a letter', '\u0301'],
  ['an empty Braille cell', '\u2800'],
  ['a soft hyphen', 'An\u00ADna'],
  ['a blank without width', 'An\u200Bna'],
  ['a sign that joins words', 'An\u2060na'],
  ['hidden tags', 'Anna\u{E0065}\u{E0076}'],
])('refuses %s', (_what, line) => expect(PLAIN_LINE.test(line)).toBe(false));

it('makes a plain line of any text, in composed letters, and leaves one that is plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const line = toPlainLine(text);
      expect(PLAIN_LINE.test(line)).toBe(true);
      expect(toPlainLine(line)).toBe(line);
      expect(line.normalize('NFC')).toBe(line);
    }),
    { numRuns: 2000 },
  );
  expect(toPlainLine('\u202Efdp.exe Ma\u0308rz')).toBe('fdp.exe März');
});
