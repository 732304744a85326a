/** In what state a text is. */
import type { TextDoc } from '@bussola/contract';

export type TextState = 'own' | 'draft' | 'published' | 'changes' | 'scheduled';
export function stateOf({ draft, published, scheduled }: TextDoc): TextState {
  if (scheduled) return 'scheduled';
  if (published) return draft ? 'changes' : 'published';
  return draft ? 'draft' : 'own';
}
