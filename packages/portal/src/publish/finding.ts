import { refusalsEn, refusalsIt } from './refusal-words.ts';
import type { RefusalCode } from './refusal-words.ts';

/** One reason not to take a build: where in the manifest, and what fills the sentence. */
export interface Finding {
  code: RefusalCode;
  where: string;
  values?: Readonly<Record<string, string>>;
}

const WORDS = { it: refusalsIt, en: refusalsEn } as const;

/** What is wrong and how to mend it, as a person reads it. */
export function sentenceOf({ code, where, values = {} }: Finding, language: 'it' | 'en'): string {
  const { what, mend } = WORDS[language][code];
  return `${what} ${mend}`.replace(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'where' ? where : (values[name] ?? ''),
  );
}

export type { RefusalCode } from './refusal-words.ts';
