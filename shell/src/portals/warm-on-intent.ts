/** Fetches the files of the next portal when the pointer is over a link to it. */
import type { PortalRuntime } from './portal-runtime.ts';
import { warmPortal } from './warm-portal.ts';

export function warmOnIntent(runtime: PortalRuntime): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    // A hint: when it fails, the load that follows says why.
    warmPortal(runtime, link.pathname).catch(() => seen.delete(link.pathname));
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
