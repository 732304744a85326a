import { answersAfter, mergeFields } from '@bussola/contract/draft';
import { answerOf } from '@bussola/domain';
import type { Chi, Persona } from '@bussola/domain';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { isUnderage, personaErrors } from '../checkup/step-rules.ts';
import { mayWrite } from './area-redaction.ts';

/**
 * The answers of a member after a change, without those whose questions it took away. Answers that
 * the actor may not write stay as they are.
 * @throws ProblemError for answers that the rules refuse
 */
export function membroAfter({ limits }: Actor, before: object, patch: object, chi: Chi): Persona {
  const after: object = mergeFields(before, patch);
  const may = (field: string): boolean => mayWrite(limits, field, answerOf(after, field));
  const errors = personaErrors(before, after, chi, may);
  if (errors.length > 0)
    throw new ProblemError(isUnderage(errors) ? 'UNDERAGE' : 'VALIDATION', { errors });
  const kept = Object.entries(after).filter(([field]) => !may(field));
  return { ...answersAfter<Persona>(before, patch, chi), ...Object.fromEntries(kept) };
}
