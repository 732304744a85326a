/**
 * Signing in: the password or a passkey, the second step where there is one, and what every way has
 * in common at the end.
 */
import type { FastifyReply } from 'fastify';
import type { BodyOf, Session } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Requester } from '../../fair-queue.ts';
import type { Actor } from '../../http/handler.ts';
import { networkOf } from '../../http/network.ts';
import type { Caller } from '../../http/visitor-cookie.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { adoptDraft } from '../checkup/adopt-draft.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { takeChallenge, tryChallenge } from '../second-factor/challenge-repository.ts';
import type { FactorCodes } from '../second-factor/codes.ts';
import type { FactorService, FirstStep } from '../second-factor/factor-service.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import { deviceOf } from '../session/device.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SocialLink } from '../social/link.ts';
import type { PasswordHasher } from './hashing.ts';
import { lateSignInOffer } from './late-sign-in.ts';
import { foldEmail, hashToken } from './one-use.ts';
import type { Throttle } from './throttle.ts';
import { minDuration } from './min-duration.ts';
import * as users from './user-repository.ts';

const SECOND_STEP_TRIES = 5;

/** What is known of the person signing in, before any secret. */
export interface SignInContext {
  caller: Caller;
  /** What the browser says of itself. */
  agent: string | undefined;
  /**
   * The id this browser was given when the account with this address last entered from it, if it
   * did.
   */
  deviceFor(folded: string): string | null;
  /** Marks this browser as one that the account has entered from. */
  remember(folded: string): void;
  /** The provisional person whose answers come along. */
  visitor: Actor | null;
  reply: FastifyReply;
}
export interface SignInParts {
  sessions: SessionService;
  mailer: Mailer;
  hasher: PasswordHasher;
  limit: Throttle;
  factors: FactorService;
  codes: FactorCodes;
  keys: Passkeys;
  notices: NoticeService;
  link: SocialLink;
}

