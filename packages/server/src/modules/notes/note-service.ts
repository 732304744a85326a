/**
 * The one free note of an area, sealed: saved by its writer's page at every pause, so two tabs meet
 * here.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import * as notes from './note-repository.ts';

const purpose = (areaId: string): string => `note of ${areaId}`;
type Note = ResponseOf<'getNote'>;

export function noteService({ db, clock }: Deps, keys: PersonalKeys) {
  async function get(areaId: string): Promise<Note> {
    const found = await notes.findNote(db, areaId);
    if (!found) return { text: '', version: 0, updatedAt: null };
    return {
      text: await keys.unsealText(db, areaId, found.text, purpose(areaId)),
      version: found.version,
      updatedAt: found.updatedAt,
    };
  }
  const conflict = async (areaId: string) =>
    new ProblemError('CONFLICT', {
      detail: 'Somebody saved in between',
      current: await get(areaId),
    });

  return {
    get,
    /** @throws ProblemError CONFLICT with the note that is there */
    async create(actor: Actor, { text }: BodyOf<'createNote'>): Promise<Note> {
      const sealed = await keys.sealText(db, actor.areaId, text, purpose(actor.areaId));
      if (!(await notes.insertNote(db, { areaId: actor.areaId, text: sealed, now: clock() }))) {
        const current = await get(actor.areaId);
        // The same words sent twice are one note.
        if (current.text === text) return current;
        throw await conflict(actor.areaId);
      }
      return get(actor.areaId);
    },
    async update(actor: Actor, { text, version }: BodyOf<'updateNote'>): Promise<Note> {
      const sealed = await keys.sealText(db, actor.areaId, text, purpose(actor.areaId));
      if (
        !(await notes.saveNote(db, { areaId: actor.areaId, text: sealed, version, now: clock() }))
      )
        throw await conflict(actor.areaId);
      return get(actor.areaId);
    },
  };
}
export type NoteService = ReturnType<typeof noteService>;
