/**
 * The one-use token of `/user/email-access/<token>/<report?>`, taken out of the address as the very first thing that runs: it
 * stays in no history entry, no referrer and no screenshot of the address bar. It lives in this variable, and goes at its first use.
 */
import type { BodyOf } from '@bussola/contract';

const FORM = /^\/user\/email-access\/([A-Za-z0-9_-]{43})(?:\/([0-9a-f-]{36}))?\/?$/;

interface MailedLink { token: string; reportId: string | null }
let held: MailedLink | null = null;

const RETURN = '/user/authenticate/social';
type Returned = BodyOf<'authenticateSocial'>;
let returned: Returned | null = null;

/** What another site wrote into the address, under the same rule. */
function hideReturn(): void {
  if (location.pathname !== RETURN || location.search === '') return;
  const query = new URLSearchParams(location.search);
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map((name) => query.get(name) ?? undefined);
  if (state !== undefined) returned = { state, ...(code === undefined ? {} : { code }), ...(iss === undefined ? {} : { iss }), ...(error === undefined ? {} : { error: error.slice(0, 200) }) };
  history.replaceState(history.state, '', RETURN);
}
export const returnedFrom = (): Returned | null => returned;

export function hideMailedLink(): void {
  hideReturn();
  const found = FORM.exec(location.pathname);
  if (found?.[1] !== undefined) held = { token: found[1], reportId: found[2] ?? null };
  if (location.pathname.startsWith('/user/email-access/')) history.replaceState(history.state, '', '/user/email-access');
}

export const mailedLink = (): MailedLink | null => held;
export function forgetMailedLink(): void {
  held = null;
}
