/**
 * A client has lost the second factor. A SuperAdmin asks to take it off; the owner is told at once
 * and has a day to say no, because whoever talked staff into it may be somebody else.
 */
import type { BodyOf } from '@bussola/contract';
import { FACTOR_RESET_HOURS } from '@bussola/contract/limits';
import { plusDays, plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import { lockClient } from '../people/client-repository.ts';
import { deleteFactors, lockFactors, standingOf } from '../people/factor-repository.ts';
import * as resets from '../people/factor-reset-repository.ts';
import { issueToken } from '../people/issue-token.ts';
import { hashToken } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import { takeToken } from '../people/token-repository.ts';
import { findById } from '../people/user-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { factorResetLetter } from './client-letters.ts';

/** Where the owner stops it when signed in. */
const FACTORS_PAGE = '/app/dashboards/account#secondo-fattore';

interface Parts {
  sessions: Pick<SessionService, 'endAllOf'>;
  mailer: Pick<Mailer, 'send'>;
  notices: Pick<NoticeService, 'tell' | 'putAway'>;
  reasons: EncryptedReasons;
}

export function lostFactors(
  { db, clock, config, log }: Deps,
  { sessions, mailer, notices, reasons }: Parts,
) {
  const written = (
    tx: Tx,
    actor: string | null,
    subject: string,
    action: string,
    reason?: string,
  ) =>
    note(tx, {
      at: clock(),
      actor,
      subject,
      action,
      ...(actor === subject ? {} : { via: 'staff' }),
      ...(reason === undefined ? {} : { reason }),
    });
  async function stopped(tx: Tx, userId: string): Promise<void> {
    await notices.putAway(tx, userId, 'factors-reset-asked');
    await written(tx, userId, userId, 'factors.resetStopped');
  }
  /** The owner may be signed out, suspended or gone by now; then nothing is taken off. */
  async function takeOff(clientId: string): Promise<void> {
    await db.transaction(async (tx) => {
      await lockFactors(tx, clientId);
      if (!(await resets.takeDueReset(tx, clientId, clock()))) return;
      await notices.putAway(tx, clientId, 'factors-reset-asked');
      if ((await findById(tx, clientId))?.state !== 'active') return;
      await deleteFactors(tx, clientId);
      await sessions.endAllOf(tx, clientId, 'second factor lost');
      await written(tx, null, clientId, 'factors.reset');
      await notices.tell(tx, clientId, 'factors-reset');
    });
  }
  return {
    async ask(
      actor: Actor,
      clientId: string,
      { reason, how }: BodyOf<'resetClientFactors'>,
    ): Promise<void> {
      const until = plusSeconds(clock(), FACTOR_RESET_HOURS * 3600);
      await db.transaction(async (tx) => {
        const client = await lockClient(tx, clientId);
        if (!client) throw new ProblemError('NOT_FOUND');
        const { totp, passkeys } = await standingOf(tx, clientId, romeDay(clock()));
        if (client.state !== 'active' || (!totp && passkeys === 0))
          throw new ProblemError('CONFLICT', { detail: 'There is no second factor to take off' });
        const asked = { clientId, askedBy: actor.userId, at: clock(), dueAt: until };
        if (!(await resets.askReset(tx, asked)))
          throw new ProblemError('CONFLICT', { detail: 'It was asked already' });
        await written(
          tx,
          actor.userId,
          clientId,
          'factors.resetAsked',
          await reasons.seal(tx, clientId, `${reason} · ${how}`),
        );
        const staff = await findById(tx, actor.userId);
        const token = await issueToken(tx, {
          userId: clientId,
          kind: 'stop-factor-reset',
          now: clock(),
          expiresAt: until,
        });
        await mailer.send(
          tx,
          client.email,
          factorResetLetter(
            client,
            {
              staff: staff ? `${staff.firstName} ${staff.lastName}`.trim() : '',
              reason,
              how,
              until,
            },
            `${config.publicUrl}/user/stop-factor-reset?token=${token}`,
          ),
        );
        await notices.putAway(tx, clientId, 'factors-reset-asked');
        await notices.tell(
          tx,
          clientId,
          'factors-reset-asked',
          { until: until.toISOString(), page: FACTORS_PAGE },
          'screen',
        );
      });
    },
    async withdraw(actor: Actor, clientId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await resets.withdrawReset(tx, clientId))) throw new ProblemError('NOT_FOUND');
        await notices.putAway(tx, clientId, 'factors-reset-asked');
        await written(tx, actor.userId, clientId, 'factors.resetWithdrawn');
      });
    },
    async stop({ userId }: Actor): Promise<{ stopped: true }> {
      await db.transaction(async (tx) => {
        if (!(await resets.stopReset(tx, userId, clock()))) throw new ProblemError('NOT_FOUND');
        await stopped(tx, userId);
      });
      return { stopped: true };
    },
    /** @throws ProblemError TOKEN_INVALID, or TOKEN_EXPIRED when nothing waits any more */
    async stopByLink(token: string): Promise<{ stopped: true }> {
      await db.transaction(async (tx) => {
        const taken = await takeToken(tx, hashToken(token), 'stop-factor-reset', clock());
        if (!taken) throw new ProblemError('TOKEN_INVALID');
        // Past its time but not taken off yet: the owner's no still counts.
        if (!(await resets.stopReset(tx, taken.userId, clock())))
          throw new ProblemError('TOKEN_EXPIRED');
        await stopped(tx, taken.userId);
      });
      return { stopped: true };
    },
    /** One that fails does not hold the others up. */
    async sweep(): Promise<void> {
      for (const clientId of await resets.listDueResets(db, clock()))
        await takeOff(clientId).catch((error: unknown) => {
          log.error({ err: error }, 'a second factor was not taken off');
        });
      await resets.sweepStopped(db, plusDays(clock(), -30));
    },
  };
}
export type LostFactors = ReturnType<typeof lostFactors>;

/** /api/account: the owner says no. */
export function lostFactorRoutes(lost: LostFactors, limit: Pick<Throttle, 'countFrom'>) {
  return {
    stopFactorReset: (incoming) => lost.stop(actorOf(incoming)),
    stopFactorResetByLink: async ({ body, request }) => {
      await limit.countFrom('verify:ip', request);
      return lost.stopByLink(body.token);
    },
  } satisfies Partial<Handlers>;
}
