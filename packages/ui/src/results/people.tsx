import { Avatar } from '../core/avatar.tsx';
import { chakra, VisuallyHidden } from '../core/layout.ts';

export interface PersonShown {
  id: string;
  name: string;
  fullName: string;
  tone: number;
  image?: string | undefined;
}

/** Who it is about: overlapping initials and their names. */
export function People({
  people,
  namesHidden = false,
}: {
  people: readonly PersonShown[];
  /** Only read aloud, where there is no room. */
  namesHidden?: boolean;
}) {
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="quiet" minWidth="0">
      <chakra.span
        display="inline-flex"
        css={{
          '& > * + *': { marginInlineStart: '-6px' },
          '& > *': { boxShadow: '0 0 0 2px {colors.surface}' },
        }}
      >
        {people.map((person) => (
          <Avatar
            key={person.id}
            name={person.fullName}
            tone={person.tone}
            image={person.image}
            size="sm"
          />
        ))}
      </chakra.span>
      {namesHidden ? (
        <VisuallyHidden>{names}</VisuallyHidden>
      ) : (
        <chakra.span minWidth="0" overflowWrap="anywhere">
          {names}
        </chakra.span>
      )}
    </chakra.span>
  );
}
