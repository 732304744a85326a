/**
 * One refresh at a time, asked of a server over HTTP; and what the other tabs of the browser hear
 * of it.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { Session } from '@bussola/contract';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import type * as Modules from './index.ts';

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
const BRUNO: Session = {
  jwtToken: 'token-di-bruno',
  user: { ...USER, id: 'b0550000-0000-4000-8000-00000000a002', firstName: 'Bruno' },
};
const ACTING: NonNullable<Session['acting']> = {
  via: 'grant',
  name: 'Bruno',
  areaName: 'Anna Bellini',
  grantId: 'b0550000-0000-4000-8000-00000000e001',
  scopes: ['dati'],
  members: null,
  hideAmounts: true,
  until: '2026-12-01T00:00:00.000Z',
};
const NOBODY = {
  status: 'anonymous',
  user: null,
  limitedTo: null,
  reportId: null,
  acting: null,
  rememberedUntil: null,
  ended: null,
};

let server: Server;
let asked: string[];
let [atOnce, mostAtOnce] = [0, 0];
let answer: () => { status: number; body?: unknown };
const channels: NodeChannel[] = [];
const { fetch: nodeFetch } = globalThis;

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    const { status, body } = answer();
    // Long enough for somebody else to ask meanwhile.
    setTimeout(() => {
      atOnce -= 1;
      reply
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? {}));
    }, 30);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  // A page's addresses are relative to its server.
  globalThis.fetch = (input, init) =>
    nodeFetch(new URL(input as string, `http://127.0.0.1:${port}`), init);
  // The channel of Node, which jsdom lacks: closed at the end, so that it keeps nothing running.
  class Channel extends NodeChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterAll(async () => {
  for (const channel of channels) channel.close();
  Object.assign(globalThis, { fetch: nodeFetch, BroadcastChannel: undefined });
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
beforeEach(() => {
  [asked, mostAtOnce] = [[], 0];
  answer = () => ({ status: 200, body: SESSION });
});
afterEach(() => {
  document.cookie = 'bussola-session=; max-age=0';
});

/**
 * A tab of the browser: it has the modules to itself, and shares the channel, the locks and the
 * cookies.
 */
async function openTab() {
  let tab: typeof Modules | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = await import('./index.ts');
  });
  if (!tab) throw new Error('The modules were not read');
  const heard: string[] = [];
  tab.followTabs(
    () => heard.push('signed out'),
    () => heard.push('other area'),
  );
  return { ...tab, heard };
}
/** Messages take their time: looks until it is so, or for as long as none takes. */
async function soon(look: () => unknown, wanted: unknown): Promise<void> {
  for (let tries = 0; tries < 200 && JSON.stringify(look()) !== JSON.stringify(wanted); tries += 1)
    await wait(10);
  expect(look()).toEqual(wanted);
}

describe('the session of a tab', () => {
  it('is unknown until something is known of it', async () => {
    const { sessionStore, accessToken } = await openTab();
    expect([sessionStore.getState(), accessToken()]).toEqual([
      { ...NOBODY, status: 'unknown' },
      null,
    ]);
  });

  it('holds who is here and what is open to them, and nothing of them once it is closed', async () => {
    const { openSession, closeSession, sessionStore, accessToken } = await openTab();
    openSession({
      ...SESSION,
      limitedTo: 'report',
      reportId: 'b0550000-0000-4000-8000-00000000b001',
      acting: ACTING,
    });
    expect(sessionStore.getState()).toEqual({
      status: 'signed-in',
      user: USER,
      limitedTo: 'report',
      reportId: 'b0550000-0000-4000-8000-00000000b001',
      acting: ACTING,
      rememberedUntil: null,
      ended: null,
    });
    expect(accessToken()).toBe('token-uno');
    openSession({ ...SESSION, rememberedUntil: '2026-12-25T10:00:00.000Z' });
    expect(sessionStore.getState().rememberedUntil).toBe('2026-12-25T10:00:00.000Z');
    // The next session says what it is limited to, or that it is whole.
    openSession(SESSION);
    expect(sessionStore.getState()).toEqual({ ...NOBODY, status: 'signed-in', user: USER });
    openSession({
      ...SESSION,
      limitedTo: 'report',
      reportId: 'b0550000-0000-4000-8000-00000000b001',
      acting: ACTING,
    });
    closeSession();
    expect([sessionStore.getState(), accessToken()]).toEqual([NOBODY, null]);
  });

  it('keeps the token out of everything that outlives the page', async () => {
    const { openSession } = await openTab();
    openSession(SESSION);
    expect(
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    ).not.toContain('token-uno');
  });

  it.each([
    ['bussola-session=1', true],
    ['altro=2; bussola-session=1', true],
    ['altro=2', false],
    ['un-bussola-session=1', false],
    ['bussola-session=0', false],
  ])('with the cookies «%s» may be worth asking for: %s', async (cookies, isWorth) => {
    const { mayHaveSession } = await openTab();
    const names = cookies.split('; ').map((one) => {
      document.cookie = one;
      return one.split('=')[0];
    });
    expect(mayHaveSession()).toBe(isWorth);
    for (const name of names) document.cookie = `${name}=; max-age=0`;
  });
});

