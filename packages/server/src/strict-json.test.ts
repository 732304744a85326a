import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ProblemError } from './problem-error.ts';
import { parseStrictJson } from './strict-json.ts';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
const isClean = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(([key, part]) => !FORBIDDEN.includes(key) && isClean(part));

it('reads every shallow JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }).filter(isClean), (value) => {
      expect(parseStrictJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 500 },
  );
});

it('refuses or reads any text, and never fails in another way', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', '1', 'a', 'u', ' '),
      }),
      (text) => {
        let expected: unknown;
        let isJson = true;
        try {
          expected = JSON.parse(text);
        } catch {
          isJson = false;
        }
        try {
          expect(parseStrictJson(text)).toEqual(expected);
          expect(isJson).toBe(true);
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('refuses a key written twice at any depth, and takes it in two places', () => {
  expect(() => parseStrictJson('{"a":{"b":1,"c":{},"b":2}}')).toThrow('written twice');
  expect(parseStrictJson('{"a":{"b":1},"c":[{"b":2},{"b":3}],"b":"a,\\"b\\":"}')).toEqual({
    a: { b: 1 },
    c: [{ b: 2 }, { b: 3 }],
    b: 'a,"b":',
  });
});

it('takes sixteen levels and refuses seventeen', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(() => parseStrictJson(nested(16))).not.toThrow();
  expect(() => parseStrictJson(nested(17))).toThrow('nested deeper');
});
