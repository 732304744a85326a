/**
 * Opening and closing a session (specification §4). Whatever closes it wipes what the browser holds
 * of the person.
 */
import type { Session } from '@bussola/contract';
import type { HttpRequest } from '@bussola/portal';
import { tabStore } from '@bussola/portal/browser';
import {
  call,
  connectClient,
  createHttp,
  generaleQueries,
  nucleoQueries,
  wipeViewState,
} from '@bussola/client';
import {
  accessToken,
  adoptSession,
  closeSession,
  dropSession,
  followTabs,
  mayHaveSession,
  refreshSession,
  sessionStore,
} from '@bussola/client/session';
import { rememberBrowser } from '../boot/known-browser.ts';
import { oneTimeAddress } from '../boot/one-time-address.ts';
import { frameState } from '../boot/frame-state.ts';
import { dismissAll } from '../boot/notifications.ts';
import { leaveGuard } from '../boot/leave-guard.ts';
import { otherArea } from './other-area.ts';
import { eraseDeviceCopy } from '../boot/device-copy.ts';
import { clearQueries, getQueryClient } from '../boot/query-client.ts';

type Navigate = (to: string) => void;
let goTo: Navigate = () => {};
/** How to reach the sign-in page, or the home, without a reload; set by the router. */
export function setSignOutNavigation(navigate: Navigate): void {
  goTo = navigate;
}

/**
 * What somebody is writing outside every page: saved before they leave, forgotten once they have.
 */
interface Kept {
  /** @returns whether they may leave */ save: () => Promise<boolean>;
  forget: () => void;
}
const kept = new Set<Kept>();
export function keepUntilSignOut(one: Kept): void {
  kept.add(one);
}

function wipe(): void {
  for (const { forget } of kept) forget();
  clearQueries();
  wipeViewState();
  dismissAll();
  frameState.setState(frameState.getInitialState());
  // Drafts that waited for the network belong to the person who leaves.
  tabStore.clear();
}

/** A token of another person's area that has closed, and the lost work. */
let closedToken: string | null = null;
let isWriteRefused = false;
let isUnsaved = false;
/** Whether a text was unsaved when another person's area closed. */
export const wasUnsaved = (): boolean => isUnsaved;

// Before anything is drawn for the person whose session came back.
sessionStore.subscribe(({ ended }, before) => {
  if (!ended || ended === before.ended) return;
  isUnsaved = isWriteRefused || leaveGuard.get() !== null;
  wipe();
});

/** The page belongs to another person: the tab starts again where the new person would. */
function leaveForOther(token: string | null): void {
  const { user, ended } = sessionStore.getState();
  closedToken = token;
  // An area that closed says so itself.
  if (!user || ended) return;
  isUnsaved = leaveGuard.get() !== null;
  leaveGuard.set(null);
  wipe();
  otherArea.setState({ name: [user.firstName, user.lastName].filter(Boolean).join(' ') });
  goTo('/');
}

async function refreshOrLeave(rejected: string, { method }: Pick<HttpRequest, 'method'>) {
  isWriteRefused ||= method !== 'GET';
  const token = await refreshSession(rejected).finally(() => {
    if (sessionStore.getState().ended) closedToken = rejected;
    isWriteRefused = false;
  });
  // Whoever asked is gone with the page of that area: an answer would only be a second message.
  if (rejected === closedToken) return new Promise<never>(() => undefined);
  if (token === null) {
    wipe();
    goTo('/user/login');
  }
  return token;
}

export const http = createHttp({ token: accessToken, refresh: refreshOrLeave });

/**
 * Connects the client and learns whether somebody is here. Never throws: without an answer it is
 * not known.
 */
export async function startSession(): Promise<void> {
  connectClient(http);
  followTabs(() => {
    wipe();
    goTo('/user/login');
  }, leaveForOther);
  // Coming back from another person's area, the session of the cookie is over and a code brings the
  // next: asking first would end both.
  if (!mayHaveSession() || oneTimeAddress().includes('/logoutthirdparty?')) {
    closeSession();
    return;
  }
  try {
    await refreshSession();
  } catch {
    // The server cannot be asked now: nobody knows whether the session of the cookie is good. It
    // stays `unknown`, and is asked for again at a press.
  }
}

/**
 * Login clears all cached data, sets user and token, then loads the overall info and the family.
 */
export async function signIn(session: Session): Promise<void> {
  wipe();
  eraseDeviceCopy();
  adoptSession(session);
  rememberBrowser();
  const { id, checkup } = session.user;
  if (!checkup || session.limitedTo) return;
  const queryClient = await getQueryClient();
  void queryClient.prefetchQuery(generaleQueries.allInfo(id));
  void queryClient.prefetchQuery(nucleoQueries.membri(id));
}

/**
 * Reads the person again: the checkup was finished, the address proved, a second factor added. The
 * session says what it reaches now.
 */
export async function reloadSession(): Promise<void> {
  const userId = sessionStore.getState().user?.id;
  const token = accessToken();
  if (userId === undefined || token === null) return;
  await refreshOrLeave(token, { method: 'GET' });
  const queryClient = await getQueryClient();
  await Promise.all(
    [generaleQueries.of(userId), nucleoQueries.of(userId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Leaves another person's area: the own session comes back at the address that the server gives.
 */
export async function leaveArea(): Promise<void> {
  const { url } = (await http({
    method: 'GET',
    path: '/api/account/authenticate/logoutthirdparty',
    headers: { 'x-bussola-intent': 'third-party' },
  })) as { url: string };
  location.assign(url);
}

export async function signOut(): Promise<void> {
  for (const { save } of kept) if (!(await save())) return;
  try {
    await call('logout');
  } catch {
    // The server could not be told; the session ends in this browser all the same, and on the
    // server at its own end.
  }
  dropSession();
  wipe();
  goTo('/user/login');
}
