import { OTHER_SCRIPT } from '@bussola/domain/person-name';
import { transliterate } from 'transliteration';
import type { ReportInput } from './report-input.ts';

/** Words of a script without type here, with the marks that belong to them. */
const WORD = new RegExp(`(?:${OTHER_SCRIPT.source}[\\p{M}ー]*)+`, 'gu');

/** «mHmd», «fTm@», «davit`i» as a name is written. */
const spelled = (word: string): string =>
  transliterate(word)
    .toLowerCase()
    .replaceAll('@', 'a')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()) || '?';

/** Names as their owners write them in Latin letters; where they did not say, spelled by sound. */
export function inLatinLetters(input: ReportInput): ReportInput {
  const json = JSON.stringify(input);
  if (!OTHER_SCRIPT.test(json)) return input;
  const told = input.membri
    .flatMap(({ firstName, nomeLatino, lastName, cognomeLatino }): [string, string][] => [
      [firstName ?? '', nomeLatino ?? ''],
      [lastName ?? '', cognomeLatino ?? ''],
    ])
    .filter(([name, latin]) => latin !== '' && OTHER_SCRIPT.test(name))
    .toSorted(([a], [b]) => b.length - a.length);
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'string' || !OTHER_SCRIPT.test(value)) return value;
    const named = told.reduce((text, [name, latin]) => text.replaceAll(name, latin), value);
    return named.replace(WORD, spelled);
  }) as ReportInput;
}
