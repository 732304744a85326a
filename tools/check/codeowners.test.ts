import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { portalFolders, workspaceFolders } from '../../packages/lint/workspace.ts';

const lines = readFileSync(path.resolve(import.meta.dirname, '../../CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const named = lines.map(([folder = '']) => folder).filter((folder) => folder !== '*');

it('names folders of the workspace, each once', () => {
  expect(named.filter((folder) => !workspaceFolders.includes(folder.slice(1, -1)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('every portal has a team of its own, and every file has an owner', () => {
  expect(portalFolders.filter((folder) => !named.includes(`/${folder}/`))).toEqual([]);
  expect(lines.filter((line) => line.length < 2)).toEqual([]);
  expect(lines[0]?.[0]).toBe('*');
});
