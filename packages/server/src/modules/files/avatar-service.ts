/**
 * Pictures of members: small squares, drawn again, shown to everybody who may see the household.
 */
import type { ResponseOf } from '@bussola/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Picture } from '../../http/handler.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { bumpRevision } from '../people/user-repository.ts';
import { findMembro, lockArea } from '../people/nucleo-repository.ts';
import type { FileParts } from './file-parts.ts';
import type { FileService } from './file-service.ts';
import { storedBytes } from './file-repository.ts';
import { refuseOverQuota } from './storage-quota.ts';
import { MAX_AVATAR_BYTES } from './upload-limits.ts';
import { withNewBlobs } from '../../storage/new-blobs.ts';
import * as avatars from './avatar-repository.ts';

/** What the bytes of a picture are sealed for. */
export const avatarPurpose = (memberId: string): string => `avatar of ${memberId}`;

export function avatarService(
  { db, clock }: Deps,
  { blobs, keys, intake, quota }: FileParts,
  { check }: Pick<FileService, 'check'>,
) {
  async function member(actor: Actor, memberId: string): Promise<void> {
    if (!(await findMembro(db, actor.areaId, memberId))) throw new ProblemError('NOT_FOUND');
  }
  async function keep(
    actor: Actor,
    memberId: string,
    given: Uint8Array,
  ): Promise<ResponseOf<'uploadAvatar'>> {
    const { bytes } = await check(given, 'avatar', 'avatar');
    const updatedAt = clock();
    const before = await withNewBlobs(
      blobs,
      async (put) => put(await keys.seal(db, actor.areaId, bytes, avatarPurpose(memberId))),
      ({ key, size }) =>
        db.transaction(async (tx) => {
          await lockArea(tx, actor.areaId);
          if (!(await findMembro(tx, actor.areaId, memberId))) throw new ProblemError('NOT_FOUND');
          const replaced = await avatars.findAvatar(tx, actor.areaId, memberId);
          refuseOverQuota({ bytes: (await storedBytes(tx)) + size });
          await avatars.putAvatar(tx, {
            memberId,
            userId: actor.areaId,
            blobKey: key,
            size,
            now: updatedAt,
          });
          await bumpRevision(tx, actor.areaId);
          return replaced?.blobKey;
        }),
    );
    if (before) await blobs.remove([before]);
    return { updatedAt: updatedAt.toISOString() };
  }
  return {
    /** Null where the member has none: most do not, and that is no error. */
    async get(actor: Actor, memberId: string): Promise<Picture | undefined> {
      await member(actor, memberId);
      const found = await avatars.findAvatar(db, actor.areaId, memberId);
      if (!found) return undefined;
      return new Picture(
        await keys.unseal(
          db,
          actor.areaId,
          await blobs.get(found.blobKey),
          avatarPurpose(memberId),
        ),
        'image/webp',
      );
    },
    async upload(
      actor: Actor,
      memberId: string,
      request: FastifyRequest,
    ): Promise<ResponseOf<'uploadAvatar'>> {
      await member(actor, memberId);
      return quota.receiving(actor.areaId, request, 2 * MAX_AVATAR_BYTES, () =>
        intake.receive(
          request,
          { field: 'avatar', maxBytes: MAX_AVATAR_BYTES, maxFiles: 1 },
          ([received]) => keep(actor, memberId, received?.bytes ?? new Uint8Array()),
        ),
      );
    },
    async remove(actor: Actor, memberId: string): Promise<undefined> {
      await member(actor, memberId);
      const key = await avatars.removeAvatar(db, actor.areaId, memberId);
      if (key) await blobs.remove([key]);
      return undefined;
    },
  };
}
export type AvatarService = ReturnType<typeof avatarService>;
