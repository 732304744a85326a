import { expect, it } from '@jest/globals';
import { newerThanFloor } from './browser-floor.ts';

it.each([
  ['let a=/(?<!l)b/u', 1],
  ['class A{static{a()}}', 1],
  ['"&:has(input:checked)":{color:"red"}', 1],
  ['body:has(>p){color:red}', 1],
  ['Object.groupBy(a,b);Promise.withResolvers()', 2],
  ['"@supports selector(:has(a))":{"&:has(> p)":{alignItems:"start"}}', 0],
  ['a.toSorted();AbortSignal.any([b])', 0],
  ['/(?<year>\\d+)/;class A{static a(){}}', 0],
])('sees in %s what the oldest browsers lack: %i', (text, count) => {
  expect(newerThanFloor(text)).toHaveLength(count);
});
