import type { StoredFile } from '@bussola/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../db/port.ts';
import { hasRow, q, row, rows, run, wireTime } from '../../db/typed.ts';
import type { FileType } from './inspect.ts';

export const listFiles = (db: Queryable, areaId: string): Promise<StoredFile[]> =>
  rows(
    db,
    q
      .selectFrom('files')
      .select((eb) => [
        'id',
        'name',
        'type',
        'size_bytes as sizeBytes',
        wireTime(eb, 'created_at').as('createdAt'),
        eb('uploaded_by', '=', eb.ref('user_id')).$castTo<boolean>().as('ownUpload'),
      ])
      .where('user_id', '=', areaId)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
export interface NewFile {
  id: string;
  areaId: string;
  name: string;
  type: FileType;
  size: number;
  blobKey: string;
  uploadedBy: string;
  now: Date;
}
export const insertFile = (tx: Queryable, f: NewFile): Promise<void> =>
  run(
    tx,
    q.insertInto('files').values({
      id: f.id,
      user_id: f.areaId,
      name: f.name,
      type: f.type,
      size_bytes: f.size,
      blob_key: f.blobKey,
      uploaded_by: f.uploadedBy,
      created_at: f.now,
    }),
  );
const storedInArea = sql<number>`area_stored_bytes()`.as('bytes');
/** Bytes on the disk of the open area: documents, pictures and reports. */
export const storedBytes = async (db: Queryable): Promise<number> =>
  (await row(db, q.selectNoFrom(storedInArea)))?.bytes ?? 0;
/** Counted under the area's lock, so that two uploads at once do not pass the quota together. */
export async function usage(
  tx: Queryable,
  areaId: string,
): Promise<{ files: number; bytes: number }> {
  const used = await row(
    tx,
    q
      .selectFrom('files')
      .select((eb) => [eb.fn.countAll<number>().as('files'), storedInArea])
      .where('user_id', '=', areaId),
  );
  return used ?? { files: 0, bytes: 0 };
}
/** @returns false when the file is not of this area */
export const renameFile = (
  db: Queryable,
  areaId: string,
  id: string,
  name: string,
): Promise<boolean> =>
  hasRow(
    db,
    q
      .updateTable('files')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', areaId)
      .returning('id'),
  );
/** @returns where its bytes are; undefined when the file is not of this area */
export async function removeFile(
  db: Queryable,
  areaId: string,
  id: string,
): Promise<string | undefined> {
  const removal = q
    .deleteFrom('files')
    .where('id', '=', id)
    .where('user_id', '=', areaId)
    .returning('blob_key as key');
  return (await row(db, removal))?.key;
}
export const findFile = (
  db: Queryable,
  areaId: string,
  id: string,
): Promise<{ name: string; type: FileType; blobKey: string } | undefined> =>
  row(
    db,
    q
      .selectFrom('files')
      .select(['name', 'type', 'blob_key as blobKey'])
      .where('id', '=', id)
      .where('user_id', '=', areaId),
  );
/** Keys that some row still refers to; everything else in the folder may go. */
export async function filesInUse(db: Queryable): Promise<Set<string>> {
  const kept = q
    .selectFrom('files')
    .select('blob_key as key')
    .union(q.selectFrom('avatars').select('blob_key as key'));
  return new Set((await rows(db, kept)).map(({ key }) => key));
}
