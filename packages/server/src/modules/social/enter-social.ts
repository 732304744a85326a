import type { BodyOf, Session } from '@bussola/contract';
import { z } from 'zod';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { foldEmail, hashToken } from '../people/one-use.ts';
import type { SignInContext } from '../sign-in/sign-in-context.ts';
import type { SignInService } from '../account/sign-in-service.ts';
import * as users from '../people/user-repository.ts';
import { listConsents } from '../general/consent-repository.ts';
import { takeChallenge } from '../people/challenge-repository.ts';
import type { Joining } from '../people/challenge-repository.ts';
import { issueChallenge } from '../second-factor/issue-challenge.ts';
import { makeSocialAccount } from './make-social-account.ts';
import type { SocialSites } from './providers.ts';
import { findIdentity } from '../people/social-repository.ts';

const Address = z.email().max(254);
/** From the way out to the other site to the way back. */
export const JOURNEY_SECONDS = 600;

/** @returns null where the other site does not vouch for an address */
const verifiedEmail = ({
  email,
  isEmailVerified,
}: {
  email: string | null;
  isEmailVerified: boolean;
}): string | null =>
  email !== null && isEmailVerified && Address.safeParse(email).success ? email : null;

/** Back from the other site: into the account that is linked, or into a new one. */
export function enterSocial(
  deps: Pick<Deps, 'db' | 'clock'>,
  { sites, signIn }: { sites: SocialSites; signIn: SignInService },
) {
  const { db, clock } = deps;
  const make = makeSocialAccount(deps);
  /** An account has this address: its owner proves to be there before the two are joined. */
  async function linkRequired(
    { id: userId, email }: { id: string; email: string },
    joining: Joining,
  ): Promise<ProblemError> {
    const ticket = await issueChallenge(db, {
      kind: 'social-link',
      userId,
      data: joining,
      expiresAt: plusSeconds(clock(), JOURNEY_SECONDS),
    });
    return new ProblemError('SOCIAL_LINK_REQUIRED', {
      social: { ticket, provider: joining.provider, email },
    });
  }

  /** Names or consents may still be missing: the page asks for them. */
  async function presented(userId: string, session: Session): Promise<Session> {
    const isComplete =
      session.user.firstName !== '' &&
      (await listConsents(db, userId)).some(({ kind }) => kind === 'privacy');
    return isComplete ? session : { ...session, profileIncomplete: true };
  }

  return async (
    { state, code, iss }: BodyOf<'authenticateSocial'>,
    context: SignInContext,
  ): Promise<Session> => {
    const journey = (await takeChallenge(db, hashToken(state), 'social', clock()))?.data;
    if (!journey) throw new ProblemError('TOKEN_INVALID');
    if (code === undefined) throw new ProblemError('SOCIAL_REFUSED');
    const provider = sites.providerOf(journey.provider);
    const claims = await sites.claimsOf(provider, { state, ...journey }, { code, iss });
    const first = { remember: journey.remember, linkTicket: null };
    const linked = await findIdentity(db, provider.id, claims.subject);
    if (linked) {
      const user = await users.findById(db, linked);
      if (user?.state !== 'active') throw new ProblemError('SOCIAL_REFUSED');
      return presented(user.id, await signIn.enterOrAsk(user, context, first, { proved: false }));
    }
    const email = verifiedEmail(claims);
    if (email === null) throw new ProblemError('SOCIAL_UNVERIFIED');
    const known = await users.findByEmail(db, foldEmail(email));
    if (known && known.state !== 'active') throw new ProblemError('SOCIAL_REFUSED');
    if (known)
      throw await linkRequired(
        { ...known, email: known.email ?? email },
        { provider: provider.id, subject: claims.subject },
      );
    const made = await make({ ...claims, email }, provider.id, context.visitor);
    return presented(made.id, await signIn.enterOrAsk(made, context, first, { proved: false }));
  };
}
