/**
 * The copy of a person's own area that this device keeps while a session with «Ricordami» lasts
 * (docs/decisions/0051). It follows the session: whatever ends or changes the session takes the
 * copy away. Everybody else's data stay in memory.
 */
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '@bussola/client/session';
import type { SessionState } from '@bussola/client/session';
import type { CopyOwner, KeptCopy } from './keep-copy.ts';
import { getQueryClient } from './query-client.ts';

export const COPY_DATABASE = 'bussola';

/** The copy that is being kept; null while everything is in memory only. */
export const deviceCopy = createStore<{ copy: KeptCopy | null }>(() => ({ copy: null }));

let starting: AbortController | undefined;
function stopCopy(): void {
  starting?.abort();
  deviceCopy.getState().copy?.stop();
  deviceCopy.setState({ copy: null });
}

/** Erases the copy and its key. The browser itself does it: no file of ours has to arrive first. */
export function eraseDeviceCopy(): void {
  stopCopy();
  try {
    indexedDB.deleteDatabase(COPY_DATABASE);
  } catch {
    // A browser without the database has no copy either.
  }
}

/** Erases the copy at the person's wish. It comes back with the next sign-in, not before. */
export async function refuseDeviceCopy(): Promise<void> {
  try {
    await deviceCopy.getState().copy?.erase();
    deviceCopy.setState({ copy: null });
  } catch {
    // The database was closed under us: it goes whole.
    eraseDeviceCopy();
  }
}

function ownerOf({ user, limitedTo, acting, rememberedUntil }: SessionState): CopyOwner | null {
  if (!user || limitedTo || acting || rememberedUntil === null) return null;
  return { userId: user.id, until: rememberedUntil };
}

async function keep(owner: CopyOwner, build: string): Promise<void> {
  const { signal } = (starting = new AbortController());
  try {
    const [{ keepCopy }, queryClient] = await Promise.all([
      import(/* webpackChunkName: "device-copy" */ './keep-copy.ts'),
      getQueryClient(),
    ]);
    const copy = await keepCopy({
      database: COPY_DATABASE,
      queryClient,
      owner,
      build,
      signal,
    });
    if (copy) deviceCopy.setState({ copy });
  } catch {
    // No database, no room, no file of ours: everything stays in memory, as without «Ricordami».
  }
}

/** @param build of the shell: a copy that another build wrote is dropped */
export function followDeviceCopy(build: string): void {
  let following: string | undefined;
  const follow = (state: SessionState): void => {
    // Nobody knows yet who is here: nothing is shown, nothing erased.
    if (state.status === 'unknown') return;
    const owner = ownerOf(state);
    const next = JSON.stringify(owner);
    if (next === following) return;
    following = next;
    stopCopy();
    if (owner) void keep(owner, build);
    else eraseDeviceCopy();
  };
  sessionStore.subscribe(follow);
  follow(sessionStore.getState());
}
