/** What a draft would say of the demonstration families, and for whom a value is missing. */
import type { ResponseOf } from '@bussola/contract';
import { chiaviIn, livelliDi, scriviFrase } from '@bussola/domain/segnaposti';
import type { LivelloFrase, Parte } from '@bussola/domain/segnaposti';
import { fieldOf, partsOf } from './solution-form.ts';
import type { Code, Language, SolutionValues } from './solution-form.ts';

export type Effect = ResponseOf<'solutionEffect'>;
export type Family = Effect['famiglie'][number];

/** Placeholders of a sentence without a value in some household, and in how many. */
export function missingIn(
  { livelli }: Effect,
  code: Code,
  part: Parte,
  text: string,
): { key: string; count: number; of: number }[] {
  const levels: readonly LivelloFrase[] = part === 'title' ? livelliDi(code) : [part];
  const sum = (count: (level: LivelloFrase) => number) =>
    levels.reduce((all, level) => all + count(level), 0);
  const of = sum((level) => livelli[level]?.famiglie ?? 0);
  return [...new Set(chiaviIn(text))].flatMap((key) => {
    const count = sum((level) => livelli[level]?.senza[key] ?? 0);
    return count > 0 ? [{ key, count, of }] : [];
  });
}

/** Nobody may read a sentence in which something is missing: it is not published. */
export const isIncomplete = (effect: Effect, code: Code, values: SolutionValues): boolean =>
  (['it', 'en'] as const)
    .filter((language) => language === 'it' || values.hasEn)
    .some((language) =>
      partsOf(code).some(
        (part) => missingIn(effect, code, part, values[fieldOf(language, part)]).length > 0,
      ),
    );

export interface Said {
  title: string;
  answer: string;
  /** Some words are those of the draft. */
  isStaff: boolean;
}
/** What a family reads under a draft: its words where they can be said, else Bussola's own. */
export function saidTo(family: Family, values: SolutionValues, language: Language): Said {
  const { level, valori, titolo, risposta } = family;
  const own = { title: titolo[language], answer: risposta[language], isStaff: false };
  if (level === 'grey' || !valori || (language === 'en' && !values.hasEn)) return own;
  const written = (part: Parte, isBold: boolean) => {
    const text = values[fieldOf(language, part)].trim();
    return text === '' ? undefined : scriviFrase(text, valori, language, isBold);
  };
  const [title, answer] = [written('title', false), written(level, true)];
  return {
    title: title ?? own.title,
    answer: answer ?? own.answer,
    isStaff: title !== undefined || answer !== undefined,
  };
}
