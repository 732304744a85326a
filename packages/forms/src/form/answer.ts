/** A question of yes or no that also takes «Non lo so». */
export type Answer = 'yes' | 'no' | 'unknown' | '';

/**
 * What is not known counts as not there: for a cover it is the cautious estimate, and the results
 * say that it is one.
 */
export const answerValue = (answer: Answer): boolean | undefined =>
  answer === '' ? undefined : answer === 'yes';

export function toAnswer(value: boolean | undefined, isEstimated: boolean): Answer {
  if (value === undefined) return '';
  if (isEstimated) return 'unknown';
  return value ? 'yes' : 'no';
}
