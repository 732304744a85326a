import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { call, callBlob, callUpload } from '../call.ts';
import { saveFile } from '../save-file.ts';
import { segniQueries } from '../segni/segni-queries.ts';

export const fileQueries = {
  of: (userId: string) => ['files', userId] as const,
  /** The documents of an area, newest first, and how much room they take. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...fileQueries.of(userId), 'list'],
      queryFn: ({ signal }) => call('listFiles', { params: { userId }, signal }),
    }),
};

/** Every answer about documents is the new list. */
export function useFileList(userId: string): (list: ResponseOf<'listFiles'>) => void {
  const queryClient = useQueryClient();
  return ({ files, usedBytes, quotaBytes, maxFileBytes }) => {
    queryClient.setQueryData(fileQueries.list(userId).queryKey, {
      files,
      usedBytes,
      quotaBytes,
      maxFileBytes,
    });
  };
}
/** The same, and reads the marks (`segni`) again: they name documents. */
function useChangedList(userId: string): (list: ResponseOf<'listFiles'>) => Promise<void> {
  const queryClient = useQueryClient();
  const put = useFileList(userId);
  return (list) => {
    put(list);
    return queryClient.invalidateQueries({ queryKey: segniQueries.list(userId).queryKey });
  };
}
export function useUploadFile(userId: string) {
  const put = useFileList(userId);
  return useMutation({
    mutationFn: (upload: {
      file: File;
      fileName: string;
      signal: AbortSignal;
      onProgress: (share: number) => void;
    }) => callUpload('uploadFiles', { params: { userId }, ...upload }),
    onSuccess: put,
  });
}
export function useRenameFile(userId: string) {
  const put = useChangedList(userId);
  return useMutation({
    mutationFn: (body: BodyOf<'renameFile'>) => call('renameFile', { params: { userId }, body }),
    onSuccess: put,
  });
}
export function useDeleteFile(userId: string) {
  const put = useChangedList(userId);
  return useMutation({
    mutationFn: ({ fileId }: { fileId: string }) =>
      call('deleteFile', { params: { userId, fileId } }),
    onSuccess: put,
  });
}
/** Fetches a document and hands it to the browser under its name. */
export function useDownloadFile(userId: string) {
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) =>
      saveFile(await callBlob('downloadFile', { params: { userId, fileId: id } }), name),
  });
}