describe('asking for another token', () => {
  it('asks the server once, whoever needs it meanwhile, and again the next time', async () => {
    const { refreshSession, sessionStore, accessToken } = await openTab();
    expect(await Promise.all([refreshSession(), refreshSession(), refreshSession()])).toEqual([
      'token-uno',
      'token-uno',
      'token-uno',
    ]);
    expect(asked).toEqual(['POST /api/account/refresh-token']);
    expect(sessionStore.getState()).toMatchObject({
      status: 'signed-in',
      user: { firstName: 'Anna' },
    });
    answer = () => ({ status: 200, body: { ...SESSION, jwtToken: 'token-due' } });
    expect([await refreshSession('token-uno'), accessToken(), asked.length]).toEqual([
      'token-due',
      'token-due',
      2,
    ]);
  });

  it('tells when the session of the browser has become another person’s', async () => {
    const { refreshSession, openSession, heard } = await openTab();
    openSession(SESSION);
    expect(await refreshSession('token-uno')).toBe('token-uno');
    expect(heard).toEqual([]);
    answer = () => ({ status: 200, body: BRUNO });
    expect(await refreshSession('token-uno')).toBe('token-di-bruno');
    expect(heard).toEqual(['other area']);
  });

  it('does not ask when the token that was refused has been renewed meanwhile', async () => {
    const { refreshSession, openSession } = await openTab();
    openSession({ ...SESSION, jwtToken: 'token-due' });
    expect([await refreshSession('token-uno'), await refreshSession(), asked]).toEqual([
      'token-due',
      'token-due',
      [],
    ]);
  });

  it('asks when there is no token here, whichever was refused', async () => {
    const { refreshSession } = await openTab();
    expect([await refreshSession('token-zero'), asked.length]).toEqual(['token-uno', 1]);
  });

  it.each([401, 500])('is signed out by a %i', async (status) => {
    const { refreshSession, openSession, sessionStore, accessToken } = await openTab();
    openSession(SESSION);
    answer = () => ({ status });
    expect([await refreshSession('token-uno'), accessToken(), sessionStore.getState()]).toEqual([
      null,
      null,
      NOBODY,
    ]);
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'UNAVAILABLE'],
    [502, 'UNAVAILABLE'],
    [403, 'UNAVAILABLE'],
  ])('keeps the session at a %i, and may ask again', async (status, code) => {
    const { refreshSession, openSession, sessionStore, accessToken } = await openTab();
    openSession(SESSION);
    answer = () => ({ status });
    await expect(refreshSession('token-uno')).rejects.toMatchObject({
      name: 'ProblemError',
      status,
      code,
    });
    expect([accessToken(), sessionStore.getState().status]).toEqual(['token-uno', 'signed-in']);
    answer = () => ({ status: 200, body: { ...SESSION, jwtToken: 'token-due' } });
    expect(await refreshSession('token-uno')).toBe('token-due');
  });

  it('keeps the session when the network is lost', async () => {
    const { refreshSession, openSession, accessToken } = await openTab();
    openSession(SESSION);
    const { fetch } = globalThis;
    // A port where nobody listens.
    globalThis.fetch = (input, init) =>
      nodeFetch(new URL(input as string, 'http://127.0.0.1:1'), init);
    await expect(refreshSession('token-uno')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
    globalThis.fetch = fetch;
    expect(accessToken()).toBe('token-uno');
  });
});

describe('the other tabs', () => {
  it('open the session that one of them opened, and close it with that one', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.adoptSession(SESSION);
    await soon(() => there.accessToken(), 'token-uno');
    here.adoptSession({ ...SESSION, jwtToken: 'token-due' });
    await soon(() => there.accessToken(), 'token-due');
    // Nobody was there, then the same person: nothing of somebody else is on screen.
    expect(there.heard).toEqual([]);
    here.dropSession();
    await soon(() => there.heard, ['signed out']);
    expect([there.accessToken(), there.sessionStore.getState(), here.accessToken()]).toEqual([
      null,
      NOBODY,
      null,
    ]);
    expect(here.heard).toEqual([]);
  });

  it('forget what they show when the area is another’s', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.adoptSession(SESSION);
    await soon(() => there.accessToken(), 'token-uno');
    here.adoptSession(BRUNO);
    await soon(() => there.heard, ['other area']);
    expect([there.accessToken(), there.sessionStore.getState().user?.firstName]).toEqual([
      'token-di-bruno',
      'Bruno',
    ]);
  });

  it('hear of a token that the server gave, and of a session that it ended', async () => {
    const [here, there] = [await openTab(), await openTab()];
    await here.refreshSession();
    await soon(() => there.accessToken(), 'token-uno');
    answer = () => ({ status: 401 });
    await here.refreshSession('token-uno');
    await soon(() => there.heard, ['signed out']);
  });

  it('hear nothing when the server could not be asked', async () => {
    const [here, there] = [await openTab(), await openTab()];
    there.openSession(SESSION);
    answer = () => ({ status: 503 });
    await expect(here.refreshSession()).rejects.toMatchObject({ status: 503 });
    await wait(50);
    expect([there.accessToken(), there.heard]).toEqual(['token-uno', []]);
  });

  it('never ask the server at the same time', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(await Promise.all(tabs.map(({ refreshSession }) => refreshSession()))).toEqual([
      'token-uno',
      'token-uno',
      'token-uno',
    ]);
    expect([asked.length > 0, mostAtOnce]).toEqual([true, 1]);
  });
});
