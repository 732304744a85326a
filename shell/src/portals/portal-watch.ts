/**
 * What goes on behind an open portal: the list is asked again, a newer build offered, loads told to
 * the server, the next portal warmed.
 */
import { calls } from '@bussola/contract/calls';
import type { LoadReport } from '@bussola/portal-loader';
import type { Watched } from './watched.ts';
import { warmOnIntent } from './warm-on-intent.ts';
import type { PortalRuntime } from './portal-runtime.ts';
import { offerUpdates } from './update-offer.ts';

const POLL_MS = 5 * 60_000;
/** Switching between windows does not ask more often than this. */
const FOCUS_MS = 60_000;
const SEND_MS = 5_000;
/** As many as one call takes. */
const BATCH = 50;

export function startWatch(watched: Watched): void {
  pollList(watched.runtime);
  // The builds of `pnpm dev` are in no registry.
  if (!__DEV__) tellServer(watched.untold);
  offerUpdates(watched);
  warmOnIntent(watched.runtime);
}

function pollList({ releases }: PortalRuntime): void {
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    if (!document.hidden) void releases.refresh();
  };
  // A fifth to and fro, so that all pages opened by one message do not ask in one second.
  const later = () => {
    setTimeout(
      () => {
        ask();
        later();
      },
      POLL_MS * (0.8 + Math.random() * 0.4),
    );
  };
  later();
  const onLook = () => {
    if (!document.hidden && Date.now() - askedAt > FOCUS_MS) ask();
  };
  addEventListener('focus', onLook);
  document.addEventListener('visibilitychange', onLook);
}

/** Counts only, nothing of the person; what does not arrive is forgotten. */
function tellServer(untold: LoadReport[]): void {
  const send = () => {
    while (untold.length > 0) {
      const events = untold.splice(0, BATCH).map((report) => ({
        ...report,
        ms: Math.min(600_000, Math.max(0, Math.round(report.ms))),
      }));
      const body = JSON.stringify({ events });
      void fetch(calls.portalEvents.path, {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body,
      }).catch(() => undefined);
    }
  };
  setInterval(send, SEND_MS);
  addEventListener('pagehide', send);
}
