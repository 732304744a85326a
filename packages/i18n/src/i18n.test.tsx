import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  addNamespace,
  changeLanguage,
  createI18n,
  defineNamespace,
  resolveLanguage,
} from './index.ts';
import { commonEn } from './locales/common.en.ts';
import { commonIt } from './locales/common.it.ts';
import { errorsEn } from './locales/errors.en.ts';
import { errorsIt } from './locales/errors.it.ts';
import { uiEn } from './locales/ui.en.ts';
import { uiIt } from './locales/ui.it.ts';

describe('resolveLanguage', () => {
  it.each([
    ['it', 'it'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['IT_it', 'it'],
    ['fr', 'it'],
    ['', 'it'],
    [null, 'it'],
    [42, 'it'],
    ['italian', 'it'],
  ])('takes %p as %p', (value, language) => {
    expect(resolveLanguage(value)).toBe(language);
  });
});

describe('createI18n', () => {
  const greetings = defineNamespace('greetings', { hello: 'Ciao {{name}}' }, async () => ({
    hello: 'Hello {{name}}',
  }));

  it('starts in Italian and falls back to it for a language we do not have', async () => {
    const i18n = await createI18n({ language: 'klingon' });
    expect(i18n.t('common:yes')).toBe('Sì');
  });
  it('starts in English with the English words already there', async () => {
    const i18n = await createI18n({ language: 'en' });
    expect(i18n.t('common:action.save')).toBe('Save');
    expect(i18n.t('errors:UNDERAGE')).toBe('You must be of age to continue.');
  });
  it('adds the words of a portal in the language in use, and follows a change', async () => {
    const i18n = await createI18n({ language: 'it' });
    await addNamespace(i18n, greetings);
    expect(i18n.t('greetings:hello', { name: "D'Angelo" })).toBe("Ciao D'Angelo");
    await changeLanguage(i18n, 'en');
    expect(i18n.t('greetings:hello', { name: 'Anna' })).toBe('Hello Anna');
    await changeLanguage(i18n, 'it');
    expect(i18n.t('greetings:hello', { name: 'Anna' })).toBe('Ciao Anna');
  });
  it('counts people', async () => {
    const i18n = await createI18n();
    expect(i18n.t('common:people', { count: 1 })).toBe('1 persona');
    expect(i18n.t('common:people', { count: 4 })).toBe('4 persone');
  });
});

describe('words', () => {
  it.each([
    ['common', commonIt, commonEn],
    ['errors', errorsIt, errorsEn],
    ['ui', uiIt, uiEn],
  ] as const)('fill in the same values in both languages: %s', (_name, it_, en) => {
    const italian = flat(it_);
    const english = flat(en);
    expect(Object.keys(english).sort()).toEqual(Object.keys(italian).sort());
    for (const [key, text] of Object.entries(italian))
      expect([key, placeholders(english[key] ?? '')]).toEqual([key, placeholders(text)]);
  });
  it('have a sentence for every problem code of the contract', () => {
    const source = readFileSync(path.join(__dirname, '../../contract/src/problem.ts'), 'utf8');
    const list = /PROBLEM_CODES = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    const codes = [...list.matchAll(/'([A-Z_]+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code in errorsIt))).toEqual([]);
  });
});

function flat(tree: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flat(value as object, `${prefix}${key}.`)),
    ),
  );
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
