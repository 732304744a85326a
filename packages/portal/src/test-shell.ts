/**
 * A shell for tests of portals: what the real one lends, with a memory of what it was told. Never
 * in a bundle.
 */
import { CONTRACT_VERSION } from './version.ts';
import type {
  HttpRequest,
  NotificationInput,
  ShellContextValue,
  ShellUser,
} from './shell-context.ts';

export interface TestShellOptions {
  http?: (request: HttpRequest) => Promise<unknown>;
  user?: Partial<ShellUser>;
  session?: Partial<Omit<ShellContextValue['session'], 'user'>>;
  language?: 'it' | 'en';
  amountsHidden?: boolean;
}

export interface TestShell {
  shell: ShellContextValue;
  /** What the portal told it, in order. */
  told: {
    notifications: NotificationInput[];
    badges: Record<string, number>;
    preferences: Record<string, unknown>;
    leaveGuard: string | null;
    title: string | null;
    search: (() => void) | null;
    reloads: number;
    signOuts: number;
  };
}

const ANNA: ShellUser = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Anna',
  lastName: 'Colombo',
  email: 'anna@esempio.test',
  role: 'User',
  state: 'active',
  checkup: true,
};

/**
 * @throws Error at the first request, when the test gives no `http`: a portal that asks for
 * something unasked fails with that message.
 */
export function createTestShell({
  http,
  user,
  session,
  language = 'it',
  amountsHidden = false,
}: TestShellOptions = {}): TestShell {
  const person = { ...ANNA, ...user };
  const told: TestShell['told'] = {
    notifications: [],
    badges: {},
    preferences: {},
    leaveGuard: null,
    title: null,
    search: null,
    reloads: 0,
    signOuts: 0,
  };
  const shell: ShellContextValue = {
    contractVersion: CONTRACT_VERSION,
    session: {
      user: person,
      areaUserId: person.id,
      reload: async () => {
        told.reloads += 1;
      },
      signOut: async () => {
        told.signOuts += 1;
      },
      ...session,
    },
    preferences: {
      language,
      direction: 'ltr',
      theme: 'light',
      amountsHidden,
      set: (key, value) => {
        told.preferences[key] = value;
      },
    },
    http:
      http ??
      (({ method, path }) =>
        Promise.reject(new Error(`nobody answers ${method} ${path} in this test`))),
    notify: (notification) => {
      told.notifications.push(notification);
      return () => {
        told.notifications.splice(told.notifications.indexOf(notification), 1);
      };
    },
    setLeaveGuard: (message) => {
      told.leaveGuard = message;
    },
    setTitle: (title) => {
      told.title = title;
    },
    language,
    amountsHidden,
    setSearch: (open) => {
      told.search = open;
    },
    setBadge: (badge, value) => {
      told.badges[badge] = value;
    },
  };
  return { shell, told };
}