export function signInService(
  { db, clock, config }: Deps,
  { sessions, mailer, hasher, limit, factors, codes, keys, notices, link }: SignInParts,
) {
  const offer = lateSignInOffer({ db, clock, config }, { mailer, hasher, limit });
  /**
   * Secrets were looked at some time ago, perhaps in a queue: whoever ended every session
   * meanwhile, or chose another password, meant this one too.
   * @throws ProblemError unless the account is as it was then; held from here on
   */
  async function stillAs(tx: Tx, user: users.AccountRow): Promise<void> {
    const now = await users.lockAccount(tx, user.id);
    if (now?.state !== 'active' || now.deletedAt || now.passwordHash !== user.passwordHash)
      throw new ProblemError('BAD_CREDENTIALS');
  }

  /** The end of every way in: what is adopted, told, limited, and the session itself. */
  async function enter(
    user: users.AccountRow,
    context: SignInContext,
    { remember = false, proved = true }: { remember?: boolean; proved?: boolean },
    within: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<Session> {
    const folded = foldEmail(user.email ?? '');
    const isNew = context.deviceFor(folded) === null && user.hasEntered;
    const { opened, missing } = await db.transaction(async (tx) => {
      await stillAs(tx, user);
      await within(tx);
      const { methods, mandatory, excused } = await factors.standing(tx, user.id);
      const mustAdd = mandatory && methods.length === 0;
      await users.noteLogin(tx, user.id, clock());
      await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'login' });
      const { visitor } = context;
      if (visitor?.provisional && visitor.userId !== user.id && user.role === 'User') {
        const adopted = await adoptDraft(tx, visitor.userId, user.id, clock());
        if (adopted)
          await note(tx, {
            at: clock(),
            actor: user.id,
            subject: user.id,
            action: 'checkup.adopted',
          });
        await sessions.endAllOf(tx, visitor.userId, 'signed in');
      }
      if (isNew) {
        const { browser, system } = deviceOf(context.agent);
        await notices.tell(tx, user.id, 'new-device', {
          ...(browser ? { browser } : {}),
          ...(system ? { system } : {}),
        });
      }
      return {
        opened: await sessions.open(tx, {
          userId: user.id,
          agent: context.agent,
          remember,
          proved,
          limitedTo: mustAdd && !excused ? 'enrol' : null,
        }),
        missing: mustAdd && excused,
      };
    });
    context.remember(folded);
    const session = await sessions.present(context.reply, opened);
    return missing ? { ...session, secondFactorMissing: true } : session;
  }

  /**
   * Whoever knows the password of an unproved account may learn that only the address is missing.
   */
  async function isUnproved(folded: string, password: string, from: Requester): Promise<boolean> {
    for (const claim of (await users.findClaims(db, folded)).slice(0, 2)) {
      if (await hasher.verify(claim.passwordHash, password, from)) return true;
    }
    return false;
  }

  /** With the hash at today's cost. @returns undefined when the password was changed meanwhile */
  async function atTodaysCost(
    known: users.AccountRow,
    password: string,
    from: Requester,
  ): Promise<users.AccountRow | undefined> {
    const kind = known.role === 'User' ? 'user' : 'staff';
    if (!known.passwordHash || !hasher.isStale(known.passwordHash, kind)) return known;
    const passwordHash = await hasher.hash(password, kind, from);
    if (await users.replacePassword(db, known.id, known.passwordHash, passwordHash))
      return { ...known, passwordHash };
    const now = await users.findById(db, known.id);
    return now && (await hasher.verify(now.passwordHash, password, from)) ? now : undefined;
  }

  /** Only once everything that the account asks for has been given. */
  const joining =
    ({ linkTicket }: FirstStep, userId: string) =>
    async (tx: Tx): Promise<void> => {
      if (linkTicket) await link(tx, userId, linkTicket);
    };

  return {
    /** The first secret held; the second is asked where there is one. */
    async enterOrAsk(
      user: users.AccountRow,
      context: SignInContext,
      first: FirstStep,
      options: { proved: boolean },
    ): Promise<Session> {
      const { methods } = await factors.standing(db, user.id);
      if (methods.length > 0) {
        throw await db.transaction(async (tx) => {
          await stillAs(tx, user);
          return factors.askSecondStep(tx, user.id, methods, first);
        });
      }
      return enter(
        user,
        context,
        { remember: first.remember, ...options },
        joining(first, user.id),
      );
    },

    async password(body: BodyOf<'authenticate'>, context: SignInContext): Promise<Session> {
      const folded = foldEmail(body.email);
      const device = context.deviceFor(folded);
      // A browser that has been in counts for itself: strangers who guess, even behind the same
      // address, cannot lock the owner out.
      const guesser = device === null ? folded : `device ${device} ${folded}`;
      const from: Requester = {
        account: folded,
        network: networkOf(context.caller.ip),
        known: device !== null,
      };
      await hasher.room(from);
      if (device === null) await limit.countFrom('login:ip', context.caller);
      const wait = await limit.wait('login:account', guesser);
      if (wait > 0) throw await offer(body, from, wait);
      return minDuration(config.uniformMs, async () => {
        const known = await users.findByEmail(db, folded);
        const good = await hasher.tryPassword(known?.passwordHash, body.password, {
          from,
          alike: known?.state !== 'active',
        });
        if (!known || !good || known.state !== 'active') {
          if (!known && (await isUnproved(folded, body.password, from)))
            throw new ProblemError('EMAIL_UNVERIFIED');
          throw new ProblemError('BAD_CREDENTIALS');
        }
        const user = await atTodaysCost(known, body.password, from);
        if (!user) throw new ProblemError('BAD_CREDENTIALS');
        await limit.forget('login:account', guesser);
        return this.enterOrAsk(
          user,
          context,
          { remember: body.remember ?? false, linkTicket: body.linkTicket ?? null },
          { proved: true },
        );
      });
    },

    async secondStep(
      body: BodyOf<'authenticateSecondFactor'>,
      context: SignInContext,
    ): Promise<Session> {
      await limit.countFrom('challenge:ip', context.caller);
      const ticketHash = hashToken(body.ticket);
      const step = await tryChallenge<FirstStep>(
        db,
        ticketHash,
        'second-factor',
        SECOND_STEP_TRIES,
        clock(),
      );
      const user = step?.userId ? await users.findById(db, step.userId) : undefined;
      if (!step || user?.state !== 'active')
        throw new ProblemError('TOKEN_EXPIRED', {
          detail: 'Sign in again: this step is over, or was tried too often',
        });
      const folded = foldEmail(user.email ?? '');
      const device = context.deviceFor(folded);
      const guesser = `factor ${device ?? ''} ${user.id}`;
      await limit.count('login:account', guesser);
      if ('passkey' in body && (await keys.signedBy(body.passkeyTicket, body.passkey)) !== user.id)
        throw new ProblemError('PASSKEY_REFUSED');
      const session = await enter(user, context, { remember: step.data.remember }, async (tx) => {
        // The ticket goes with the code: of two that race, one enters.
        if (!(await takeChallenge(tx, ticketHash, 'second-factor', clock())))
          throw new ProblemError('TOKEN_EXPIRED');
        if ('code' in body && !(await codes.takeCode(tx, user.id, body.code, true)))
          throw new ProblemError('CODE_WRONG');
        if ('passkey' in body) await keys.stillOf(tx, user.id, body.passkey);
        if ('recoveryCode' in body && !(await factors.useRecovery(tx, user.id, body.recoveryCode)))
          throw new ProblemError('CODE_WRONG');
        await joining(step.data, user.id)(tx);
      });
      await limit.forget('login:account', guesser);
      return session;
    },

    /** A passkey with the person verified by their device is both factors at once. */
    async passkey(body: BodyOf<'authenticatePasskey'>, context: SignInContext): Promise<Session> {
      await limit.countFrom('challenge:ip', context.caller);
      const user = await users.findById(db, await keys.signedBy(body.ticket, body.passkey));
      if (user?.state !== 'active') throw new ProblemError('PASSKEY_REFUSED');
      return enter(user, context, { remember: body.remember ?? false }, (tx) =>
        keys.stillOf(tx, user.id, body.passkey),
      );
    },
  };
}
export type SignInService = ReturnType<typeof signInService>;
