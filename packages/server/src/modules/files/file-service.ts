/**
 * Documents of an area: taken apart before they are kept, sealed with the owner's key, handed out
 * only as downloads. Upload and check are files of their own.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { Download } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { checkUpload } from './check-upload.ts';
import { tidyFileName } from './file-name.ts';
import { filePurpose } from './file-parts.ts';
import type { FileParts } from './file-parts.ts';
import * as files from './file-repository.ts';
import { uploadFiles } from './upload-files.ts';
import { MAX_FILE_BYTES, QUOTA_BYTES } from './upload-limits.ts';

export function fileService(deps: Deps, parts: FileParts) {
  const { db, clock } = deps;
  const { blobs, keys, intake } = parts;
  async function list(areaId: string): Promise<ResponseOf<'listFiles'>> {
    const all = await files.listFiles(db, areaId);
    return {
      files: all,
      usedBytes: await files.storedBytes(db),
      quotaBytes: QUOTA_BYTES,
      maxFileBytes: MAX_FILE_BYTES,
    };
  }

  const check = checkUpload(deps);
  return {
    list,
    check,
    ...uploadFiles(deps, { ...parts, check, list }),

    async rename(
      actor: Actor,
      { fileId, newName }: BodyOf<'renameFile'>,
    ): Promise<ResponseOf<'renameFile'>> {
      const found = await files.findFile(db, actor.areaId, fileId);
      if (
        !found ||
        !(await files.renameFile(db, actor.areaId, fileId, tidyFileName(newName, found.type)))
      )
        throw new ProblemError('NOT_FOUND');
      return list(actor.areaId);
    },

    async download(actor: Actor, fileId: string): Promise<Download> {
      const found = await files.findFile(db, actor.areaId, fileId);
      if (!found) throw new ProblemError('NOT_FOUND');
      const stored = await blobs.get(found.blobKey).catch(async (error: unknown) => {
        // Deleted between the two reads.
        if (!(await files.findFile(db, actor.areaId, fileId))) throw new ProblemError('NOT_FOUND');
        throw error;
      });
      const bytes = await keys.unseal(db, actor.areaId, stored, filePurpose(actor.areaId));
      return new Download(bytes, found.name, found.type);
    },

    async remove(actor: Actor, fileId: string): Promise<ResponseOf<'deleteFile'>> {
      const key = await files.removeFile(db, actor.areaId, fileId);
      if (key === undefined) throw new ProblemError('NOT_FOUND');
      await blobs.remove([key]);
      return list(actor.areaId);
    },

    /** At the start of a server that has its folder for itself: nobody is sending. */
    forgetInterrupted: () => intake.sweep(0),
    sweep: async () => {
      await intake.sweep();
      await blobs.sweep(await files.filesInUse(db), clock());
    },
  };
}
export type FileService = ReturnType<typeof fileService>;
