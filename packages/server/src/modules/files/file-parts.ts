import type { BlobStore } from '../../storage/blob-store.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { StorageQuota } from './storage-quota.ts';
import type { UploadIntake } from './upload-intake.ts';

/** What the use cases of documents share. */
export interface FileParts {
  blobs: BlobStore;
  keys: PersonalKeys;
  intake: UploadIntake;
  quota: StorageQuota;
}
/** What the bytes of a document are sealed for. */
export const filePurpose = (areaId: string): string => `document of ${areaId}`;
