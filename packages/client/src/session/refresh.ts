/** One refresh at a time over all tabs; its result, and every sign-out, spreads to the others. */
import type { Session } from '@bussola/contract';
import { calls } from '@bussola/contract/calls';
import { openChannel, underLock } from '@bussola/portal/browser';
import { ProblemError } from '../problem.ts';
import { accessToken, closeSession, openSession, sessionStore } from './session-store.ts';

type TabMessage = { kind: 'session'; session: Session } | { kind: 'signed-out' };
const LOCK = 'bussola-refresh';
const channel = openChannel('bussola-session');

/** Set by the server beside the refresh cookie: says only that asking is worth the trip. */
export const mayHaveSession = (): boolean => /(?:^|; )bussola-session=1/.test(document.cookie);

/** Opens a session in this tab and tells the others. */
export function adoptSession(session: Session): void {
  openSession(session);
  channel?.postMessage({ kind: 'session', session } satisfies TabMessage);
}

/** Closes the session in every tab of this browser. */
export function dropSession(): void {
  closeSession();
  channel?.postMessage({ kind: 'signed-out' } satisfies TabMessage);
}

let onOther: (token: string | null) => void = () => undefined;
/**
 * Takes a session that this tab did not ask for by signing in: the browser has one, and it may have
 * become another person's.
 */
function takeSession(session: Session, open: (session: Session) => void): void {
  const before = sessionStore.getState().user?.id;
  const token = accessToken();
  open(session);
  if (before !== undefined && before !== session.user.id) onOther(token);
}

/**
 * Follows what other tabs do. `onSignedOut` wipes what this tab holds, and `onOtherArea` too: what
 * was shown is of somebody else, and so is the token that it is told.
 */
export function followTabs(
  onSignedOut: () => void,
  onOtherArea: (token: string | null) => void,
): void {
  onOther = onOtherArea;
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'session') takeSession(data.session, openSession);
    else {
      closeSession();
      onSignedOut();
    }
  });
}

async function askServer(): Promise<Session | null> {
  const { method, path } = calls.refreshToken;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    throw new ProblemError(0, 'NETWORK');
  }
  if (response.ok) return (await response.json()) as Session;
  // Specification §4: a 401 or 500 signs out. 503 and a lost network keep the session; the caller
  // may try again.
  if (response.status === 401 || response.status === 500) return null;
  throw new ProblemError(
    response.status,
    response.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE',
  );
}

let inFlight: Promise<string | null> | undefined;

/**
 * A new access token, or null when the session is over.
 * @param rejected the token that the server no longer takes; when another tab has renewed it
 *   meanwhile, that one is answered
 * @throws ProblemError when the server could not be asked: the session may still be good.
 */
export function refreshSession(rejected: string | null = null): Promise<string | null> {
  inFlight ??= (async () => {
    const work = async (): Promise<string | null> => {
      if (accessToken() !== null && accessToken() !== rejected) return accessToken();
      const session = await askServer();
      if (session) takeSession(session, adoptSession);
      else dropSession();
      return session?.jwtToken ?? null;
    };
    try {
      return await underLock(LOCK, work);
    } finally {
      inFlight = undefined;
    }
  })();
  return inFlight;
}
