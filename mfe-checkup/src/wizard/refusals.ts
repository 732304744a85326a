/** What the server refused, as the form shows it: by field, in words we have. */
import type { ProblemError } from '@bussola/client';
import { valueAt } from '@bussola/forms';
import { bareField } from '../draft/draft-merge.ts';
import type { StepData } from '../draft/draft-merge.ts';

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

/**
 * Without the fields that were corrected meanwhile: what they hold now is not what was refused.
 *
 * @param now the answers of the form, as they would be sent
 */
export function stillRefused(
  found: Readonly<Record<string, string>>,
  sent: StepData,
  now: StepData,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).filter(([name]) => {
      const was = sentAt(name, sent, now);
      return was === undefined || JSON.stringify(was) === JSON.stringify(valueAt(now, name));
    }),
  );
}

/** What was sent of a field of the form; of a member by their id. */
function sentAt(name: string, sent: StepData, now: StepData): unknown {
  const [, place, rest = ''] = /^membri\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (place === undefined) return valueAt(sent, name);
  const id = now.membri?.[Number(place)]?._id;
  const membro = sent.membri?.find(({ _id }) => _id === id);
  return membro && valueAt(membro, rest);
}

function shownName(field: string, { judged, shown }: Places): string {
  const match = /^membri\.(\d+)(\..*)?$/.exec(field);
  if (!match) return field;
  const id = judged[Number(match[1])]?._id;
  const place = shown.findIndex(({ _id }) => _id === id);
  return place < 0 ? '' : `membri.${place}${match[2] ?? ''}`;
}
