/** What this tab does when another one of the browser signs out, or signs somebody else in. */
import { setTimeout as wait } from 'node:timers/promises';
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { Session } from '@bussola/contract';
import type * as Tokens from '@bussola/client/session';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { frameState } from '../boot/frame-state.ts';
import { otherArea } from './other-area.ts';
import type * as Queries from '../boot/query-client.ts';
import type * as Actions from './session.ts';

const USER: Session['user'] = {
  id: 'b0550000-0000-4000-8000-00000000a001',
  firstName: 'Anna',
  lastName: 'Bellini',
  email: 'anna@esempio.test',
  role: 'User',
  state: 'active',
  checkup: false,
  comuneResidenza: null,
  thirdParty: [],
};
const ANNA: Session = { jwtToken: 'token-uno', user: USER };
const BRUNO: Session = {
  jwtToken: 'token-di-bruno',
  user: { ...USER, id: 'b0550000-0000-4000-8000-00000000a002', firstName: 'Bruno' },
};

const channels: NodeChannel[] = [];
/** The other tab. */
let there: NodeChannel;
let here: typeof Actions & typeof Queries & Pick<typeof Tokens, 'accessToken'>;
const went: string[] = [];
const { BroadcastChannel: before } = globalThis;

beforeAll(async () => {
  // The channel of Node, which jsdom lacks; it must be there before the modules are read.
  class Channel extends NodeChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  there = new Channel('bussola-session');
  here = {
    ...(await import('./session.ts')),
    ...(await import('../boot/query-client.ts')),
    ...(await import('@bussola/client/session')),
  };
  here.setSignOutNavigation((to) => {
    went.push(to);
  });
  // Nobody was signed in here: nothing is asked.
  await here.startSession();
});
afterAll(() => {
  for (const channel of channels) channel.close();
  Object.assign(globalThis, { BroadcastChannel: before });
});

async function soon(look: () => unknown, wanted: unknown): Promise<void> {
  for (let tries = 0; tries < 200 && JSON.stringify(look()) !== JSON.stringify(wanted); tries += 1)
    await wait(10);
  expect(look()).toEqual(wanted);
}
beforeEach(async () => {
  went.length = 0;
  await here.signIn(ANNA);
  (await here.getQueryClient()).setQueryData(['area', USER.id], { saldo: 46_000 });
  sessionStorage.setItem('bussola.draft', '{"redditoNettoAnnuo":34800}');
});
const held = async () => [
  (await here.getQueryClient()).getQueryCache().getAll().length,
  sessionStorage.length,
];

it('forgets everything of the person and goes to the sign-in page when they signed out there', async () => {
  expect(await held()).toEqual([1, 1]);
  there.postMessage({ kind: 'signed-out' });
  await soon(() => went, ['/user/login']);
  expect([here.accessToken(), await held()]).toEqual([null, [0, 0]]);
});

it('forgets everything of the person when somebody else’s area was opened there, and starts again on its home', async () => {
  frameState.setState({ badges: { reds: 1 } });
  there.postMessage({ kind: 'session', session: BRUNO });
  await soon(() => here.accessToken(), 'token-di-bruno');
  expect([await held(), went, otherArea.getState()]).toEqual([
    [0, 0],
    ['/'],
    { name: 'Bruno Bellini' },
  ]);
  expect(frameState.getState().badges).toEqual({});
});

it('keeps what it has when the same person was given another token there', async () => {
  there.postMessage({ kind: 'session', session: { ...ANNA, jwtToken: 'token-due' } });
  await soon(() => here.accessToken(), 'token-due');
  expect([await held(), went]).toEqual([[1, 1], []]);
});
