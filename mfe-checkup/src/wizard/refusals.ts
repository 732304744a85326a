/** What the server refused, as the form shows it: by field, in words we have. */
import type { ProblemError } from '@bussola/client';
import { bareField } from '../draft/draft-merge.ts';

/**
 * Members are named by their place in the list that was judged; the form may show them in another.
 */
export interface Places {
  judged: readonly { _id: string }[];
  shown: readonly { _id: string }[];
}

export function refusedFields(problem: ProblemError, places: Places): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field, code, message } of problem.problem?.errors ?? []) {
    const name = shownName(bareField(field), places);
    if (name !== '') found[name] = code.includes(':') ? code : message;
  }
  return found;
}

function shownName(field: string, { judged, shown }: Places): string {
  const match = /^membri\.(\d+)(\..*)?$/.exec(field);
  if (!match) return field;
  const id = judged[Number(match[1])]?._id;
  const place = shown.findIndex(({ _id }) => _id === id);
  return place < 0 ? '' : `membri.${place}${match[2] ?? ''}`;
}
