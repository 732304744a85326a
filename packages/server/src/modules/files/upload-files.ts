import { createHash, randomUUID } from 'node:crypto';
import type { ResponseOf } from '@bussola/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { withNewBlobs } from '../../storage/new-blobs.ts';
import type { Put } from '../../storage/new-blobs.ts';
import { lockArea } from '../people/nucleo-repository.ts';
import { answered, idempotencyKey, once } from '../idempotency/once.ts';
import type { CheckUpload } from './check-upload.ts';
import { tidyFileName } from './file-name.ts';
import { filePurpose } from './file-parts.ts';
import type { FileParts } from './file-parts.ts';
import * as files from './file-repository.ts';
import type { FileType } from './inspect.ts';
import { refuseOverQuota } from './storage-quota.ts';
import type { Received } from './upload-intake.ts';
import { MAX_FILES_AT_ONCE, MAX_FILE_BYTES, QUOTA_FILES } from './upload-limits.ts';

interface Parts extends FileParts {
  check: CheckUpload;
  list: (areaId: string) => Promise<ResponseOf<'listFiles'>>;
}

/** Documents into the open area: all of them or none. */
export function uploadFiles(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { blobs, keys, intake, quota, check, list }: Parts,
) {
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
        areaId: actor.areaId,
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
    // The same upload was kept by an earlier request: these copies belong to no record.
    if (uploaded[0] !== kept[0]?.id) await blobs.remove(kept.map(({ blobKey }) => blobKey));
    return uploaded;
  }

  return {
    /** What has arrived, in whatever way. */
    keep,
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
  };
}
