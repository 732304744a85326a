/**
 * Signing in by another site. What it says of an address counts only when it says that it checked;
 * an account that is there already is joined to it only by somebody who gives that account's
 * password (the five ways of taking an account before it is made).
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BodyOf, Profile, ResponseOf, Session } from '@bussola/contract';
import { plusSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { dropChangesTo } from '../account/email-change-repository.ts';
import { foldEmail, hashToken, newToken } from '../account/one-use.ts';
import type { SignInContext } from '../account/sign-in-context.ts';
import type { SignInService } from '../account/sign-in-service.ts';
import * as users from '../account/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { listConsents } from '../general/consent-repository.ts';
import { putChallenge, takeChallenge } from '../second-factor/challenge-repository.ts';
import type { Joining } from '../second-factor/challenge-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { Claims, SocialSites } from './providers.ts';
import * as identities from './social-repository.ts';

const JOURNEY_SECONDS = 600;
const Address = z.email().max(254);

interface Parts {
  sites: SocialSites;
  signIn: SignInService;
  factors: FactorService;
}

/** @returns null where the other site does not vouch for an address */
const verifiedEmail = ({
  email,
  isEmailVerified,
}: {
  email: string | null;
  isEmailVerified: boolean;
}): string | null =>
  email !== null && isEmailVerified && Address.safeParse(email).success ? email : null;

export function socialService({ db, clock, config }: Deps, { sites, signIn, factors }: Parts) {
  /**
   * An account of its own for an address that nobody has proved here; answers of a checkup under
   * way come along.
   */
  async function make(
    claims: Claims & { email: string },
    provider: string,
    visitor: Actor | null,
  ): Promise<users.AccountRow> {
    const folded = foldEmail(claims.email);
    return db.transaction(async (tx) => {
      const here = visitor?.provisional ? await users.findById(tx, visitor.userId) : undefined;
      const id = here?.state === 'provisional' ? here.id : randomUUID();
      const person = {
        email: claims.email,
        folded,
        firstName: claims.firstName,
        lastName: claims.lastName,
      };
      if (here?.state === 'provisional') await users.promote(tx, id, person);
      else
        await users.insertUser(tx, {
          id,
          state: 'active',
          language: 'it',
          now: clock(),
          ...person,
        });
      await users.activate(tx, id, folded);
      await dropChangesTo(tx, folded);
      if (
        !(await identities.addIdentity(tx, {
          provider,
          subject: claims.subject,
          userId: id,
          now: clock(),
        }))
      )
        throw new ProblemError('CONFLICT');
      await note(tx, {
        at: clock(),
        actor: id,
        subject: id,
        action: 'account.made-by-social',
        detail: provider,
      });
      const made = await users.findById(tx, id);
      if (!made) throw new ProblemError('NOT_FOUND');
      return made;
    });
  }

  /** Of two first visits at once the second finds here what the first made. */
  /** An account has this address: its owner proves to be there before the two are joined. */
  async function linkRequired(
    { id: userId, email }: { id: string; email: string },
    joining: Joining,
  ): Promise<ProblemError> {
    const ticket = newToken();
    await putChallenge(db, {
      ticketHash: hashToken(ticket),
      kind: 'social-link',
      userId,
      data: joining,
      expiresAt: plusSeconds(clock(), JOURNEY_SECONDS),
    });
    return new ProblemError('SOCIAL_LINK_REQUIRED', {
      social: { ticket, provider: joining.provider, email },
    });
  }
  async function madeMeanwhile(
    provider: string,
    subject: string,
    error: unknown,
  ): Promise<users.AccountRow> {
    if (
      !users.isAddressTaken(error) &&
      !(error instanceof ProblemError && error.code === 'CONFLICT')
    )
      throw error;
    const userId = await identities.findIdentity(db, provider, subject);
    const user = userId && (await users.findById(db, userId));
    if (!user || user.state !== 'active')
      throw new ProblemError('CONFLICT', {
        detail: 'The address was proved by another account meanwhile',
      });
    return user;
  }

  /** Names or consents may still be missing: the page asks for them. */
  async function presented(userId: string, session: Session): Promise<Session> {
    const isComplete =
      session.user.firstName !== '' &&
      (await listConsents(db, userId)).some(({ kind }) => kind === 'privacy');
    return isComplete ? session : { ...session, profileIncomplete: true };
  }

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

    async enter(
      { state, code, iss }: BodyOf<'authenticateSocial'>,
      context: SignInContext,
    ): Promise<Session> {
      const journey = (await takeChallenge(db, hashToken(state), 'social', clock()))?.data;
      if (!journey || code === undefined) throw new ProblemError('SOCIAL_REFUSED');
      const provider = sites.providerOf(journey.provider);
      const claims = await sites.claimsOf(provider, { state, ...journey }, { code, iss });
      const first = { remember: journey.remember, linkTicket: null };
      const linked = await identities.findIdentity(db, provider.id, claims.subject);
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
      const made = await make({ ...claims, email }, provider.id, context.visitor).catch(
        (error: unknown) => madeMeanwhile(provider.id, claims.subject, error),
      );
      return presented(made.id, await signIn.enterOrAsk(made, context, first, { proved: false }));
    },

    async unlink(actor: Actor, provider: string): Promise<void> {
      await db.transaction(async (tx) => {
        // One change of ways in at a time, so that the last of two is seen as the last.
        await users.lockAccount(tx, actor.userId);
        if (!(await identities.removeIdentities(tx, actor.userId, provider)))
          throw new ProblemError('NOT_FOUND');
        const { hasPassword } = (await users.findFacts(tx, actor.userId)) ?? {};
        const { methods } = await factors.standing(tx, actor.userId);
        if (
          !hasPassword &&
          !methods.includes('passkey') &&
          (await identities.listIdentities(tx, actor.userId)).length === 0
        )
          throw new ProblemError('LAST_FACTOR', { detail: 'Choose a password first' });
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.userId,
          action: 'social.unlinked',
          detail: provider,
        });
      });
    },
    async linkedTo(userId: string): Promise<Profile['social']> {
      const rows = await identities.listIdentities(db, userId);
      return rows.map((row) => ({
        ...row,
        name: config.socialProviders.find(({ id }) => id === row.provider)?.name ?? row.provider,
      }));
    },
  };
}
export type SocialService = ReturnType<typeof socialService>;
