/**
 * Signing in by another site. Its word about an address counts only when it says that it checked
 * the address. An existing account is joined only with that account's password (this stops the five
 * known ways to take over an account before its owner makes it). One file a use case; this one puts
 * them together.
 */
import type { BodyOf, Profile, ResponseOf } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { newToken, hashToken } from '../people/one-use.ts';
import type { SignInService } from '../account/sign-in-service.ts';
import { putChallenge } from '../people/challenge-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import { enterSocial, JOURNEY_SECONDS } from './enter-social.ts';
import type { SocialSites } from './providers.ts';
import { listIdentities } from '../people/social-repository.ts';
import { unlinkSocial } from './unlink-social.ts';

interface Parts {
  sites: SocialSites;
  signIn: SignInService;
  factors: FactorService;
}

export function socialService(deps: Deps, { sites, signIn, factors }: Parts) {
  const { db, clock, config } = deps;
  return {
    list: (): ResponseOf<'socialProviders'> => ({
      providers: config.socialProviders.map(({ id, name }) => ({ id, name })),
    }),

    async begin(
      providerId: string,
      { remember = false }: BodyOf<'beginSocial'>,
    ): Promise<{ url: string; state: string }> {
      const provider = sites.providerOf(providerId);
      const state = newToken();
      const secrets = await sites.newSecrets();
      const url = await sites.addressOf(provider, { state, ...secrets });
      await putChallenge(db, {
        ticketHash: hashToken(state),
        kind: 'social',
        userId: null,
        data: { provider: provider.id, ...secrets, remember },
        expiresAt: plusSeconds(clock(), JOURNEY_SECONDS),
      });
      return { url, state };
    },
    enter: enterSocial(deps, { sites, signIn }),
    unlink: unlinkSocial(deps, factors),
    async linkedTo(userId: string): Promise<Profile['social']> {
      const rows = await listIdentities(db, userId);
      return rows.map((row) => ({
        ...row,
        name: config.socialProviders.find(({ id }) => id === row.provider)?.name ?? row.provider,
      }));
    },
  };
}
export type SocialService = ReturnType<typeof socialService>;
