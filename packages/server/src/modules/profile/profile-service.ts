/** The account itself: what its page shows, names and municipality, another password. */
import type { BodyOf, Profile, ResponseOf, User } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { provedUntil } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { lockArea, saveOwnerFacts } from '../people/nucleo-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SocialService } from '../social/social-service.ts';
import { pendingEmail } from '../account/email-change-repository.ts';
import type { PasswordHasher } from '../people/hashing.ts';
import { refuseEasy } from '../account/new-password.ts';
import { loadUser } from '../people/user-json-repository.ts';
import * as users from '../people/user-repository.ts';

interface Parts {
  sessions: SessionService;
  hasher: PasswordHasher;
  notices: NoticeService;
  factors: FactorService;
  social: Pick<SocialService, 'linkedTo'>;
}

export function profileService(
  { db, clock }: Deps,
  { sessions, hasher, notices, factors, social }: Parts,
) {
  async function userOf(tx: Tx, userId: string): Promise<User> {
    const user = await loadUser(tx, userId, romeDay(clock()));
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  }

  return {
    async read(actor: Actor): Promise<Profile> {
      const facts = await users.findFacts(db, actor.userId);
      if (!facts) throw new ProblemError('NOT_FOUND');
      return {
        user: await userOf(db, actor.userId),
        ...facts,
        pendingEmail: await pendingEmail(db, actor.userId, clock()),
        social: await social.linkedTo(actor.userId),
        secondFactor: await factors.profile(actor),
        provedUntil: provedUntil(actor, clock())?.toISOString() ?? null,
      };
    },

    /** Names and municipality, in the account and in the person's own row of the household. */
    async update(
      actor: Actor,
      { firstName, lastName, comuneResidenza, language }: BodyOf<'updateAccount'>,
    ): Promise<User> {
      return db.transaction(async (tx) => {
        const fields = { firstName, lastName, comune: comuneResidenza, language };
        // The order in which a save of the household locks them.
        await lockArea(tx, actor.userId);
        await users.updateAccount(tx, actor.userId, fields);
        await users.bumpRevision(tx, actor.userId);
        await saveOwnerFacts(
          tx,
          actor.userId,
          { firstName, lastName, ...(comuneResidenza && { comuneResidenza }) },
          clock(),
        );
        const changed = Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([name]) => name);
        if (changed.length > 0)
          await note(tx, {
            at: clock(),
            actor: actor.userId,
            subject: actor.userId,
            action: 'account.updated',
            detail: changed.join(' '),
          });
        return userOf(tx, actor.userId);
      });
    },

    async complete(actor: Actor, body: BodyOf<'completeProfile'>): Promise<User> {
      const { firstName, lastName, comuneResidenza, marketing, language } = body;
      return db.transaction(async (tx) => {
        await users.updateAccount(tx, actor.userId, {
          firstName,
          lastName,
          comune: comuneResidenza,
          language,
        });
        await users.bumpRevision(tx, actor.userId);
        await addConsent(tx, { userId: actor.userId, kind: 'privacy', granted: true, at: clock() });
        if (marketing !== undefined)
          await addConsent(tx, {
            userId: actor.userId,
            kind: 'marketing',
            granted: marketing,
            at: clock(),
          });
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.userId,
          action: 'account.completed',
        });
        return userOf(tx, actor.userId);
      });
    },

    async changePassword(
      actor: Actor,
      body: BodyOf<'changePassword'>,
    ): Promise<ResponseOf<'changePassword'>> {
      const user = await users.findById(db, actor.userId);
      if (!user?.email) throw new ProblemError('NOT_FOUND');
      await refuseEasy(body.password, body.confirmPassword, [
        user.firstName,
        user.lastName,
        user.email,
      ]);
      const passwordHash = await hasher.hash(
        body.password,
        user.role === 'User' ? 'user' : 'staff',
        { account: user.id, known: true },
      );
      await db.transaction(async (tx) => {
        // The session may have been ended while this was hashed: the database shows it nothing any
        // more.
        if (!(await users.lockAccount(tx, user.id))) throw new ProblemError('SESSION_ENDED');
        await users.setPassword(tx, user.id, passwordHash);
        await sessions.endOthersOf(tx, actor, 'password changed');
        await note(tx, {
          at: clock(),
          actor: user.id,
          subject: user.id,
          action: 'password.changed',
        });
        await notices.tell(tx, user.id, 'password-changed');
      });
      return { changed: true };
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
