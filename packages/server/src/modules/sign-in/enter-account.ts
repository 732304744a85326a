/**
 * The end of every sign-in: adopts the visitor's data, sends notices, checks limits, opens the
 * session.
 */
import type { Session } from '@bussola/contract';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { refuseRoleAt } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { adoptDraft } from '../checkup/adopt-draft.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { FirstStep } from '../people/challenge-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import { deviceOf } from '../session/device.ts';
import type { SessionService } from '../session/session-service.ts';
import type { SocialLink } from './link.ts';
import { foldEmail } from '../people/one-use.ts';
import type { SignInContext } from './sign-in-context.ts';
import * as users from '../people/user-repository.ts';

export interface EnterParts {
  sessions: SessionService;
  factors: FactorService;
  notices: NoticeService;
  link: SocialLink;
}

export function enterAccount(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  { sessions, factors, notices, link }: EnterParts,
) {
  /**
   * Locks the account. The password was checked some time ago, perhaps in a queue: ending every
   * session meanwhile, or choosing another password, must stop this sign-in too.
   * @throws ProblemError unless the account is as it was then
   */
  async function stillAs(tx: Tx, user: users.AccountRow): Promise<void> {
    const now = await users.lockAccount(tx, user.id);
    if (now?.state !== 'active' || now.deletedAt || now.passwordHash !== user.passwordHash)
      throw new ProblemError('BAD_CREDENTIALS');
  }

  /** The household that a visitor began comes along, and their session ends. */
  async function adopt(tx: Tx, user: users.AccountRow, visitor: Actor | null): Promise<void> {
    if (!visitor?.provisional || visitor.userId === user.id || user.role !== 'User') return;
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

  /**
   * The end of every sign-in: adopts the visitor's data, sends notices, checks limits, opens the
   * session.
   */
  async function enter(
    user: users.AccountRow,
    context: SignInContext,
    { remember = false, proved = true }: { remember?: boolean; proved?: boolean },
    within: (tx: Tx) => Promise<void> = async () => undefined,
  ): Promise<Session> {
    refuseRoleAt(config, context.site, user.role);
    const folded = foldEmail(user.email ?? '');
    const isNew = context.deviceFor(folded) === null && user.hasEntered;
    const { opened, missing } = await db.transaction(async (tx) => {
      await stillAs(tx, user);
      await within(tx);
      const { methods, mandatory, excused } = await factors.standing(tx, user.id);
      const mustAdd = mandatory && methods.length === 0;
      await users.noteLogin(tx, user.id, clock());
      await note(tx, { at: clock(), actor: user.id, subject: user.id, action: 'login' });
      await adopt(tx, user, context.visitor);
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

  /** Only once everything that the account asks for has been given. */
  const joining =
    ({ linkTicket }: FirstStep, userId: string) =>
    async (tx: Tx): Promise<void> => {
      if (linkTicket) await link(tx, userId, linkTicket);
    };

  return {
    enter,
    joining,
    /** The first secret held; the second is asked where there is one. */
    async enterOrAsk(
      user: users.AccountRow,
      context: SignInContext,
      first: FirstStep,
      options: { proved: boolean },
    ): Promise<Session> {
      refuseRoleAt(config, context.site, user.role);
      const { methods } = await factors.standing(db, user.id);
      if (methods.length > 0) {
        throw await db.transaction(async (tx) => {
          await stillAs(tx, user);
          const ways = await factors.waysAt(tx, user.id, context.site, methods);
          return factors.askSecondStep(tx, user.id, ways, first);
        });
      }
      return enter(
        user,
        context,
        { remember: first.remember, ...options },
        joining(first, user.id),
      );
    },
  };
}
export type EnterAccount = ReturnType<typeof enterAccount>;
