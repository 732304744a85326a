import { useQuery } from '@tanstack/react-query';
import type { User } from '@bussola/contract';
import { avatarQueries, generaleQueries } from '@bussola/client';
import { Avatar } from '@bussola/ui/core';
import { WithQueries } from '../session/with-queries.tsx';

/**
 * The picture of the signed-in person, as a member of their household. Their initials until it
 * loads, or without a picture.
 */
export function OwnAvatar({ user }: { user: User }) {
  return (
    <WithQueries>
      <Picture user={user} />
    </WithQueries>
  );
}

function Picture({ user: { id, firstName, lastName } }: { user: User }) {
  const { data } = useQuery(generaleQueries.allInfo(id));
  const me = data?.nucleoFamiliare.find(({ gradoParentela }) => gradoParentela === 'me');
  const { data: image } = useQuery({
    ...avatarQueries.one(id, me?._id ?? ''),
    enabled: me !== undefined,
  });
  return <Avatar name={`${firstName} ${lastName}`} size="sm" image={image ?? undefined} />;
}
