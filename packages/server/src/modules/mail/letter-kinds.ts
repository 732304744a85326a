import { LOOK_ASK_MINUTES } from '@bussola/contract/limits';
import type { LETTER_KINDS } from '@bussola/contract/limits';

export type LetterKind = (typeof LETTER_KINDS)[number];

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** For how many seconds what a letter carries is good; absent: it carries nothing that ends. */
const LIFE: Partial<Record<LetterKind, number>> = {
  verification: DAY,
  already: DAY,
  reset: HOUR,
  invitation: 3 * DAY,
  'sign-in': 15 * MINUTE,
  access: DAY,
  'email-change': HOUR,
  look: LOOK_ASK_MINUTES * MINUTE,
};
/** Those that the server can write anew by itself; of the others the person asks for another. */
const REMADE: readonly LetterKind[] = ['verification', 'reset', 'invitation'];

export function again(kind: LetterKind, writtenAt: Date, now: Date): 'same' | 'new' | 'no' {
  const life = LIFE[kind];
  if (life === undefined || now.getTime() < writtenAt.getTime() + life * 1000) return 'same';
  return REMADE.includes(kind) ? 'new' : 'no';
}
