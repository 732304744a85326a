/**
 * Documents of an area: taken apart before they are kept, sealed with the owner's key, handed out
 * only as downloads.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Download } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { withNewBlobs } from '../../storage/new-blobs.ts';
import type { Put } from '../../storage/new-blobs.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { lockArea } from '../area/nucleo-repository.ts';
import { answered, idempotencyKey, once } from '../idempotency/once.ts';
import { inspect } from './inspect.ts';
import type { FileType, Unfit } from './inspect.ts';
import { tidyFileName } from './file-name.ts';
import * as files from './file-repository.ts';
import type { Received, UploadIntake } from './upload-intake.ts';
import { refuseOverQuota } from './storage-quota.ts';
import type { StorageQuota } from './storage-quota.ts';
import { MAX_FILES_AT_ONCE, MAX_FILE_BYTES, QUOTA_BYTES, QUOTA_FILES } from './upload-limits.ts';
import { isClean } from './virus-scan.ts';

const SAID: Readonly<Record<Unfit, string>> = {
  type: 'Accettiamo PDF, JPEG, PNG e WebP.',
  damaged: 'Il file è danneggiato o incompleto.',
  'too-many-pixels': 'Il file è troppo grande da aprire.',
  active: 'Il PDF contiene programmi o altri file: stampalo di nuovo come PDF.',
  malware: 'Il file non ha superato il controllo antivirus.',
};
const CODE: Readonly<Record<Unfit, string>> = {
  type: 'forms:errors.fileType',
  damaged: 'forms:errors.fileDamaged',
  'too-many-pixels': 'forms:errors.fileTooLarge',
  active: 'forms:errors.fileActive',
  malware: 'forms:errors.fileMalware',
};

export interface FileParts {
  blobs: BlobStore;
  keys: PersonalKeys;
  intake: UploadIntake;
  quota: StorageQuota;
}
/** What the bytes of a document are sealed for. */
export const filePurpose = (userId: string): string => `document of ${userId}`;

export function fileService(
  { db, clock, config, log }: Deps,
  { blobs, keys, intake, quota }: FileParts,
) {
  async function list(userId: string): Promise<ResponseOf<'listFiles'>> {
    const all = await files.listFiles(db, userId);
    return {
      files: all,
      usedBytes: await files.storedBytes(db),
      quotaBytes: QUOTA_BYTES,
      maxFileBytes: MAX_FILE_BYTES,
    };
  }

  /**
   * @throws ProblemError VALIDATION naming the file that cannot be kept, UNAVAILABLE when there is
   *   no time to take it apart, or the virus scanner does not answer
   */
  async function check(bytes: Uint8Array, as: 'document' | 'avatar', field: string) {
    const found = await inspect(bytes, as).catch((error: unknown) => {
      log.error(
        { err: error instanceof Error && error.cause ? error.cause : error },
        'an upload could not be taken apart: it is refused',
      );
      throw error;
    });
    const unfit = 'unfit' in found ? found.unfit : (await infected(bytes)) ? 'malware' : null;
    if (unfit !== null || 'unfit' in found) {
      const why = unfit ?? 'damaged';
      throw new ProblemError('VALIDATION', {
        detail: `The file is unfit: ${why}`,
        errors: [{ field, code: CODE[why], message: SAID[why] }],
      });
    }
    return found;
  }

  async function infected(bytes: Uint8Array): Promise<boolean> {
    if (config.clamdUrl === null) return false;
    try {
      return !(await isClean(config.clamdUrl, bytes));
    } catch (error) {
      log.error({ err: error }, 'the virus scanner did not answer: the upload is refused');
      throw new ProblemError('UNAVAILABLE', {
        detail: 'The upload cannot be checked now',
        retryAfterSeconds: 30,
      });
    }
  }

  async function keep(
    actor: Actor,
    key: string | undefined,
    received: readonly Received[],
  ): Promise<ResponseOf<'uploadFiles'>> {
    const asked = {
      userId: actor.userId,
      key,
      now: clock(),
      request: JSON.stringify({
        uploadFiles: received.map(({ fileName, bytes }) => [
          fileName,
          createHash('sha256').update(bytes).digest('hex'),
        ]),
        areaId: actor.areaId,
      }),
    };
    // Before anything is taken apart: a repeat costs one read.
    const earlier = await answered<{ uploaded: string[] }>(db, asked);
    if (earlier) return { ...(await list(actor.areaId)), ...earlier };
    const fit = await Promise.all(
      received.map(async ({ fileName, bytes }, at) => ({
        fileName,
        ...(await check(bytes, 'document', `Files.${at}`)),
      })),
    );
    const uploaded = await withNewBlobs(
      blobs,
      (put) => seal(actor, fit, put),
      (kept) => insert(actor, asked, kept),
    );
    return { ...(await list(actor.areaId)), uploaded };
  }

  async function seal(
    actor: Actor,
    fit: readonly { fileName: string; type: FileType; bytes: Buffer }[],
    put: Put,
  ): Promise<files.NewFile[]> {
    const kept: files.NewFile[] = [];
    for (const { fileName, type, bytes } of fit) {
      const { key: blobKey } = await put(
        await keys.seal(db, actor.areaId, bytes, filePurpose(actor.areaId)),
      );
      kept.push({
        id: randomUUID(),
        userId: actor.areaId,
        name: tidyFileName(fileName, type),
        type,
        size: bytes.length,
        blobKey,
        uploadedBy: actor.userId,
        now: clock(),
      });
    }
    return kept;
  }

  async function insert(
    actor: Actor,
    asked: Parameters<typeof once>[1],
    kept: readonly files.NewFile[],
  ): Promise<string[]> {
    const { uploaded } = await db.transaction((tx) =>
      once(tx, asked, async () => {
        await lockArea(tx, actor.areaId);
        const used = await files.usage(tx, actor.areaId);
        refuseOverQuota(
          {
            bytes: used.bytes + kept.reduce((sum, { size }) => sum + size, 0),
            files: used.files + kept.length,
          },
          QUOTA_FILES,
        );
        for (const file of kept) await files.insertFile(tx, file);
        return { uploaded: kept.map(({ id }) => id) };
      }),
    );
    // The same upload was kept by an earlier request: these copies are nobody's.
    if (uploaded[0] !== kept[0]?.id) await blobs.remove(kept.map(({ blobKey }) => blobKey));
    return uploaded;
  }

  return {
    list,
    check,

    /** All of them or none. */
    async upload(actor: Actor, incoming: FastifyRequest): Promise<ResponseOf<'uploadFiles'>> {
      const key = idempotencyKey(incoming);
      return quota.receiving(actor.areaId, incoming, MAX_FILES_AT_ONCE * MAX_FILE_BYTES, () =>
        intake.receive(
          incoming,
          { field: 'Files', maxBytes: MAX_FILE_BYTES, maxFiles: MAX_FILES_AT_ONCE },
          (received) => keep(actor, key, received),
        ),
      );
    },

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
