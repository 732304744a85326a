/**
 * Other sites, spoken to by openid-client: code flow with PKCE, state and nonce, against what the
 * issuer publishes of itself.
 */
import type { Configuration } from 'openid-client';
import { mailedName } from '@bussola/domain/person-name';
import { toPlainLine } from '@bussola/domain/plain-line';
import type { Deps } from '../../deps.ts';
import type { SocialProvider } from '../../config.ts';
import { ProblemError } from '../../problem-error.ts';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';

/** What a site says about the person who signed in there. */
export interface Claims {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}
export interface Journey {
  state: string;
  nonce: string;
  verifier: string;
}
export interface CameBack {
  code: string;
  iss?: string | undefined;
}

export function socialSites({ config, log }: Pick<Deps, 'config' | 'log'>) {
  const found = new Map<string, Promise<Configuration>>();
  const redirectUri = `${config.publicUrl}/user/authenticate/social`;

  const library = () => import('openid-client');
  function providerOf(id: string): SocialProvider {
    const provider = config.socialProviders.find((one) => one.id === id);
    if (!provider) throw new ProblemError('NOT_FOUND');
    return provider;
  }
  /** Asked once; a site that did not answer is asked again at the next try. */
  async function discovered({
    id,
    issuer,
    clientId,
    clientSecret,
  }: SocialProvider): Promise<Configuration> {
    const { discovery, allowInsecureRequests } = await library();
    const asked =
      found.get(id) ??
      discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        ...(issuer.startsWith('http:') && config.mode !== 'production'
          ? { execute: [allowInsecureRequests] }
          : {}),
      });
    found.set(id, asked);
    try {
      return await asked;
    } catch (error) {
      found.delete(id);
      log.warn(
        { provider: id, reason: error instanceof Error ? error.name : 'unknown' },
        'a provider could not be found',
      );
      throw new ProblemError('UNAVAILABLE', {
        detail: 'The other site does not answer',
        retryAfterSeconds: 30,
      });
    }
  }

  return {
    providerOf,
    async newSecrets(): Promise<Pick<Journey, 'nonce' | 'verifier'>> {
      const { randomNonce, randomPKCECodeVerifier } = await library();
      return { nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    },
    async addressOf(
      provider: SocialProvider,
      { state, nonce, verifier }: Journey,
    ): Promise<string> {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await discovered(provider), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    /** @throws ProblemError when the site, or the library that checks it, does not agree */
    async claimsOf(
      provider: SocialProvider,
      { state, nonce, verifier }: Journey,
      { code, iss }: CameBack,
    ): Promise<Claims> {
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const known = await discovered(provider);
      const address = new URL(redirectUri);
      for (const [name, value] of Object.entries({ code, state, iss }))
        if (value !== undefined) address.searchParams.set(name, value);
      try {
        const tokens = await authorizationCodeGrant(known, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const told = tokens.claims();
        // The protocol allows 255 characters. A longer name, or one with characters that no
        // database keeps, is refused.
        if (!told || !/^[\x20-\x7e]{1,255}$/.test(told.sub)) throw new Error('no claims');
        const more =
          told.email === undefined && known.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(known, tokens.access_token, told.sub)
            : {};
        const claims: Record<string, unknown> = { ...more, ...told };
        const text = (name: string, max: number) =>
          typeof claims[name] === 'string'
            ? toPlainLine(toPlainLine(claims[name]).slice(0, max))
            : '';
        return {
          subject: told.sub,
          email: text('email', 255) || null,
          isEmailVerified: claims.email_verified === true,
          firstName: mailedName(text('given_name', 120)),
          lastName: mailedName(text('family_name', 120)),
        };
      } catch (error) {
        log.warn(
          { provider: provider.id, reason: error instanceof Error ? error.name : 'unknown' },
          'what a provider said does not hold',
        );
        throw new ProblemError('SOCIAL_REFUSED');
      }
    },
  };
}
export type SocialSites = ReturnType<typeof socialSites>;
