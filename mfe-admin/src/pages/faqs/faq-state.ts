/** In what state a question is, and how it was received. */
import type { FaqDoc } from '@bussola/contract';
import { currentOf } from '../../writing/written-doc.ts';

/** From so many votes on a share says something. */
const ENOUGH_VOTES = 3;

export type FaqState = 'draft' | 'published' | 'changes' | 'scheduled' | 'renewed';
export function stateOf({ draft, published, scheduled }: FaqDoc): FaqState {
  if (!published) return scheduled ? 'scheduled' : 'draft';
  if (draft) return 'changes';
  return scheduled ? 'renewed' : 'published';
}

/** Of those who answered, in per cent; null when nobody did. */
export function usefulPct({ useful, useless }: FaqDoc['thisMonth']): number | null {
  const votes = useful + useless;
  return votes === 0 ? null : Math.round((useful / votes) * 100);
}

export function isUseless({ thisMonth: { useful, useless } }: FaqDoc): boolean {
  return useful + useless >= ENOUGH_VOTES && useful < useless;
}

/** What it asks, in the language of whoever looks when it has one. */
export function questionOf(doc: FaqDoc, language: 'it' | 'en'): string {
  const body = currentOf(doc);
  return body?.[language]?.question ?? body?.it.question ?? '';
}
