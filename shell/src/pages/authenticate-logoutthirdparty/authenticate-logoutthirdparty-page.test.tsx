import { connectClient, ProblemError } from '@bussola/client';
import { closeSession, sessionStore } from '@bussola/client/session';
import type { Session } from '@bussola/contract';
import { definePortal } from '@bussola/portal';
import type { PortalDescriptor } from '@bussola/portal';
import { renderPage } from '@bussola/test-page';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { PortalsContext } from '../../auth/use-landing.ts';
import { forgetOneTimeAddress, takeOneTimeLink } from '../../boot/one-time-address.ts';
import { authNamespace } from '../../locales/auth-namespace.ts';
import { shellNamespace } from '../../locales/shell-namespace.ts';
import { setSignOutNavigation } from '../../session/session.ts';
import AuthenticateLogoutThirdPartyPage from './authenticate-logoutthirdparty-page.tsx';

const PAGE = '/user/authenticate/logoutthirdparty';
const OWN: Session = {
  jwtToken: 'token',
  user: {
    id: 'b0550000-0000-4000-8000-00000000a001',
    firstName: 'Anna',
    lastName: 'Bellini',
    email: 'anna@esempio.test',
    role: 'User',
    state: 'active',
    checkup: false,
    comuneResidenza: null,
    thirdParty: [],
  },
};
const ACTING: Session = {
  ...OWN,
  acting: {
    via: 'grant',
    name: 'Anna Bellini',
    areaName: 'Bruno Conti',
    grantId: 'b0550000-0000-4000-8000-00000000e001',
    scopes: ['dati'],
    members: null,
    hideAmounts: true,
    until: '2026-12-01T00:00:00.000Z',
  },
};

let asked: string[];
let session: Session | null;
let signedOut: string[];
const { fetch: realFetch, Request: RealRequest } = globalThis;
/** Node's request takes no relative address; a browser's does. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}
/** Where a signed-in person begins. */
const PORTAL = definePortal({
  name: 'prova',
  basePath: '/prova',
  routes: [],
  landing: [{ to: '/prova/inizio', for: {}, order: 1 }],
} as unknown as PortalDescriptor);
/** What the server answers: the session of the cookie, or a refusal. */
function answerOf(path: string): [number, object] {
  if (path.endsWith('/refresh-token')) return session ? [200, session] : [401, {}];
  if (path.endsWith('/logoutthirdparty')) return [200, { url: '#buono' }];
  return [403, { code: 'TOKEN_INVALID', status: 403 }];
}

beforeEach(() => {
  [asked, signedOut] = [[], []];
  document.cookie = 'bussola-session=1';
  globalThis.fetch = async (input) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    asked.push(path.split('/').at(-1) ?? '');
    const [status, body] = answerOf(path);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  connectClient(async ({ path }) => {
    const [status, body] = answerOf(path);
    asked.push(path.split('/').at(-1) ?? '');
    if (status !== 200) throw new ProblemError(status, 'TOKEN_INVALID');
    return body;
  });
  setSignOutNavigation((to) => signedOut.push(to));
  globalThis.Request = PageRequest;
});
afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, Request: RealRequest });
  closeSession();
  forgetOneTimeAddress();
  document.cookie = 'bussola-session=; max-age=0';
  history.replaceState(null, '', '/');
});

const Where = () => <p>{`È qui: ${useLocation().pathname}`}</p>;
async function open(search: string): Promise<void> {
  history.replaceState(null, '', PAGE + search);
  takeOneTimeLink();
  const page = (
    <>
      <PortalsContext value={[PORTAL]}>
        <AuthenticateLogoutThirdPartyPage />
      </PortalsContext>
      <Where />
    </>
  );
  await renderPage(page, { words: [shellNamespace, authNamespace], path: PAGE });
}

describe.each([
  ['no code', ''],
  ['a code that is not good', '?code=inventato'],
])('opened by a link with %s', (_what, search) => {
  it('leaves who acts for nobody signed in, and sends them home', async () => {
    session = OWN;
    await open(search);
    await screen.findByText('È qui: /prova/inizio');
    expect([signedOut, asked.includes('logout')]).toEqual([[], false]);
    expect(sessionStore.getState().status).toBe('signed-in');
  });
  it('ends the session in somebody else’s area, and no other', async () => {
    session = ACTING;
    await open(search);
    await waitFor(() => expect(location.hash).toBe('#buono'));
    expect([signedOut, asked.includes('logout')]).toEqual([[], false]);
  });
  it('shows the sign-in to who is not signed in', async () => {
    session = null;
    await open(search);
    await waitFor(() => expect(signedOut).toEqual(['/user/login']));
  });
});
