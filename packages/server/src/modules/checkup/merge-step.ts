import type { Bozza, BodyOf } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import { MAX_FAMILIARI } from '@bussola/domain';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from './step-rules.ts';

/**
 * The draft after a save.
 * @throws ProblemError when the family has too many members
 */
export function mergeStep(
  before: Bozza,
  { data, removeMembri }: Pick<BodyOf<'newAreaEconomica'>, 'data' | 'removeMembri'>,
): Bozza {
  const merged = mergeDraft(before, data, removeMembri);
  if (merged.membri.length > MAX_FAMILIARI)
    throw new ProblemError('VALIDATION', { errors: [fieldError('membri', 'tooMany')] });
  return merged;
}
