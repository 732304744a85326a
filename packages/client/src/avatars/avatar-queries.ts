import { queryOptions } from '@tanstack/react-query';
import { callBlob } from '../call.ts';
import { isAvatarUpdated } from './avatar-updated.ts';

/** It changes only by a press, here or elsewhere. */
const STALE_MS = 300_000;

export const avatarQueries = {
  of: (userId: string) => ['avatars', userId] as const,
  /**
   * A member's picture as the address of its own bytes, to draw at once; null when there is none.
   */
  one: (userId: string, memberId: string) =>
    queryOptions({
      queryKey: [...avatarQueries.of(userId), memberId],
      staleTime: () => (isAvatarUpdated(userId) ? 0 : STALE_MS),
      queryFn: ({ signal }) => pictureOf(userId, memberId, signal),
    }),
  /**
   * Those of several members, by member; who has none, or whose picture does not come, is not among
   * them.
   */
  all: (userId: string, memberIds: readonly string[]) =>
    queryOptions({
      queryKey: [...avatarQueries.of(userId), 'all', ...memberIds],
      staleTime: () => (isAvatarUpdated(userId) ? 0 : STALE_MS),
      queryFn: async ({ signal }) => {
        const found = await Promise.allSettled(
          memberIds.map((memberId) => pictureOf(userId, memberId, signal)),
        );
        return Object.fromEntries(
          found.flatMap((one, at) =>
            one.status === 'fulfilled' && one.value !== null
              ? [[memberIds[at] ?? '', one.value] as const]
              : [],
          ),
        );
      },
    }),
};

async function pictureOf(
  userId: string,
  memberId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const picture = await callBlob('getAvatar', { params: { userId, memberId }, signal });
  return picture.size === 0 ? null : asDataUrl(picture);
}

function asDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(picture);
  });
}
