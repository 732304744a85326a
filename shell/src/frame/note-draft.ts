/**
 * The note being written. It outlives the drawer and the page, and ends with the session. Only in
 * memory: a note is private, and the next person at this browser may be another one. Saved at every
 * pause, and never over a newer version.
 */
import { createStore } from 'zustand/vanilla';
import type { ResponseOf } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { createNote, updateNote } from '../session/calls.ts';
import { keepUntilSignOut } from '../session/session.ts';

export type Note = ResponseOf<'getNote'>;
export type NoteState =
  | { kind: 'clean' }
  | { kind: 'writing' | 'saving' }
  | { kind: 'failed'; code: string | undefined }
  | { kind: 'conflict'; other: Note };
interface Draft {
  userId: string;
  /** As the server last had it. */ saved: Note;
  text: string;
  state: NoteState;
  /** Asked before it is lost. */ leave: string;
}

const PAUSE_MS = 1_200;
const AGAIN_MS = 30_000;
export const noteDraft = createStore<{ draft: Draft | null }>(() => ({ draft: null }));
const current = (): Draft | null => noteDraft.getState().draft;
const set = (part: Partial<Draft>): void =>
  noteDraft.setState(({ draft }) => ({ draft: draft && { ...draft, ...part } }));

let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<boolean> | undefined;

export const isUnsaved = (draft: Draft | null = current()): boolean =>
  draft !== null && draft.text !== draft.saved.text;

/** A note read from the server takes the place of the one before, unless that was not saved yet. */
export function openNote(userId: string, saved: Note, leave: string): void {
  const draft = current();
  if (draft?.userId === userId && isUnsaved(draft)) return;
  noteDraft.setState({
    draft: { userId, saved, text: saved.text, state: { kind: 'clean' }, leave },
  });
}

export function writeNote(text: string): void {
  const draft = current();
  if (!draft || draft.state.kind === 'conflict') return;
  set({ text, state: { kind: 'writing' } });
  saveIn(PAUSE_MS);
}

function saveIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNote(), ms);
}

/**
 * @returns whether everything is saved; one attempt at a time, and text typed meanwhile follows
 */
export async function saveNote(): Promise<boolean> {
  if (saving) await saving;
  const draft = current();
  if (!isUnsaved(draft) || !draft) return true;
  if (draft.state.kind === 'conflict') return false;
  saving = send(draft).finally(() => {
    saving = undefined;
  });
  return saving;
}

async function send({ userId, text, saved }: Draft): Promise<boolean> {
  clearTimeout(timer);
  set({ state: { kind: 'saving' } });
  try {
    const kept =
      saved.version === 0
        ? await createNote(userId, text)
        : await updateNote(userId, { text, version: saved.version });
    // The person signed out meanwhile, and the draft went with the session.
    if (current()?.userId !== userId) return true;
    set({ saved: kept, state: { kind: current()?.text === text ? 'clean' : 'writing' } });
    if (!isUnsaved()) return true;
    saveIn(PAUSE_MS);
    return false;
  } catch (error) {
    const state = failureOf(error);
    set({ state });
    if (state.kind === 'failed') saveIn(AGAIN_MS);
    return false;
  }
}

/** A conflict of this call carries the note as the server holds it. */
function failureOf(error: unknown): Extract<Draft['state'], { kind: 'conflict' | 'failed' }> {
  const problem = asProblem(error);
  return problem?.code === 'CONFLICT'
    ? { kind: 'conflict', other: problem.problem?.current as Note }
    : { kind: 'failed', code: problem?.code };
}

/** Two versions, and the person chose. */
export function settleNote(keepMine: boolean): void {
  const draft = current();
  if (draft?.state.kind !== 'conflict') return;
  const { other } = draft.state;
  set({ saved: other, text: keepMine ? draft.text : other.text, state: { kind: 'clean' } });
  if (keepMine) void saveNote();
}

function forget(): void {
  clearTimeout(timer);
  noteDraft.setState({ draft: null });
}
// Signing out saves first; a note that cannot be saved is lost only after a question.
keepUntilSignOut({
  save: async () => (await saveNote()) || (await saveNote()) || window.confirm(current()?.leave),
  forget,
});
addEventListener('online', () => void saveNote());
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});
