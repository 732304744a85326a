import { expect, it } from '@jest/globals';
import { mayOpen, nextPath, previousPath, resumePath, tabOf } from './steps.ts';

it.each([
  ['/checkup/0', 0],
  ['/checkup/1', 1],
  ['/checkup/1-5', 2],
  ['/checkup/2', 3],
  ['/checkup/3', 4],
  ['/checkup/3-5', 5],
  ['/checkup/4', 5],
  ['/checkup/5', 6],
  ['/checkup/5/', 6],
  ['/checkup/9', undefined],
])('%s is tab %p', (path, tab) => expect(tabOf(path)).toBe(tab));

it.each([
  ['/checkup/0', 1, true],
  ['/checkup/1', 1, true],
  ['/checkup/1-5', 1, false],
  ['/checkup/1-5', 2, true],
  ['/checkup/3-5', 4, false],
  ['/checkup/3-5', 5, true],
  ['/checkup/5', 5, false],
  ['/checkup/5', 6, true],
  ['/checkup/nothing', 6, false],
])('%s with %p reached may open: %p', (path, reached, may) =>
  expect(mayOpen(path, reached)).toBe(may),
);

it('goes forward through the family and the pause, and past the family for one person', () => {
  expect(nextPath(1, 'perNucleo')).toBe('/checkup/1-5');
  expect(nextPath(1, 'perMe')).toBe('/checkup/2');
  expect(nextPath(4, 'perNucleo')).toBe('/checkup/3-5');
  expect(nextPath(5, 'perNucleo')).toBe('/checkup/5');
});
it('goes back past the pause', () => {
  expect(previousPath(5, 'perNucleo')).toBe('/checkup/3');
  expect(previousPath(3, 'perMe')).toBe('/checkup/1');
  expect(previousPath(1, undefined)).toBe('/checkup/0');
});
it('brings back who was at the pause to the pause', () => {
  expect(resumePath(5)).toBe('/checkup/3-5');
  expect(resumePath(3)).toBe('/checkup/2');
  expect(resumePath(6)).toBe('/checkup/5');
});
