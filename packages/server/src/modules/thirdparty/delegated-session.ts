/**
 * Going into somebody else's area and coming back (product.md 1.5, security.md 2.4, 4). Each step
 * is a code that is good once, for a minute, for one session of one browser; the partner's own
 * session waits, and comes back when the other ends.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueryOf, ResponseOf, Session } from '@bussola/contract';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../account/one-use.ts';
import { lockAccount } from '../account/user-repository.ts';
import { note } from '../audit/audit-repository.ts';
import { toOpen } from '../session/open-session.ts';
import {
  REFRESH_COOKIE,
  readRefreshValue,
  refuseForeignOrigin,
} from '../session/session-cookies.ts';
import { holderOf, revoke } from '../session/session-repository.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { findEnterable } from './grant-repository.ts';
import { insertHandoff, sweepHandoffs, takeHandoff } from './handoff-repository.ts';
import type { Handoff } from './handoff-repository.ts';
import type { PlaceholderService } from './placeholder-service.ts';

const CODE_SECONDS = 60;

export function delegatedSession(
  { db, clock, config, secrets }: Deps,
  {
    sessions,
    placeholder,
    factors,
  }: {
    sessions: SessionService;
    placeholder: PlaceholderService;
    factors: Pick<FactorService, 'standing'>;
  },
) {
  const invalid = () => new ProblemError('TOKEN_INVALID');

  async function issue(tx: Tx, handoff: Handoff): Promise<{ token: string; expiresAt: Date }> {
    const token = newToken();
    const expiresAt = plusSeconds(clock(), CODE_SECONDS);
    await insertHandoff(tx, { ...handoff, codeHash: hashToken(token), now: clock(), expiresAt });
    return { token, expiresAt };
  }
  /** `grantId` lets the page name what it is about to open; entering goes by the code alone. */
  const page = (
    name: 'thirdparty' | 'logoutthirdparty',
    code: string,
    grantId: string | null = null,
  ) => ({
    url: `${config.publicUrl}/user/authenticate/${name}?code=${code}${grantId ? `&grant=${grantId}` : ''}`,
  });

  /** Sessions in another area do not chain: the person comes back first. */
  function refuseElsewhere(actor: Actor): void {
    if (actor.via !== 'own')
      throw new ProblemError('FORBIDDEN', { detail: 'Another area is open' });
  }

  /** @returns nothing for a grant that opens no area today */
  async function areaOf(tx: Tx, { via, grantId }: Handoff, userId: string) {
    if (via === 'placeholder') return placeholder.id(tx);
    return grantId && (await findEnterable(tx, grantId, userId, romeDay(clock())))?.ownerId;
  }

  async function enter(tx: Tx, code: Handoff, request: FastifyRequest) {
    // Whoever ends all sessions holds the account: what is opened here is among them, or is not
    // opened.
    const holder = await holderOf(tx, code.sessionId);
    if (holder) await lockAccount(tx, holder);
    const own = await sessions.lock(tx, code.sessionId);
    if (!own || own.revoked || !own.userLives || own.expiresAt <= clock() || own.via !== 'own')
      throw invalid();
    const areaId = await areaOf(tx, code, own.userId);
    if (!areaId || !code.via) throw invalid();
    await note(tx, {
      at: clock(),
      actor: own.userId,
      subject: areaId,
      action: code.via === 'grant' ? 'area.entered' : 'placeholder.entered',
    });
    return sessions.open(tx, {
      userId: own.userId,
      agent: request.headers['user-agent'],
      elsewhere: { via: code.via, areaId, grantId: code.grantId, parentId: own.id },
    });
  }

  async function comeBack(tx: Tx, code: Handoff) {
    const left = await sessions.lock(tx, code.sessionId);
    const own = left?.parentId ? await sessions.lock(tx, left.parentId) : undefined;
    if (!own || own.revoked || !own.userLives || own.expiresAt <= clock()) throw invalid();
    return toOpen(own);
  }

  return {
    async handle(actor: Actor, grantId: string): Promise<ResponseOf<'thirdPartyHandle'>> {
      refuseElsewhere(actor);
      const grant = await findEnterable(db, grantId, actor.userId, romeDay(clock()));
      if (!grant) throw new ProblemError('NOT_FOUND');
      // At sign-in it is asked of whoever holds a grant by then; this session may be of before.
      const { methods, excused } = await factors.standing(db, actor.userId);
      if (methods.length === 0 && !excused)
        throw new ProblemError('SECOND_FACTOR_REQUIRED', {
          detail: 'Add a second factor to the account first',
        });
      const { token, expiresAt } = await db.transaction((tx) =>
        issue(tx, { kind: 'handle', sessionId: actor.sessionId, via: 'grant', grantId }),
      );
      return { thirdPartyToken: token, expiresAt: expiresAt.toISOString() };
    },

    /**
     * @throws ProblemError TOKEN_INVALID for a handle that is spent, old, or of another partner,
     *   user, grant or session
     */
    async authenticate(
      actor: Actor,
      { thirdPartyId, userId, thirdPartyToken }: QueryOf<'authThirdParty'>,
    ): Promise<ResponseOf<'authThirdParty'>> {
      refuseElsewhere(actor);
      const taken = await takeHandoff(db, hashToken(thirdPartyToken), clock());
      if (
        taken?.kind !== 'handle' ||
        taken.sessionId !== actor.sessionId ||
        thirdPartyId !== actor.userId ||
        !taken.grantId
      )
        throw invalid();
      const grant = await findEnterable(db, taken.grantId, actor.userId, romeDay(clock()));
      if (grant?.ownerId !== userId) throw invalid();
      const { token } = await db.transaction((tx) =>
        issue(tx, {
          kind: 'enter',
          sessionId: actor.sessionId,
          via: 'grant',
          grantId: taken.grantId,
        }),
      );
      return page('thirdparty', token, taken.grantId);
    },

    async openPlaceholder(actor: Actor): Promise<ResponseOf<'openPlaceholder'>> {
      refuseElsewhere(actor);
      await placeholder.resetWhenEmpty();
      const { token } = await db.transaction((tx) =>
        issue(tx, { kind: 'enter', sessionId: actor.sessionId, via: 'placeholder', grantId: null }),
      );
      return page('thirdparty', token);
    },

    /** Ends the session in somebody else's area; the address it answers brings one's own back. */
    async leave(actor: Actor): Promise<ResponseOf<'logoutThirdParty'>> {
      if (actor.via === 'own')
        throw new ProblemError('FORBIDDEN', { detail: 'No other area is open' });
      const { token } = await db.transaction(async (tx) => {
        await revoke(tx, actor.sessionId, 'left', clock());
        await note(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.areaId,
          action: actor.via === 'grant' ? 'area.left' : 'placeholder.left',
        });
        return issue(tx, { kind: 'leave', sessionId: actor.sessionId, via: null, grantId: null });
      });
      if (actor.via === 'placeholder') await placeholder.resetWhenEmpty();
      return page('logoutthirdparty', token);
    },

    /**
     * The refresh cookie must be of the session that the code is for: a code carried to another
     * browser opens nothing.
     */
    async exchange(code: string, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
      refuseForeignOrigin(request, config.publicUrl);
      const cookie = readRefreshValue(secrets, request.cookies[REFRESH_COOKIE]);
      const opened = await db.transaction(async (tx) => {
        const taken = await takeHandoff(tx, hashToken(code), clock());
        if (!taken || taken.kind === 'handle' || taken.sessionId !== cookie?.sessionId)
          return undefined;
        return taken.kind === 'enter' ? enter(tx, taken, request) : comeBack(tx, taken);
      });
      if (!opened) throw invalid();
      return sessions.present(reply, opened);
    },
    sweep: async () => {
      await sweepHandoffs(db, plusSeconds(clock(), -86_400));
      await placeholder.resetWhenEmpty();
    },
  };
}
export type DelegatedSession = ReturnType<typeof delegatedSession>;
