/**
 * The one-use token of `/user/email-access/<token>/<report?>`, taken out of the address as the very first thing that runs: it
 * stays in no history entry, no referrer and no screenshot of the address bar. It lives in this variable, and goes at its first use.
 */
const FORM = /^\/user\/email-access\/([A-Za-z0-9_-]{43})(?:\/([0-9a-f-]{36}))?\/?$/;

interface MailedLink { token: string; reportId: string | null }
let held: MailedLink | null = null;

export function hideMailedLink(): void {
  const found = FORM.exec(location.pathname);
  if (found?.[1] !== undefined) held = { token: found[1], reportId: found[2] ?? null };
  if (location.pathname.startsWith('/user/email-access/')) history.replaceState(history.state, '', '/user/email-access');
}

export const mailedLink = (): MailedLink | null => held;
export function forgetMailedLink(): void {
  held = null;
}
