import { fraseOf } from '@bussola/domain';
import { ProblemError } from '../../problem-error.ts';
import { isUnderage } from './step-rules.ts';
import type { FieldError } from './step-rules.ts';

/** @throws ProblemError when there are errors: UNDERAGE before the code that was asked for */
export function refuseErrors(
  errors: readonly FieldError[],
  otherwise: 'VALIDATION' | 'CHECKUP_INCOMPLETE',
): void {
  const [first] = errors;
  if (!first) return;
  const underage = isUnderage(errors);
  throw new ProblemError(underage ? 'UNDERAGE' : otherwise, {
    errors: [...errors],
    error: underage ? fraseOf('underage') : first.message,
  });
}
