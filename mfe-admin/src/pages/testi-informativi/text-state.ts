/** In what state a text is. */
import type { TextDoc } from '@bussola/contract';
import { romeDay } from '@bussola/domain/calendario';

export type TextState = 'own' | 'overdue' | 'draft' | 'published' | 'changes' | 'scheduled';
export function stateOf({ draft, published, scheduled }: TextDoc): TextState {
  if (scheduled) return 'scheduled';
  if (published?.review !== undefined && published.review < romeDay(new Date())) return 'overdue';
  if (published) return draft ? 'changes' : 'published';
  return draft ? 'draft' : 'own';
}
