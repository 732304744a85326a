import { PLAIN_LINE } from '@bussola/domain/plain-line';

const SHORTEST = 10;

/** Why a reason is none; the server asks the same. */
export function reasonError(reason: string): 'short' | 'chars' | undefined {
  const said = reason.trim();
  if (said.length < SHORTEST) return 'short';
  return PLAIN_LINE.test(said) ? undefined : 'chars';
}

/** The name typed out, as people type: capitals and spaces more or less do not matter. */
export const isTyped = (typed: string, name: string): boolean => plain(typed) === plain(name);
const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('it-IT');
