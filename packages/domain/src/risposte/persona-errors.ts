/** A person of a household, saved at any time. */
import type { ErroreRisposta } from './codici.ts';
import {
  answerOf,
  errorsOf,
  isAsked,
  isMissing,
  isUnasked,
  premisesOf,
  shownAt,
} from './giudizio.ts';
import type { Chi } from './regole.ts';
import { TAB } from './risposta.ts';
import { CHIAVI, PERSONA, RISPOSTE, type Chiave, type Persona } from './tabella.ts';

/** Who a person is: a household knows it of everybody. */
export const IDENTITA: readonly Chiave[] = shownAt(TAB.famiglia, 'membro').filter(
  (key) => key in PERSONA,
);

/**
 * Errors of a person's answers: each given answer must be valid, and those that say who the person
 * is (`IDENTITA`) must be there. Other answers may be missing, so that a household from before a
 * question can still be saved.
 * @param before the answers before the change; empty for a new person
 */
export function personaErrors(before: Persona, after: Persona, chi: Chi): ErroreRisposta[] {
  const isNew = Object.keys(before).length === 0;
  const must = IDENTITA.filter((key) => isNew || !isMissing(answerOf(before, key)));
  const judged = CHIAVI.filter((key) => must.includes(key) || !isMissing(answerOf(after, key)));
  const changed = changedBy(before, after);
  // A split that is set to zeros does not total 100. (null takes the answer back.)
  const zeros = changed.filter((key) => {
    const value = answerOf(after, key);
    const isZeros = typeof value === 'object' && value !== null && isMissing(value);
    return RISPOSTE[key].kind === 'split' && isZeros && isAsked(key, after, chi);
  });
  // A «yes» to a question that is not asked is a mistake; one left behind by others is dropped.
  const misplaced = changed.filter(
    (key) => answerOf(after, key) === true && isUnasked(key, after, chi),
  );
  return [
    ...misplaced.map((field) => ({ field, code: 'wrong' as const })),
    ...zeros.map((field) => ({ field, code: 'splitUnder' as const })),
    ...errorsOf(judged, after, chi),
  ];
}

/** The answers that differ. */
export const changedBy = (before: Persona, after: Persona): Chiave[] =>
  CHIAVI.filter(
    (key) => JSON.stringify(answerOf(before, key)) !== JSON.stringify(answerOf(after, key)),
  );

/**
 * Without answers to questions that are surely not asked any more.
 * @param because the answers that changed: what others took away before stays as it is
 */
export function withoutUnasked<A extends Persona>(
  answers: A,
  chi: Chi,
  because: readonly Chiave[] = CHIAVI,
): A {
  const tidy = structuredClone<A>(answers);
  for (const key of CHIAVI) {
    const concerned = [key, ...premisesOf(key)];
    if (!isUnasked(key, answers, chi) || !concerned.some((one) => because.includes(one))) continue;
    const [group = '', inner] = key.split('.');
    const holder: unknown = inner === undefined ? tidy : answerOf(tidy, group);
    if (typeof holder === 'object' && holder !== null)
      Reflect.deleteProperty(holder, inner ?? group);
  }
  return tidy;
}
