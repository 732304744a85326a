import type { StoredFile } from '@bussola/contract';
import type { Queryable } from '../../db/port.ts';
import type { FileType } from './inspect.ts';

const FILE = `json_build_object('id', id, 'name', name, 'type', type, 'sizeBytes', size_bytes, 'createdAt', wire_time(created_at), 'ownUpload', uploaded_by = user_id)`;

export async function listFiles(db: Queryable, userId: string): Promise<StoredFile[]> {
  return (
    await db.query<{ file: StoredFile }>(
      `select ${FILE} as file from files where user_id = $1 order by created_at desc, id`,
      [userId],
    )
  ).map(({ file }) => file);
}
export interface NewFile {
  id: string;
  userId: string;
  name: string;
  type: FileType;
  size: number;
  blobKey: string;
  uploadedBy: string;
  now: Date;
}
export async function insertFile(tx: Queryable, f: NewFile): Promise<void> {
  await tx.query(
    'insert into files (id, user_id, name, type, size_bytes, blob_key, uploaded_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [f.id, f.userId, f.name, f.type, f.size, f.blobKey, f.uploadedBy, f.now],
  );
}
/** Bytes on the disk of the open area: documents, pictures and reports. */
export async function storedBytes(db: Queryable): Promise<number> {
  const [row] = await db.query<{ bytes: number }>('select area_stored_bytes() as bytes', []);
  return row?.bytes ?? 0;
}
/** Counted under the area's lock, so that two uploads at once do not pass the quota together. */
export async function usage(
  tx: Queryable,
  userId: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await tx.query<{ files: number; bytes: number }>(
    'select count(*)::int as files, area_stored_bytes() as bytes from files where user_id = $1',
    [userId],
  );
  return row ?? { files: 0, bytes: 0 };
}
/** @returns false when the file is not of this area */
export async function renameFile(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  return (
    (
      await db.query('update files set name = $3 where id = $1 and user_id = $2 returning id', [
        id,
        userId,
        name,
      ])
    ).length > 0
  );
}
/** @returns where its bytes are; undefined when the file is not of this area */
export async function removeFile(
  db: Queryable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  return (
    await db.query<{ key: string }>(
      'delete from files where id = $1 and user_id = $2 returning blob_key as key',
      [id, userId],
    )
  )[0]?.key;
}
export async function findFile(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ name: string; type: FileType; blobKey: string } | undefined> {
  const [row] = await db.query<{ name: string; type: FileType; blobKey: string }>(
    'select name, type, blob_key as "blobKey" from files where id = $1 and user_id = $2',
    [id, userId],
  );
  return row;
}
/** Keys that some row still refers to; everything else in the folder may go. */
export async function filesInUse(db: Queryable): Promise<Set<string>> {
  return new Set(
    (
      await db.query<{ key: string }>(
        'select blob_key as key from files union select blob_key from avatars',
        [],
      )
    ).map(({ key }) => key),
  );
}
