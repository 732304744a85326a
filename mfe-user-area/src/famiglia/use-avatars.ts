import { avatarQueries } from '@bussola/client';
import { useQuery } from '@tanstack/react-query';

const NONE: Readonly<Record<string, string>> = {};

/** The pictures of these people, by member; who has none keeps the initials. */
export function useAvatars(
  userId: string,
  memberIds: readonly string[],
): Readonly<Record<string, string>> {
  return (
    useQuery({ ...avatarQueries.all(userId, memberIds), enabled: memberIds.length > 0 }).data ??
    NONE
  );
}
