/**
 * A real OpenID Connect provider in process; the browser's part of the way, for tests without one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

export interface Identity {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whoever comes next is this person, or says no. */
  expect(as: Identity | 'denied'): void;
  /** Signs in there as this person and comes back: what the address of our page carries. */
  visit(url: string, as: Identity): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** @param redirectUri read when somebody comes: our own address may not be known before */
export async function testProvider(redirectUri: () => string): Promise<TestProvider> {
  const people = new Map<string, Identity>();
  let current: Identity | 'denied' | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'bussola';
  const clientSecret = 'a secret of the test provider alone';
  const settings = (): Configuration => ({
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri()],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a key of the test provider'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person ? { accountId: sub, claims: async () => ({ ...person }) } : undefined;
    },
    /** Consent was given before, to everything that is asked. */
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const started = () => {
    // It warns that what it keeps is lost when it stops, which is what a test wants.
    const said = globalThis.console;
    const { warn } = said;
    said.warn = () => undefined;
    const provider = new Provider(issuer, settings());
    said.warn = warn;
    provider.on('server_error', (_context, error) => {
      throw error;
    });
    return { provider, answer: provider.callback() };
  };
  let running: ReturnType<typeof started> | undefined;
  server.on('request', (request, response) => {
    running ??= started();
    const { provider, answer } = running;
    if (request.url?.startsWith('/interaction/') && current)
      void provider.interactionFinished(
        request,
        response,
        current === 'denied' ? { error: 'access_denied' } : { login: { accountId: current.sub } },
      );
    else void answer(request, response);
  });
  const expectNext = (as: Identity | 'denied') => {
    if (as !== 'denied') people.set(as.sub, as);
    current = as;
  };

  return {
    expect: expectNext,
    issuer,
    clientId,
    clientSecret,
    async visit(url, as) {
      expectNext(as);
      const jar = new Map<string, string>();
      for (let at = url, hop = 0; hop < 8; hop += 1) {
        const reply = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of reply.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const next = reply.headers.get('location');
        if (!next)
          throw new Error(
            `The provider answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`,
          );
        const target = new URL(next, at);
        if (target.href.startsWith(redirectUri())) return Object.fromEntries(target.searchParams);
        at = target.href;
      }
      throw new Error('The provider never came back');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
