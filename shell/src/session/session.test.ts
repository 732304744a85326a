/** What a sign-in loads, what a sign-out leaves behind in this browser, and who is asked first. */
import type { Session } from '@bussola/contract';
import { connectClient, generaleQueries, nucleoQueries } from '@bussola/client';
import { accessToken, closeSession, sessionStore } from '@bussola/client/session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { notify, toasts } from '../boot/notifications.ts';
import { getQueryClient } from '../boot/query-client.ts';
import {
  http,
  keepUntilSignOut,
  leaveArea,
  reloadSession,
  setSignOutNavigation,
  signIn,
  signOut,
  startSession,
  wasUnsaved,
} from './session.ts';
import { leaveGuard } from '../boot/leave-guard.ts';

const USER: Session['user'] = {
  id: 'b0550000-0000-4000-8000-00000000a001',
  firstName: 'Anna',
  lastName: 'Bellini',
  email: 'anna@esempio.test',
  role: 'User',
  state: 'active',
  checkup: true,
  comuneResidenza: null,
  thirdParty: [],
};
const SESSION: Session = { jwtToken: 'token-uno', user: USER };

/** What the server was asked, and what it answers next. */
let asked: string[];
let went: string[];
let reply: (path: string) => { status: number; body?: unknown };
const { fetch: realFetch, Request: RealRequest } = globalThis;
/** Node's request takes no relative address; a browser's does. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

beforeEach(() => {
  asked = [];
  went = [];
  reply = () => ({ status: 200, body: {} });
  globalThis.fetch = async (input) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    asked.push(path);
    const { status, body } = reply(path);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  connectClient(async ({ path }) => {
    asked.push(path);
    return {};
  });
  setSignOutNavigation((to) => {
    went.push(to);
  });
  globalThis.Request = PageRequest;
  document.cookie = 'bussola-session=1';
});
afterEach(async () => {
  closeSession();
  (await getQueryClient()).clear();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'bussola-session=; max-age=0';
  Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
});

const cached = async () => (await getQueryClient()).getQueryCache().getAll().length;
/**
 * As a person leaves it: an answer in the cache, a draft waiting, a message on screen, a page they
 * were on.
 */
async function used(): Promise<void> {
  await signIn({ ...SESSION, user: { ...USER, checkup: false } });
  (await getQueryClient()).setQueryData(generaleQueries.of(USER.id), { saldo: 46_000 });
  sessionStorage.setItem('bussola.draft', '{"redditoNettoAnnuo":34800}');
  localStorage.setItem('bussola.view', '{"admin.clienti.place":"26>k"}');
  localStorage.setItem('bussola.theme', 'dark');
  notify({ kind: 'error', title: 'Non salvato', text: 'Riprova tra poco' });
}
const leftBehind = async () => ({
  cached: await cached(),
  session: sessionStorage.length,
  view: localStorage.getItem('bussola.view'),
  theme: localStorage.getItem('bussola.theme'),
  messages: toasts.getVisibleToasts().length,
  token: accessToken(),
  status: sessionStore.getState().status,
});
const NOTHING = {
  cached: 0,
  session: 0,
  view: null,
  theme: 'dark',
  messages: 0,
  token: null,
  status: 'anonymous',
};

