import type { Person } from '@bussola/results';

/** Why the switch of a person cannot move, if it cannot. */
export type SwitchLock = 'lastOne' | 'onlyMe';

/** The last person counted stays; an analysis «per me» counts nobody else. */
export function switchLock(
  person: Person,
  people: readonly Person[],
  analisiFamiliare: 'perMe' | 'perNucleo',
): SwitchLock | undefined {
  if (analisiFamiliare === 'perMe' && people.length > 1) return 'onlyMe';
  return person.enabled && people.filter(({ enabled }) => enabled).length === 1
    ? 'lastOne'
    : undefined;
}
