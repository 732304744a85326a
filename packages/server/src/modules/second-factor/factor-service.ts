/**
 * One's own second factor: adding, removing, using it to sign in. Staff, advisers and partners may
 * not do without (product.md 1.8).
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Profile, ResponseOf } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../account/one-use.ts';
import { findById } from '../account/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { putChallenge } from './challenge-repository.ts';
import type { FirstStep } from './challenge-repository.ts';
import type { FactorCodes } from './codes.ts';
import * as factors from './factor-repository.ts';
import type { Passkeys } from './passkeys.ts';

const TICKET_SECONDS = 600;
export type Method = 'totp' | 'passkey' | 'recovery';
export interface Standing {
  methods: Method[];
  mandatory: boolean;
  /** Invented people of demo mode may do without, until they add one. */
  excused: boolean;
}

interface Parts {
  codes: FactorCodes;
  keys: Passkeys;
  sessions: SessionService;
  notices: NoticeService;
}

export function factorService(
  { db, clock, config }: Deps,
  { codes, keys, sessions, notices }: Parts,
) {
  async function standing(tx: Tx, userId: string): Promise<Standing> {
    const { totp, passkeys, recoveryLeft, mandatory, demo } = await factors.standingOf(
      tx,
      userId,
      romeDay(clock()),
    );
    const has = totp || passkeys > 0;
    return {
      methods: [
        ...(totp ? ['totp' as const] : []),
        ...(passkeys > 0 ? ['passkey' as const] : []),
        ...(has && recoveryLeft > 0 ? ['recovery' as const] : []),
      ],
      mandatory,
      excused: config.mode === 'demo' && demo,
    };
  }

  async function own(actor: Actor): Promise<{ id: string; email: string; name: string }> {
    const user = await findById(db, actor.userId);
    if (!user?.email) throw new ProblemError('NOT_FOUND');
    return { id: user.id, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  }

  /**
   * The first factor brings recovery codes, and makes a session whole that could do nothing else.
   */
  async function added(
    tx: Tx,
    actor: Actor,
    isFirst: boolean,
    factor: 'totp' | 'passkey',
  ): Promise<string[] | null> {
    await sessions.lift(tx, actor.sessionId);
    await sessions.prove(tx, actor.sessionId);
    await note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: actor.userId,
      action: 'factor.added',
      detail: factor,
    });
    await notices.tell(tx, actor.userId, 'factor-added', { factor });
    return isFirst ? codes.renewRecovery(tx, actor.userId) : null;
  }

  async function remove(
    actor: Actor,
    factor: 'totp' | 'passkey',
    work: (tx: Tx) => Promise<boolean>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await factors.lockFactors(tx, actor.userId);
      if (!(await work(tx))) throw new ProblemError('NOT_FOUND');
      const left = await standing(tx, actor.userId);
      if (left.methods.length === 0) {
        if (left.mandatory && !left.excused) throw new ProblemError('LAST_FACTOR');
        await factors.deleteRecoveryCodes(tx, actor.userId);
      }
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: actor.userId,
        action: 'factor.removed',
        detail: factor,
      });
      await notices.tell(tx, actor.userId, 'factor-removed', { factor });
    });
  }

  return {
    standing,
    async profile(userId: string): Promise<Profile['secondFactor']> {
      const { totp, recoveryLeft, mandatory } = await factors.standingOf(
        db,
        userId,
        romeDay(clock()),
      );
      return {
        totp,
        mandatory,
        recoveryCodesLeft: recoveryLeft,
        passkeys: await factors.listPasskeys(db, userId),
      };
    },

    /** The password was right and is not enough: a refusal that carries the way on. */
    async askSecondStep(
      tx: Tx,
      userId: string,
      methods: Method[],
      first: FirstStep,
    ): Promise<ProblemError> {
      const ticket = newToken();
      const expiresAt = plusSeconds(clock(), TICKET_SECONDS);
      await putChallenge(tx, {
        ticketHash: hashToken(ticket),
        kind: 'second-factor',
        userId,
        data: first,
        expiresAt,
      });
      return new ProblemError('SECOND_FACTOR_REQUIRED', {
        secondFactor: { ticket, methods, expiresAt: expiresAt.toISOString() },
      });
    },

    /** Spends a recovery code and says so to the owner. */
    async useRecovery(tx: Tx, userId: string, code: string): Promise<boolean> {
      if (!(await codes.takeRecovery(tx, userId, code))) return false;
      const { recoveryLeft } = await factors.standingOf(tx, userId, romeDay(clock()));
      await note(tx, {
        at: clock(),
        actor: userId,
        subject: userId,
        action: 'factor.recovery-used',
      });
      await notices.tell(tx, userId, 'recovery-used', { left: String(recoveryLeft) });
      return true;
    },

    async beginTotp(actor: Actor): Promise<ResponseOf<'beginTotp'>> {
      const { email } = await own(actor);
      return db.transaction(async (tx) => {
        const { secret, uri, sealed } = await codes.newSecret(tx, actor.userId, email);
        if (!(await factors.putTotp(tx, { userId: actor.userId, sealed, now: clock() })))
          throw new ProblemError('CONFLICT', {
            detail: 'An app of codes is set up already: remove it first',
          });
        return { secret, uri };
      });
    },
    async confirmTotp(actor: Actor, code: string): Promise<ResponseOf<'confirmTotp'>> {
      const answer = await db.transaction(async (tx) => {
        await factors.lockFactors(tx, actor.userId);
        const row = await factors.findTotp(tx, actor.userId);
        if (row?.confirmed !== false)
          throw new ProblemError('CONFLICT', {
            detail: 'There is no app of codes that waits for its first code',
          });
        if (!(await codes.takeCode(tx, actor.userId, code, false)))
          throw new ProblemError('CODE_WRONG');
        const before = await standing(tx, actor.userId);
        await factors.confirmTotp(tx, actor.userId, clock());
        return { recoveryCodes: await added(tx, actor, before.methods.length === 0, 'totp') };
      });
      return answer;
    },
    removeTotp: (actor: Actor) =>
      remove(actor, 'totp', (tx) => factors.deleteTotp(tx, actor.userId)),

    async beginPasskey(actor: Actor): Promise<ResponseOf<'beginPasskey'>> {
      return keys.askNew(await own(actor));
    },
    async addPasskey(
      actor: Actor,
      { ticket, name, passkey }: BodyOf<'addPasskey'>,
    ): Promise<ResponseOf<'addPasskey'>> {
      const answer = await db.transaction(async (tx) => {
        await factors.lockFactors(tx, actor.userId);
        const made = await keys.made(tx, actor.userId, ticket, passkey);
        const before = await standing(tx, actor.userId);
        if (!(await factors.insertPasskey(tx, { id: randomUUID(), ...made, name, now: clock() })))
          throw new ProblemError('CONFLICT', { detail: 'This passkey is known already' });
        return { recoveryCodes: await added(tx, actor, before.methods.length === 0, 'passkey') };
      });
      return answer;
    },
    removePasskey: (actor: Actor, passkeyId: string) =>
      remove(actor, 'passkey', (tx) => factors.deletePasskey(tx, actor.userId, passkeyId)),

    async renewRecovery(actor: Actor): Promise<ResponseOf<'newRecoveryCodes'>> {
      const recoveryCodes = await db.transaction(async (tx) => {
        await factors.lockFactors(tx, actor.userId);
        if ((await standing(tx, actor.userId)).methods.length === 0)
          throw new ProblemError('CONFLICT', {
            detail: 'Recovery codes belong to a second factor: add one first',
          });
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.userId,
          action: 'factor.recovery-renewed',
        });
        await notices.tell(tx, actor.userId, 'recovery-renewed');
        return codes.renewRecovery(tx, actor.userId);
      });
      return { recoveryCodes };
    },
  };
}
export type FactorService = ReturnType<typeof factorService>;
