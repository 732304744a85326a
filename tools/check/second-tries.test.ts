import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { noteRun } from './second-tries.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'bussola-tries-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});
const file = () => path.join(dir, 'deep/tries.json');

it('counts the second tries of a file in its last ten runs, and of no other file', () => {
  expect(noteRun('a', true, file())).toBe(1);
  expect(noteRun('b', true, file())).toBe(1);
  for (let n = 0; n < 8; n += 1) expect(noteRun('a', false, file())).toBe(1);
  expect(noteRun('a', true, file())).toBe(2);
  // The first of all is the eleventh from the end now.
  expect(noteRun('a', false, file())).toBe(1);
  expect(noteRun('b', false, file())).toBe(1);
});
