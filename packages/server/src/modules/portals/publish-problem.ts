import { sentenceOf } from '@bussola/portal/publish';
import type { Finding, RefusalCode } from '@bussola/portal/publish';
import { ProblemError } from '../../problem-error.ts';

/**
 * The findings, one code for each. The sentence is Italian; the page finds the English one by the
 * code.
 */
export function refuseRelease(findings: readonly Finding[]): ProblemError {
  return new ProblemError('RELEASE_REFUSED', {
    detail: findings.map((finding) => sentenceOf(finding, 'en')).join(' '),
    errors: findings.map((finding) => ({
      field: finding.where,
      code: finding.code,
      message: sentenceOf(finding, 'it'),
    })),
  });
}
export const refuseFor = (
  code: RefusalCode,
  where: string,
  values: Record<string, string> = {},
): ProblemError => refuseRelease([{ code, where, values }]);
