import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { frasi } from '../../test/frasi.ts';

const written = readFileSync(path.resolve(import.meta.dirname, '../../test/sentences.md'), 'utf8');
const now = frasi();

it('test/sentences.md is what the engine says: `pnpm sentences --write`', () => {
  const [was, is] = [written.split('\n'), now.split('\n')];
  const onlyIn = (one: string[], other: string[]) => one.filter((line) => !other.includes(line));
  expect({
    new: onlyIn(is, was).slice(0, 5),
    gone: onlyIn(was, is).slice(0, 5),
    isSame: now === written,
  }).toEqual({ new: [], gone: [], isSame: true });
});

const rows = now.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
it.each<[string, RegExp]>([
  ['two articles', /\b(?:il|lo|la|i|gli|le|un|una) (?:il|lo|la|i|gli|le|un|una) |l’(?:il|la) /],
  ['«1 anni» or «1 mesi»', /(?<![\d.,])1 (?:anni|mesi|years|months)\b/],
  ['two spaces, or a space before a stop', /\S {2,}\S| [.,;:](?:\s|$)/],
  ['a name that is not there', /\b(?:undefined|null|NaN)\b|\bdi \.|\ba \./],
  [
    '«te» as the subject of a verb',
    /(?<!chi vive con )\bte (?:ha|avrebbe|vive)\b|\byou (?:has|’s)\b|you’s /,
  ],
])('no sentence has %s', (_, fault) =>
  expect(rows.filter((row) => fault.test(row)).slice(0, 3)).toEqual([]),
);
