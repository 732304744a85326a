import { expect, it } from '@jest/globals';
import clone from './clone.ts';
import cloneDeep from './clone-deep.ts';
import isPlainObject from './is-plain-object.ts';
import toPath from './to-path.ts';

it.each([
  ['nome', ['nome']],
  ['membri.0.nome', ['membri', '0', 'nome']],
  ['membri[0].nome', ['membri', '0', 'nome']],
  ['a["b"].c', ['a', 'b', 'c']],
  ['[0].a', ['0', 'a']],
  ['', []],
])('reads the path %s', (path, steps) => expect(toPath(path)).toEqual(steps));

it('keeps a path that is already in steps', () => expect(toPath(['a', 0])).toEqual(['a', '0']));

it('copies one level and shares the next', () => {
  const before = { list: [1], name: 'Anna' };
  const after = clone(before);
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
  expect(after.list).toBe(before.list);
  expect(clone([1, 2])).toEqual([1, 2]);
  expect(clone(null)).toBeNull();
});

it('copies all levels of plain data and leaves the rest as it is', () => {
  const date = new Date(0);
  const before = { membri: [{ nome: 'Anna' }], date, empty: null, nothing: undefined };
  const after = cloneDeep(before);
  expect(after).toEqual(before);
  expect(after.membri[0]).not.toBe(before.membri[0]);
  expect(after.date).toBe(date);
});

it.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [new Date(0), false],
  ['text', false],
])('tells a plain object: %p is %s', (value, plain) => expect(isPlainObject(value)).toBe(plain));
