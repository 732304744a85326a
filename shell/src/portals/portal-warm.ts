/** While the sign-in page is read and typed in: what the portal behind it will need. */
import { landing } from '../guards/decide.ts';
import type { Visitor } from '../guards/decide.ts';
import type { PortalRuntime } from './portal-runtime.ts';
import { warmPortal } from './warm-portal.ts';

/**
 * While the sign-in page is read: the hashes of every portal, without which none of them can begin.
 */
export function learnAll({ releases }: PortalRuntime): void {
  for (const {
    versions: [newest],
  } of releases.list().portals)
    if (newest) releases.learn(newest).catch(() => undefined);
}

/** Nearly everybody who signs in. */
const USUAL: Visitor = {
  role: 'User',
  state: 'active',
  checkup: true,
  grantsHeld: 0,
  limitedTo: null,
  isActing: false,
};

/**
 * A person who types an address and a password will soon need a portal: it is fetched while they
 * type, and nothing before.
 *
 * @param left aborted when the person leaves the sign-in page
 */
export function warmWhileTyping(runtime: PortalRuntime, left: AbortSignal): void {
  const begin = () => {
    void Promise.allSettled([
      warmPortal(runtime, landing(USUAL, runtime.releases.descriptors())),
      import(/* webpackChunkName: "portal-place" */ './portal-place.tsx'),
      runtime.warmFederation(),
    ]);
  };
  // The first paint may have been typed in before this was here.
  if (
    [
      ...document.querySelectorAll<HTMLInputElement>('input[name=email], input[name=password]'),
    ].some(({ value }) => value !== '')
  )
    begin();
  else document.addEventListener('input', begin, { once: true, passive: true, signal: left });
}
