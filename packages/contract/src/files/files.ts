/**
 * /api/files, /api/avatars, /api/notes: what people keep in their area (specification §7).
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { areaRead, areaWrite, ownRead, ownWrite } from '../policy.ts';
import { Id, IsoDateTime, MemberParams, Name, NoteText, UserParams, Version } from '../shapes.ts';

export const StoredFile = z.strictObject({
  id: Id,
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']),
  sizeBytes: z.int(),
  createdAt: IsoDateTime,
  /** False when somebody with a grant put it there. */
  ownUpload: z.boolean(),
});
export type StoredFile = z.infer<typeof StoredFile>;
export const FileList = z.strictObject({
  files: z.array(StoredFile),
  usedBytes: z.int(),
  quotaBytes: z.int(),
  maxFileBytes: z.int(),
});
const FileParams = z.strictObject({ userId: Id, fileId: Id });
const Note = z.strictObject({
  text: z.string(),
  /** 0 when there is none yet. */ version: Version,
  updatedAt: IsoDateTime.nullable(),
});

export const files = {
  listFiles: endpoint({
    permission: areaRead(['documenti']),
    summary: 'Documents, newest first, and how much room they take',
    params: UserParams,
    response: FileList,
  }),
  uploadFiles: endpoint({
    permission: areaWrite(['documenti']),
    summary:
      'Keep up to ten documents (field Files): all of them or none. PDF, JPEG, PNG and WebP; pictures are drawn again without their hidden data',
    params: UserParams,
    consumes: 'multipart/form-data',
    status: 201,
    response: FileList.extend({ uploaded: z.array(Id) }),
  }),
  renameFile: endpoint({
    permission: areaWrite(['documenti'], { objects: { fileId: 'file' } }),
    summary: 'Rename; an empty name is refused, the ending follows the content',
    params: UserParams,
    body: z.strictObject({ fileId: Id, newName: Name }),
    response: FileList,
  }),
  downloadFile: endpoint({
    permission: areaRead(['documenti'], { objects: { fileId: 'file' } }),
    summary: 'The document, always as a download',
    params: FileParams,
    produces: 'application/octet-stream',
  }),
  deleteFile: endpoint({
    permission: areaWrite(['documenti'], { objects: { fileId: 'file' } }),
    summary: 'Throw a document away',
    params: FileParams,
    response: FileList,
  }),

  getAvatar: endpoint({
    permission: areaRead(['dati'], { objects: { memberId: 'member' } }),
    summary: 'Picture of a member; nothing (204) when there is none',
    params: MemberParams,
    produces: 'image/webp',
  }),
  uploadAvatar: endpoint({
    permission: areaWrite(['dati'], { objects: { memberId: 'member' } }),
    summary:
      'Picture of a member (field avatar): JPEG, PNG or WebP up to 2 MiB, kept as a square of 256 pixels',
    params: MemberParams,
    consumes: 'multipart/form-data',
    status: 201,
    response: z.strictObject({ updatedAt: IsoDateTime }),
  }),
  deleteAvatar: endpoint({
    permission: areaWrite(['dati'], { objects: { memberId: 'member' } }),
    summary: 'Take the picture away',
    params: MemberParams,
    status: 204,
  }),

  getNote: endpoint({
    permission: ownRead(),
    summary: 'The note of the area; empty, version 0, when there is none',
    params: UserParams,
    response: Note,
  }),
  createNote: endpoint({
    permission: ownWrite({ audit: 'never' }),
    summary: 'Write the first note; the same text twice is one note',
    params: UserParams,
    body: z.strictObject({ text: NoteText }),
    status: 201,
    response: Note,
  }),
  updateNote: endpoint({
    permission: ownWrite({ audit: 'never' }),
    summary: 'Save the note; 409 with the newer one when somebody saved in between',
    params: UserParams,
    body: z.strictObject({ text: NoteText, version: Version }),
    response: Note,
  }),
};
