import { ownerOf } from '../guards/owner-of.ts';
import type { PortalRuntime } from './portal-runtime.ts';

/**
 * Runs the shell's parts of the requested portal while the session is being restored. What fails
 * here is loaded again by the portal loader, which reports it.
 */
export function startAhead(runtime: PortalRuntime, path: string): void {
  const owner = ownerOf(path, runtime.releases.descriptors());
  if (!owner) return;
  void Promise.allSettled([
    runtime.warmFederation(),
    runtime.ensureShared(owner.shared),
    import(/* webpackChunkName: "portal-place" */ './portal-place.tsx'),
  ]);
}
