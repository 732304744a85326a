/** /api/files, /api/avatars, /api/notes: what people keep in their area. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { AvatarService } from './avatar-service.ts';
import type { NoteService } from '../notes/note-service.ts';
import type { FileService } from './file-service.ts';

export function fileRoutes(files: FileService, avatars: AvatarService, notes: NoteService) {
  return {
    listFiles: (incoming) => files.list(actorOf(incoming).areaId),
    uploadFiles: (incoming) => files.upload(actorOf(incoming), incoming.request),
    renameFile: (incoming) => files.rename(actorOf(incoming), incoming.body),
    downloadFile: (incoming) => files.download(actorOf(incoming), incoming.params.fileId),
    deleteFile: (incoming) => files.remove(actorOf(incoming), incoming.params.fileId),
    getAvatar: (incoming) => avatars.get(actorOf(incoming), incoming.params.memberId),
    uploadAvatar: (incoming) =>
      avatars.upload(actorOf(incoming), incoming.params.memberId, incoming.request),
    deleteAvatar: (incoming) => avatars.remove(actorOf(incoming), incoming.params.memberId),
    getNote: (incoming) => notes.get(actorOf(incoming).areaId),
    createNote: (incoming) => notes.create(actorOf(incoming), incoming.body),
    updateNote: (incoming) => notes.update(actorOf(incoming), incoming.body),
  } satisfies Partial<Handlers>;
}
