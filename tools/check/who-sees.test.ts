/**
 * Who sees what, in words: no screen, mail, report or sentence of the engine promises «solo tu».
 * What calls really give is tried in `http/reads.test.ts` of the server.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Words of screens, mails and reports, and sentences of the engine. */
const WORDS = files.filter(
  (file) =>
    (/[.-](?:it|en)\.ts$/.test(file) ||
      /^packages\/server\/src\/.*(?:letters?|messages)(?:-of-\w+)?\.ts$/.test(file) ||
      /^packages\/domain\/src\/(?:racconto|regole)\/.*\.ts$/.test(file)) &&
    !file.includes('.test.'),
);

const FORBIDDEN = [
  /\bsol(?:o|tanto|amente) tu\b/i,
  /(?:è|resta|sono|restano) sol(?:o|tanto) tu[oaei]\b/i,
  /\bnessun(?:o| altro)\b[^.«»']{0,25}\b(?:ved|legg|apr)/i,
  /\bnon l[aeio'’] ?(?:vede|legge|apre) nessun/i,
  /\bonly you\b/i,
  /\byours alone\b/i,
  /\b(?:nobody|no one)(?: else)?\b[^.“”']{0,25}\b(?:sees?|reads?|opens?)\b/i,
  /show (?:them|it) to (?:nobody|no one)/i,
];
/** Nothing that somebody sees. */
const OTHER = [
  // A key: without one that is valid, nobody publishes.
  /nessuno può pubblicare/,
];
/** Lines of texts: comments say what they like. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
const promises = (line: string): boolean =>
  FORBIDDEN.some((pattern) => pattern.test(line)) && !OTHER.some((pattern) => pattern.test(line));

it.each([
  'Li vedi solo tu.',
  'Solo tu. Un consulente le legge soltanto se gli apri l’area.',
  'Questa pagina è solo tua',
  'Solo per te: non le vede nessun altro, nemmeno chi ha un tuo accesso.',
  'Questa risposta non la vede nessuno a cui apri l’area.',
  'Only you see it.',
  'Nobody to whom you open your area sees this answer.',
  'Only for you: nobody else sees them',
])('finds «%s»', (line) => expect(promises(line)).toBe(true));
it.each([
  'Li vedi solo adesso.',
  'Analisi solo su di te',
  'Tu, chi autorizzi, il consulente che ti segue, e il nostro personale',
  'Only your own figures',
])('leaves «%s»', (line) => expect(promises(line)).toBe(false));

it('no sentence promises that only its reader sees something', () => {
  expect(WORDS.length).toBeGreaterThan(100);
  expect(
    WORDS.flatMap((file) =>
      linesOf(read(file))
        .filter(promises)
        .map((line) => `${file}: ${line.trim()}`),
    ),
  ).toEqual([]);
});

it('who sees the answers is said in the same words everywhere, in both languages', () => {
  const [it, en] = [
    'u, chi autorizzi, il consulente che ti segue, e il nostro personale solo con un motivo scritto che trovi nel registro.',
    'ou, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
  ];
  for (const [file, times] of [
    ['mfe-checkup/src/locales/checkup', 2],
    ['mfe-checkup/src/locales/steps', 1],
    ['mfe-user-area/src/locales/dati', 1],
  ] as const) {
    expect(read(`${file}.it.ts`).split(it)).toHaveLength(times + 1);
    expect(read(`${file}.en.ts`).split(en)).toHaveLength(times + 1);
  }
});
