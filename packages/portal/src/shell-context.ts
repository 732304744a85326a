/**
 * What the shell lends to a portal: one typed value, no globals. The access token never crosses.
 */
import { createContext, useContext } from 'react';
import type { MenuEntry, Role } from './descriptor.ts';

export interface ShellUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  state: 'provisional' | 'to-verify' | 'active' | 'disabled';
  checkup: boolean;
}

export interface HttpRequest {
  method: string;
  /** With its parameters filled in. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON; a `FormData` as a form with files, since 1.2. */
  body?: unknown;
  /** Of a form with files: which part of it has been sent, 0–1. Since 1.2. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** `blob` for downloads. */
  expect?: 'json' | 'blob' | 'nothing';
  headers?: Record<string, string>;
}

export interface NotificationInput {
  kind: 'success' | 'info' | 'warning' | 'error';
  title?: string;
  text: string;
  /**
   * Stays until clicked. Errors and anything with an action are permanent; the rest leaves after
   * 2000 ms.
   */
  permanent?: boolean;
  action?: { label: string; run: () => void };
}

export interface Preferences {
  language: 'it' | 'en';
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark' | 'system';
  amountsHidden: boolean;
  set: <K extends 'language' | 'direction' | 'theme' | 'amountsHidden'>(
    key: K,
    value: Preferences[K],
  ) => void;
}

export interface ShellContextValue {
  contractVersion: string;
  session: {
    user: ShellUser;
    /** Whose area is open: the user's own unless acting for somebody. Queries are keyed by it. */
    areaUserId: string;
    /**
     * Reads the person again after something changed who they are (checkup finished, registration).
     */
    reload: () => Promise<void>;
    signOut: () => Promise<void>;
    /** Somebody who must add a second factor first: nothing else may be asked of the server. */
    mustEnrol?: boolean;
    /**
     * Somebody else's area is open: what is its owner's alone (grants, notes, the account) is not
     * asked for. Absent: it is one's own. Since 1.2.
     */
    isActing?: boolean;
    /**
     * This device keeps an encrypted copy of the area until the session ends («Ricordami»). `erase`
     * erases it; the next sign-in may make another. Absent: nothing is kept. Since 1.7.
     */
    deviceCopy?: { erase: () => Promise<void> };
  };
  /** How the product looks in this browser, and how to change it. Since 1.1. */
  preferences: Preferences;
  /** 401 → one refresh → one repeat; refusals reject with a problem. */
  http: (request: HttpRequest) => Promise<unknown>;
  /** @returns takes the message away, since 1.8 */
  notify: (notification: NotificationInput) => () => void;
  /** Asks before leaving while something would be lost. */
  setLeaveGuard: (message: string | null) => void;
  /** Sentence shown in the breadcrumb in place of a parameter. */
  setTitle: (title: string | null) => void;
  language: 'it' | 'en';
  /** Amounts are hidden on screen. */
  amountsHidden: boolean;
  /** Number beside a menu entry. */
  setBadge: (badge: NonNullable<MenuEntry['badge']>, value: number) => void;
  /**
   * What the search of the header opens, also by Ctrl K; null: the header has none. Since 1.10.
   */
  setSearch: (open: (() => void) | null) => void;
}

const Context = createContext<ShellContextValue | null>(null);
export const ShellContextProvider = Context.Provider;

/** @throws Error outside a mounted portal. */
export function useShell(): ShellContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('useShell outside a portal mounted by the shell');
  return value;
}
