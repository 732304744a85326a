import type { Soluzione } from '@bussola/domain';

/**
 * In the order of the page. Grey is two different things: data that are missing, and what does not
 * concern one.
 */
export const GROUPS = ['red', 'yellow', 'missing', 'green', 'notApplicable'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({ level, motivo }: Pick<Soluzione, 'level' | 'motivo'>): Group {
  if (level !== 'grey') return level;
  return motivo === 'non_applicabile' ? 'notApplicable' : 'missing';
}

/** The areas of each group, in the order of the engine inside it. */
export function groupSoluzioni(soluzioni: readonly Soluzione[]): Record<Group, Soluzione[]> {
  const groups: Record<Group, Soluzione[]> = {
    red: [],
    yellow: [],
    green: [],
    missing: [],
    notApplicable: [],
  };
  for (const soluzione of soluzioni) groups[groupOf(soluzione)].push(soluzione);
  return groups;
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
