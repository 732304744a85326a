import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callUpload } from '../call.ts';
import { avatarQueries } from './avatar-queries.ts';
import { setAvatarUpdated } from './avatar-updated.ts';

function useAvatarsChanged(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    setAvatarUpdated(userId);
    return queryClient.invalidateQueries({ queryKey: avatarQueries.of(userId) });
  };
}
export function useUploadAvatar(userId: string, memberId: string) {
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      callUpload('uploadAvatar', {
        params: { userId, memberId },
        file,
        fileName: file.name,
        onProgress,
      }),
    onSuccess: useAvatarsChanged(userId),
  });
}
export function useDeleteAvatar(userId: string, memberId: string) {
  return useMutation({
    mutationFn: async () => {
      await call('deleteAvatar', { params: { userId, memberId } });
    },
    onSuccess: useAvatarsChanged(userId),
  });
}
