/** The worker of the projection, from the folder of the release that this code came from. */
import { WorkerAddress } from './worker-address.ts';

/**
 * The shell's tag hook: puts the hash of the release list on a tag
 * (packages/portal-loader/src/tags.ts).
 */
type TagHook = (tag: HTMLScriptElement) => void;

/** The file of the worker does not match the list of its release, or did not arrive. */
export class WorkerLoadError extends Error {
  override readonly name = 'WorkerLoadError';
}

/**
 * No browser lets a page give a hash to a worker. So the file is fetched with its hash first, which
 * refuses what was altered, and the worker is made from the same address: files of a release never
 * change and are cached for a year, so that the second request is answered by the first. The page's
 * policy allows workers of our own origin only.
 * @throws WorkerLoadError when the file is absent, refused or altered
 */
export async function createWorker(signal?: AbortSignal): Promise<Worker> {
  const address = new WorkerAddress(new URL('./monte-carlo.worker.ts', import.meta.url)).href;
  const integrity = hashOf(address);
  try {
    const response = await fetch(address, {
      ...(integrity === undefined ? {} : { integrity }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw new WorkerLoadError(`${address}: ${response.status}`);
    await response.arrayBuffer();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error instanceof WorkerLoadError ? error : new WorkerLoadError(address, { cause: error });
  }
  return new Worker(address, { name: 'proiezione' });
}

/**
 * Of the release list, asked of the shell by a tag that is never put on the page; none while
 * developing.
 */
function hashOf(address: string): string | undefined {
  const hook = (globalThis as { __bussolaTag__?: TagHook }).__bussolaTag__;
  if (!hook) return undefined;
  const tag = document.createElement('script');
  tag.src = address;
  hook(tag);
  // The shell times what it prepares: this tag is done.
  tag.dispatchEvent(new Event('load'));
  return tag.integrity;
}
