/** What one area may have on the disk: documents, pictures, reports, and uploads on their way. */
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { DiskSpace } from '../../storage/disk-space.ts';
import { storedBytes } from './file-repository.ts';
import { QUOTA_BYTES } from './upload-limits.ts';

export function storageQuota({ db }: Pick<Deps, 'db'>, disk: DiskSpace) {
  /** Bytes of uploads on their way to this server, by area. */
  const underWay = new Map<string, number>();
  return {
    /**
     * An upload counts as long as it says it is, or as long as it may be. One alone is received
     * whatever the area has: it may be a repeat.
     * @throws ProblemError STORAGE_FULL, or TOO_MANY_REQUESTS when several together do not fit
     */
    async receiving<T>(
      areaId: string,
      request: FastifyRequest,
      mostBytes: number,
      work: () => Promise<T>,
    ): Promise<T> {
      const announced = Math.min(
        Number(request.headers['content-length'] ?? mostBytes) || mostBytes,
        mostBytes,
      );
      const others = underWay.get(areaId) ?? 0;
      underWay.set(areaId, others + announced);
      try {
        await disk.refuseWhenFull();
        if (others > 0 && (await storedBytes(db)) + others + announced > QUOTA_BYTES) {
          throw new ProblemError('TOO_MANY_REQUESTS', {
            detail: 'Other uploads to this area are under way',
            retryAfterSeconds: 10,
          });
        }
        return await work();
      } finally {
        const left = (underWay.get(areaId) ?? 0) - announced;
        if (left > 0) underWay.set(areaId, left);
        else underWay.delete(areaId);
      }
    },
  };
}
export type StorageQuota = ReturnType<typeof storageQuota>;

/** @throws ProblemError VALIDATION when `used` is more than an area may have */
export function refuseOverQuota(
  used: { bytes: number; files?: number },
  mostFiles = Infinity,
): void {
  if (used.bytes <= QUOTA_BYTES && (used.files ?? 0) <= mostFiles) return;
  throw new ProblemError('VALIDATION', {
    errors: [
      {
        field: 'Files',
        code: 'forms:errors.quota',
        message: 'Lo spazio per i documenti è finito: elimina quelli che non servono.',
      },
    ],
  });
}
