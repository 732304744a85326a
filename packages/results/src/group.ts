import type { LevelOrGrey, Soluzione } from '@bussola/domain';

/**
 * In the order of the page. Yellow is two different things, what to weigh and what to check; so is
 * grey: data that are missing, and what does not concern one.
 */
export const GROUPS = ['red', 'yellow', 'toCheck', 'missing', 'green', 'notApplicable'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({
  level,
  motivo,
  natura,
}: Pick<Soluzione, 'level' | 'motivo' | 'natura'>): Group {
  if (level === 'yellow' && natura === 'verifica') return 'toCheck';
  if (level !== 'grey') return level;
  return motivo === 'non_applicabile' ? 'notApplicable' : 'missing';
}

/** The level of a group, in the look of a mark. */
export const levelOfGroup = (group: Group): LevelOrGrey => {
  if (group === 'toCheck') return 'yellow';
  return group === 'missing' || group === 'notApplicable' ? 'grey' : group;
};

/** The areas of each group, in the order of the engine inside it. */
export function groupSoluzioni(soluzioni: readonly Soluzione[]): Record<Group, Soluzione[]> {
  const groups: Record<Group, Soluzione[]> = {
    red: [],
    yellow: [],
    toCheck: [],
    green: [],
    missing: [],
    notApplicable: [],
  };
  for (const soluzione of soluzioni) groups[groupOf(soluzione)].push(soluzione);
  return groups;
}

/** How many areas each group has. */
export function countGroups(soluzioni: readonly Soluzione[]): Record<Group, number> {
  const counts = { red: 0, yellow: 0, toCheck: 0, green: 0, missing: 0, notApplicable: 0 };
  for (const soluzione of soluzioni) counts[groupOf(soluzione)] += 1;
  return counts;
}

/**
 * The areas that concern one person: those that name them, and those of the whole family, which
 * name nobody.
 */
export const concerning = (soluzioni: readonly Soluzione[], memberId: string): Soluzione[] =>
  soluzioni.filter(({ membri }) => membri.length === 0 || membri.includes(memberId));

/** The areas that ask for something, most urgent first: what Home puts in front. */
export const toDo = (soluzioni: readonly Soluzione[]): Soluzione[] =>
  soluzioni.filter(({ level }) => level === 'red' || level === 'yellow');
