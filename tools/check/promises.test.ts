/**
 * What the product promises about who sees what: each sentence of a screen, a mail, the report, an
 * invitation or a policy is under a rule of `WHO_SEES`, and each rule is tried by a test.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { WHO_SEES } from '@bussola/contract/who-sees';
import { NO_PROMISE, PROMISES } from './promises.ts';
import { sentencesOf } from './sentences-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string): boolean => /\.(?:test|journey)\.tsx?$/.test(file);

/** Sources of what people read. English has the keys of Italian. */
const SOURCES = files.filter(
  (file) =>
    /^(?:shell|mfe-[^/]+|packages\/[^/]+)\/src\/.*\.tsx?$/.test(file) &&
    !isTest(file) &&
    !/\.en\.ts$/.test(file),
);
const SEES =
  /(?<![a-zà-ù])(?:ved(?:e|ono|ranno|rà|rebbe|rebbero)|legg(?:e|ono|erà|eranno|erebbe)|apr(?:e|ono|irà|iranno)|visibil[ei]|riservat[aeio]|(?:può|possono|potrà) (?:vedere|leggere|aprire)|chi autorizzi|registro|(?:non|noi) l[aeio’] (?:leggiamo|vediamo|apriamo|mandi|teniamo)|condivid\w+|nostro personale)(?![a-zà-ù])/i;
/** «La legge» is the law, but not where somebody reads it: «il cliente la legge». */
const LAW =
  /(?:alla|della|dalla|di|le|ogni|per|una) legge|(?<!(?:cliente|consulente|persona|personale) )\bla legge(?! chi\b)/gi;
const promises = (text: string): boolean =>
  text.split(/\s+/).length > 4 && SEES.test(text.replaceAll(LAW, ''));

/** `mfe-user-area/dati#datiIt.margin.whoText`: folder, file and key. */
function keysOf(file: string): string[] {
  const [folder = ''] = file.split('/src/');
  const name = path.basename(file).replace(/(?:\.it)?\.tsx?$/, '');
  return sentencesOf(read(file), file.endsWith('x'))
    .filter(({ text }) => promises(text))
    .map(({ key }) => `${folder}/${name}#${key}`);
}
const found = new Set(SOURCES.flatMap(keysOf));
const listed = new Set([...Object.values(PROMISES).flat(), ...NO_PROMISE]);

it.each([
  'Lo vede anche il tuo consulente.',
  'Il nostro personale non la apre mai.',
  'Da subito non legge più la tua area.',
  'I tuoi documenti non li leggiamo.',
  'Resta scritta, e il cliente la legge.',
  'Scrivi la domanda: la legge chi risponde.',
])('takes «%s» for a promise', (text) => expect(promises(text)).toBe(true));
it.each([
  'Senza testamento decide la legge: ecco come.',
  'Quanto vale oggi la tua casa?',
  'Carico il registro',
])('leaves «%s»', (text) => expect(promises(text)).toBe(false));

it('names each sentence by the keys that lead to it', () => {
  const source = "const it = { a: { b: 'uno', c: ['due', `tre ${x}`] } };";
  expect(sentencesOf(source)).toEqual([
    { key: 'it.a.b', text: 'uno' },
    { key: 'it.a.c.0', text: 'due' },
    { key: 'it.a.c.1', text: 'tre …' },
  ]);
});

it('each sentence that promises who sees something is under a rule', () => {
  expect(found.size).toBeGreaterThan(100);
  expect([...found].filter((key) => !listed.has(key))).toEqual([]);
});

it('the list has no sentence that is gone', () => {
  expect([...listed].filter((key) => !found.has(key))).toEqual([]);
});

it('each rule is promised somewhere, and is tried by a test', () => {
  const tried = files
    .filter(isTest)
    .flatMap((file) => [...read(file).matchAll(/'promise ((?:«\w+»(?:, )?)+): /g)])
    .flatMap(([, rules = '']) => rules.match(/\w+/g) ?? []);
  expect([...new Set(tried)].sort()).toEqual(Object.keys(WHO_SEES).sort());
  expect(Object.entries(PROMISES).filter(([, keys]) => keys.length === 0)).toEqual([]);
});
