import { Avatar, chakra } from '@bussola/ui/core';
import type { Person } from './people.ts';
import { useNames } from './use-people.ts';

/** The people an area concerns, one over the other, and their names. */
export function Faces({ people, ids }: { people: readonly Person[]; ids: readonly string[] }) {
  const namesOf = useNames(people);
  const shown = ids.flatMap((id) => people.find((person) => person.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="10px" textStyle="quiet">
      <chakra.span display="inline-flex" css={{ '& > * + *': { marginInlineStart: '-6px' } }}>{shown.map(({ id, fullName, tone }) => <Avatar key={id} name={fullName} tone={tone} size="sm" />)}</chakra.span>
      {namesOf(ids)}
    </chakra.span>
  );
}
