/**
 * The avatar-updated flag (specification, «Data events»): it stands for two seconds after a photo
 * changed, and every avatar of that household that is drawn meanwhile is asked for again.
 */
export const AVATAR_UPDATED_MS = 2_000;
const updated = new Map<string, ReturnType<typeof setTimeout>>();

export const isAvatarUpdated = (userId: string): boolean => updated.has(userId);

export function setAvatarUpdated(userId: string): void {
  clearTimeout(updated.get(userId));
  updated.set(
    userId,
    setTimeout(() => updated.delete(userId), AVATAR_UPDATED_MS),
  );
}
