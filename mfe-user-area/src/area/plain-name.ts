import { PLAIN_LINE } from '@bussola/domain/plain-line';

export type PlainNameError = 'nameMissing' | 'nameLong' | 'nameChars';

const MAX = 120;

/**
 * Why a name cannot be given to a report or a document: specification §5 refuses the empty one
 * here, before the server does.
 */
export function plainNameError(name: string): PlainNameError | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'nameMissing';
  if (trimmed.length > MAX) return 'nameLong';
  return PLAIN_LINE.test(trimmed) ? undefined : 'nameChars';
}
