import { PLAIN_LINE } from '@bussola/domain/plain-line';

const SHORTEST = 10;

/** Why a reason is none; the server asks the same. */
export function reasonError(reason: string): 'short' | 'chars' | undefined {
  const said = reason.trim();
  if (said.length < SHORTEST) return 'short';
  return PLAIN_LINE.test(said) ? undefined : 'chars';
}
