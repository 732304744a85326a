import { describe, expect, it } from '@jest/globals';
import { namedAs, refusalOf, unfitHere } from './fit.ts';

const LIMITS = { maxBytes: 1000, leftBytes: 5000 };
describe('a file chosen', () => {
  it.each<[string, Parameters<typeof unfitHere>[0], string | undefined]>([
    [
      'of exactly the largest size fits',
      { name: 'a.pdf', type: 'application/pdf', size: 1000 },
      undefined,
    ],
    [
      'one byte larger does not',
      { name: 'a.pdf', type: 'application/pdf', size: 1001 },
      'fileTooLarge',
    ],
    [
      'with nothing in it does not',
      { name: 'a.pdf', type: 'application/pdf', size: 0 },
      'fileEmpty',
    ],
    [
      'of another type does not, whatever its ending',
      { name: 'a.pdf', type: 'text/html', size: 10 },
      'fileType',
    ],
    ['of no known type goes by its ending', { name: 'FOTO.JPG', type: '', size: 10 }, undefined],
    [
      'of no known type with another ending does not',
      { name: 'a.docx', type: '', size: 10 },
      'fileType',
    ],
  ])('%s', (_what, file, why) => {
    expect(unfitHere(file, LIMITS)).toBe(why);
  });
  it('that is larger than the space left is refused with that reason', () => {
    expect(
      unfitHere(
        { name: 'a.pdf', type: 'application/pdf', size: 10 },
        { maxBytes: 1000, leftBytes: 10 },
      ),
    ).toBeUndefined();
    expect(
      unfitHere(
        { name: 'a.pdf', type: 'application/pdf', size: 11 },
        { maxBytes: 1000, leftBytes: 10 },
      ),
    ).toBe('quota');
  });
});
it('a refusal of the server has the words of its place, or none', () => {
  expect(refusalOf('VALIDATION', [{ code: 'forms:errors.fileActive' }])).toBe('fileActive');
  expect(refusalOf('TOO_LARGE', [])).toBe('fileTooLarge');
  expect(refusalOf('VALIDATION', [{ code: 'forms:errors.unknownField' }])).toBeUndefined();
  expect(refusalOf('NETWORK', [])).toBeUndefined();
});
it('a document asked for by name takes it, with its own ending', () => {
  expect(namedAs('Polizza del mutuo', { name: 'scan001.PDF' })).toBe('Polizza del mutuo.pdf');
  expect(namedAs(undefined, { name: 'scan001.PDF' })).toBe('scan001.PDF');
  expect(namedAs('Atto', { name: 'senza-fine' })).toBe('Atto');
});
