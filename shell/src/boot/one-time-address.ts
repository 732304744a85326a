/**
 * Addresses that carry something good once: the link of a message, the return from another site,
 * the code that swaps a session. What they carry is taken out of the address as the very first
 * thing that runs: it stays in no history entry, no referrer and no picture of the address bar. It
 * lives in this variable; `auth/one-time-link.ts` reads it.
 */
let held = '';

export function takeOneTimeLink(): void {
  const { pathname, search } = location;
  const clean = /^\/user\/(?:email-access(?=\/)|authenticate\/\w+(?=$))/.exec(pathname)?.[0];
  if (!clean || clean === pathname + search) return;
  held = pathname + search;
  history.replaceState(history.state, '', clean);
}

export const oneTimeAddress = (): string => held;
export function forgetOneTimeAddress(): void {
  held = '';
}