it('signs in and out where the browser denies its storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const names = ['localStorage', 'sessionStorage', 'indexedDB'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of names)
    Object.defineProperty(globalThis, name, { configurable: true, get: denied });
  try {
    await signIn(SESSION);
    expect(accessToken()).toBe('token-uno');
    await signOut();
    expect(went).toEqual(['/user/login']);
  } finally {
    for (const [at, name] of names.entries()) {
      const property = before[at];
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
});

describe('signing out', () => {
  it('tells the server, forgets every answer and draft, keeps the look, and goes to the sign-in page', async () => {
    await used();
    expect(await cached()).toBe(1);
    await signOut();
    expect(asked).toEqual(['/api/account/logout']);
    expect(await leftBehind()).toEqual(NOTHING);
    expect(went).toEqual(['/user/login']);
  });

  it('ends in this browser also when the server cannot be told', async () => {
    await used();
    connectClient(async () => {
      throw new Error('offline');
    });
    await signOut();
    expect(await leftBehind()).toEqual(NOTHING);
    expect(went).toEqual(['/user/login']);
  });

  it('waits for what somebody is writing, and stays when it cannot be saved', async () => {
    await used();
    let maySave = false;
    const forget = jest.fn();
    keepUntilSignOut({ save: async () => maySave, forget });
    await signOut();
    expect([accessToken(), went, asked]).toEqual(['token-uno', [], []]);
    expect(forget).not.toHaveBeenCalled();
    maySave = true;
    await signOut();
    expect([accessToken(), went]).toEqual([null, ['/user/login']]);
    expect(forget).toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('clears what somebody else left, then loads the overall info and the family', async () => {
    await used();
    await signIn(SESSION);
    expect(accessToken()).toBe('token-uno');
    expect(sessionStore.getState()).toMatchObject({
      status: 'signed-in',
      user: { firstName: 'Anna' },
      limitedTo: null,
      acting: null,
    });
    await waitFor(() =>
      expect(asked.toSorted()).toEqual([
        `/api/area/generale/allInfo/${USER.id}`,
        `/api/area/nucleo/getAll/${USER.id}`,
      ]),
    );
    expect((await getQueryClient()).getQueryData(generaleQueries.of(USER.id))).toBeUndefined();
  });
  it.each([
    ['whose checkup is not done', { ...SESSION, user: { ...USER, checkup: false } }],
    ['who must add a second factor first', { ...SESSION, limitedTo: 'enrol' as const }],
  ])('loads nothing for somebody %s', async (_who, session) => {
    await signIn(session);
    expect(asked).toEqual([]);
    expect(sessionStore.getState().limitedTo).toBe(session.limitedTo ?? null);
  });
});

describe('a token that the server no longer takes', () => {
  it('is renewed once, and the request repeated with the new one', async () => {
    await signIn({ ...SESSION, user: { ...USER, checkup: false } });
    const bearers: (string | null)[] = [];
    globalThis.fetch = async (input) => {
      const request = input instanceof Request ? input : undefined;
      if (!request)
        return new Response(JSON.stringify({ ...SESSION, jwtToken: 'token-due' }), { status: 200 });
      bearers.push(request.headers.get('authorization'));
      return bearers.length === 1
        ? new Response('{}', { status: 401 })
        : new Response('{"bene":true}', { status: 200 });
    };
    expect(await http({ method: 'GET', path: '/api/prova' })).toEqual({ bene: true });
    expect(bearers).toEqual(['Bearer token-uno', 'Bearer token-due']);
    expect(accessToken()).toBe('token-due');
  });
  it('signs out and wipes when the session is over', async () => {
    await used();
    reply = () => ({ status: 401, body: { status: 401, code: 'SESSION_ENDED' } });
    await expect(http({ method: 'GET', path: '/api/prova' })).rejects.toMatchObject({
      status: 401,
    });
    expect(await leftBehind()).toEqual(NOTHING);
    expect(went).toEqual(['/user/login']);
  });
  it('keeps the person signed in when the server cannot be asked', async () => {
    await used();
    reply = (path) => ({ status: path.endsWith('/refresh-token') ? 503 : 401, body: {} });
    await expect(http({ method: 'GET', path: '/api/prova' })).rejects.toMatchObject({
      status: 503,
    });
    expect([accessToken(), await cached(), went]).toEqual(['token-uno', 1, []]);
  });
});

describe('the start', () => {
  it('asks nothing when this browser was never signed in', async () => {
    document.cookie = 'bussola-session=; max-age=0';
    await startSession();
    expect([asked, sessionStore.getState().status]).toEqual([[], 'anonymous']);
  });
  it('finds the session of the cookie', async () => {
    reply = () => ({ status: 200, body: SESSION });
    await startSession();
    expect([accessToken(), sessionStore.getState().status]).toEqual(['token-uno', 'signed-in']);
  });
  it('is anonymous when the session of the cookie is over', async () => {
    reply = () => ({ status: 401, body: {} });
    await startSession();
    expect(sessionStore.getState().status).toBe('anonymous');
  });
  it('knows nothing when the server does not answer', async () => {
    sessionStore.setState({ status: 'unknown' });
    reply = () => ({ status: 503, body: {} });
    await startSession();
    expect(sessionStore.getState().status).toBe('unknown');
  });
});

describe('reading the person again', () => {
  it('renews the token and marks the area and the family as old', async () => {
    await signIn({ ...SESSION, user: { ...USER, checkup: false } });
    const queryClient = await getQueryClient();
    const keys = [generaleQueries.of(USER.id), nucleoQueries.of(USER.id)];
    for (const key of keys) queryClient.setQueryData(key, { vecchio: true });
    reply = () => ({ status: 200, body: { ...SESSION, jwtToken: 'token-due' } });
    await reloadSession();
    expect([accessToken(), sessionStore.getState().user?.checkup]).toEqual(['token-due', true]);
    expect(keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      true,
    ]);
  });
  it('asks nothing when nobody is signed in', async () => {
    await reloadSession();
    expect(asked).toEqual([]);
  });
});

it('leaving somebody else’s area says so on purpose, and goes where the server says', async () => {
  await signIn({ ...SESSION, user: { ...USER, checkup: false } });
  const headers: (string | null)[] = [];
  globalThis.fetch = async (input) => {
    headers.push((input as Request).headers.get('x-bussola-intent'));
    return new Response(JSON.stringify({ url: '#tornata' }), { status: 200 });
  };
  await leaveArea();
  expect([headers, location.hash]).toEqual([['third-party'], '#tornata']);
});

describe('an area of somebody else that closes', () => {
  const ENDED: NonNullable<Session['ended']> = {
    via: 'grant',
    areaName: 'Anna Bellini',
    why: 'revoked',
    on: '2026-03-03',
  };
  const OWN: Session = {
    jwtToken: 'token-proprio',
    user: { ...USER, id: 'b0550000-0000-4000-8000-00000000a009' },
    ended: ENDED,
  };
  let token = 0;
  /** Inside Anna’s area, with an answer of hers in the cache; the next call is refused. */
  async function inside(): Promise<void> {
    leaveGuard.set(null);
    token += 1;
    await signIn({
      ...SESSION,
      jwtToken: `token-dentro-${token}`,
      user: { ...USER, checkup: false },
    });
    (await getQueryClient()).setQueryData(generaleQueries.of(USER.id), { saldo: 46_000 });
    reply = (path) =>
      path.endsWith('/refresh-token') ? { status: 200, body: OWN } : { status: 401, body: {} };
  }
  const settled = async (call: Promise<unknown>): Promise<string> => {
    const ended = new Promise<void>((resolve) => {
      if (sessionStore.getState().ended) resolve();
      else
        sessionStore.subscribe(({ ended: now }) => {
          if (now) resolve();
        });
    });
    await ended;
    return Promise.race([
      call.then(
        () => 'answered',
        () => 'refused',
      ),
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('silent'), 50);
      }),
    ]);
  };

  it.each([
    { doing: 'reading', method: 'GET' as const, guard: null, unsaved: false },
    { doing: 'saving', method: 'PUT' as const, guard: null, unsaved: true },
    { doing: 'reading beside a form', method: 'GET' as const, guard: 'Non salvato', unsaved: true },
  ])(
    'is forgotten, answers nothing more and says what was lost: $doing',
    async ({ method, guard, unsaved }) => {
      await inside();
      leaveGuard.set(guard);
      const call = http({ method, path: `/api/area/nucleo/getAll/${USER.id}` });
      expect(await settled(call)).toBe('silent');
      expect(await cached()).toBe(0);
      expect(sessionStore.getState()).toMatchObject({ user: OWN.user, acting: null, ended: ENDED });
      expect(wasUnsaved()).toBe(unsaved);
      expect(asked.filter((path) => path.includes('getAll'))).toHaveLength(1);
      leaveGuard.set(null);
    },
  );

  it('is silent also to a call that was on its way when another one learned it', async () => {
    await inside();
    await settled(http({ method: 'GET', path: `/api/area/nucleo/getAll/${USER.id}` }));
    let reached = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await inside();
    const before = globalThis.fetch;
    globalThis.fetch = async (...input) => {
      if (!String(input[0] instanceof Request ? input[0].url : input[0]).includes('late'))
        return before(...input);
      await sent;
      return before(...input);
    };
    const late = http({ method: 'GET', path: `/api/late/${USER.id}` });
    await settled(http({ method: 'GET', path: `/api/area/nucleo/getAll/${USER.id}` }));
    reached();
    expect(await settled(late)).toBe('silent');
    expect(asked.filter((path) => path.includes('late'))).toHaveLength(1);
  });

  it('is told at a reload too', async () => {
    closeSession();
    reply = () => ({ status: 200, body: OWN });
    await startSession();
    expect(sessionStore.getState()).toMatchObject({ user: OWN.user, ended: ENDED });
  });
});
