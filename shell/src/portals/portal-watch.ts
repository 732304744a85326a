/** What goes on behind an open portal: the list is asked again, a newer build offered, the next portal warmed. */
import type { Watched } from './watched.ts';
import { warmOnIntent } from './portal-warm.ts';
import type { PortalRuntime } from './portal-runtime.ts';
import { offerUpdates } from './update-offer.ts';

const POLL_MS = 5 * 60_000;
/** Whoever goes to and fro between two windows asks no more often. */
const FOCUS_MS = 60_000;

export function startWatch(watched: Watched): void {
  pollList(watched.runtime);
  offerUpdates(watched);
  warmOnIntent(watched.runtime);
}

function pollList({ releases }: PortalRuntime): void {
  let askedAt = Date.now();
  const ask = () => { askedAt = Date.now(); if (!document.hidden) void releases.refresh(); };
  // A fifth to and fro, so that all pages opened by one message do not ask in one second.
  const later = () => { setTimeout(() => { ask(); later(); }, POLL_MS * (0.8 + Math.random() * 0.4)); };
  later();
  const onLook = () => { if (!document.hidden && Date.now() - askedAt > FOCUS_MS) ask(); };
  addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
}
