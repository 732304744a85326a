import { describe, expect, it } from '@jest/globals';
import { isWords, type Piece } from './words.ts';

const text = { type: 'StringLiteral', value: 'Casa' };
const template = (inside: object) => ({
  type: 'TemplateLiteral',
  quasis: [],
  expressions: [inside],
});
const inside = (node: Piece['node'], ...parents: Piece['node'][]): Piece => ({
  node,
  parentPath: parents.reduceRight<Piece | null>(
    (parentPath, parent) => ({ node: parent, parentPath }),
    null,
  ),
});
const call = (name: string) => ({ type: 'CallExpression', callee: { type: 'Identifier', name } });
const property = (name: string) => ({ type: 'ObjectProperty', key: { type: 'Identifier', name } });

describe('what counts as words', () => {
  it.each(['words', 'testo', 'same'])('a text handed to %s', (name) =>
    expect(isWords(inside(text, call(name)))).toBe(true),
  );
  it.each(['it', 'en'])('a text named %s', (name) =>
    expect(isWords(inside(text, property(name)))).toBe(true),
  );
  it('a sentence with a figure in it', () =>
    expect(isWords(inside(template({ type: 'Identifier', name: 'capitale' }), call('words')))).toBe(
      true,
    ));
});

describe('what does not', () => {
  it('a sentence that chooses', () =>
    expect(isWords(inside(template({ type: 'ConditionalExpression' }), call('words')))).toBe(
      false,
    ));
  it('a sentence that computes, however deep', () =>
    expect(
      isWords(
        inside(
          template({ type: 'CallExpression', arguments: [{ type: 'BinaryExpression' }] }),
          call('words'),
        ),
      ),
    ).toBe(false));
  it('a code, a unit, a key', () => {
    expect(isWords(inside(text, call('passo')))).toBe(false);
    expect(isWords(inside(text, property('code')))).toBe(false);
    expect(isWords(inside(text))).toBe(false);
  });
  it('a text of a call inside words', () =>
    expect(isWords(inside(text, call('euro'), call('words')))).toBe(false));
  it('what is no text', () =>
    expect(isWords(inside({ type: 'ConditionalExpression' }, call('words')))).toBe(false));
});
